/// How the checklist counts and lists things in a sentence.
enum AuditWords {
  /// `1 screen`, `3 screens`
  static func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? singular : plural ?? singular + "s")"
  }

  /// `1 of 3 controls shows both`, `2 of 3 controls show both`
  static func share(_ part: Int, of whole: Int, _ noun: String, _ singular: String, _ plural: String) -> String {
    "\(part) of \(count(whole, noun)) \(part == 1 || whole == 1 ? singular : plural)"
  }

  /// `a`, `a and b`, `a, b and c`; of many the first few, and how many more there are.
  static func list(_ items: [String], most: Int = 6) -> String {
    guard items.count <= most else {
      return items.prefix(most - 1).joined(separator: ", ") + " and \(items.count - most + 1) more"
    }
    guard items.count > 1, let last = items.last else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `once`, `twice`, `3 times`
  static func times(_ number: Int) -> String {
    switch number {
    case 1: "once"
    case 2: "twice"
    default: "\(number) times"
    }
  }
}

/// How one XML list is written, and values written so.
struct PropertyListStyle {
  let indentUnit: String
  let lineEnd: String

  init(of text: SourceText) {
    // Xcode writes tabs.
    indentUnit = text.indentUnit ?? "\t"
    lineEnd = text.dominantLineEnding
  }

  func key(_ key: String) -> String { "<key>\(Self.escaped(key))</key>" }

  /// The element, without indentation before its first line, which has the given one.
  func element(_ value: PropertyListValue, at indentation: String) -> String {
    let inside = indentation + indentUnit
    switch value.content {
    case .string(let string): return "<string>\(Self.escaped(string))</string>"
    case .integer(let number): return "<integer>\(number)</integer>"
    case .real(let number): return "<real>\(number)</real>"
    case .boolean(let isTrue): return isTrue ? "<true/>" : "<false/>"
    case .date(let date): return "<date>\(Self.escaped(date))</date>"
    case .data(let data): return "<data>\(Base64.encode(data))</data>"
    case .array(let values):
      if values.isEmpty { return "<array/>" }
      let lines = values.map { inside + element($0, at: inside) }
      return (["<array>"] + lines + [indentation + "</array>"]).joined(separator: lineEnd)
    case .dictionary(let dictionary):
      if dictionary.entries.isEmpty { return "<dict/>" }
      let lines = dictionary.entries.flatMap { [inside + key($0.key), inside + element($0.value, at: inside)] }
      return (["<dict>"] + lines + [indentation + "</dict>"]).joined(separator: lineEnd)
    }
  }

  private static func escaped(_ string: String) -> String {
    var escaped = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension PropertyListStyle {
  /// A whole list with one key that is true, as Xcode writes it.
  static func list(withTrue key: String, lineEnd: String = "\n") -> String {
    let lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
      "<plist version=\"1.0\">",
      "<dict>",
      "\t<key>\(key)</key>",
      "\t<true/>",
      "</dict>",
      "</plist>",
    ]
    return lines.map { $0 + lineEnd }.joined()
  }
}

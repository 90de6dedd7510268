/// Calls of which one takes back what the other did: `addBookmark` and `removeBookmark`, `marks.insert` and
/// `marks.remove`.
struct ReversibleDeed: Hashable {
  /// What is called, and what is said behind the verb.
  private var receiver: [String]
  private var noun: [String]
  /// What is given, where the name says nothing of it: `context.insert(mark)`.
  private var thing: [String] = []

  private static let taking: Set<String> = ["remove", "delete", "unmark", "clear"]
  private static let giving: Set<String> = ["add", "insert", "create", "append", "mark"]

  private init?(_ call: CallStep, verbs: Set<String>) {
    let words = call.name.words
    guard let verb = words.first, verbs.contains(verb), !call.name.isCapitalised else { return nil }
    noun = Array(words.dropFirst())
    receiver = call.receiver
    // `remove(at:)` and `append` of nothing that is named are not about the same thing.
    if noun.isEmpty {
      thing = call.arguments.first?.value.names ?? []
      if receiver.isEmpty || thing.isEmpty { return nil }
    }
  }

  /// `deleteBookmark` and `createBookmark`: whether names of two closures say that one takes back the other.
  static func isPair(taking name: String, giving other: String) -> Bool {
    let (words, others) = (name.words, other.words)
    guard let verb = words.first, taking.contains(verb), let opposite = others.first, giving.contains(opposite) else {
      return false
    }
    return words.dropFirst() == others.dropFirst()
  }

  /// What the steps take away that they can be told to give again.
  static func taken(by steps: [Step]) -> Set<ReversibleDeed> { deeds(steps, taking) }

  static func given(by steps: [Step]) -> Set<ReversibleDeed> { deeds(steps, giving) }

  private static func deeds(_ steps: [Step], _ verbs: Set<String>) -> Set<ReversibleDeed> {
    var found: Set<ReversibleDeed> = []
    for step in steps {
      switch step.kind {
      case .call(let call):
        if let deed = ReversibleDeed(call, verbs: verbs) { found.insert(deed) }
        for closure in call.closures { found.formUnion(deeds(closure.steps, verbs)) }
      case .apart(let inner), .loop(let inner), .delayed(_, let inner): found.formUnion(deeds(inner, verbs))
      case .branch(let branches): for branch in branches { found.formUnion(deeds(branch.steps, verbs)) }
      case .assign, .wait, .exit: continue
      }
    }
    return found
  }
}

/// One place where a view is made.
public struct Construction: Sendable, Hashable {
  /// The declaration in whose body the view is made.
  public let id: DeclarationID
  /// Index into `BodyFacts.elements`.
  public let element: Int
}

/// In which files a view is made or an environment key is given a value, so that not every file is asked.
///
/// The numbers are indices into `WorkspaceIndex.files`, ascending.
struct UseTable: Sendable {
  private(set) var filesConstructing: [String: [Int]] = [:]
  private(set) var filesInjecting: [String: [Int]] = [:]

  init(_ facts: [FileFacts]) {
    for (number, file) in facts.enumerated() {
      for name in file.constructs.keys { filesConstructing[name, default: []].append(number) }
      for key in file.injectedKeys.keys { filesInjecting[key, default: []].append(number) }
    }
  }

  mutating func replace(_ old: FileFacts, with new: FileFacts, at number: Int) {
    Self.replace(Set(old.constructs.keys), with: Set(new.constructs.keys), at: number, in: &filesConstructing)
    Self.replace(Set(old.injectedKeys.keys), with: Set(new.injectedKeys.keys), at: number, in: &filesInjecting)
  }

  private static func replace(
    _ old: Set<String>, with new: Set<String>, at number: Int, in table: inout [String: [Int]]
  ) {
    for name in old.subtracting(new) { table[name]?.removeAll { $0 == number } }
    for name in new.subtracting(old) {
      let place = table[name]?.firstIndex { $0 > number } ?? table[name]?.endIndex ?? 0
      table[name, default: []].insert(number, at: place)
    }
  }
}

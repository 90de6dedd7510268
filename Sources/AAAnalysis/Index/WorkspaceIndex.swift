/// A declaration of a file that was read. Valid for one index only.
public struct DeclarationID: Hashable, Sendable, Comparable {
  /// Index into `WorkspaceIndex.files`.
  public let file: Int
  /// Index into `IndexedFile.declarations`.
  public let ordinal: Int

  public init(file: Int, ordinal: Int) {
    self.file = file
    self.ordinal = ordinal
  }

  public static func < (left: DeclarationID, right: DeclarationID) -> Bool {
    (left.file, left.ordinal) < (right.file, right.ordinal)
  }
}

/// Who is called what, over all files that were read.
public struct WorkspaceIndex: Sendable {
  /// In order of their paths.
  public let files: [IndexedFile]
  /// Shared by all copies: an index is handed around with every question.
  private let shared: Shared
  private var tables: Tables { shared.tables }

  private final class Shared: Sendable {
    let tables: Tables

    init(_ tables: Tables) { self.tables = tables }
  }

  /// - Parameter files: each file once.
  public init(_ files: [IndexedFile]) {
    let files = files.sorted { $0.file < $1.file }
    self.files = files
    shared = Shared(Tables(files))
  }

  private init(_ files: [IndexedFile], _ shared: Shared) {
    self.files = files
    self.shared = shared
  }

  /// The same index with one file's declarations moved or changed inside.
  ///
  /// - Precondition: the file has the same declarations, by name and order, as before.
  public func replacing(_ file: IndexedFile) -> WorkspaceIndex {
    guard let number = tables.numbers[file.file] else { return self }
    var files = files
    files[number] = file
    return WorkspaceIndex(files, shared)
  }

  /// The same index with other declarations in one file. Costs what that file declares, and a copy of the tables.
  public func redeclaring(_ file: IndexedFile) -> WorkspaceIndex {
    guard let number = tables.numbers[file.file] else { return self }
    var files = files
    files[number] = file
    var tables = tables
    tables.replace(self.files[number], with: file, number: number, in: files)
    return WorkspaceIndex(files, Shared(tables))
  }

  public subscript(id: DeclarationID) -> IndexedDeclaration { files[id.file].declarations[id.ordinal] }

  public func number(of file: FileID) -> Int? { tables.numbers[file] }

  public func file(of id: DeclarationID) -> FileID { files[id.file].file }

  /// A span of a declaration as a place in its file.
  public func location(_ span: Span, in id: DeclarationID) -> Location {
    Location(file(of: id), span.shifted(by: self[id].start))
  }

  /// How many folders the paths of two declarations' files have in common at their start; one more for one file.
  public func nearness(of id: DeclarationID, to other: DeclarationID) -> Int {
    if id.file == other.file { return Int.max }
    let folders = file(of: id).folder.split(separator: "/")
    let others = file(of: other).folder.split(separator: "/")
    return zip(folders, others).prefix { $0 == $1 }.count
  }

  public func type(_ id: DeclarationID) -> TypeDeclaration? {
    guard case .type(let type) = self[id].value else { return nil }
    return type
  }

  /// The type or extension that holds a member.
  public func owner(of id: DeclarationID) -> DeclarationID? {
    self[id].owner.map { DeclarationID(file: id.file, ordinal: $0) }
  }

  /// The name of the type that holds a member, also if an extension does.
  public func ownerName(of id: DeclarationID) -> String? {
    owner(of: id).flatMap { type($0)?.name }
  }

  /// Types of this name; a type alias is followed to the type it names.
  public func types(named name: String) -> [DeclarationID] {
    var name = name
    // Aliases of aliases exist, circles of them only in broken code.
    for _ in 0..<8 {
      let found = tables.types[name] ?? []
      guard let first = found.first, case .typeAlias(let alias) = self[first].value else { return found }
      if alias.type.name == name { return [] }
      name = alias.type.name
    }
    return []
  }

  /// Whether a type or type alias of this name is declared, whatever the alias stands for.
  public func declares(type name: String) -> Bool { tables.types[name] != nil }

  /// The name of the type that a type alias stands for in the end; the name itself if it is no alias.
  public func canonicalName(ofType name: String) -> String {
    var name = name
    for _ in 0..<8 {
      guard let first = tables.types[name]?.first, case .typeAlias(let alias) = self[first].value,
        alias.type.name != name
      else { break }
      name = alias.type.name
    }
    return name
  }

  public func extensions(of name: String) -> [DeclarationID] { tables.extensions[name] ?? [] }
  public func globals(named name: String) -> [DeclarationID] { tables.globals[name] ?? [] }
  public func members(of type: String, named name: String) -> [DeclarationID] {
    tables.members[type]?[name] ?? []
  }
  public func extensionMembers(named name: String) -> [DeclarationID] { tables.extensionMembers[name] ?? [] }

  /// Whether some type or extension has a member of this name, or an enumeration a case.
  public func declaresMember(named name: String) -> Bool { tables.memberCounts[name] != nil }

  /// Types whose inheritance clause names `name`, in source order.
  public func inheritors(of name: String) -> [String] {
    (tables.inheritors[name] ?? []).compactMap { type($0)?.name }
  }

  /// All declarations of a type: itself and its extensions.
  public func parts(of name: String) -> [DeclarationID] { types(named: name) + extensions(of: name) }

  /// The names in the inheritance clauses of a type and its extensions.
  public func inheritedNames(of name: String) -> [String] {
    let own = tables.inherited[canonicalName(ofType: name)]
    guard let added = tables.inheritedByExtensions[name] else { return own ?? [] }
    return (own ?? []) + added
  }

  /// Whether a type or one of the types it inherits from is declared to conform, as far as the sources say.
  public func conforms(_ name: String, to protocolName: String) -> Bool {
    var seen: Set<String> = []
    var pending = [name]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      for inherited in inheritedNames(of: next) {
        if inherited == protocolName { return true }
        pending.append(inherited)
      }
    }
    return false
  }

  /// Members called `name` of a type, its superclasses and protocols (and their extensions), nearest first.
  public func lookUp(member name: String, of type: String) -> [DeclarationID] {
    let own = members(of: type, named: name)
    if !own.isEmpty || !declaresMember(named: name) { return own }
    var seen: Set<String> = [type]
    var pending = inheritedNames(of: type)[...]
    while let next = pending.popFirst() {
      guard seen.insert(next).inserted else { continue }
      let found = members(of: next, named: name)
      // A protocol's requirement has no body; its extension or the conforming type may.
      if found.contains(where: { hasBody($0) }) { return found }
      pending.append(contentsOf: inheritedNames(of: next))
    }
    return []
  }

  /// Members called `name` of the types that conform to a protocol, for a call through the protocol.
  public func implementations(of name: String, in protocolName: String) -> [DeclarationID] {
    inheritors(of: protocolName).flatMap { members(of: $0, named: name) }.filter(hasBody)
  }

  private func hasBody(_ id: DeclarationID) -> Bool {
    switch self[id].value {
    case .function(let function): function.body != nil
    case .variable(let variable): variable.getter != nil || variable.initialValue != nil || !isInProtocol(id)
    default: true
    }
  }

  private func isInProtocol(_ id: DeclarationID) -> Bool {
    owner(of: id).flatMap { type($0) }?.kind == .protocol
  }
}

extension WorkspaceIndex {
  /// The names of all files, each with where it is declared. All lists are in the order of files and declarations.
  struct Tables: Sendable {
    private(set) var numbers: [FileID: Int] = [:]
    /// Types and type aliases by simple name, extensions left out.
    private(set) var types: [String: [DeclarationID]] = [:]
    /// Extensions by the extended type's simple name.
    private(set) var extensions: [String: [DeclarationID]] = [:]
    /// Functions and variables at file level.
    private(set) var globals: [String: [DeclarationID]] = [:]
    /// Members of types and extensions, by type and name.
    private(set) var members: [String: [String: [DeclarationID]]] = [:]
    /// In how many places members of a name are declared.
    private(set) var memberCounts: [String: Int] = [:]
    /// Functions and variables of extensions, whatever they extend, by name.
    private(set) var extensionMembers: [String: [DeclarationID]] = [:]
    /// Types and extensions by the names in their inheritance clauses.
    private(set) var inheritors: [String: [DeclarationID]] = [:]
    /// The names in the inheritance clauses of types.
    private(set) var inherited: [String: [String]] = [:]
    /// The names in the inheritance clauses of extensions, by the extended type.
    private(set) var inheritedByExtensions: [String: [String]] = [:]

    /// - Parameter files: each file once, in the order of their numbers.
    init(_ files: [IndexedFile]) {
      for (number, file) in files.enumerated() {
        numbers[file.file] = number
        forEachEntry(of: file, number: number) { $0.append($1) }
        for declaration in file.declarations {
          guard case .type(let type) = declaration.value, !type.inherited.isEmpty else { continue }
          let names = type.inherited.map(\.type.name)
          if type.kind == .extension {
            inheritedByExtensions[type.name, default: []] += names
          } else {
            inherited[type.name, default: []] += names
          }
        }
      }
    }

    /// Takes what another version of a file declares for what it declared before.
    ///
    /// - Parameter files: all files, with the new version.
    mutating func replace(_ old: IndexedFile, with new: IndexedFile, number: Int, in files: [IndexedFile]) {
      forEachEntry(of: old, number: number, by: -1) { list, id in
        if let place = list.firstIndex(of: id) { list.remove(at: place) }
      }
      forEachEntry(of: new, number: number) { list, id in
        list.insert(id, at: list.lastIndex { $0 < id }.map { $0 + 1 } ?? 0)
      }
      for name in Set((old.declarations + new.declarations).compactMap(\.type?.name)) {
        inherited[name] = Self.inheritedNames(of: types[name], in: files)
        inheritedByExtensions[name] = Self.inheritedNames(of: extensions[name], in: files)
      }
    }

    private static func inheritedNames(of parts: [DeclarationID]?, in files: [IndexedFile]) -> [String]? {
      let names = (parts ?? []).flatMap {
        files[$0.file].declarations[$0.ordinal].type?.inherited.map(\.type.name) ?? []
      }
      return names.isEmpty ? nil : names
    }

    /// Changes each list that a declaration of the file stands in.
    ///
    /// - Parameter step: what is added to the counts.
    private mutating func forEachEntry(
      of file: IndexedFile, number: Int, by step: Int = 1, change: (inout [DeclarationID], DeclarationID) -> Void
    ) {
      for (ordinal, declaration) in file.declarations.enumerated() {
        let id = DeclarationID(file: number, ordinal: ordinal)
        let name = declaration.name
        if let type = declaration.type {
          // A name twice in one clause is a mistake, and counts twice.
          for other in type.inherited { change(&inheritors[other.type.name, default: []], id) }
          if type.kind == .extension {
            change(&extensions[name, default: []], id)
          } else {
            Self.change(name, in: &types, id, change)
          }
          continue
        }
        guard !name.isEmpty else { continue }
        guard let type = declaration.owner.flatMap({ file.declarations[$0].type }) else {
          if case .typeAlias = declaration.value {
            Self.change(name, in: &types, id, change)
          } else {
            change(&globals[name, default: []], id)
          }
          continue
        }
        change(&members[type.name, default: [:]][name, default: []], id)
        memberCounts[name, default: 0] += step
        if memberCounts[name] == 0 { memberCounts[name] = nil }
        if type.kind == .extension { change(&extensionMembers[name, default: []], id) }
      }
    }

    /// Whether a type is declared is told by whether there is a list of its places.
    private static func change(
      _ name: String, in table: inout [String: [DeclarationID]], _ id: DeclarationID,
      _ change: (inout [DeclarationID], DeclarationID) -> Void
    ) {
      change(&table[name, default: []], id)
      if table[name]?.isEmpty ?? false { table[name] = nil }
    }
  }
}

extension IndexedDeclaration {
  fileprivate var type: TypeDeclaration? { if case .type(let type) = value { type } else { nil } }
}

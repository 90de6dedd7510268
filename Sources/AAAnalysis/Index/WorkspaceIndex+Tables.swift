extension WorkspaceIndex {
  /// The names of all files, each with where it is declared.
  final class Tables: Sendable {
    let numbers: [FileID: Int]
    /// Types and type aliases by simple name, extensions left out.
    let types: [String: [DeclarationID]]
    /// Extensions by the extended type's simple name.
    let extensions: [String: [DeclarationID]]
    /// Functions and variables at file level.
    let globals: [String: [DeclarationID]]
    /// Members of types and extensions, by type and name.
    let members: [String: [String: [DeclarationID]]]
    let memberNames: Set<String>
    /// Functions and variables of extensions, whatever they extend, by name.
    let extensionMembers: [String: [DeclarationID]]
    /// Types by the names in their inheritance clauses.
    let inheritors: [String: [String]]
    /// The names in the inheritance clauses of types.
    let inherited: [String: [String]]
    /// The names in the inheritance clauses of extensions, by the extended type.
    let inheritedByExtensions: [String: [String]]

    /// - Parameter files: each file once, in the order of their numbers.
    init(_ files: [IndexedFile]) {
      var numbers: [FileID: Int] = [:]
      var types: [String: [DeclarationID]] = [:]
      var extensions: [String: [DeclarationID]] = [:]
      var globals: [String: [DeclarationID]] = [:]
      var members: [String: [String: [DeclarationID]]] = [:]
      var memberNames: Set<String> = []
      var extensionMembers: [String: [DeclarationID]] = [:]
      var inheritors: [String: [String]] = [:]
      var inherited: [String: [String]] = [:]
      var inheritedByExtensions: [String: [String]] = [:]

      for (number, file) in files.enumerated() {
        numbers[file.file] = number
        for (ordinal, declaration) in file.declarations.enumerated() {
          let id = DeclarationID(file: number, ordinal: ordinal)
          let name = declaration.name
          if case .type(let type) = declaration.value {
            let names = type.inherited.map(\.type.name)
            for name in names { inheritors[name, default: []].append(type.name) }
            if type.kind == .extension {
              extensions[name, default: []].append(id)
              if !names.isEmpty { inheritedByExtensions[name, default: []] += names }
            } else {
              types[name, default: []].append(id)
              if !names.isEmpty { inherited[name, default: []] += names }
            }
            continue
          }
          guard !name.isEmpty else { continue }
          guard let owner = declaration.owner, case .type(let type) = file.declarations[owner].value else {
            if case .typeAlias = declaration.value {
              types[name, default: []].append(id)
            } else {
              globals[name, default: []].append(id)
            }
            continue
          }
          members[type.name, default: [:]][name, default: []].append(id)
          memberNames.insert(name)
          if type.kind == .extension { extensionMembers[name, default: []].append(id) }
        }
      }

      self.numbers = numbers
      self.types = types
      self.extensions = extensions
      self.globals = globals
      self.members = members
      self.memberNames = memberNames
      self.extensionMembers = extensionMembers
      self.inheritors = inheritors
      self.inherited = inherited
      self.inheritedByExtensions = inheritedByExtensions
    }
  }
}

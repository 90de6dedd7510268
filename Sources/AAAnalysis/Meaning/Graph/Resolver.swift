/// Finds what a name in a body stands for.
public struct Resolver: Sendable {
  public let index: WorkspaceIndex
  /// Parallel to `index.files`.
  public let facts: [FileFacts]

  /// Whether some file has an `AssistiveAccess` scene: then code runs on iOS 26 or later.
  public let hasScene: Bool
  /// Whether the whole app is looked at as if it were an `AssistiveAccess` scene.
  private let readsAppAsScene: Bool
  private let uses: UseTable

  /// The major version of iOS from which on there is what is looked at: Assistive Access scenes exist from iOS 26 on,
  /// the flag from iOS 18 on.
  var leastMajorVersion: Int { hasScene || readsAppAsScene ? 26 : 18 }

  public init(index: WorkspaceIndex, facts: [FileFacts], readsAppAsScene: Bool = false) {
    self.init(index: index, facts: facts, readsAppAsScene: readsAppAsScene, uses: UseTable(facts))
  }

  private init(index: WorkspaceIndex, facts: [FileFacts], readsAppAsScene: Bool, uses: UseTable) {
    self.index = index
    self.facts = facts
    self.readsAppAsScene = readsAppAsScene
    self.uses = uses
    hasScene = facts.contains { file in
      file.isMarked
        && file.bodies.contains {
          $0?.elements.contains { $0.kind == .construct && $0.name == "AssistiveAccess" } ?? false
        }
    }
  }

  /// The same with what files say after an edit.
  ///
  /// - Parameter new: files that were there before. Those with other declarations than before cost more.
  public func replacing(_ new: [FileFacts]) -> Resolver {
    var index = index
    var facts = facts
    var uses = uses
    for file in new {
      guard let number = index.number(of: file.indexed.file) else { continue }
      uses.replace(facts[number], with: file, at: number)
      let declaresSame = file.declared == facts[number].declared
      index = declaresSame ? index.replacing(file.indexed) : index.redeclaring(file.indexed)
      facts[number] = file
    }
    return Resolver(index: index, facts: facts, readsAppAsScene: readsAppAsScene, uses: uses)
  }

  /// Where views of a type are made, in the order of the files.
  public func constructions(of type: String) -> [Construction] {
    uses.filesConstructing[type, default: []].flatMap { file in
      facts[file].constructs[type, default: []].map {
        Construction(id: DeclarationID(file: file, ordinal: $0.ordinal), element: $0.element)
      }
    }
  }

  /// What a view is given under a label where it is made.
  func argument(_ label: String, of site: Construction) -> Expression? {
    body(of: site.id)?.elements[site.element].arguments.first { $0.label == label }?.value
  }

  /// Where a value is put into the environment under a key.
  func injections(under key: String) -> [(id: DeclarationID, value: Expression)] {
    uses.filesInjecting[key, default: []].flatMap { file in
      facts[file].injectedKeys[key, default: []].map {
        (DeclarationID(file: file, ordinal: $0.ordinal), $0.value)
      }
    }
  }

  public func body(of id: DeclarationID) -> BodyFacts? { facts[id.file].bodies[id.ordinal] }

  public func variable(_ id: DeclarationID) -> VariableDeclaration? {
    guard case .variable(let variable) = index[id].value else { return nil }
    return variable
  }

  public func function(_ id: DeclarationID) -> FunctionDeclaration? {
    guard case .function(let function) = index[id].value else { return nil }
    return function
  }

  // MARK: Types

  /// The type of a chain of properties, as seen from a body: `["viewModel", "store"]`. Empty for `self`.
  public func type(of path: [String], in id: DeclarationID) -> String? {
    guard let first = path.first else { return index.ownerName(of: id) }
    var type: String?
    var rest = path.dropFirst()
    if first == "super" {
      guard let owner = index.ownerName(of: id) else { return nil }
      type = index.inheritedNames(of: owner).first { !index.types(named: $0).isEmpty }
    } else if Self.namesOfSelf.contains(first) {
      type = index.ownerName(of: id)
    } else if first.isCapitalised {
      type = first
      // `Store.shared`: a static member whose type is not written is taken to be of the type itself.
      if let member = rest.first {
        rest = rest.dropFirst()
        type = propertyType(member, of: first) ?? first
      }
    } else if let local = body(of: id)?.locals[first] {
      type = local
    } else if let alias = body(of: id)?.aliases[first]?.path, alias != path, alias.first != first {
      type = self.type(of: alias, in: id)
    } else if let owner = index.ownerName(of: id) {
      type = propertyType(first, of: owner)
      if type == nil, let global = index.globals(named: first).first { type = variable(global)?.writtenType }
    }
    for name in rest {
      guard let owner = type else { return nil }
      type = propertyType(name, of: owner)
    }
    return type
  }

  /// What closures call the object that they do not hold on to: `guard let strongSelf = self`.
  private static let namesOfSelf: Set<String> = ["strongSelf", "weakSelf"]

  public func propertyType(_ name: String, of owner: String) -> String? {
    for id in index.lookUp(member: name, of: owner) {
      if let type = variable(id)?.writtenType { return type }
      if let type = function(id)?.returnType?.name { return type }
    }
    return nil
  }

  /// The property that the first component of a path names, as seen from a body, or that the last one names in the
  /// type of those before it.
  public func property(_ path: [String], in id: DeclarationID) -> DeclarationID? {
    guard let name = path.last, let owner = type(of: Array(path.dropLast()), in: id) else { return nil }
    return index.lookUp(member: name, of: owner).first { variable($0) != nil }
  }

  // MARK: Bodies

  /// Whether a name that SwiftUI has too stands for a view of the project here: a view that can be seen from the body,
  /// and not a type of the same name that is private to another file, nested in another type, or part of a test.
  public func isOwnView(_ name: String, seenFrom id: DeclarationID) -> Bool {
    let types = index.types(named: name).filter { candidate in
      guard let type = index.type(candidate), !index.files[candidate.file].isTest else { return false }
      if candidate.file != id.file, type.modifiers.contains(where: { $0 == "private" || $0 == "fileprivate" }) {
        return false
      }
      if Vocabulary.slots(ofView: name) == nil { return true }
      return index.owner(of: candidate) == nil && index.conforms(name, to: "View")
    }
    return !types.isEmpty
  }

  /// What is shown or run when a view, modifier, style or controller of a project type is made.
  public func bodies(ofType name: String) -> [DeclarationID] {
    guard !index.types(named: name).isEmpty else { return [] }
    let name = index.canonicalName(ofType: name)
    var bodies: [DeclarationID] = []
    // Most of these names are declared nowhere in an app.
    for member in Self.bodyNames where index.declaresMember(named: member) {
      bodies += index.lookUp(member: member, of: name).filter { body(of: $0) != nil }
    }
    return bodies
  }

  private static let bodyNames = [
    "body", "makeBody", "makeUIView", "updateUIView", "makeUIViewController", "updateUIViewController",
    "makeCoordinator", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "rootScene",
  ]

  /// Functions or computed variables that a call or member access in a body may mean, nearest first.
  public func members(_ name: String, receiver: [String], in id: DeclarationID) -> [DeclarationID] {
    if receiver.isEmpty {
      // A parameter hides members of its name.
      if let function = function(id), function.parameters.contains(where: { $0.name == name }) { return [] }
      if let owner = index.ownerName(of: id) {
        let found = index.lookUp(member: name, of: owner)
        if found.count > 1, index.types(named: owner).count > 1 {
          // Of several types of one name, as the `Coordinator`s of different views, the one around the body.
          let near = found.filter { index.owner(of: $0) == index.owner(of: id) }
          if !near.isEmpty { return near }
          let inFile = found.filter { $0.file == id.file }
          if !inFile.isEmpty { return inFile }
        }
        // In the extension of a protocol a requirement is called.
        let isRequired = !found.isEmpty && found.allSatisfy(isRequirement)
        let implementations = isRequired ? index.implementations(of: name, in: owner) : []
        if !implementations.isEmpty { return implementations }
        if !found.isEmpty { return found }
        // A nested type sees the static members of the types around it.
        if let outer = index.owner(of: id).flatMap({ index.owner(of: $0) }), let type = index.type(outer) {
          let found = index.lookUp(member: name, of: type.name)
          if !found.isEmpty { return found }
        }
      }
      return index.globals(named: name)
    }
    guard let type = type(of: receiver, in: id) else { return [] }
    let found = index.lookUp(member: name, of: type)
    // A requirement says nothing; what conforming types do counts.
    if found.allSatisfy({ body(of: $0) == nil }) {
      let implementations = index.implementations(of: name, in: type)
      if !implementations.isEmpty { return implementations }
    }
    return found
  }

  /// Whether a member stands in a protocol and has no body there.
  private func isRequirement(_ id: DeclarationID) -> Bool {
    body(of: id) == nil && index.owner(of: id).flatMap { index.type($0) }?.kind == .protocol
  }

  /// The project's own modifiers of this name: functions in extensions that return views.
  public func modifiers(named name: String) -> [DeclarationID] {
    guard Vocabulary.slots(ofModifier: name) == nil else { return [] }
    return index.extensionMembers(named: name).filter { id in
      switch index[id].value {
      case .function(let function): function.returnsViews || function.returnType?.name == "Self"
      case .variable(let variable): variable.holdsViews
      default: false
      }
    }
  }

  /// Of overloads, those whose parameters have the labels of the call; all if none fits.
  public func fitting(_ candidates: [DeclarationID], labels: [String]) -> [DeclarationID] {
    guard candidates.count > 1 else { return candidates }
    let fitting = candidates.filter { id in
      guard let function = function(id) else { return labels.isEmpty }
      let known = Set(function.parameters.compactMap(\.label))
      let needed = function.parameters.filter { $0.defaultValue == nil && $0.type.name != "Function" }
      return labels.allSatisfy(known.contains) && needed.allSatisfy { $0.label.map(labels.contains) ?? true }
    }
    return fitting.isEmpty ? candidates : fitting
  }
}

extension VariableDeclaration {
  /// The type as far as the declaration says it: written, in `@Environment(Store.self)`, or made by the initial value.
  var writtenType: String? {
    if let type { return type.isOptional || type.name != "Optional" ? type.name : type.arguments.first?.name }
    if let environment = attribute("Environment"), let argument = environment.arguments.first,
      case .postfix(let postfix) = argument.value.kind, let (path, _) = postfix.leadingPath, path.last == "self"
    {
      return path.dropLast().last
    }
    if let initialValue { return initialValue.constructedType }
    return getter?.singleExpression?.constructedType
  }

  /// `\.dismiss` of `@Environment(\.dismiss)`: the last component.
  var environmentKey: String? {
    guard let argument = attribute("Environment")?.arguments.first,
      case .keyPath(_, let components) = argument.value.kind
    else { return nil }
    return components.last
  }
}

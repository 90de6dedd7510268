// How UIKit gets to code: from the delegates of scenes and of the application, to what the system calls of the view
// controllers and views that reached code makes.

extension ViewGraphBuilder {
  // MARK: Roots

  /// Names of the delegates of apps that SwiftUI starts, and of the scene delegates that these choose.
  func adaptedDelegates() -> Set<String> {
    var names: Set<String> = []
    for facts in resolver.facts where !facts.indexed.isTest {
      for declaration in facts.indexed.declarations {
        guard case .variable(let variable) = declaration.value,
          let adaptor = variable.attribute("UIApplicationDelegateAdaptor")
        else { continue }
        if let type = variable.type?.name { names.insert(type) }
        if let path = adaptor.arguments.first?.value.path, path.last == "self", let name = path.dropLast().last {
          names.insert(name)
        }
      }
    }
    guard !names.isEmpty else { return [] }
    for (file, facts) in resolver.facts.enumerated() {
      for (ordinal, body) in facts.bodies.enumerated() {
        let id = DeclarationID(file: file, ordinal: ordinal)
        guard let body, let owner = resolver.index.ownerName(of: id), names.contains(owner), body.steps.chooseScene,
          let routing = SceneRouting(id, resolver)
        else { continue }
        names.formUnion(routing.assignments.map(\.className))
      }
    }
    return names
  }

  /// Whether a function is the one in which a UIKit app puts up its window.
  func isNormalUIKitRoot(_ id: DeclarationID, adapted: Set<String>) -> Bool {
    guard case .function(let function) = resolver.index[id].value, function.body != nil,
      let owner = resolver.index.ownerName(of: id), !adapted.contains(owner)
    else { return false }
    let labels = function.parameters.map(\.label)
    switch function.name {
    case "scene" where labels.contains("willConnectTo"):
      guard resolver.index.conforms(owner, to: WorkspaceIndex.windowSceneDelegate),
        !resolver.index.conforms(owner, to: WorkspaceIndex.hostingSceneDelegate)
      else { return false }
    case "application" where labels.contains("didFinishLaunchingWithOptions"):
      guard resolver.index.conforms(owner, to: WorkspaceIndex.applicationDelegate),
        !resolver.index.members(of: owner, named: "window").isEmpty
      else { return false }
    default:
      return false
    }
    let folders = resolver.index.file(of: id).folder.split(separator: "/")
    return !folders.contains { $0.hasSuffix("Tests") }
  }

  // MARK: Objects

  /// What runs of the objects of a project class once one is made; nil for what is no class, or nothing the system
  /// calls.
  mutating func madeObject(_ name: String, in id: DeclarationID) -> [Target]? {
    let types = resolver.index.types(named: name)
    guard types.contains(where: isObject) else { return madeValue(name, types, in: id) }
    let key = types.count > 1 ? "\(name) \(id.file) \(resolver.index[id].owner ?? -1)" : name
    if let known = objects[key] { return known }
    let calls = SystemCalls(resolver: resolver)
    let (parts, isAmbiguous) = calls.parts(ofType: name, seenFrom: id)
    let classes = parts.filter { isObject($0) || resolver.index.type($0)?.kind == .extension }
    for inherited in resolver.index.inheritedNames(of: name) where !isWellKnown(inherited) { want(type: inherited) }
    var bodies: [DeclarationID] = []
    if classes.contains(where: isObject) {
      let adoptsEvents = classes.contains { part in
        resolver.index.type(part)?.inherited.contains { calls.isEventProtocol($0.type.name) } ?? false
      }
      if adoptsEvents || calls.isInterfaceClass(name) {
        bodies = calls.bodies(of: classes)
      } else if importsUIKit(id.file), classes.contains(where: { importsUIKit($0.file) }) {
        bodies = calls.initialisation(of: classes)
      }
    } else {
      bodies = resolver.bodies(ofType: name)
    }
    let targets = bodies.map { Target(id: $0, isByName: isAmbiguous) }
    objects[key] = targets
    return targets
  }

  /// A value that code of UIKit makes may put up the interface in its initialiser.
  private func madeValue(_ name: String, _ types: [DeclarationID], in id: DeclarationID) -> [Target]? {
    guard types.count == 1, resolver.index.type(types[0])?.kind == .struct, importsUIKit(types[0].file),
      importsUIKit(id.file), resolver.bodies(ofType: name).isEmpty
    else { return nil }
    let parts = types + resolver.index.extensions(of: name)
    return SystemCalls(resolver: resolver).initialisation(of: parts).map { Target(id: $0, isByName: false) }
  }

  /// `var state: any State = Launching()`: what a property of a protocol's type holds at first.
  func firstValueType(of path: [String], in id: DeclarationID) -> String? {
    guard let property = resolver.property(path, in: id),
      let type = resolver.variable(property)?.initialValue?.constructedType
    else { return nil }
    return type
  }

  private func isObject(_ type: DeclarationID) -> Bool { resolver.index.type(type)?.kind == .class }

  private func importsUIKit(_ file: Int) -> Bool {
    resolver.index.files[file].outline.imports.contains { $0.module == "UIKit" }
  }

  /// What a view that wraps UIKit's gives its coordinator to do.
  func coordinatorBodies(of name: String) -> [DeclarationID] {
    guard
      ["UIViewRepresentable", "UIViewControllerRepresentable"].contains(where: {
        resolver.index.inheritedNames(of: name).contains($0)
      })
    else { return [] }
    let coordinators = resolver.index.types(named: "Coordinator").filter { resolver.index.ownerName(of: $0) == name }
    guard let first = coordinators.first else { return [] }
    let extensions = resolver.index.extensions(of: "Coordinator").filter { $0.file == first.file }
    let parts = coordinators + (coordinators.count == 1 ? extensions : [])
    return SystemCalls(resolver: resolver).bodies(of: parts)
  }

  // MARK: Names in code

  /// What `#selector(deleteTapped)` names.
  mutating func targets(ofSelector call: CallStep, in id: DeclarationID) -> [Target] {
    guard let value = call.arguments.first?.value else { return [] }
    var path: [String] = []
    if case .postfix(let postfix) = value.kind, let (leading, _) = postfix.leadingPath {
      path = leading.filter { $0 != "self" }
    } else if let names = value.path {
      path = names
    }
    guard let name = path.last else { return [] }
    var receiver = Array(path.dropLast())
    if let type = receiver.last {
      if !type.isCapitalised {
        receiver = []
      } else if type == resolver.index.ownerName(of: id) || type == "Self" {
        receiver = []
      } else {
        // A selector names the method of a type, whatever object gets it.
        want(type: type)
        let (parts, isAmbiguous) = SystemCalls(resolver: resolver).parts(ofType: type, seenFrom: id)
        let found = resolver.index.lookUp(member: name, of: type).filter { resolver.body(of: $0) != nil }
        let own = found.filter { member in resolver.index.owner(of: member).map(parts.contains) ?? false }
        return (own.isEmpty ? found : own).map { Target(id: $0, isByName: isAmbiguous) }
      }
    }
    return resolver.members(name, receiver: receiver, in: id).filter { resolver.body(of: $0) != nil }
      .map { Target(id: $0, isByName: false) }
  }

  /// `tableView.register(NoteCell.self, …)`: the system makes objects of the class.
  mutating func targets(ofClassesGivenTo call: CallStep, in id: DeclarationID) -> [Target] {
    var targets: [Target] = []
    for argument in call.arguments {
      guard case .postfix(let postfix) = argument.value.kind, case .member("self", _) = postfix.links.last?.kind,
        let path = argument.value.path, let name = path.dropLast().last, name.isCapitalised
      else { continue }
      want(type: name)
      guard SystemCalls(resolver: resolver).isInterfaceClass(name) else { continue }
      targets += madeObject(name, in: id) ?? []
    }
    return targets
  }
}

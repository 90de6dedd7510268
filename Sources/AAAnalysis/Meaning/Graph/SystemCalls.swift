/// What the system runs of an object of the project: of a view controller or view, or of an object that it tells of
/// events through one of its delegate protocols.
///
/// Storyboards and xibs are not read: an object that only they make is not known to be made.
struct SystemCalls {
  let resolver: Resolver

  private var index: WorkspaceIndex { resolver.index }

  // MARK: Kinds

  /// Whether a class is one of UIKit's in the end: a view controller, a view, a cell.
  func isInterfaceClass(_ name: String) -> Bool {
    superclasses(of: name).contains(where: Self.isInterfaceClassOfSystem)
  }

  /// Whether a class is a view controller in the end.
  func isController(_ name: String) -> Bool {
    name.hasSuffix("Controller") && name.hasPrefix("UI") && index.types(named: name).isEmpty
      || superclasses(of: name).contains { $0.hasSuffix("Controller") && Self.isInterfaceClassOfSystem($0) }
  }

  /// The names of a class's superclasses and protocols that the sources do not declare.
  private func superclasses(of name: String) -> [String] {
    var seen: Set<String> = []
    var pending = [name]
    var foreign: [String] = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      let inherited = index.inheritedNames(of: next)
      if inherited.isEmpty, next != name, index.types(named: next).isEmpty { foreign.append(next) }
      pending += inherited
    }
    return foreign
  }

  private static func isInterfaceClassOfSystem(_ name: String) -> Bool {
    guard name.utf8.count > 2, name.prefix(2).allSatisfy(\.isUppercase) else { return false }
    return interfaceSuffixes.contains(where: name.hasSuffix)
  }

  private static let interfaceSuffixes = [
    "Controller", "View", "Cell", "Control", "Button", "Label", "Field", "Window", "Bar", "Switch", "Slider", "Stepper",
    "Responder", "Recognizer", "Picker", "Item",
  ]

  // MARK: Parts

  /// The declarations of a type and its extensions, as seen from a body: of several types of one name those nested in
  /// the type around the body, else those of its file.
  func parts(ofType name: String, seenFrom id: DeclarationID) -> (parts: [DeclarationID], isAmbiguous: Bool) {
    let types = index.types(named: name)
    guard types.count > 1 else { return (types + index.extensions(of: index.canonicalName(ofType: name)), false) }
    let owner = index.ownerName(of: id)
    let outer = index.owner(of: id).flatMap { index.ownerName(of: $0) }
    var chosen = types.filter { type in
      let around = index.ownerName(of: type)
      return around != nil && (around == owner || around == outer)
    }
    if chosen.count != 1 {
      let near = (chosen.isEmpty ? types : chosen).filter { $0.file == id.file }
      if !near.isEmpty { chosen = near }
    }
    if chosen.isEmpty {
      chosen = types.filter { type in
        index.owner(of: type) == nil
          && !(index.type(type)?.modifiers.contains { $0 == "private" || $0 == "fileprivate" } ?? false)
      }
    }
    if chosen.isEmpty { chosen = types }
    let files = Set(chosen.map(\.file))
    let extensions = index.extensions(of: name).filter { chosen.count == types.count || files.contains($0.file) }
    return (chosen + extensions, chosen.count > 1)
  }

  // MARK: Members

  /// What runs of a class sooner or later once an object of it is made and shown: initialisers, what it overrides,
  /// the delegate methods of the system's protocols, the values of its stored properties and their observers.
  func bodies(of parts: [DeclarationID]) -> [DeclarationID] {
    var names: Set<String> = []
    var found: [DeclarationID] = []
    add(parts, prefixes: eventNames(of: parts), names: &names, to: &found)
    return found
  }

  private func add(
    _ parts: [DeclarationID], prefixes: [String], names: inout Set<String>, to found: inout [DeclarationID]
  ) {
    var superclasses: [String] = []
    for part in parts {
      guard let type = index.type(part), index[part].activity != .inactive else { continue }
      let tellsEvents = type.kind == .extension && type.inherited.contains { isEventProtocol($0.type.name) }
      for member in members(of: part) where isRun(member, prefixes: prefixes, tellsEvents: tellsEvents) {
        found.append(member)
      }
      guard type.kind == .class, let first = type.inherited.first?.type.name, names.insert(first).inserted else {
        continue
      }
      superclasses.append(first)
    }
    for name in superclasses {
      let types = index.types(named: name).filter { index.type($0)?.kind == .class }
      guard types.count == 1 else { continue }
      let parts = types + index.extensions(of: name)
      add(parts, prefixes: prefixes + eventNames(of: parts), names: &names, to: &found)
    }
  }

  /// Initialisers and the values of stored properties alone: what runs when an object of any class is made.
  func initialisation(of parts: [DeclarationID]) -> [DeclarationID] {
    parts.flatMap(members).filter { member in
      switch index[member].value {
      case .function(let function): function.kind == .initializer && !function.isForCoder
      case .variable(let variable): !variable.isStatic && !variable.isComputed && variable.initialValue != nil
      default: false
      }
    }
  }

  private func members(of part: DeclarationID) -> [DeclarationID] {
    let declarations = index.files[part.file].declarations
    return declarations.indices.dropFirst(part.ordinal + 1).lazy
      .prefix { declarations[$0].start < declarations[part.ordinal].start + declarations[part.ordinal].length }
      .filter { declarations[$0].owner == part.ordinal && declarations[$0].activity != .inactive }
      .map { DeclarationID(file: part.file, ordinal: $0) }
      .filter { resolver.body(of: $0) != nil }
  }

  private func isRun(_ member: DeclarationID, prefixes: [String], tellsEvents: Bool) -> Bool {
    switch index[member].value {
    case .function(let function):
      switch function.kind {
      case .initializer: return !function.isForCoder
      case .function: break
      case .deinitializer, .subscript: return false
      }
      if function.isStatic { return false }
      if function.modifiers.contains("override") { return true }
      if function.attributes.contains(where: { $0.name == "IBAction" || $0.name == "IBSegueAction" }) { return true }
      if function.modifiers.contains(where: { $0 == "private" || $0 == "fileprivate" }) { return false }
      if tellsEvents, !function.parameters.isEmpty { return true }
      return prefixes.contains(where: function.name.hasPrefix)
    case .variable(let variable):
      if variable.isStatic { return false }
      return !variable.isComputed || variable.modifiers.contains("override")
    default:
      return false
    }
  }

  // MARK: Events

  /// How the methods of the system's protocols that a class adopts begin: `tableView` for `UITableViewDelegate`.
  private func eventNames(of parts: [DeclarationID]) -> [String] {
    let adopted = parts.flatMap { index.type($0)?.inherited.map(\.type.name) ?? [] }
    return adopted.filter(isEventProtocol).flatMap { name -> [String] in
      if let known = Self.unusualEvents[name] { return known }
      var stem = name.dropFirst(2)
      for suffix in ["Delegate", "DataSource"] {
        if let range = stem.firstRange(of: suffix) { stem = stem[..<range.lowerBound] }
      }
      guard let first = stem.first, first.isUppercase else { return [] }
      let event = first.lowercased() + stem.dropFirst()
      return event == "tableView" || event == "collectionView" ? [event, "scrollView"] : [event]
    }
  }

  /// Whether a protocol is one through which the system tells what a person does.
  func isEventProtocol(_ name: String) -> Bool {
    guard Self.eventPrefixes.contains(where: name.hasPrefix), !index.declares(type: name) else { return false }
    return Self.unusualEvents[name] != nil || name.contains("Delegate") || name.contains("DataSource")
  }

  private static let eventPrefixes = ["UI", "WK", "PHPicker", "MF", "QL", "SFSafari", "CNContact", "EKEvent", "VN"]

  private static let unusualEvents: [String: [String]] = [
    "UISearchResultsUpdating": ["updateSearchResults"],
    "UIAdaptivePresentationControllerDelegate": ["presentationController", "adaptivePresentationStyle"],
    "PHPickerViewControllerDelegate": ["picker"],
    "MFMailComposeViewControllerDelegate": ["mailComposeController"],
    "MFMessageComposeViewControllerDelegate": ["messageComposeViewController"],
    "WKNavigationDelegate": ["webView"],
    "WKUIDelegate": ["webView"],
    // Told to the app, not to one screen.
    "UIApplicationDelegate": [],
    "UISceneDelegate": [],
    "UIWindowSceneDelegate": [],
    "UIHostingSceneDelegate": [],
  ]
}

extension FunctionDeclaration {
  /// `required init?(coder:)`, which only storyboards and xibs call.
  fileprivate var isForCoder: Bool { parameters.count == 1 && parameters[0].label == "coder" }

  /// `tableView(_:didSelectRowAt:)`
  var fullName: String { "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))" }
}

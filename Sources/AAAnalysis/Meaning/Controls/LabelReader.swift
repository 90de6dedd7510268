/// Reads what controls show, through labels, stacks and the project's own views.
struct LabelReader {
  let resolver: Resolver
  let flag: AssistiveFlag
  let titles: TitleReader
  private let memory = Memory()

  /// What bodies were found to show; a view can be part of very many labels.
  private final class Memory {
    var shown: [DeclarationID: ControlLabel] = [:]
    var open: Set<DeclarationID> = []
    /// How often a view was met inside itself; what was found then holds for that way alone.
    var cuts = 0
  }

  /// What is known from outside of the body that is read.
  struct Context {
    /// What the body's view was given.
    var handed: HandedOver?
    /// The label style around; nil to read labels whole, whatever their style.
    var style: LabelStyle?

    static var none: Context { Context() }

    fileprivate var isNone: Bool { handed == nil && style == nil }
  }

  init(resolver: Resolver) {
    self.resolver = resolver
    flag = AssistiveFlag(resolver: resolver)
    titles = TitleReader(resolver: resolver)
  }

  // MARK: Controls

  /// The label of a control.
  func label(of control: Int, in id: DeclarationID, _ context: Context = .none) -> ControlLabel {
    guard let body = resolver.body(of: id) else { return .unknown }
    let element = body.elements[control]
    var context = context
    if context.style != nil, let style = element.labelStyle(in: id, resolver) { context.style = style }
    var label = ControlLabel.nothing
    var isGiven = false
    if let title = element.title {
      label = titles.shown(title, at: place(control, id, context))
      isGiven = true
    }
    if element.isGivenPicture {
      label = label.joined(.symbol)
      if let style = context.style { label = style.applied(to: label) }
      isGiven = true
    }
    let children = body.children(of: control).filter {
      body.elements[$0].role == .label && body.elements[$0].parentModifier == nil
    }
    if !children.isEmpty {
      label = label.joined(shown(children, in: id, base: element.guards.count, context))
      isGiven = true
    }
    // `label: makeLabel` hands over something that was not read.
    if !isGiven || element.arguments.contains(where: { $0.label == "label" && $0.closure == nil }) { return .unknown }
    label = label.joined(added(to: control, in: id, context))
    return restyled(label, control, in: id)
  }

  private func place(_ element: Int, _ id: DeclarationID, _ context: Context) -> TitleReader.Place {
    TitleReader.Place(declaration: id, element: element, handed: context.handed)
  }

  // MARK: Elements

  /// What elements beside each other show. Of those in exclusive branches one or the other is there.
  ///
  /// - Parameter base: how many guards all of them share.
  private func shown(_ numbers: [Int], in id: DeclarationID, base: Int, _ context: Context) -> ControlLabel {
    guard let body = resolver.body(of: id) else { return .unknown }
    var label = ControlLabel.nothing
    var branches: [Int] = []
    var groups: [Int: [Int]] = [:]
    for number in numbers {
      let guards = body.elements[number].guards
      guard guards.count > base else {
        label = label.joined(shown(number, in: id, context))
        continue
      }
      let branch = guards[base].branch
      if groups[branch] == nil { branches.append(branch) }
      groups[branch, default: []].append(number)
    }
    for branch in branches {
      guard let members = groups[branch] else { continue }
      label = label.joined(oneOf(members, of: body, in: id, base: base, context))
    }
    return label
  }

  private func oneOf(
    _ members: [Int], of body: BodyFacts, in id: DeclarationID, base: Int, _ context: Context
  ) -> ControlLabel {
    var alternatives: [Int: [Int]] = [:]
    for number in members { alternatives[body.elements[number].guards[base].alternative, default: []].append(number) }
    var possible: [ControlLabel] = []
    var spinners: [ControlLabel] = []
    for alternative in alternatives.keys.sorted() {
      guard let group = alternatives[alternative], let first = group.first else { continue }
      let holds = truth(of: body.elements[first].guards[base], in: id, context)
      if holds == false { continue }
      let shown = self.shown(group, in: id, base: base + 1, context)
      if holds == true { return shown }
      if group.allSatisfy({ body.elements[$0].isSpinner }) { spinners.append(shown) } else { possible.append(shown) }
    }
    // Words are missing while something loads, too; whether a picture is cannot be told.
    if possible.isEmpty || possible.contains(where: { $0.text != .absent }) { possible += spinners }
    // What stands alone under a condition may be missing.
    if alternatives.count == 1, !possible.isEmpty { possible.append(.nothing) }
    guard let first = possible.first else { return .nothing }
    return possible.dropFirst().reduce(first) { $0.either($1) }
  }

  /// What a view shows that may become a label.
  func content(of number: Int, in id: DeclarationID) -> ControlLabel { shown(number, in: id, .none) }

  /// What an element shows.
  private func shown(_ number: Int, in id: DeclarationID, _ context: Context) -> ControlLabel {
    guard let body = resolver.body(of: id) else { return .unknown }
    let element = body.elements[number]
    if element.activity == .inactive || element.isHidden { return .nothing }
    var context = context
    if context.style != nil, let style = element.labelStyle(in: id, resolver) { context.style = style }
    var label = ownLabel(of: number, element, body, in: id, context)
    let children = body.children(of: number).filter { child in
      let shown = body.elements[child]
      return shown.parentModifier == nil && [.content, .label, .icon].contains(shown.role)
    }
    label = label.joined(inner(children, of: number, element, body, in: id, context))
    return label.joined(added(to: number, in: id, context))
  }

  /// What stands inside a container, a label or a view that takes others in.
  private func inner(
    _ children: [Int], of number: Int, _ element: Element, _ body: BodyFacts, in id: DeclarationID, _ context: Context
  ) -> ControlLabel {
    var children = children
    if element.name == "ZStack" {
      // A shape behind the rest is what the control is drawn on.
      children.removeAll { body.elements[$0].isBackdrop }
    }
    guard !children.isEmpty else { return .nothing }
    let label = shown(children, in: id, base: element.guards.count, context)
    // What a control in the label shows belongs to the label; a `Label` shows of itself what its style lets through.
    guard element.name == "Label", let style = context.style else { return label }
    return style.applied(to: label)
  }

  /// What modifiers add: overlays, and what the project's own modifiers draw.
  func added(to number: Int, in id: DeclarationID, _ context: Context) -> ControlLabel {
    guard let body = resolver.body(of: id) else { return .unknown }
    let element = body.elements[number]
    var label = ControlLabel.nothing
    for child in body.children(of: number) {
      guard let position = body.elements[child].parentModifier else { continue }
      switch (body.elements[child].role, element.modifiers[position].name) {
      case (.content, "overlay") where !body.elements[child].isSpinner:
        label = label.joined(shown(child, in: id, context))
      case (.decoration, "background"):
        // A picture behind words may be only a pattern.
        if shown(child, in: id, context).picture == .present {
          label = label.joined(ControlLabel(text: .absent, picture: .unknown, pictureIsContent: true))
        }
      default: continue
      }
    }
    for (position, modifier) in element.modifiers.enumerated() where modifier.activity != .inactive {
      let given = body.children(of: number).filter { body.elements[$0].parentModifier == position }
      label = label.joined(handedBack(by: modifier, given, in: id, context) ?? drawn(by: modifier))
    }
    return label
  }

  private func ownLabel(
    of number: Int, _ element: Element, _ body: BodyFacts, in id: DeclarationID, _ context: Context
  ) -> ControlLabel {
    guard element.kind == .construct else { return resolved(number, element, in: id, context) }
    if resolver.isOwnView(element.name, seenFrom: id) {
      let handed = HandedOver(
        toViewNamed: element.name, by: number, in: id, outer: context.handed, resolver)
      return resolvedType(element.name, Context(handed: handed, style: context.style))
    }
    func title() -> ControlLabel? { element.title.map { titles.shown($0, at: place(number, id, context)) } }
    switch element.name {
    case "Text", "TextField", "TextEditor", "SecureField":
      if element.title?.constructedType == "Image" { return .symbol }
      return title() ?? (element.arguments.isEmpty ? .unknown : .words)
    case "Image":
      // `systemSymbol:` is what a well-known library of symbol names calls it.
      let isSymbol = element.arguments.contains { ["systemName", "systemSymbol", "symbol"].contains($0.label) }
      return isSymbol || element.firstUnlabelledText != nil ? .symbol : .content
    case "AsyncImage", "PhotosPicker", "VideoPlayer", "Map":
      return .content
    case "Label":
      var label = title() ?? .nothing
      if element.isGivenPicture { label = label.joined(.symbol) }
      return context.style.map { $0.applied(to: label) } ?? label
    case "LabeledContent", "Button", "NavigationLink", "Toggle", "Picker", "Link", "Menu", "DatePicker", "Section":
      var label = title() ?? .nothing
      if element.isGivenPicture { label = label.joined(.symbol) }
      return element["value"] == nil ? label : label.joined(.words)
    case "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Color", "LinearGradient", "RadialGradient",
      "Path", "Canvas", "AngularGradient", "UnevenRoundedRectangle", "ContainerRelativeShape", "MeshGradient":
      // A shape may be the picture or only a background.
      return ControlLabel(text: .absent, picture: .unknown, pictureIsContent: true)
    case "ProgressView" where element.arguments.isEmpty:
      return ControlLabel(text: .absent, picture: .unknown, pictureIsContent: false)
    case "Spacer", "Divider", "EmptyView", "Group", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Grid",
      "GridRow", "AnyView", "ViewThatFits", "ScrollView", "LazyVGrid", "LazyHGrid", "GeometryReader", "List", "Form",
      "ForEach", "GlassEffectContainer", "ScrollViewReader", "TimelineView":
      return .nothing
    default:
      return .unknown
    }
  }

  // MARK: Names

  private func resolved(_ number: Int, _ element: Element, in id: DeclarationID, _ context: Context) -> ControlLabel {
    if element.receiver.isEmpty, element.name == "self" { return .nothing }
    // `Color.red`, `.clear`
    if element.receiver == ["Color"] || element.receiver == [""] {
      return ControlLabel(text: .absent, picture: .unknown, pictureIsContent: true)
    }
    // `Image.logo`, `Asset.logo.swiftUIImage`
    if element.receiver.last == "Image" || element.modifiers.contains(where: { $0.name == "swiftUIImage" }) {
      return .symbol
    }
    if element.receiver.isEmpty, let (value, from) = context.handed?.value(of: element.name) {
      switch value {
      case .nothing: return .nothing
      case .views(let views):
        return shown(views, in: from.giver, base: base(of: from), Context(handed: from.outer, style: context.style))
      case .expression: break
      }
    }
    let targets = resolver.members(element.name, receiver: element.receiver, in: id).filter {
      resolver.body(of: $0)?.showsViews ?? false
    }
    guard !targets.isEmpty else { return stored(element, in: id, context) }
    return targets.map { target -> ControlLabel in
      var inner = Context(handed: nil, style: context.style)
      if let function = resolver.function(target), !function.parameters.isEmpty {
        inner.handed = HandedOver(to: function, by: number, in: id, outer: context.handed, resolver)
      } else if element.receiver.isEmpty {
        inner.handed = context.handed
      }
      return outermost(of: target, inner)
    }.reduce(.nothing) { $0.joined($1) }
  }

  private func base(of handed: HandedOver) -> Int {
    resolver.body(of: handed.giver)?.elements[handed.element].guards.count ?? 0
  }

  /// A view in a property or local constant, or in a property of what these hold.
  private func stored(_ element: Element, in id: DeclarationID, _ context: Context) -> ControlLabel {
    var path = element.receiver + [element.name]
    switch resolver.type(of: path, in: id) {
    case "Image": return .symbol
    case "Text": return .words
    // What a modifier puts something around.
    case "Content" where resolver.isInModifier(id): return .nothing
    default: break
    }
    // `item.icon.padding()` reads as a value with modifiers.
    guard let member = element.modifiers.first else { return .unknown }
    let targets = resolver.members(member.name, receiver: path, in: id).filter {
      resolver.body(of: $0)?.showsViews ?? false
    }
    if !targets.isEmpty {
      return targets.map { outermost(of: $0, Context(style: context.style)) }.reduce(.nothing) { $0.joined($1) }
    }
    path.append(member.name)
    switch resolver.type(of: path, in: id) {
    case "Image": return .symbol
    case "Text": return .words
    default: return .unknown
    }
  }

  private func resolvedType(_ name: String, _ context: Context) -> ControlLabel {
    let bodies = resolver.bodies(ofType: name).filter { resolver.body(of: $0)?.showsViews ?? false }
    guard !bodies.isEmpty else { return .unknown }
    return bodies.map { outermost(of: $0, context) }.reduce(.nothing) { $0.joined($1) }
  }

  /// What a body shows.
  func outermost(of id: DeclarationID, _ context: Context) -> ControlLabel {
    if context.isNone, let known = memory.shown[id] { return known }
    guard let body = resolver.body(of: id), (context.handed?.depth ?? 0) < 6 else { return .unknown }
    guard memory.open.insert(id).inserted else {
      memory.cuts += 1
      return .unknown
    }
    let cutsBefore = memory.cuts
    let outermost = body.elements.indices.filter {
      body.elements[$0].parent == nil && body.elements[$0].role != .argument
    }
    let label = shown(outermost, in: id, base: 0, context)
    memory.open.remove(id)
    if context.isNone, memory.cuts == cutsBefore || memory.open.isEmpty { memory.shown[id] = label }
    return label
  }
}

extension Element {
  /// Whether one of the arguments is a picture's name, also as libraries of symbol names call it.
  fileprivate var isGivenPicture: Bool {
    arguments.contains { argument in
      guard let label = argument.label, argument.closure == nil else { return false }
      return ["systemImage", "image", "icon", "systemSymbol", "symbol", "iconKeyPath", "asset"].contains(label)
    }
  }

  /// Whether nobody sees it.
  var isHidden: Bool {
    modifiers.contains { modifier in
      switch modifier.name {
      case "hidden": return modifier.arguments.isEmpty
      case "opacity":
        if case .integer(let text) = modifier.arguments.first?.value.kind { return text == "0" }
        return false
      case "frame":
        return [modifier["width"], modifier["height"]].contains { $0?.value.kind == .integer("0") }
      default: return false
      }
    }
  }

  /// `ProgressView()`
  fileprivate var isSpinner: Bool { kind == .construct && name == "ProgressView" && arguments.isEmpty }

  /// A shape or colour that others are drawn on.
  fileprivate var isBackdrop: Bool {
    kind == .construct && ["RoundedRectangle", "Rectangle", "Capsule", "Color", "LinearGradient"].contains(name)
      || receiver == ["Color"]
  }
}

extension Resolver {
  /// Whether a body is that of a `ViewModifier` or style, which is given what it changes.
  fileprivate func isInModifier(_ id: DeclarationID) -> Bool {
    guard let owner = index.ownerName(of: id) else { return false }
    return index.conforms(owner, to: "ViewModifier")
  }
}

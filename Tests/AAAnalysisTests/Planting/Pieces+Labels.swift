import AATestSupport

extension Piece {
  static let labels: [Piece] = symbols + pictures + words + sizes

  private static let symbols: [Piece] = [
    .view("unknown-symbol", "label", "Label(\"History\", systemImage: \"history\")‹!›"),
    .view("unknown-symbol", "button", "Button(\"Empty\", systemImage: \"trash.can\") {}‹!›"),
    .view("unknown-symbol", "image", "Image(systemName: \"camera-fill\")‹!›"),
    .view(
      "unknown-symbol", "ternary", "Image(systemName: isOn ? \"star\" : \"settings\")‹!›",
      states: ["isOn: Bool = false"]),
    .modifier(
      "unknown-symbol", "navigation icon",
      ".navigationTitle(\"A\").assistiveAccessNavigationIcon(systemImage: \"home\")‹!›"),
    .view(
      "unknown-symbol", "constant", "Label(\"User\", systemImage: Pictures.user)",
      support: "enum Pictures {\n  static let user = \"user\"‹!›\n}"),
    .view(
      "unknown-symbol", "enumeration",
      "ForEach(Kind.allCases, id: \\.self) { kind in Label(\"A\", systemImage: kind.picture) }",
      support:
        "enum Kind: CaseIterable {\n  case one, two\n  var picture: String {\n    switch self {\n    case .one: return \"star\"\n    case .two: return \"checkmark.cicle\"‹!›\n    }\n  }\n}"
    ),
    .view(
      "unknown-symbol", "component", "IconRow(icon: \"menu\")‹!›",
      support:
        "struct IconRow: View {\n  let icon: String\n  var body: some View { Label(\"A\", systemImage: icon) }\n}"),
    .view(
      "unknown-symbol", "function", "row(\"A\", icon: \"delete\")‹!›",
      members: "private func row(_ title: String, icon: String) -> some View {\n  Label(title, systemImage: icon)\n}"),
    .view("unknown-symbol", "unavailable view", "ContentUnavailableView(\"None\", systemImage: \"gear.fill\")‹!›"),
    .view("unknown-symbol", "misspelt", "Image(systemName: \"square.and.pensil\")‹!›.symbolVariant(.fill)"),
    .view(
      "unknown-symbol", "local constant", "let name = \"back\"‹!›\nImage(systemName: name)", unfit: ["AnyView function"]
    ),
  ]

  private static let pictures: [Piece] = [
    .view(
      "icon-only-control", "image label", "Button {‹!›\n  openNote()\n} label: {\n  Image(systemName: \"plus\")\n}",
      support: note),
    .view(
      "icon-only-control", "accessibility label",
      "Button(action: openNote) { Image(systemName: \"plus\").accessibilityLabel(\"Add\") }‹!›", support: note),
    .view("icon-only-control", "empty title", "Button(\"\", systemImage: \"plus\") {}‹!›", unfit: ["toolbar"]),
    .view("icon-only-control", "emoji", "Button(\"🎨\") {}‹!›"),
    .view(
      "icon-only-control", "link",
      "NavigationLink {‹!›\n  Text(\"A\")\n} label: {\n  Image(systemName: \"star\").resizable()\n}"),
    .view(
      "icon-only-control", "toggle", "Toggle(isOn: $isOn) { Image(systemName: \"speaker\") }‹!›",
      states: ["isOn: Bool = false"]),
    .view(
      "icon-only-control", "picture in another file", "Button(action: openNote) { Badge() }‹!›",
      support: note
        + "\nstruct Badge: View {\n  var body: some View { VStack { Image(systemName: \"star\").padding() } }\n}"),
    .view(
      "icon-only-control", "picture in a property", "Button(action: openNote) { mark }‹!›",
      members: "private var mark: some View { Image(systemName: \"plus\") }", support: note),
    .modifier(
      "icon-only-label-style", "on a button", on: "Button(\"Add\", systemImage: \"plus\") {}",
      ".labelStyle(.iconOnly)‹!›"),
    .modifier(
      "icon-only-label-style", "on a stack", on: "HStack { Button(\"Add\", systemImage: \"plus\") {} }",
      ".labelStyle(IconOnlyLabelStyle())‹!›"),
    .view(
      "icon-only-label-style", "on the label",
      "Button(action: openNote) {\n  Label(\"Add\", systemImage: \"plus\")\n    .labelStyle(.iconOnly)‹!›\n}",
      support: note),
    .view(
      "toolbar-label-hidden", "button",
      "Text(\"A\")\n  .toolbar {\n    ToolbarItem {\n      Button(\"Add\", systemImage: \"plus\") {}‹!›\n    }\n  }",
      unfit: ["toolbar"]),
    .view(
      "toolbar-label-hidden", "label",
      "Text(\"A\")\n  .toolbar {\n    Button(action: openNote) { Label(\"Add\", systemImage: \"plus\") }‹!›\n  }",
      support: note, unfit: ["toolbar"]),
    .view(
      "toolbar-label-hidden", "toolbar property", "Text(\"A\").toolbar { tools }",
      members:
        "@ToolbarContentBuilder private var tools: some ToolbarContent {\n  ToolbarItem(placement: .topBarTrailing) {\n    Button(\"Add\", systemImage: \"plus\") {}‹!›\n  }\n}",
      unfit: ["toolbar"]),
  ]

  private static let note = "func openNote() { NoteCenter.shared.open() }"

  private static let words: [Piece] = [
    .view("text-only-control", "title", "Button(\"Save\") {}‹!›"),
    .view(
      "text-only-control", "text label", "Button {‹!›\n  openNote()\n} label: {\n  Text(\"Save\").bold()\n}",
      support: note),
    .view("text-only-control", "link", "NavigationLink(\"Inbox\") { Text(\"A\") }‹!›"),
    .view("text-only-control", "link with a label", "NavigationLink { Text(\"A\") } label: { Text(\"Inbox\") }‹!›"),
    .view("text-only-control", "link with a value", "NavigationLink(value: 1) { Text(\"Inbox\") }‹!›"),
    .view("text-only-control", "destructive", "Button(\"Delete\", role: .destructive) {}‹!›"),
    .view(
      "text-only-control", "words in another file", "Button(action: openNote) { Words() }‹!›",
      support: note + "\nstruct Words: View {\n  var body: some View { Text(\"Save\").padding() }\n}"),
    .modifier(
      "label-style-title-only", "on a button", on: "Button(\"Add\", systemImage: \"plus\") {}",
      ".labelStyle(.titleOnly)‹!›"),
    .modifier(
      "label-style-title-only", "on a list", on: "List { Button(\"Add\", systemImage: \"plus\") {} }",
      ".labelStyle(TitleOnlyLabelStyle())‹!›"),
  ]

  /// A row of a list is as high as the list makes it.
  private static let inList: Set<String> = ["list section", "ForEach row"]

  private static let button = "Button(\"Add\", systemImage: \"plus\") {}"

  private static let sizes: [Piece] = [
    .modifier("plain-button-style", "plain", on: button, ".buttonStyle(.plain)‹!›"),
    .modifier("plain-button-style", "borderless", on: button, ".buttonStyle(.borderless)‹!›"),
    .modifier("plain-button-style", "style value", on: button, ".buttonStyle(PlainButtonStyle())‹!›"),
    .modifier("plain-button-style", "on a stack", on: "VStack { \(button) }", ".buttonStyle(.plain)‹!›"),
    .modifier(
      "custom-control-style", "button style", on: button, ".buttonStyle(Bouncy())‹!›",
      support:
        "struct Bouncy: ButtonStyle {\n  func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }\n}"
    ),
    .modifier(
      "custom-control-style", "static member", on: button, ".buttonStyle(.bouncy)‹!›",
      support:
        "struct Bouncy: ButtonStyle {\n  func makeBody(configuration: Configuration) -> some View { configuration.label }\n}\nextension ButtonStyle where Self == Bouncy {\n  static var bouncy: Bouncy { Bouncy() }\n}"
    ),
    .modifier(
      "custom-control-style", "toggle style", on: "Toggle(\"Sound\", isOn: $isOn)", ".toggleStyle(Switchy())‹!›",
      states: ["isOn: Bool = false"],
      support:
        "struct Switchy: ToggleStyle {\n  func makeBody(configuration: Configuration) -> some View { configuration.label }\n}"
    ),
    .modifier("small-control", "mini", on: button, ".controlSize(.mini)‹!›"),
    .modifier("small-control", "small", on: "HStack { \(button) }", ".controlSize(.small)‹!›"),
    .modifier("small-control", "frame", on: button, ".frame(width: 24, height: 24)‹!›", unfit: inList),
    .modifier("small-control", "frame of 30", on: button, ".frame(height: 30)‹!›", unfit: inList),
    .modifier("small-text", "caption", ".font(.caption)‹!›"),
    .modifier("small-text", "footnote in a button", on: "Text(\"Note\")", ".font(.footnote)‹!›"),
    .view("small-text", "in a control", "Button {} label: { Text(\"Note\").font(.caption2) }‹!›"),
    .modifier("small-text", "fixed size", ".font(.system(size: 12))‹!›"),
    .modifier("fixed-font-size", "system", ".font(.system(size: 20))‹!›"),
    .modifier("fixed-font-size", "custom", ".font(.system(size: 24, weight: .bold))‹!›"),
    .modifier("text-scaling-limited", "line limit and scale", ".lineLimit(1)‹!›\n.minimumScaleFactor(0.5)‹!›"),
    .modifier("text-scaling-limited", "cap", ".dynamicTypeSize(...DynamicTypeSize.large)‹!›"),
    .modifier("text-scaling-limited", "one size", ".dynamicTypeSize(.large)‹!›"),
    .view("tight-spacing", "row", "HStack(spacing: 4) {‹!›\n  \(button)\n  \(button)\n}"),
    .view(
      "tight-spacing", "column",
      "VStack(alignment: .leading, spacing: 0) {‹!›\n  \(button)\n  NavigationLink { Text(\"A\") } label: { Label(\"A\", systemImage: \"star\") }\n}"
    ),
    .view("tight-spacing", "grid", "LazyVGrid(columns: [], spacing: 6) {‹!›\n  \(button)\n  \(button)\n}"),
    .modifier("ignores-safe-area", "all", on: "VStack { \(button) }", ".ignoresSafeArea()‹!›"),
    .modifier("ignores-safe-area", "bottom", on: "List { \(button) }", ".ignoresSafeArea(edges: .bottom)‹!›"),
    .modifier("ignores-safe-area", "older", on: "VStack { \(button) }", ".edgesIgnoringSafeArea(.all)‹!›"),
    .modifier("fixed-screen-layout", "width", ".frame(width: 390)‹!›"),
    .modifier("fixed-screen-layout", "screen", ".frame(width: UIScreen.main.bounds.width)‹!›"),
  ]
}

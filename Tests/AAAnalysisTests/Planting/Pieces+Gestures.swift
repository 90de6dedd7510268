import AATestSupport

extension Piece {
  private static let shown = ["isShown: Bool = false"]

  static let gestures: [Piece] = hidden + taps + nested + modals

  private static let hidden: [Piece] = [
    .modifier("hidden-gesture", "long press", ".onLongPressGesture {‹!›\n  openNote()\n}", support: note),
    .modifier(
      "hidden-gesture", "long press value", ".gesture(LongPressGesture().onEnded { _ in openNote() })‹!›", support: note
    ),
    .modifier("hidden-gesture", "double tap", ".onTapGesture(count: 2) {‹!›\n  openNote()\n}", support: note),
    .modifier("hidden-gesture", "drag", ".gesture(DragGesture().onEnded { _ in openNote() })‹!›", support: note),
    .modifier("hidden-gesture", "pinch", ".gesture(MagnifyGesture().onEnded { _ in openNote() })‹!›", support: note),
    .modifier(
      "hidden-gesture", "rotation", ".simultaneousGesture(RotateGesture().onChanged { _ in openNote() })‹!›",
      support: note),
    .modifier(
      "hidden-gesture", "gesture property", ".gesture(swipe)‹!›",
      members:
        "private var swipe: some Gesture {\n  DragGesture(minimumDistance: 20).onEnded { _ in openNote() }‹!›\n}",
      support: note),
    .modifier(
      "hidden-gesture", "move", on: "ForEach(0..<3, id: \\.self) { Text(\"\\($0)\") }",
      ".onMove { _, _ in openNote() }‹!›", support: note),
    .modifier(
      "hidden-gesture", "drop", ".dropDestination(for: String.self) { _, _ in openNote(); return true }‹!›",
      support: note),
    .modifier(
      "context-menu", "closure", ".contextMenu {‹!›\n  Button(\"Copy\", systemImage: \"doc\") { openNote() }\n}",
      support: note),
    .modifier(
      "context-menu", "preview",
      ".contextMenu(menuItems: {‹!›\n  Button(\"Copy\") { openNote() }\n}, preview: { Text(\"A\") })",
      support: note),
    .modifier(
      "context-menu", "of a button", on: "Button(\"Go\", systemImage: \"star\") { openNote() }",
      ".contextMenu {‹!›\n  Button(\"Copy\") { openNote() }\n}", support: note),
    .modifier(
      "pull-to-refresh", "list", on: "List { Text(\"A\") }", ".refreshable {‹!›\n  await reloadNotes()\n}",
      support: "func reloadNotes() async { await NoteCenter.shared.load() }"),
    .modifier(
      "pull-to-refresh", "scroll view", on: "ScrollView { Text(\"A\") }", ".refreshable(action: reloadNotes)‹!›",
      support: "@Sendable func reloadNotes() async { await NoteCenter.shared.load() }"),
  ]

  private static let note = "func openNote() { NoteCenter.shared.open() }"

  private static let taps: [Piece] = [
    .modifier(
      "tap-gesture-as-button", "text", on: "Text(\"Open\")", ".onTapGesture {‹!›\n  openNote()\n}", support: note),
    .modifier(
      "tap-gesture-as-button", "image", on: "Image(systemName: \"star\")", ".onTapGesture { openNote() }‹!›",
      support: note),
    .modifier(
      "tap-gesture-as-button", "stack", on: "HStack {\n  Image(systemName: \"star\")\n  Text(\"Open\")\n}",
      ".contentShape(Rectangle())\n.onTapGesture(perform: openNote)‹!›", support: note),
    .modifier(
      "tap-gesture-as-button", "gesture value", on: "Text(\"Open\")",
      ".gesture(TapGesture().onEnded { openNote() })‹!›", support: note),
    .modifier(
      "tap-gesture-as-button", "state", on: "Text(\"Open\")", ".onTapGesture { isShown = true }‹!›", states: shown),
    .modifier(
      "tap-gesture-as-button", "count one", on: "Text(\"Open\")", ".onTapGesture(count: 1) {‹!›\n  openNote()\n}",
      support: note),
  ]

  private static let nested: [Piece] = [
    .view(
      "menu-hides-options", "menu",
      "Menu(\"More\", systemImage: \"ellipsis\") {‹!›\n  Button(\"A\") {}\n  Button(\"B\") {}\n}"),
    .view(
      "menu-hides-options", "menu with a label",
      "Menu {‹!›\n  Button(\"A\") {}\n} label: {\n  Label(\"More\", systemImage: \"ellipsis\")\n}"),
    .view(
      "menu-hides-options", "picker with menu style",
      "Picker(\"Color\", selection: $color) {\n  Text(\"Red\").tag(0)\n}\n.pickerStyle(.menu)‹!›",
      states: ["color: Int = 0"]),
    .view(
      "menu-hides-options", "control group",
      "ControlGroup {‹!›\n  Button(\"A\", systemImage: \"star\") {}\n  Button(\"B\", systemImage: \"heart\") {}\n}"),
    .modifier(
      "menu-hides-options", "overflow",
      ".toolbar {\n  ToolbarItemGroup(placement: .secondaryAction) {‹!›\n    Button(\"A\", systemImage: \"star\") {}\n  }\n}",
      unfit: ["toolbar"]),
    .view("disclosure-nesting", "disclosure group", "DisclosureGroup(\"More\") {‹!›\n  Text(\"A\")\n}"),
    .view(
      "disclosure-nesting", "bound",
      "DisclosureGroup(isExpanded: $isShown) {‹!›\n  Text(\"A\")\n} label: {\n  Text(\"More\")\n}", states: shown),
    .view(
      "disclosure-nesting", "outline", "OutlineGroup(items, children: \\.children) { item in‹!›\n  Text(item.name)\n}",
      members: "let items: [Item] = []"),
    .view(
      "disclosure-nesting", "list of children", "List(items, children: \\.children) { item in‹!›\n  Text(item.name)\n}",
      members: "let items: [Item] = []"),
    .view(
      "disclosure-nesting", "chevron",
      "Button {‹!›\n  isShown.toggle()\n} label: {\n  Label(\"More\", systemImage: isShown ? \"chevron.down\" : \"chevron.right\")\n}\nif isShown { Text(\"A\") }",
      states: shown, unfit: ["AnyView function"]),
  ]

  private static let modals: [Piece] = [
    .modifier(
      "nested-presentation", "popover", ".popover(isPresented: $isShown) {‹!›\n  Text(\"A\")\n}", states: shown),
    .modifier(
      "nested-presentation", "sheet in a sheet", ".sheet(isPresented: $isShown) {\n  Inner0()\n}", states: shown,
      support:
        "struct Inner0: View {\n  @State private var isShown = false\n  var body: some View {\n    Button(\"B\", systemImage: \"star\") { isShown = true }\n      .sheet(isPresented: $isShown) { Text(\"C\") }‹!›\n  }\n}"
    ),
    .modifier(
      "nested-presentation", "inspector in a cover",
      ".fullScreenCover(isPresented: $isShown) {\n  Text(\"A\").inspector(isPresented: $isShown) { Text(\"B\") }‹!›\n}",
      states: shown),
    .modifier("nested-presentation", "sheet", ".sheet(isPresented: $isShown) {‹!›\n  Text(\"A\")\n}", states: shown),
    .modifier(
      "modal-without-exit", "cover",
      ".fullScreenCover(isPresented: $isShown) {‹!›\n  Text(\"A\").interactiveDismissDisabled()‹!›\n}", states: shown),
    .modifier(
      "modal-without-exit", "sheet that stays", ".sheet(isPresented: $isShown) {‹!›\n  Locked()\n}", states: shown,
      support:
        "struct Locked: View {\n  var body: some View {\n    Text(\"A\").interactiveDismissDisabled(true)‹!›\n  }\n}"),
  ]
}

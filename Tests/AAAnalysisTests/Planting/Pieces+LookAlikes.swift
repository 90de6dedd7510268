import AATestSupport

extension Piece {
  /// Code that only looks like what a rule is about.
  static let lookAlikes: [Piece] = time + deletion + gestureLike + labelLike + sizeLike + others

  private static let saved = ["isSaved: Bool = false"]
  private static let savedLabel = "if §isSaved { Label(\"Saved\", systemImage: \"checkmark\") }"

  private static let time: [Piece] = [
    .action(
      "timed-dismissal", "focus hand-off",
      "DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {\n  §isSaved = false\n}", states: saved, shown: savedLabel
    ),
    .action(
      "timed-dismissal", "short sleep",
      "Task {\n  try? await Task.sleep(nanoseconds: 200_000_000)\n  §isSaved = false\n}", states: saved,
      shown: savedLabel),
    .action(
      "timed-dismissal", "wait that shows",
      "DispatchQueue.main.asyncAfter(deadline: .now() + 3) {\n  §isSaved = true\n}", states: saved, shown: savedLabel),
    .action(
      "timed-dismissal", "no delay", "§isSaved = true\nwithAnimation { §isSaved = false }", states: saved,
      shown: savedLabel),
    .action(
      "timed-dismissal", "polling",
      "Task {\n  while !Task.isCancelled {\n    await reload()\n    try? await Task.sleep(for: .seconds(30))\n  }\n}",
      support: "func reload() async {}"),
    .action(
      "timed-dismissal", "state that nothing shows",
      "DispatchQueue.main.asyncAfter(deadline: .now() + 3) {\n  §isSaved = false\n}", states: saved),
    .view(
      "timed-dismissal", "debounced search",
      "TextField(\"Find\", text: $query)\n  .task(id: query) {\n    try? await Task.sleep(for: .seconds(1))\n    guard !Task.isCancelled else { return }\n    results = await find(query)\n  }\nForEach(results, id: \\.self) { Text($0) }",
      states: ["query: String = \"\"", "results: [String] = []"],
      support: "func find(_ query: String) async -> [String] { [] }", unfit: ["AnyView function"]),
    .view("timed-dismissal", "clock", "TimelineView(.everyMinute) { context in\n  Text(context.date, style: .time)\n}"),
    .view("timed-advance", "clock", "TimelineView(.everyMinute) { context in\n  Text(context.date, style: .time)\n}"),
    .view(
      "timed-advance", "pages without a timer",
      "TabView(selection: $page) { Text(\"A\").tag(0); Text(\"B\").tag(1) }\n  .tabViewStyle(.page)",
      states: ["page: Int = 0"]),
    .action(
      "timed-advance", "next at once", "§page += 1", states: ["page: Int = 0"], shown: "Text(\"\\(§page)\").id(§page)"),
    .view(
      "countdown", "a count", "Button(\"Less\", systemImage: \"minus\") { left -= 1 }\nText(\"\\(left)\")",
      states: ["left: Int = 10"], unfit: ["AnyView function"]),
    .action(
      "session-timeout", "request", "var request = URLRequest(url: url)\nrequest.timeoutInterval = 30",
      members: "let url: URL"),
    .action(
      "session-timeout", "clock and block",
      "DispatchQueue.main.asyncAfter(deadline: .now() + 3) {\n  unlockDoor()\n  runBlock()\n}",
      support: "func unlockDoor() {}\nfunc runBlock() {}"),
    .view("repeating-motion", "progress", "ProgressView()"),
    .modifier("repeating-motion", "once", ".animation(.easeOut, value: isSaved)", states: saved),
    .action(
      "media-autoplay", "on a tap", "player.play()", members: "private let player = AVPlayer()",
      only: Planting.actions.subtracting(["closure property"])),
    .modifier(
      "auto-dismissing-toast-library", "stays",
      ".popup(isPresented: $isSaved) {\n  Text(\"Saved\")\n} customize: {\n  $0.autohideIn(nil)\n}", states: saved),
  ]

  private static let deletion: [Piece] = [
    .action("destructive-unconfirmed", "draft", "§text = \"\"", states: ["text: String = \"\""], shown: "Text(§text)"),
    .action(
      "destructive-unconfirmed", "keypad", "§text.removeLast()", states: ["text: String = \"\""], shown: "Text(§text)"),
    .action(
      "destructive-unconfirmed", "path", "§path.removeLast()", states: ["path: [Int] = []"],
      shown: "NavigationStack(path: $§path) { Text(\"A\") }", unfit: modelled),
    .action(
      "destructive-unconfirmed", "only asks", "§asks = true", states: ["asks: Bool = false"],
      shown: "Text(\"A\").alert(\"Delete all notes?\", isPresented: $§asks) { Button(\"Keep\", role: .cancel) {} }",
      unfit: modelled),
    .action(
      "destructive-unconfirmed", "cancellables", "cancellables.removeAll()",
      members: "private var cancellables = Set<AnyCancellable>()"),
    .action("destructive-unconfirmed", "dismiss", "dismiss()", members: "@Environment(\\.dismiss) private var dismiss"),
    .action(
      "destructive-unconfirmed", "adding", "§notes.append(Note())", states: ["notes: [Note] = []"],
      shown: "Text(\"\\(§notes.count)\")"),
    .view(
      "destructive-confirmed-once", "asked twice",
      """
      Button("Delete", systemImage: "trash", role: .destructive) { asks = true }
        .alert("Delete all notes?", isPresented: $asks) {
          Button("Go on", role: .destructive) { asksAgain = true }
          Button("Keep", role: .cancel) {}
        }
        .alert("Really delete all notes?", isPresented: $asksAgain) {
          Button("Delete", role: .destructive) { notes.removeAll() }
          Button("Keep", role: .cancel) {}
        }
      """, states: ["notes: [Note] = []", "asks: Bool = false", "asksAgain: Bool = false"]),
    .modifier("swipe-to-delete", "harmless swipe", ".swipeActions {\n  Button(\"Flag\", systemImage: \"flag\") {}\n}"),
    .action(
      "silent-failure", "told", "do {\n  try store.save()\n} catch {\n  §message = \"It was not saved\"\n}",
      states: ["message: String = \"\""], shown: "Text(§message)", members: "let store: Store"),
    .view("technical-error-text", "plain words", "Text(\"The photo could not be saved\")"),
    .view("purchase-in-scene", "a list of what is owned", "Text(\"Purchased songs\")"),
  ]

  private static let gestureLike: [Piece] = [
    .view(
      "hidden-gesture", "drawing",
      "Canvas { _, _ in }\n  .gesture(DragGesture(minimumDistance: 0).onChanged { points.append($0.location) })",
      states: ["points: [CGPoint] = []"]),
    .modifier("hidden-gesture", "keyboard", ".scrollDismissesKeyboard(.immediately)"),
    .modifier(
      "tap-gesture-as-button", "focus", ".onTapGesture { focused = nil }",
      members: "@FocusState private var focused: Int?"),
    .modifier("tap-gesture-as-button", "empty", ".onTapGesture {}"),
    .modifier(
      "tap-gesture-as-button", "keyboard", ".onTapGesture { hideKeyboard() }",
      support:
        "extension View {\n  func hideKeyboard() {\n    UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)\n  }\n}"
    ),
    .modifier(
      "tap-gesture-as-button", "double tap", ".onTapGesture(count: 2) { openNote() }", support: "func openNote() {}"),
    .view(
      "menu-hides-options", "inline",
      "Picker(\"Color\", selection: $color) {\n  Text(\"Red\").tag(0)\n}\n.pickerStyle(.inline)",
      states: ["color: Int = 0"]),
    .modifier(
      "nested-presentation", "alert", ".alert(\"Sure?\", isPresented: $asks) { Button(\"Keep\", role: .cancel) {} }",
      states: ["asks: Bool = false"], unfit: ["sheet", "full screen cover"]),
    .view(
      "disclosure-nesting", "more text",
      "Button(\"More\", systemImage: \"text.alignleft\") { isLong = true }\nif isLong { Text(\"A long text\") }",
      states: ["isLong: Bool = false"], unfit: ["AnyView function"]),
    .modifier(
      "modal-without-exit", "cover with a way out",
      ".fullScreenCover(isPresented: $isShown) {\n  Button(\"Done\", systemImage: \"checkmark\") { isShown = false }.interactiveDismissDisabled()\n}",
      states: ["isShown: Bool = false"]),
  ]

  private static let labelLike: [Piece] = [
    .view("icon-only-control", "label", "Button(\"Add\", systemImage: \"plus\") {}"),
    .view(
      "icon-only-control", "stack",
      "Button {} label: { HStack { VStack { Image(systemName: \"plus\") }; Text(\"Add\") } }"),
    .view(
      "icon-only-control", "label's parts",
      "Button {} label: { Label { Text(\"Add\") } icon: { Image(systemName: \"plus\") } }"),
    .view(
      "icon-only-control", "row in another file", "Button {} label: { NoteRow() }",
      support:
        "struct NoteRow: View {\n  var body: some View { HStack { Image(systemName: \"star\"); Words() } }\n}\nstruct Words: View {\n  var body: some View { Text(\"A\") }\n}"
    ),
    .view("icon-only-control", "unknown view", "Button {} label: { LibraryTile() }"),
    .view("icon-only-control", "cancel", "Button(role: .cancel) {} label: { Image(systemName: \"xmark\") }"),
    .view("icon-only-control", "decoration", "Image(systemName: \"star\")"),
    .view("text-only-control", "label", "Button(\"Add\", systemImage: \"plus\") {}"),
    .view("text-only-control", "emoji before words", "Button(\"📷 Take photo\") {}"),
    .view("text-only-control", "swatch", "Button {} label: { HStack { Circle().fill(.red); Text(\"Red\") } }"),
    .view(
      "text-only-control", "row in another file", "NavigationLink { Text(\"A\") } label: { NoteRow() }",
      support: "struct NoteRow: View {\n  var body: some View { Label(\"A\", systemImage: \"star\") }\n}"),
    .modifier(
      "text-only-control", "alert",
      ".alert(\"Sure?\", isPresented: $asks) { Button(\"Yes\") {}; Button(\"No\", role: .cancel) {} }",
      states: ["asks: Bool = false"]),
    .view(
      "unknown-symbol", "right names",
      "Label(\"A\", systemImage: \"hand.draw.fill\")\nImage(\"history\")\nText(\"settings\")",
      unfit: ["AnyView function"]),
    .view(
      "unknown-symbol", "variable", "Image(systemName: name)", members: "let name: String = chosenName",
      support: "var chosenName: String { library() }"),
    .modifier(
      "missing-navigation-icon", "icon beside it",
      ".navigationTitle(\"Draw\")\n.assistiveAccessNavigationIcon(systemImage: \"star\")"),
    .modifier(
      "missing-navigation-icon", "icon through an extension", ".navigationTitle(\"Draw\")\n.pictured(\"star\")",
      support:
        "extension View {\n  @ViewBuilder func pictured(_ name: String) -> some View {\n    if #available(iOS 26.0, *) { assistiveAccessNavigationIcon(systemImage: name) } else { self }\n  }\n}"
    ),
    .modifier("missing-navigation-icon", "empty title", ".navigationTitle(\"\")"),
    .modifier(
      "icon-only-label-style", "decoration", on: "Label(\"A\", systemImage: \"star\")", ".labelStyle(.iconOnly)"),
    .modifier(
      "label-style-title-only", "both", on: "Button(\"Add\", systemImage: \"plus\") {}", ".labelStyle(.titleAndIcon)"),
    .view(
      "toolbar-label-hidden", "both",
      "Text(\"A\")\n  .toolbar {\n    Button(\"Add\", systemImage: \"plus\") {}.labelStyle(.titleAndIcon)\n  }",
      unfit: ["toolbar"]),
  ]

  private static let sizeLike: [Piece] = [
    .modifier(
      "small-control", "image in a label",
      on: "Button {} label: { HStack { Image(systemName: \"star\").frame(width: 20, height: 20); Text(\"A\") } }",
      ".frame(minHeight: 60)"),
    .modifier("small-control", "large", on: "Button(\"A\", systemImage: \"star\") {}", ".controlSize(.large)"),
    .modifier("small-text", "body", ".font(.body)"),
    .modifier("tight-spacing", "texts", on: "VStack(spacing: 0) { Text(\"A\"); Text(\"B\") }", ".padding(20)"),
    .modifier(
      "ignores-safe-area", "background", on: "VStack { Button(\"A\", systemImage: \"star\") {} }",
      ".background(Color.yellow.ignoresSafeArea())"),
    .modifier(
      "ignores-safe-area", "keyboard", on: "VStack { Button(\"A\", systemImage: \"star\") {} }",
      ".ignoresSafeArea(.keyboard)"),
    .modifier("fixed-screen-layout", "flexible", ".frame(maxWidth: 390)"),
    .modifier(
      "plain-button-style", "prominent", on: "Button(\"A\", systemImage: \"star\") {}",
      ".buttonStyle(.borderedProminent)"),
    .modifier("text-scaling-limited", "lines", ".lineLimit(3)"),
    .modifier("fixed-font-size", "text style", ".font(.title.bold())"),
  ]

  private static let others: [Piece] = [
    .screen(
      "too-many-options", "two links",
      "List {\n  NavigationLink { Text(\"A\") } label: { Label(\"A\", systemImage: \"star\") }\n  NavigationLink { Text(\"B\") } label: { Label(\"B\", systemImage: \"heart\") }\n}"
    ),
    .screen(
      "too-many-options", "rows of data",
      "List {\n  ForEach(notes) { note in Button(note.title, systemImage: \"star\") {} }\n}",
      members: "let notes: [Note] = []"),
    .screen(
      "too-many-options", "exclusive branches",
      "List {\n  if isOn {\n    Button(\"A\", systemImage: \"star\") {}\n    Button(\"B\", systemImage: \"star\") {}\n  } else {\n    Button(\"C\", systemImage: \"star\") {}\n    Button(\"D\", systemImage: \"star\") {}\n  }\n}",
      states: ["isOn: Bool = false"]),
    .screen(
      "multiple-decisions", "one input",
      "VStack {\n  TextField(\"Name\", text: $text)\n  Button(\"Send\", systemImage: \"paperplane\") {}\n}",
      states: ["text: String = \"\""]),
    .screen(
      "root-not-list", "list",
      "List {\n  NavigationLink { Text(\"A\") } label: { Label(\"A\", systemImage: \"star\") }\n  NavigationLink { Text(\"B\") } label: { Label(\"B\", systemImage: \"heart\") }\n}"
    ),
    .screen(
      "custom-back-button", "close in a modal",
      "VStack {\n  Button(\"Close\", systemImage: \"xmark\") { dismiss() }\n  Text(\"A\")\n}",
      members: "@Environment(\\.dismiss) private var dismiss", only: ["presented screen"]),
    .screen(
      "manual-screen-switch", "loading", "if isLoaded { List { Text(\"A\") } } else { ProgressView() }",
      states: ["isLoaded: Bool = false"]),
    .screen("missing-navigation-title", "title", "List { Text(\"A\") }.navigationTitle(\"Notes\")"),
    .screen("nested-navigation-stack", "in a modal", "NavigationStack { Text(\"A\") }", only: ["presented screen"]),
    .screen(
      "deep-navigation", "one step",
      "List { NavigationLink { Text(\"A\") } label: { Label(\"A\", systemImage: \"star\") } }", only: Planting.roots),
    .screen("back-button-hidden", "shown", "Text(\"A\").navigationBarBackButtonHidden(false)"),
    .view("search-field", "find button", "Button(\"Find\", systemImage: \"magnifyingglass\") {}"),
    .view(
      "tab-view", "picker", "Picker(\"A\", selection: $page) { Text(\"A\").tag(0) }.pickerStyle(.segmented)",
      states: ["page: Int = 0"]),
    .view("login-in-scene", "status", "ContentUnavailableView(\"Sign in first\", systemImage: \"person\")"),
    .action(
      "web-or-external-link", "phone", "openURL(URL(string: \"tel:123\")!)",
      members: "@Environment(\\.openURL) private var openURL"),
    .action(
      "permission-prompt", "status",
      "let status = CLLocationManager().authorizationStatus\n§isOn = status == .authorizedWhenInUse",
      states: ["isOn: Bool = false"], shown: "Text(§isOn ? \"On\" : \"Off\")"),
    .view("secondary-workflow", "core", "Button(\"Photos\", systemImage: \"photo\") {}"),
    .modifier(
      "input-changes-context", "only counts", on: "Toggle(\"Sound\", isOn: $isOn)",
      ".onChange(of: isOn) { count += 1 }", states: ["isOn: Bool = false", "count: Int = 0"]),
    .view("share-or-export", "a word", "Text(\"Share your day\")"),
    .view("interruption", "news", "Text(\"News\")"),
  ]
}

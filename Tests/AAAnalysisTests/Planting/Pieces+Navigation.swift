import AATestSupport

extension Piece {
  static let navigation: [Piece] = amounts + structures + ways + shapes

  private static func buttons(_ count: Int) -> String {
    (0..<count).map { "Button(\"Choice \($0)\", systemImage: \"star\") {}" }.joined(separator: "\n")
  }

  private static let amounts: [Piece] = [
    .screen("too-many-options", "a list of buttons", "List {\n" + buttons(10) + "\n}", mark: .screen),
    .screen(
      "too-many-options", "sections and parts", "List {\n  Section { upper }\n  Section { lower }\n}", mark: .screen,
      members:
        "private var upper: some View {\n  Group {\n\(buttons(5))\n  }\n}\n@ViewBuilder private var lower: some View {\n\(buttons(5))\n}"
    ),
    .screen(
      "too-many-options", "rows in another file", "List {\n  Rows()\n  Rows()\n}", mark: .screen,
      support: "struct Rows: View {\n  var body: some View {\n\(buttons(5))\n  }\n}"),
    .screen(
      "too-many-options", "a literal list",
      "List {\n  ForEach([\"a\", \"b\", \"c\", \"d\", \"e\", \"f\", \"g\", \"h\", \"i\", \"j\"], id: \\.self) { name in\n    Button(name, systemImage: \"star\") {}\n  }\n}",
      mark: .screen),
    .screen(
      "too-many-options", "toolbar and list",
      "List {\n\(buttons(7))\n}\n.toolbar {\n  ToolbarItem { Button(\"A\", systemImage: \"star\") {} }\n  ToolbarItem { Button(\"B\", systemImage: \"star\") {} }\n  ToolbarItem { Button(\"C\", systemImage: \"star\") {} }\n}",
      mark: .screen),
    .screen(
      "multiple-decisions", "toggle and picker",
      "Form {\n  Toggle(\"Sound\", isOn: $sound)\n  Picker(\"Size\", selection: $size) { Text(\"A\").tag(0) }\n}",
      mark: .screen, states: ["sound: Bool = false", "size: Int = 0"]),
    .screen(
      "multiple-decisions", "fields in another file",
      "VStack {\n  NameField(name: $name)\n  DatePicker(\"Day\", selection: $day)\n}", mark: .screen,
      states: ["name: String = \"\"", "day: Date = .now"],
      support:
        "struct NameField: View {\n  @Binding var name: String\n  var body: some View { TextField(\"Name\", text: $name) }\n}"
    ),
    .screen(
      "multiple-decisions", "bindings of a model",
      "Form {\n  Stepper(\"Count\", value: $model.count)\n  Slider(value: $model.volume)\n}", mark: .screen,
      members: "@StateObject private var model = Model()",
      support: "final class Model: ObservableObject {\n  @Published var count = 0\n  @Published var volume = 0.5\n}"),
  ]

  private static let structures: [Piece] = [
    .view(
      "tab-view", "tabs",
      "TabView {‹!›\n  Text(\"A\").tabItem { Label(\"A\", systemImage: \"star\") }\n  Text(\"B\").tabItem { Label(\"B\", systemImage: \"heart\") }\n}"
    ),
    .view(
      "tab-view", "new tabs",
      "TabView(selection: $tab) {‹!›\n  Tab(\"A\", systemImage: \"star\", value: 0) { Text(\"A\") }\n  Tab(\"B\", systemImage: \"heart\", value: 1) { Text(\"B\") }\n}",
      states: ["tab: Int = 0"]),
    .view("tab-view", "pages", "TabView {‹!›\n  Text(\"A\")\n  Text(\"B\")\n}\n.tabViewStyle(.page)"),
    .view(
      "split-view", "two columns", "NavigationSplitView {‹!›\n  List { Text(\"A\") }\n} detail: {\n  Text(\"B\")\n}"),
    .view(
      "split-view", "three columns",
      "NavigationSplitView {‹!›\n  Text(\"A\")\n} content: {\n  Text(\"B\")\n} detail: {\n  Text(\"C\")\n}"),
    .modifier("split-view", "columns style", on: "NavigationView { Text(\"A\") }", ".navigationViewStyle(.columns)‹!›"),
    .screen(
      "deep-navigation", "links",
      "List {\n  NavigationLink { One() } label: { Label(\"1\", systemImage: \"star\") }\n}",
      support: """
        struct One: View {
          var body: some View { NavigationLink { Two() } label: { Label("2", systemImage: "star") } }
        }
        struct Two: View {
          var body: some View { NavigationLink(destination: Three()) { Label("3", systemImage: "star") } }
        }
        struct Three: View {
          var body: some View { NavigationLink { Four() } label: { Label("4", systemImage: "star") } }‹!›
        }
        struct Four: View {
          var body: some View { Text("End") }
        }
        """, only: Planting.roots),
    .view(
      "onboarding-in-scene", "view's name", "OnboardingView()‹!›",
      support: """
        struct OnboardingView: View {‹!›
          var body: some View { Button("Begin", systemImage: "star") {} }
        }
        """),
    .view(
      "onboarding-in-scene", "what is new", "WhatsNewScreen()‹!›",
      support: """
        struct WhatsNewScreen: View {‹!›
          var body: some View { Button("Go on", systemImage: "star") {} }
        }
        """),
    .screen(
      "onboarding-in-scene", "a gate", "if hasCompletedOnboarding {‹!›\n  Text(\"Notes\")\n} else {\n  Intro()‹!›\n}",
      members: "@AppStorage(\"hasCompletedOnboarding\") private var hasCompletedOnboarding = false‹!›",
      support: "struct Intro: View {\n  var body: some View { Text(\"Hello\") }\n}", only: Planting.roots),
    .view(
      "secondary-workflow", "link",
      "NavigationLink {‹!›\n  SettingsView()‹!›\n} label: {\n  Label(\"Settings\", systemImage: \"gearshape\")‹!›\n}",
      support: "struct SettingsView: View {\n  var body: some View { Text(\"A\") }\n}"),
    .view("secondary-workflow", "button", "Button(\"About\", systemImage: \"info.circle\") {}‹!›"),
    .view("secondary-workflow", "settings link", "SettingsLink()‹!›"),
    .view(
      "secondary-workflow", "label",
      "Button {‹!›\n  openFilter()\n} label: {\n  Label(\"Filter\", systemImage: \"line.3.horizontal\")‹!›\n}",
      support: "func openFilter() {}"),
    .modifier(
      "search-field", "searchable", on: "List { Text(\"A\") }", ".searchable(text: $query)‹!›",
      states: ["query: String = \"\""]),
    .modifier(
      "search-field", "with a prompt", on: "List { Text(\"A\") }", ".searchable(text: $query, prompt: \"Notes\")‹!›",
      states: ["query: String = \"\""]),
  ]

  private static let ways: [Piece] = [
    .view("complex-input", "color picker", "ColorPicker(\"Ink\", selection: $ink)‹!›", states: ["ink: Color = .red"]),
    .view(
      "complex-input", "graphical date", "DatePicker(\"Day\", selection: $day)‹!›\n  .datePickerStyle(.graphical)‹!›",
      states: ["day: Date = .now"]),
    .view(
      "complex-input", "days", "MultiDatePicker(\"Days\", selection: $days)‹!›",
      states: ["days: Set<DateComponents> = []"]),
    .view("complex-input", "slider", "Slider(value: $volume, in: 0...1)‹!›", states: ["volume: Double = 0.5"]),
    .view("complex-input", "stepper", "Stepper(\"Count\", value: $count)‹!›", states: ["count: Int = 0"]),
    .view(
      "complex-input", "table", "Table(items) {‹!›\n  TableColumn(\"Name\", value: \\.name)\n}",
      members: "let items: [Item] = []"),
    .screen(
      "custom-back-button", "toolbar",
      "Text(\"Note\")\n  .navigationBarBackButtonHidden(true)\n  .toolbar {\n    ToolbarItem(placement: .topBarLeading) {\n      Button { dismiss() } label: { Image(systemName: \"chevron.left\") }‹!›\n    }\n  }",
      members: "@Environment(\\.dismiss) private var dismiss", only: pushed),
    .screen(
      "custom-back-button", "button with a word",
      "VStack {\n  Button(\"Back\", systemImage: \"arrow.left\") { dismiss() }‹!›\n  Text(\"Note\")\n}",
      members: "@Environment(\\.dismiss) private var dismiss", only: pushed),
    .screen(
      "custom-back-button", "presentation mode",
      "VStack {\n  Button(action: goBack) {‹!›\n    Label(\"Back\", systemImage: \"chevron.backward\")\n  }\n  Text(\"Note\")\n}",
      members:
        "@Environment(\\.presentationMode) private var presentationMode\nprivate func goBack() { presentationMode.wrappedValue.dismiss() }",
      only: pushed),
    .screen(
      "back-button-hidden", "without argument", "Text(\"Note\").navigationBarBackButtonHidden()‹!›", only: pushed),
    .screen(
      "back-button-hidden", "true", "List { Text(\"Note\") }\n  .navigationBarBackButtonHidden(true)‹!›", only: pushed),
    .screen(
      "back-button-hidden", "in a part", "part",
      members: "private var part: some View {\n  Text(\"Note\")\n    .navigationBarBackButtonHidden(true)‹!›\n}",
      only: pushed),
  ]

  private static let pushed: Set<String> = ["destination of a link", "destination argument", "destination of a value"]

  private static let shapes: [Piece] = [
    .screen(
      "manual-screen-switch", "optional state",
      "if let chosen {‹!›\n  VStack {\n    Text(chosen).navigationTitle(\"Person\")\n    Button(\"Choose another\", systemImage: \"person\") { self.chosen = nil }\n  }\n} else {\n  List { Button(\"Ann\", systemImage: \"person\") { chosen = \"Ann\" } }\n    .navigationTitle(\"People\")\n}",
      states: ["chosen: String? = nil"], only: Planting.roots),
    .screen(
      "manual-screen-switch", "route",
      "switch route {‹!›\ncase .home:\n  List { Button(\"Notes\", systemImage: \"note.text\") { route = .notes } }.navigationTitle(\"Home\")\ncase .notes:\n  VStack { Text(\"N\"); Button(\"Home\", systemImage: \"house\") { route = .home } }.navigationTitle(\"Notes\")\n}",
      states: ["route: Route = .home"], support: "enum Route { case home, notes }", only: Planting.roots),
    .screen(
      "nested-navigation-stack", "stack in a destination", "NavigationStack {‹!›\n  Text(\"Note\")\n}", only: pushed),
    .screen(
      "nested-navigation-stack", "stack in another file", "Boxed()",
      support: "struct Boxed: View {\n  var body: some View {\n    NavigationStack { Text(\"Note\") }‹!›\n  }\n}",
      only: pushed),
    .screen(
      "root-not-list", "stack of buttons",
      "VStack {‹!›\n  NavigationLink { Text(\"A\") } label: { Label(\"A\", systemImage: \"star\") }\n  NavigationLink { Text(\"B\") } label: { Label(\"B\", systemImage: \"heart\") }\n}",
      mark: .code, only: Planting.roots),
    .screen(
      "root-not-list", "grid",
      "ScrollView {‹!›\n  LazyVGrid(columns: []) {‹!›\n    Button(\"A\", systemImage: \"star\") {}\n    Button(\"B\", systemImage: \"heart\") {}\n  }\n}",
      only: Planting.roots),
    .modifier(
      "missing-navigation-icon", "title", ".navigationTitle(\"Draw\")‹!›",
      unfit: ["flag in the normal scene", "fixture"]),
    .modifier(
      "missing-navigation-icon", "title of a list", on: "List { Text(\"A\") }", ".navigationTitle(Text(\"Draw\"))‹!›",
      unfit: ["flag in the normal scene", "fixture"]),
    .modifier(
      "missing-navigation-icon", "title from a property", ".navigationTitle(name)‹!›",
      members: "let name: String = \"Draw\"", unfit: ["flag in the normal scene", "fixture"]),
    .modifier("icon-without-title", "image", ".assistiveAccessNavigationIcon(Image(\"star\"))‹!›", unfit: ["fixture"]),
    .modifier(
      "icon-without-title", "symbol", ".assistiveAccessNavigationIcon(systemImage: \"star\")‹!›", unfit: ["fixture"]),
    .screen(
      "missing-navigation-title", "a list", "List { Text(\"A\") }", mark: .screen, only: pushed.union(Planting.roots)),
    .screen("missing-navigation-title", "a text", "Text(\"A\").padding()", mark: .screen, only: pushed),
    .screen(
      "duplicate-navigation-icon", "two screens",
      "List { NavigationLink { Other() } label: { Label(\"B\", systemImage: \"star\") } }\n  .navigationTitle(\"Notes\")‹!›\n  .assistiveAccessNavigationIcon(systemImage: \"star\")‹!›",
      support:
        "struct Other: View {\n  var body: some View {\n    Text(\"B\")\n      .navigationTitle(\"Photos\")‹!›\n      .assistiveAccessNavigationIcon(systemImage: \"star\")‹!›\n  }\n}"
    ),
  ]
}

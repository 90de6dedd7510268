extension Position {
  /// Places for what fills a whole screen.
  static let wholeScreens: [Position] = [
    screen("root") { around in around.app("\(around.home)()‹S›") },
    screen("root through a wrapper") { around in
      around.app("Wrapper()‹S›") + around.view("Wrapper", body: "\(around.home)()‹S›", isSingle: true)
    },
    screen("root through a property", name: "Inner") { around in
      around.app("\(around.home)()‹S›") + around.view(around.home, body: "Inner()‹S›", isSingle: true)
    },
    screen("destination of a link") { around in
      around.app("Start0()")
        + around.view(
          "Start0",
          body:
            "List {\n  NavigationLink {\n    \(around.home)()‹S›\n  } label: {\n    Label(\"Open\", systemImage: \"folder\")\n  }\n}"
            + titled,
          isSingle: true)
    },
    screen("destination argument") { around in
      around.app("Start0()")
        + around.view(
          "Start0",
          body:
            "List {\n  NavigationLink(destination: \(around.home)()) { Label(\"Open\", systemImage: \"folder\") }‹S›\n}"
            + titled,
          isSingle: true)
    },
    screen("destination of a value") { around in
      around.app("Start0()")
        + around.view(
          "Start0",
          body: """
            List { NavigationLink(value: 1) { Label("Open", systemImage: "folder") } }
              .navigationDestination(for: Int.self) { number in
                \(around.home)()‹S›
              }
            """ + titled, isSingle: true)
    },
    screen("presented screen") { around in
      around.app("Start0()")
        + around.view(
          "Start0", members: "@State private var isShown = false",
          body: """
            Button("Open", systemImage: "folder") { isShown = true }
              .fullScreenCover(isPresented: $isShown) {
                \(around.home)()‹S›
              }
            """ + titled, isSingle: true)
    },
  ]

  /// What the screen before lacks not.
  private static let titled = "\n.navigationTitle(\"Start\")\n.assistiveAccessNavigationIcon(systemImage: \"house\")"

  private static func screen(
    _ position: String, name: String? = nil, _ make: @escaping @Sendable (Surroundings) -> String
  ) -> Position {
    Position(position) { piece, random in
      guard case .screen = piece.kind else { return nil }
      let around = Surroundings(&random)
      return make(around)
        + around.view(name ?? around.home, members: piece.viewMembers, body: piece.inView, isSingle: true)
        + piece.supportFile
    }
  }
}

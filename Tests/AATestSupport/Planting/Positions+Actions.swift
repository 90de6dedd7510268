extension Position {
  private static let label = "⟦title⟧, systemImage: ⟦symbol⟧"

  /// Makes a position from the code, the view that shows the states, and what the view needs.
  private static func place(
    _ name: String, _ make: @escaping @Sendable (Surroundings, Piece) -> String?
  ) -> Position {
    Position(name) { piece, random in
      guard case .action = piece.kind else { return nil }
      let around = Surroundings(&random)
      return make(around, piece).map { around.app("\(around.home)()‹S›") + $0 + piece.supportFile }
    }
  }

  private static func inView(_ name: String, members: String = "", _ body: String) -> Position {
    place(name) { around, piece in
      around.view(
        around.home, members: piece.viewMembers + members.filled(piece.inView),
        body: piece.shownInView + "\n" + body.filled(piece.inView))
    }
  }

  static let actions: [Position] = inBody + inFunctions + inModels + handedDown + onScreens

  private static let inBody: [Position] = [
    inView("action of a button", "Button(\(label)) {‹C›\n  @@\n}"),
    inView("action argument", "Button(action: {‹C›\n  @@\n}) {\n  Label(\(label))\n}"),
    inView("action with a label closure", "Button {‹C›\n  @@\n} label: {\n  Label(\(label))\n}"),
    inView("task in an action", "Button(\(label)) {‹C›\n  Task { @MainActor in\n    @@\n  }\n}"),
    inView("main queue in an action", "Button(\(label)) {‹C›\n  DispatchQueue.main.async {\n    @@\n  }\n}"),
    inView("animation in an action", "Button(\(label)) {‹C›\n  withAnimation(.easeOut) {\n    @@\n  }\n}"),
    inView("branch of an action", "Button(\(label)) {‹C›\n  if Bool.random() {\n    @@\n  }\n}"),
    inView("#if in an action", "Button(\(label)) {‹C›\n  #if os(iOS)\n    @@\n  #endif\n}"),
    inView("button of a row", "List(0..<3) { _ in\n  Button(\(label)) {‹C›\n    @@\n  }\n}"),
    inView("button of a container", "HStack {\n  Group {\n    Button(\(label)) {‹C›\n      @@\n    }\n  }\n}"),
    inView(
      "toolbar button",
      "Text(\"Note\")\n  .toolbar {\n    ToolbarItem {\n      Button(\(label)) {‹C›\n        @@\n      }\n    }\n  }"),
  ]

  private static let inFunctions: [Position] = [
    inView("method", members: "\n\nprivate func go() {\n  @@\n}", "Button(\(label)) { go() }‹C›"),
    inView("method handed to a button", members: "\n\nfunc go() {\n  @@\n}", "Button(\(label), action: go)‹C›"),
    inView(
      "two methods",
      members: "\n\nfunc start() {\n  prepare()\n  finish(1)\n}\nfunc prepare() {}\nfunc finish(_ n: Int) {\n  @@\n}",
      "Button(\(label)) { start() }‹C›"),
    inView("async method", members: "\n\nfunc go() async {\n  @@\n}", "Button(\(label)) { Task { await go() } }‹C›"),
    inView(
      "closure property", members: "\n\nvar go: () -> Void {\n  {\n    @@\n  }\n}", "Button(\(label)) { go() }‹C›"),
    place("method in an extension in another file") { around, piece in
      around.view(
        around.home, members: piece.viewMembers, body: piece.shownInView + "\nButton(\(label)) { go() }‹C›")
        + "\n//- \(around.home)+Go.swift\nimport SwiftUI\n\nextension \(around.home) {\n  func go() {\n"
        + piece.inView.indented(by: 4) + "\n  }\n}"
    },
    place("button in a part in another file") { around, piece in
      around.view(around.home, members: piece.viewMembers, body: piece.shownInView + "\npart")
        + "\n//- \(around.home)+Part.swift\nimport SwiftUI\n\nextension \(around.home) {\n  @ViewBuilder var part: some View {\n"
        + "    Button(\(label)) {‹C›\n" + piece.inView.indented(by: 6) + "\n    }\n  }\n}"
    },
  ]

  /// The states and the code live in a model.
  private static func model(
    _ name: String, head: String, state: String, property: String, makesExtension: Bool = false
  ) -> Position {
    place(name) { around, piece in
      guard piece.members.isEmpty else { return nil }
      let states = piece.states.map { "  \(state) \($0)\n" }.joined()
      let code = piece.stated(by: "self.", in: piece.code).indented(by: 4)
      let method = "  func go() {\n\(code)\n  }\n"
      return around.view(
        around.home, members: property,
        body: piece.stated(by: "model.", in: piece.shown) + "\nButton(\(label)) { model.go() }‹C›")
        + "\n//- Model.swift\nimport SwiftUI\n\n\(head) {\n\(states)"
        + (makesExtension ? "}\n//- Model+Go.swift\nimport SwiftUI\n\nextension Model {\n" : "") + "\(method)}"
    }
  }

  private static let inModels: [Position] = [
    model(
      "observable object", head: "final class Model: ObservableObject", state: "@Published var",
      property: "@StateObject private var model = Model()"),
    model(
      "observable", head: "@Observable final class Model", state: "var",
      property: "@State private var model = Model()"),
    model(
      "observable handed in", head: "@MainActor @Observable final class Model", state: "var",
      property: "@Bindable var model: Model"),
    model(
      "environment object", head: "class Model: ObservableObject", state: "@Published var",
      property: "@EnvironmentObject private var model: Model"),
    model(
      "observable of the environment", head: "@Observable class Model", state: "var",
      property: "@Environment(Model.self) private var model"),
    model(
      "model's extension in another file", head: "final class Model: ObservableObject", state: "@Published var",
      property: "@ObservedObject var model: Model", makesExtension: true),
    place("model behind a protocol") { around, piece in
      guard piece.members.isEmpty else { return nil }
      let states = piece.states.map { "  @Published var \($0)\n" }.joined()
      return around.view(
        around.home, members: "@ObservedObject var model: Model",
        body: piece.stated(by: "model.", in: piece.shown) + "\nButton(\(label)) { model.start() }‹C›")
        + "\n//- Going.swift\nprotocol Going: AnyObject {\n  func go()\n}\n\nextension Going {\n  func start() { go() }\n}"
        + "\n//- Model.swift\nimport SwiftUI\n\nfinal class Model: ObservableObject, Going {\n\(states)  func go() {\n"
        + piece.stated(by: "", in: piece.code).indented(by: 4) + "\n  }\n}"
    },
  ]

  private static let handedDown: [Position] = [
    place("closure handed to a child") { around, piece in
      around.view(
        around.home, members: piece.viewMembers,
        body: piece.shownInView + "\nGoRow(title: ⟦title⟧, onGo: {‹C›\n" + piece.inView.indented(by: 2) + "\n})")
        + row
    },
    place("trailing closure handed to a child") { around, piece in
      around.view(
        around.home, members: piece.viewMembers,
        body: piece.shownInView + "\nGoRow(title: ⟦title⟧) {‹C›\n" + piece.inView.indented(by: 2) + "\n}") + row
    },
    place("method handed to a child") { around, piece in
      around.view(
        around.home, members: piece.viewMembers + "\n\nfunc go() {\n  @@\n}".filled(piece.inView),
        body: piece.shownInView + "\nGoRow(title: ⟦title⟧, onGo: go)‹C›") + row
    },
    place("closure handed through two children") { around, piece in
      around.view(
        around.home, members: piece.viewMembers,
        body: piece.shownInView + "\nOuterRow {‹C›\n" + piece.inView.indented(by: 2) + "\n}")
        + around.view("OuterRow", members: "let action: () -> Void", body: "GoRow(title: ⟦title⟧, onGo: action)") + row
    },
    place("binding handed to a child") { around, piece in
      guard piece.members.isEmpty, !piece.states.isEmpty else { return nil }
      let bindings = piece.states.map { state in
        let parts = state.split(separator: ":", maxSplits: 1)
        let type = (parts.last ?? "").split(separator: "=").first ?? ""
        return (name: String(parts[0]), line: "@Binding var \(parts[0]):\(type)")
      }
      let arguments = bindings.map { "\($0.name): $\($0.name)" }.joined(separator: ", ")
      return around.view(
        around.home, members: piece.viewMembers, body: piece.shownInView + "\nGoButton(\(arguments))")
        + around.view(
          "GoButton", members: bindings.map(\.line).joined(separator: "\n"),
          body: "Button(\(label)) {‹C›\n  @@\n}".filled(piece.inView))
    },
  ]

  private static let row = """

    //- GoRow.swift
    import SwiftUI

    struct GoRow: View {
      let title: String
      let onGo: () -> Void
      var body: some View {
        Button { onGo() } label: { Label(title, systemImage: ⟦symbol⟧) }‹C›
      }
    }
    """

  private static let onScreens: [Position] = [
    place("pushed screen") { around, piece in
      around.view(
        around.home, body: "NavigationLink(destination: \(around.leaf)()) { Label(\"Open\", systemImage: \"folder\") }")
        + around.view(
          around.leaf, members: piece.viewMembers,
          body: piece.shownInView + "\n" + "Button(\(label)) {‹C›\n  @@\n}".filled(piece.inView))
    },
    place("sheet's screen") { around, piece in
      around.view(
        around.home, members: "@State private var isShown = false",
        body:
          "Button(\"More\", systemImage: \"plus\") { isShown = true }\n  .sheet(isPresented: $isShown) { \(around.leaf)() }"
      )
        + around.view(
          around.leaf, members: piece.viewMembers,
          body: piece.shownInView + "\n" + "Button(\(label)) {‹C›\n  @@\n}".filled(piece.inView))
    },
  ]

  /// Code that runs by itself; for rules that are about code which nobody asked for.
  static let lifecycle: [Position] = [
    inView("on appearing", "Text(\"Note\")\n  .onAppear {\n    @@\n  }"),
    inView("task", "Text(\"Note\")\n  .task {\n    @@\n  }"),
    inView(
      "method on appearing", members: "\n\nfunc go() {\n  @@\n}", "Text(\"Note\")\n  .onAppear(perform: go)"),
    inView("on a change", members: "\nlet count: Int = 0", "Text(\"Note\")\n  .onChange(of: count) {\n    @@\n  }"),
  ]
}

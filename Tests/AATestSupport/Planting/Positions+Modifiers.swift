extension Position {
  /// Places of their own for modifiers; as part of a view they stand where views do.
  static let modifiers: [Position] = [
    Position("modifier in own view modifier") { piece, random in
      guard case .modifier(let view) = piece.kind else { return nil }
      let around = Surroundings(&random)
      return around.app("\(around.home)()‹S›")
        + around.view(around.home, body: "\(view)\n  .modifier(Extra())")
        + "\n//- Extra.swift\nimport SwiftUI\n\nstruct Extra: ViewModifier {\n" + piece.viewMembers.indented(by: 2)
        + "\n  func body(content: Content) -> some View {\n    content\n" + piece.inView.indented(by: 6) + "\n  }\n}"
        + piece.supportFile
    },
    Position("modifier in view extension") { piece, random in
      guard case .modifier(let view) = piece.kind, !piece.needsHolder else { return nil }
      let around = Surroundings(&random)
      return around.app("\(around.home)()‹S›") + around.view(around.home, body: "\(view)\n  .extra()")
        + "\n//- View+Extra.swift\nimport SwiftUI\n\nextension View {\n  func extra() -> some View {\n    self\n"
        + piece.inView.indented(by: 6) + "\n  }\n}" + piece.supportFile
    },
    Position("modifier behind others") { piece, random in
      guard case .modifier(let view) = piece.kind else { return nil }
      let around = Surroundings(&random)
      return around.app("\(around.home)()‹S›")
        + around.view(
          around.home, members: piece.viewMembers,
          body: "\(view)\n  .padding(12)\n  .accessibilityHint(\"A hint\")\n" + piece.inView.indented(by: 2)
            + "\n  .tint(.blue)") + piece.supportFile
    },
    Position("modifier in #if of a chain") { piece, random in
      guard case .modifier(let view) = piece.kind else { return nil }
      let around = Surroundings(&random)
      return around.app("\(around.home)()‹S›")
        + around.view(
          around.home, members: piece.viewMembers,
          body: "\(view)\n  .padding(12)\n  #if os(iOS)\n" + piece.inView.indented(by: 2) + "\n  #endif")
        + piece.supportFile
    },
  ]
}

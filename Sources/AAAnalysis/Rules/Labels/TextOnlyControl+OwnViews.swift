extension TextOnlyControl {
  /// Controls and modifiers that the project makes of others.
  static let ownViews: [Example] = [
    Example(
      "a button of the project's own in a view that says what it shows",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          Action(title: "Save") {}
        }
      }

      struct Action: View {
        let title: String
        let action: () -> Void

        var body: some View {
          AsyncButton(action: action) { Text(title) }
      //  ^^^^^^^^^^^ warning: this button shows words without a picture, and people who do not read find it by its picture; add a symbol, as in 'Button(_:systemImage:)' 🚫 what it shows is made in 'AsyncButton', and a symbol there would be seen wherever that is used
        }
      }

      struct AsyncButton<Content: View>: View {
        let action: () -> Void
        @ViewBuilder let label: Content
        var body: some View { Button { action() } label: { label } }
      }
      """),
    Example(
      "modifiers of the project's own that show the view itself",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isAll = false
        var body: some View {
          Button {} label: { Text("Again").textStyle(Rounded()) }
      //  ^^^^^^ warning: this button shows words without a picture, and people who do not read find it by its picture; add a symbol, as in 'Button(_:systemImage:)' 💡
          Button(isAll ? "None" : "All") {}.when(true) { view in
      //  ^^^^^^ warning: this button shows words without a picture, and people who do not read find it by its picture; add a symbol, as in 'Button(_:systemImage:)' 💡
            if isAll { view } else { view.padding() }
          }
          Button("Leaf") {}.when(true) { view in HStack { Image(systemName: "leaf"); view } }
        }
      }

      struct Rounded: ViewModifier {
        func body(content: Content) -> some View {
          HStack { Spacer(); content; Spacer() }.padding().background(Color.blue)
        }
      }

      extension View {
        func textStyle<Style: ViewModifier>(_ style: Style) -> some View {
          ModifiedContent(content: self, modifier: style)
        }

        @ViewBuilder func when(_ condition: Bool, @ViewBuilder transform: (Self) -> some View) -> some View {
          if condition { transform(self) } else { self }
        }
      }
      """),
    Example(
      "what turns over the words while something loads",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          Waiting { Text("Send") }
      //  ^^^^^^^ warning: this button shows words without a picture, and people who do not read find it by its picture; add a symbol, as in 'Button(_:systemImage:)' 🚫 what it shows is made in 'Waiting', and a symbol there would be seen wherever that is used
        }
      }

      struct Waiting<Content: View>: View {
        @State private var task: Task<Void, Never>?
        @ViewBuilder let label: Content
        var body: some View {
          Button {} label: {
            if task != nil { label.overlay { ProgressView() } } else { label }
          }
        }
      }
      """),
  ]
}

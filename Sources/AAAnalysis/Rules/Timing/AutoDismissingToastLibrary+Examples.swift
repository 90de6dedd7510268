extension AutoDismissingToastLibrary {
  /// A scene that shows `Home`.
  private static let app = """
    //- App.swift
    import SwiftUI

    struct NotesApp: App {
      var body: some Scene {
        AssistiveAccess { Home() }
      }
    }

    """

  static let cases: [Example] = [
    Example(
      "SwiftMessages hides its messages by itself",
      app + """
        //- Home.swift
        import SwiftMessages
        import SwiftUI

        struct Home: View {
          var body: some View {
            Button("Save", systemImage: "checkmark") { saved() }
          }

          private func saved() {
            SwiftMessages.show(view: MessageView.viewFromNib(layout: .cardView))
        //                ^^^^ warning: SwiftMessages takes the message away by itself; keep it until the person taps it 🚫 how long it stays is not said here, but where the library is set up
          }
        }
        """),
    Example(
      "modifiers of libraries",
      app + """
        //- Home.swift
        import AlertToast
        import PopupView
        import SwiftUI

        struct Home: View {
          @State private var isSaved = false
          @State private var isSent = false
          var body: some View {
            Button("Save", systemImage: "checkmark") { isSaved = true }
              .toast(isPresenting: $isSaved) { AlertToast(type: .regular, title: "Saved") }
        //     ^^^^^ warning: AlertToast takes the message away by itself; keep it until the person taps it 💡
              .popup(isPresented: $isSent) { Text("Sent") } customize: { $0.type(.toast).autohideIn(3) }
        //     ^^^^^ warning: PopupView takes the message away by itself; keep it until the person taps it 💡
          }
        }
        """),
    Example(
      "calls in a model of another file",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          let model: SaveModel
          var body: some View {
            Button("Save", systemImage: "checkmark") { model.save() }
          }
        }
        //- SaveModel.swift
        import SVProgressHUD

        final class SaveModel {
          func save() {
            SVProgressHUD.showSuccess(withStatus: "Saved")
        //                ^^^^^^^^^^^ warning: SVProgressHUD takes the message away by itself; keep it until the person taps it 🚫 how long it stays is not said here, but where the library is set up
          }
        }
        """),
    Example(
      "messages that stay",
      app + """
        //- Home.swift
        import AlertToast
        import PopupView
        import SwiftMessages
        import SwiftUI

        struct Home: View {
          @State private var isSaved = false
          @State private var isSent = false
          var body: some View {
            Button("Save", systemImage: "checkmark") { saved() }
              .toast(isPresenting: $isSaved, duration: 0) { AlertToast(type: .regular, title: "Saved") }
              .popup(isPresented: $isSent) { Text("Sent") } customize: { $0.autohideIn(nil) }
          }

          private func saved() {
            var config = SwiftMessages.defaultConfig
            config.duration = .forever
            SwiftMessages.show(config: config, view: MessageView.viewFromNib(layout: .cardView))
          }
        }
        """),
    Example(
      "a modifier and a function of the project",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var isSaved = false
          var body: some View {
            Button("Save", systemImage: "checkmark") { makeToast() }
              .toast(isPresenting: $isSaved) { Text("Saved") }
          }
          private func makeToast() { isSaved = true }
        }
        //- Toast.swift
        import SwiftUI

        extension View {
          func toast<Content: View>(isPresenting: Binding<Bool>, @ViewBuilder content: () -> Content) -> some View {
            overlay { if isPresenting.wrappedValue { content() } }
          }
        }
        """),
    Example(
      "a library in the normal scene alone",
      """
      import SwiftMessages
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Full() }
          AssistiveAccess { Text("Notes") }
        }
      }

      struct Full: View {
        var body: some View {
          Button("Save") { SwiftMessages.show(view: MessageView()) }
        }
      }
      """),
  ]
}

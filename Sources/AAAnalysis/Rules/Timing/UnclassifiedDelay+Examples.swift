extension UnclassifiedDelay {
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
      "a call that is not in the sources",
      app + """
        //- Home.swift
        import KioskKit
        import SwiftUI

        struct Home: View {
          var body: some View {
            Text("Notes").onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + 3) { Kiosk.rotateContent() }
        //                       ^^^^^^^^^^ information: 'rotateContent' runs after 3 seconds, and what it does cannot be seen; make sure that nothing a person looks at changes by itself
            }
          }
        }
        """),
    Example(
      "a state of a library",
      app + """
        //- Home.swift
        import KioskKit
        import SwiftUI

        struct Home: View {
          var body: some View {
            Text("Notes").task {
              try? await Task.sleep(for: .seconds(3))
        //                    ^^^^^ information: something changes after 3 seconds, and what it does cannot be seen; make sure that nothing a person looks at changes by itself
              Kiosk.shared.mode = .idle
            }
          }
        }
        """),
    Example(
      "a timer in a model",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @StateObject private var model = HomeModel()
          var body: some View { Text("Notes") }
        }
        //- HomeModel.swift
        import KioskKit

        final class HomeModel: ObservableObject {
          init() {
            Timer.scheduledTimer(withTimeInterval: 20, repeats: true) { _ in
        //        ^^^^^^^^^^^^^^ information: 'rotateContent' runs when a timer fires, and what it does cannot be seen; make sure that nothing a person looks at changes by itself
              Kiosk.rotateContent()
            }
          }
        }
        """),
    Example(
      "a wait that hands over",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @FocusState private var isFocused: Bool
          var body: some View {
            Text("Notes").onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { Kiosk.rotateContent() }
              DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isFocused = true }
            }
          }
        }
        """),
    Example(
      "a limit, and work that is awaited",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var items: [String] = []
          var body: some View {
            ForEach(items, id: \\.self) { Text($0) }
              .task { try? await load() }
          }
          private func load() async throws {
            try await Task.sleep(for: .seconds(10))
            throw CancellationError()
          }
          private func again() async {
            try? await Task.sleep(for: .seconds(30))
            items = await Service.shared.items()
          }
        }
        """),
    Example(
      "values, logs and tidying up",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          var body: some View {
            Text("Notes").task {
              try? await Task.sleep(for: .seconds(2))
              let name = "Notes".lowercased()
              logger.debug(name)
              print(name)
            }
          }
        }
        """),
  ]
}

extension ModalWithoutExit {
  static let cases: [Example] = [
    Example(
      "a cover with text alone",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isShown = false
        var body: some View {
          Button("Help", systemImage: "questionmark") { isShown = true }
            .fullScreenCover(isPresented: $isShown) { Help() }
      //     ^^^^^^^^^^^^^^^ information: nothing on this cover closes it, so a person may not get out of it; add a button that closes it
        }
      }

      struct Help: View {
        var body: some View { Text("Read this") }
      }
      """),
    Example(
      "a sheet that cannot be pulled down, whose button does something else",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isShown = false
        var body: some View {
          Button("Help", systemImage: "questionmark") { isShown = true }
            .sheet(isPresented: $isShown) { Help().interactiveDismissDisabled() }
      //     ^^^^^ information: nothing on this sheet closes it, so a person may not get out of it; add a button that closes it
        }
      }
      //- Help.swift
      import SwiftUI

      struct Help: View {
        @State private var page = 0
        var body: some View {
          Button("Next", systemImage: "arrow.right") { page += 1 }
        }
      }
      """),
    Example(
      "a cover written in place",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isShown = false
        var body: some View {
          Button("Help", systemImage: "questionmark") { isShown = true }
            .fullScreenCover(isPresented: $isShown) {
      //     ^^^^^^^^^^^^^^^ information: nothing on this cover closes it, so a person may not get out of it; add a button that closes it
              VStack {
                Text("Read this")
                Image(systemName: "book")
              }
            }
        }
      }
      """),
    Example(
      "ways out",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isShown = false
        @State private var model = Model()
        var body: some View {
          Text("Home")
            .fullScreenCover(isPresented: $isShown) {
              Button("Close", systemImage: "xmark") { isShown = false }
            }
            .fullScreenCover(isPresented: $isShown) { Closing() }
            .fullScreenCover(isPresented: $isShown) { Bound(isShown: $isShown) }
            .fullScreenCover(isPresented: $isShown) { Handed { isShown = false } }
            .fullScreenCover(isPresented: $isShown) { LibraryView() }
            .fullScreenCover(isPresented: $model.isShown) { Modelled(model: model) }
            .sheet(isPresented: $isShown) { Text("Pull me down") }
        }
      }
      //- Views.swift
      import Observation
      import SwiftUI

      struct Closing: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Text("Bye").toolbar { Button("Close", systemImage: "xmark") { dismiss() } } }
      }

      struct Bound: View {
        @Binding var isShown: Bool
        var body: some View { Toggle("Shown", isOn: $isShown) }
      }

      struct Handed: View {
        let close: () -> Void
        var body: some View { Button("Close", systemImage: "xmark", action: close) }
      }

      @Observable final class Model {
        var isShown = false
        func close() { isShown = false }
      }

      struct Modelled: View {
        let model: Model
        var body: some View { Button("Close", systemImage: "xmark") { model.close() } }
      }
      """),
    Example(
      "covers that Assistive Access does not show",
      """
      import SwiftUI

      struct NotesApp: App {
        @State private var isShown = false
        var body: some Scene {
          WindowGroup { Text("Whole").fullScreenCover(isPresented: $isShown) { Text("Cover") } }
          AssistiveAccess { Text("Simple") }
        }
      }
      """),
    Example(
      "a sheet that is disabled now and then",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isShown = false
        @State private var isBusy = false
        var body: some View {
          Text("Home").sheet(isPresented: $isShown) { Text("Busy").interactiveDismissDisabled(isBusy) }
        }
      }
      """),
  ]
}

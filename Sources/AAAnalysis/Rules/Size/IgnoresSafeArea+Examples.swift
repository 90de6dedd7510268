extension IgnoresSafeArea {
  static let cases: [Example] = [
    Example(
      "a stack with a button",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          VStack {
            Text("Title")
            Button("Next", systemImage: "arrow.right") { print("next") }
          }
          .ignoresSafeArea()
      //   ^^^^^^^^^^^^^^^ information: controls in here can end up under the Back button, as the safe area is ignored; let only the background ignore it
        }
      }
      """),
    Example(
      "the older name, around a view of another file",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          Actions().edgesIgnoringSafeArea(.all)
      //            ^^^^^^^^^^^^^^^^^^^^^ information: controls in here can end up under the Back button, as the safe area is ignored; let only the background ignore it
        }
      }
      //- Actions.swift
      import SwiftUI

      struct Actions: View {
        var body: some View { Button("Next", systemImage: "arrow.right") { print("next") } }
      }
      """),
    Example(
      "what is laid over it before",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          Color.blue
            .overlay { Button("Next", systemImage: "arrow.right") { print("next") } }
            .ignoresSafeArea(edges: .bottom)
      //     ^^^^^^^^^^^^^^^ information: controls in here can end up under the Back button, as the safe area is ignored; let only the background ignore it
        }
      }
      """),
    Example(
      "grounds, other edges and the keyboard",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var text = ""
        var body: some View {
          ZStack {
            Color.blue.ignoresSafeArea()
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
            Image("photo").resizable().ignoresSafeArea()
            VStack {
              Button("Next", systemImage: "arrow.right") { print("next") }
              TextField("Name", text: $text)
            }
            .background(Color.red.ignoresSafeArea())
            .background { Rectangle().ignoresSafeArea() }
            .ignoresSafeArea(.keyboard)
            .ignoresSafeArea(.keyboard, edges: .bottom)
            .ignoresSafeArea(edges: .top)
            VStack { Text("Words") }.ignoresSafeArea()
          }
        }
      }
      """),
    Example(
      "what is laid over it afterwards",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          Color.blue
            .ignoresSafeArea()
            .overlay { Button("Next", systemImage: "arrow.right") { print("next") } }
        }
      }
      """),
    Example(
      "views that Assistive Access does not show",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { VStack { Button("A") {} }.ignoresSafeArea() }
          AssistiveAccess { Text("Simple") }
        }
      }
      """),
    Example(
      "padding that makes up for the edge",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          GeometryReader { proxy in
            VStack { Button("Next", systemImage: "arrow.right") { print("next") } }
              .padding(.bottom, proxy.safeAreaInsets.bottom)
          }
          .ignoresSafeArea()
        }
      }
      """),
  ]
}

extension RootNotList {
  static let cases: [Example] = [
    Example(
      "two buttons in a stack",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Home()
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        var body: some View {
          VStack {
      //  ^^^^^^ information: the first screen puts its choices into a stack, which need not take on the rows or grid that the person has chosen for Assistive Access; use a 'List'
            Text("What next?")
            Button("Draw") {}
            Button("Look") {}
          }
        }
      }
      """),
    Example(
      "a grid of links of the project, in another file",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { Home() }
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        var body: some View {
          ScrollView { Features() }
        }
      }
      //- Features.swift
      import SwiftUI

      struct Features: View {
        var body: some View {
          LazyVGrid(columns: []) {
      //  ^^^^^^^^^ information: the first screen puts its choices into a grid, which need not take on the rows or grid that the person has chosen for Assistive Access; use a 'List'
            Feature(title: "Draw")
            Feature(title: "Look")
          }
        }
      }

      struct Feature: View {
        let title: String
        var body: some View { NavigationLink(title) { Text(title) } }
      }
      """),
    Example(
      "a loop over a literal array",
      #"""
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Home()
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        var body: some View {
          VStack {
      //  ^^^^^^ information: the first screen puts its choices into a stack, which need not take on the rows or grid that the person has chosen for Assistive Access; use a 'List'
            ForEach(["Draw", "Look"], id: \.self) { title in Button(title) {} }
          }
        }
      }
      """#),
    Example(
      "a list",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              List {
                NavigationLink("Draw") { Text("Draw") }
                NavigationLink("Look") { VStack { Button("A") {}; Button("B") {} } }
              }
            }
          }
        }
      }
      """),
    Example(
      "one thing to do, with a bar",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { Home() }
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        @State private var text = ""
        var body: some View {
          VStack {
            TextField("Message", text: $text)
            Button("Send") {}
          }
          .toolbar { Button("Help") {} }
          .overlay { HStack { Button("Louder") {}; Button("Softer") {} } }
        }
      }
      """),
    Example(
      "rows of data, and a list below a stack",
      #"""
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Home(photos: [])
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        let photos: [String]
        var body: some View {
          VStack {
            LazyVGrid(columns: []) {
              ForEach(photos, id: \.self) { photo in Button(photo) {} }
            }
            List {
              Button("Draw") {}
              Button("Look") {}
            }
          }
        }
      }
      """#),
    Example(
      "a message with its buttons",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Home()
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        @State private var page = 0
        var body: some View {
          VStack {
            Text("Welcome")
            Button(page < 2 ? "Next" : "Get Started") { page += 1 }
            Button("Skip") { page = 3 }
          }
        }
      }
      """),
  ]
}

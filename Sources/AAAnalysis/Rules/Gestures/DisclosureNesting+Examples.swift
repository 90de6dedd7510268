extension DisclosureNesting {
  static let cases: [Example] = [
    Example(
      "groups, one in another",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          List {
            DisclosureGroup("Advanced") {
      //    ^^^^^^^^^^^^^^^ warning: what is folded away in here cannot be seen; show it, or put it on a screen of its own
              DisclosureGroup("Very advanced") { Text("Inside") }
            }
            Section("Old", isExpanded: .constant(true)) { Text("Older") }
      //                   ^^^^^^^^^^ warning: what is folded away in here cannot be seen; show it, or put it on a screen of its own
          }
        }
      }
      """),
    Example(
      "a tree in a view of another file",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View { Tree(nodes: []) }
      }
      //- Tree.swift
      import SwiftUI

      struct Tree: View {
        let nodes: [Node]
        var body: some View {
          List(nodes, children: \\.children) { Text($0.name) }
      //  ^^^^ warning: what is folded away in here cannot be seen; show it, or put it on a screen of its own
          OutlineGroup(nodes, children: \\.children) { Text($0.name) }
      //  ^^^^^^^^^^^^ warning: what is folded away in here cannot be seen; show it, or put it on a screen of its own
        }
      }

      struct Node: Identifiable {
        let id: Int
        let name: String
        var children: [Node]?
      }
      """),
    Example(
      "a row that an arrow expands",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isExpanded = false
        var body: some View {
          VStack {
            Button {
      //    ^^^^^^ warning: what is folded away in here cannot be seen; show it, or put it on a screen of its own
              withAnimation { isExpanded.toggle() }
            } label: {
              Label("Details", systemImage: isExpanded ? "chevron.up" : "chevron.down")
            }
            if isExpanded { Text("All of it") }
          }
        }
      }
      """),
    Example(
      "a plain button that shows more, and an arrow that leads on",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isExpanded = false
        @State private var page = 0
        var body: some View {
          VStack {
            Button("More", systemImage: "text.append") { isExpanded.toggle() }
            if isExpanded { Text("All of it") }
            Button("Next", systemImage: "chevron.right") { page += 1 }
            if page > 0 { Text("Page") }
            Section("Plain") { Text("Row") }
            List([1, 2], id: \\.self) { Text("\\($0)") }
          }
        }
      }
      """),
    Example(
      "an arrow that moves something",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isLow = false
        var body: some View {
          VStack {
            Button("Lower", systemImage: "chevron.down") { isLow.toggle() }
            Text("Level").opacity(isLow ? 0.5 : 1)
          }
        }
      }
      """),
    Example(
      "groups that Assistive Access does not show",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { DisclosureGroup("Advanced") { Text("Inside") } }
          AssistiveAccess { Text("Simple") }
        }
      }
      """),
    Example(
      "a row with an arrow that is tapped",
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
        @State private var isOpen = false
        var body: some View {
          VStack {
            HStack {
      //    ^^^^^^ warning: what is folded away in here cannot be seen; show it, or put it on a screen of its own
              Text("More")
              Image(systemSymbol: isOpen ? .chevronUp : .chevronDown)
            }
            .onTapGesture { withAnimation { isOpen.toggle() } }
            if isOpen { Text("All of it") }
          }
        }
      }
      """),
  ]
}

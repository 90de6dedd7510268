extension IconOnlyControl {
  static let cases: [Example] = [
    Example(
      "a button with a symbol and an accessibility label",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        var body: some View {
          Button {
      //  ^^^^^^ warning: this button shows a picture without words, and its accessibility label is read aloud but not shown; make it a visible title, as in 'Label(_:systemImage:)' 💡
            print("new")
          } label: {
            Image(systemName: "plus")
              .resizable()
              .accessibilityLabel("Add note")
          }
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene {
            AssistiveAccess { Home() }
          }
        }

        struct Home: View {
          var body: some View {
            Button {
              print("new")
            } label: {
              Label("Add note", systemImage: "plus")
            }
          }
        }
        """),
    Example(
      "an action with a name",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        var body: some View {
          Button(action: takePhoto) { Image(systemName: "camera") }
      //  ^^^^^^ warning: this button shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)' 💡
        }

        private func takePhoto() {}
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene {
            AssistiveAccess { Home() }
          }
        }

        struct Home: View {
          var body: some View {
            Button(action: takePhoto) { Label("Take photo", systemImage: "camera") }
          }

          private func takePhoto() {}
        }
        """),
    Example(
      "a link whose label is a view in another file",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              NavigationLink {
      //      ^^^^^^^^^^^^^^ warning: this link shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)' 🚫 its label is made of several views or made elsewhere, and where a title belongs in it is for you to say
                Text("Hello")
              } label: {
                Badge()
              }
            }
          }
        }
      }
      //- Badge.swift
      import SwiftUI

      struct Badge: View {
        var body: some View {
          VStack { Image(systemName: "star").padding() }
        }
      }
      """),
    Example(
      "empty and emoji titles",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            VStack {
              Button("", systemImage: "plus") {}
      //      ^^^^^^ warning: this button shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)' 💡
              Button("🎨") {}
      //      ^^^^^^ warning: this button shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)' 💡
            }
          }
        }
      }
      """),
    Example(
      "a toolbar's bare image, and a toggle without its label",
      """
      import SwiftUI

      struct NotesApp: App {
        @State private var isOn = false
        var body: some Scene {
          AssistiveAccess {
            Text("Hello")
              .toolbar {
                ToolbarItem {
                  Button { print("add") } label: { Image(systemName: "plus") }
      //          ^^^^^^ warning: this button shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)' 💡
                }
              }
            Group {
              Toggle("Sound", isOn: $isOn).labelsHidden()
      //      ^^^^^^ warning: this toggle's label is hidden, so nothing says what it is for; show the label 💡
            }
          }
        }
      }
      """),
    Example(
      "words and picture together, in every nesting",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        @State private var isOn = false
        let photos: [Photo]
        var body: some Scene {
          AssistiveAccess {
            VStack {
              Button("Add", systemImage: "plus") {}
              Button { } label: { Label("Add", systemImage: "plus") }
              Button { } label: { HStack { VStack { Image(systemName: "plus") }; Text("Add") } }
              Button { } label: { Label { Text("Add") } icon: { Image(systemName: "plus") } }
              Button { } label: { Label(title: { Text("Add") }, icon: { Image(systemName: "plus") }) }
              NavigationLink { Text("Hello") } label: { Row(title: "Hello") }
              NavigationLink(destination: Text("Hello")) { UnknownRow() }
              Button { } label: { makeLabel() }
              Button("📷 Take photo") {}
              Button(role: .cancel) { } label: { Image(systemName: "xmark") }
              HStack { Text("Sound"); Toggle("Sound", isOn: $isOn).labelsHidden() }
              Button { } label: { Circle().fill(.red) }
              LazyVGrid(columns: []) {
                ForEach(photos) { photo in
                  NavigationLink { Text("Photo") } label: { Image(uiImage: photo.image) }
                }
              }
              Text("Hello").alert("Really?", isPresented: $isOn) {
                Button { } label: { Image(systemName: "checkmark") }
              }
              Picker("Color", selection: $isOn) { Button { } label: { Image(systemName: "plus") } }
            }
          }
        }

        @ViewBuilder private func makeLabel() -> some View {
          Image(systemName: "plus")
          Text(verbatim: "Add")
        }
      }
      //- Row.swift
      import SwiftUI

      struct Row: View {
        let title: String
        var body: some View {
          HStack {
            Image(systemName: "star")
            RowTitle(title: title)
          }
        }
      }

      struct RowTitle: View {
        let title: String
        var body: some View { Text(title) }
      }
      """),
    Example(
      "pictures that Assistive Access does not show",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Button { } label: { Image(systemName: "plus") } }
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) var isAssistiveAccessEnabled
        var body: some View {
          if isAssistiveAccessEnabled {
            Text("Simple")
          } else {
            Button { } label: { Image(systemName: "plus") }
          }
          if !isAssistiveAccessEnabled { Button { } label: { Image(systemName: "gear") } }
        }
      }
      """),
    Example(
      "the flag, passed on under other names into files that do not say it",
      """
      //- Mode.swift
      import Accessibility

      enum Mode {
        static var isCalm: Bool { AccessibilitySettings.isAssistiveAccessEnabled }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        private let calm = Mode.isCalm
        var body: some View {
          Row(isSimple: calm)
        }
      }
      //- Row.swift
      import SwiftUI

      struct Row: View {
        let isSimple: Bool
        var body: some View {
          if isSimple {
            Button { } label: { Image(systemName: "plus") }
      //    ^^^^^^ warning: this button shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)' 💡
          } else {
            Button { } label: { Image(systemName: "gear") }
          }
        }
      }
      """),
    Example(
      "early exits on the flag, and a switch of the app's own that only sounds like it",
      """
      import SwiftUI

      struct Other: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var aa
        @AppStorage("simulateAssistiveAccess") private var simulateAssistiveAccess = false
        var body: some View {
          content()
          if simulateAssistiveAccess { Button { } label: { Image(systemName: "eye") } }
        }

        private func content() -> AnyView {
          guard aa else { return AnyView(Button { } label: { Image(systemName: "gear") }) }
          return AnyView(Button { } label: { Image(systemName: "plus") })
      //                 ^^^^^^ warning: this button shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)' 💡
        }
      }
      """),
    Example(
      "an older system's branch, styles with words, a type of the same name elsewhere",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        @State private var isOn = false
        var body: some Scene {
          AssistiveAccess {
            VStack {
              if #available(iOS 26.0, *) {
                Button("Close", systemImage: "xmark") {}
              } else {
                Button { } label: { Image(systemName: "xmark") }
              }
              Button { } label: { Image(systemName: "star") }
                .buttonStyle(SupportButtonStyle(title: "Review"))
              LabeledContent("Use a passkey") { Toggle("Use a passkey", isOn: $isOn).labelsHidden() }
              Button { } label: { Image(systemName: "plus") }
      //      ^^^^^^ warning: this button shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)' 💡
            }
          }
        }
      }
      //- ImageTests.swift
      import XCTest

      private class Image {}
      //- Assets.swift
      enum AssetsForAssistiveAccess { enum Text {} }
      """),
    Example(
      "controls of the project's own, judged by what each place gives them",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        @State private var isOn = false
        var body: some Scene {
          AssistiveAccess {
            VStack {
              ActionButton(title: "Add", symbol: "plus") {}
              ActionButton(symbol: "trash") {}
      //      ^^^^^^^^^^^^ warning: this button shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)' 🚫 what it shows is made in 'ActionButton', and a title there would be seen wherever that is used
              Wrapped { Image(systemName: "star") }
      //      ^^^^^^^ warning: this button shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)' 🚫 what it shows is made in 'Wrapped', and a title there would be seen wherever that is used
              Wrapped { Text("Star"); Image(systemName: "star") }
              ForEach(["😀", "😢"], id: \\.self) { mood in Button(mood) {} }
      //                                                ^^^^^^ warning: this button shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)' 🚫 its label is made of several views or made elsewhere, and where a title belongs in it is for you to say
            }
          }
        }
      }
      //- ActionButton.swift
      import SwiftUI

      struct ActionButton: View {
        var title: String? = nil
        let symbol: String
        let action: () -> Void

        var body: some View {
          Button(action: action) {
            if let title {
              Label(title, systemImage: symbol)
            } else {
              Image(systemName: symbol)
            }
          }
        }
      }

      struct Wrapped<Content: View>: View {
        private let content: Content

        init(@ViewBuilder content: () -> Content) {
          self.content = content()
        }

        var body: some View {
          Button { print("tapped") } label: { content }
        }
      }
      """),
    Example(
      "pictures inside labels in every place, and what is not in the sources",
      """
      import LibraryViews
      import SwiftUI

      struct NotesApp: App {
        @State private var isOn = false
        var body: some Scene {
          AssistiveAccess {
            VStack {
              NavigationLink { Text("Hello") } label: { Label { Text("Add") } icon: { Image(systemName: "plus") } }
              Button { } label: { Label(title: { Text("Add") }, icon: { Image(systemName: "plus") }) }
              Button { } label: { Image(systemName: "plus"); LibraryText("Add") }
              Button { } label: { LibraryIcon("plus") }
              Button { } label: { Image(systemName: "plus") }.libraryLabel("Add")
              Button { } label: { if isOn { Image(systemName: "plus") } else { Text("Add") } }
              Button { } label: { Image(systemName: "plus").hidden() }
              TabView { Text("Home").tabItem { Image(systemName: "house") } }
            }
          }
        }
      }
      """),
    Example(
      "menus and pickers in another file, and a style of the project's own with the words",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        @State private var choice = 1
        var body: some Scene {
          AssistiveAccess {
            VStack {
              Menu("More", systemImage: "ellipsis") { Choices() }
              Button { } label: { Image(systemName: "plus") }.buttonStyle(.worded)
              VStack { Button { } label: { Image(systemName: "plus") } }.buttonStyle(.worded)
            }
          }
        }
      }
      //- Choices.swift
      import SwiftUI

      struct Choices: View {
        var body: some View {
          Button { } label: { Image(systemName: "plus") }
        }
      }
      //- Worded.swift
      import SwiftUI

      struct Worded: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { configuration.label; Text("Add") }
        }
      }

      extension ButtonStyle where Self == Worded {
        static var worded: Worded { Worded() }
      }
      """),
    Example(
      "a button that each place which makes the view leaves out",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          Row(isPlain: true)
          Line(isPlain: false)
          Card()
        }
      }

      struct Card: View {
        @State private var isOpen = false
        var body: some View {
          if isOpen { Button {} label: { Image(systemName: "plus") } }
      //              ^^^^^^ warning: this button shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)' 💡
        }
      }

      struct Row: View {
        var isPlain = false
        var body: some View {
          if !isPlain { Button {} label: { Image(systemName: "plus") } }
        }
      }

      struct Line: View {
        var isPlain: Bool
        var body: some View {
          if !isPlain { Button {} label: { Image(systemName: "plus") } }
      //                ^^^^^^ warning: this button shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)' 💡
        }
      }

      #Preview { Row() }
      """),
    Example(
      "a picture in place of which something turns while it loads",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isLoading = false
        var body: some View {
          Button {} label: { if isLoading { ProgressView() } else { Image(systemName: "info") } }
      //  ^^^^^^ warning: this button shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)' 💡
        }
      }
      """),
    Example(
      "a menu with a picture, whose options have words",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          Menu {
      //  ^^^^ warning: this menu shows a picture without words, and its accessibility label is read aloud but not shown; make it a visible title, as in 'Label(_:systemImage:)' 💡
            Button(action: copy) { Label("Copy to the board", systemImage: "doc.on.doc") }
          } label: {
            Image(systemName: "square.and.arrow.up")
          }
          .accessibilityLabel("Share")
        }

        private func copy() {}
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene { AssistiveAccess { Home() } }
        }

        struct Home: View {
          var body: some View {
            Menu {
              Button(action: copy) { Label("Copy to the board", systemImage: "doc.on.doc") }
            } label: {
              Label("Share", systemImage: "square.and.arrow.up")
            }
          }

          private func copy() {}
        }
        """),
    Example(
      "the words of a closure that is called when something happens",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home(onSaveTapped: {}) } }
      }

      struct Home: View {
        let onSaveTapped: () -> Void
        var body: some View {
          Button(action: onSaveTapped) { Image(systemName: "checkmark") }
      //  ^^^^^^ warning: this button shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)' 💡
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene { AssistiveAccess { Home(onSaveTapped: {}) } }
        }

        struct Home: View {
          let onSaveTapped: () -> Void
          var body: some View {
            Button(action: onSaveTapped) { Label("Save", systemImage: "checkmark") }
          }
        }
        """),
    Example(
      "words that depend on a state",
      """
      import SwiftUI
      struct NotesApp: App { var body: some Scene { AssistiveAccess { Home() } } }

      struct Home: View {
        @State private var isOpen = false
        var body: some View {
          Button { isOpen.toggle() } label: { Image(systemName: "map") }
      //  ^^^^^^ warning: this button shows a picture without words, and its accessibility label is read aloud but not shown; make it a visible title, as in 'Label(_:systemImage:)' 💡
            .accessibilityLabel(isOpen ? Text("Hide map") : Text("Show map"))
        }
      }
      """,
      fixed: """
        import SwiftUI
        struct NotesApp: App { var body: some Scene { AssistiveAccess { Home() } } }

        struct Home: View {
          @State private var isOpen = false
          var body: some View {
            Button { isOpen.toggle() } label: { Label(isOpen ? "Hide map" : "Show map", systemImage: "map") }
          }
        }
        """),
  ]
}

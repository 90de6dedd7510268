extension TextOnlyControl {
  static let cases: [Example] = written + acrossFiles + silent + ownViews

  private static let written: [Example] = [
    Example(
      "a button with a title alone",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        var body: some View {
          Button("Save") {
      //  ^^^^^^ warning: this button shows words without a picture, and people who do not read find it by its picture; add a symbol, as in 'Button(_:systemImage:)' 💡
            print("saved")
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
            Button("Save", systemImage: "square.and.arrow.down.fill") {
              print("saved")
            }
          }
        }
        """),
    Example(
      "a text in the label, in every branch of it",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var isOpen = false
        var body: some View {
          Button(role: .destructive) { print("gone") } label: {
      //  ^^^^^^ warning: this button shows words without a picture, and people who do not read find it by its picture; add a symbol, as in 'Button(_:systemImage:)' 💡
            Text("Delete photo")
              .bold()
          }
          Button { isOpen.toggle() } label: {
      //  ^^^^^^ warning: this button shows words without a picture, and people who do not read find it by its picture; add a symbol, as in 'Button(_:systemImage:)' 🚫 its label is made of several views or made elsewhere, and where a symbol belongs in it is for you to say
            if isOpen { Text("Close") } else { Text("Open") }
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
          @State private var isOpen = false
          var body: some View {
            Button(role: .destructive) { print("gone") } label: {
              Label("Delete photo", systemImage: "trash.fill")
                .bold()
            }
            Button { isOpen.toggle() } label: {
              if isOpen { Text("Close") } else { Text("Open") }
            }
          }
        }
        """),
    Example(
      "links: with a destination",
      """
      import SwiftUI

      struct MailApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              NavigationLink("Inbox") {
      //      ^^^^^^^^^^^^^^ warning: this link shows words without a picture, and people who do not read find it by its picture; add a symbol, as in 'Label(_:systemImage:)' 💡
                Text("No mail")
              }
            }
          }
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct MailApp: App {
          var body: some Scene {
            AssistiveAccess {
              NavigationStack {
                NavigationLink {
                  Text("No mail")
                } label: { Label("Inbox", systemImage: "envelope.fill") }
              }
            }
          }
        }
        """),
    Example(
      "links: with a value, and to a page",
      """
      import SwiftUI

      struct MailApp: App {
        let help: URL
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              NavigationLink("Photos", value: 1)
      //      ^^^^^^^^^^^^^^ warning: this link shows words without a picture, and people who do not read find it by its picture; add a symbol, as in 'Label(_:systemImage:)' 💡
              Link("Help", destination: help)
      //      ^^^^ warning: this link shows words without a picture, and people who do not read find it by its picture; add a symbol, as in 'Label(_:systemImage:)' 💡
            }
          }
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct MailApp: App {
          let help: URL
          var body: some Scene {
            AssistiveAccess {
              NavigationStack {
                NavigationLink(value: 1) { Label("Photos", systemImage: "photo.fill") }
                Link("Help", destination: help)
              }
            }
          }
        }
        """),
    Example(
      "a toolbar, where the icon alone would be shown",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Text("Hello")
              .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                  Button("Send") { print("sent") }
      //          ^^^^^^ warning: this button shows words without a picture, and people who do not read find it by its picture; add a symbol, as in 'Button(_:systemImage:)' 💡
                }
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                ToolbarItem(placement: .keyboard) { Button("Done") {} }
              }
          }
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene {
            AssistiveAccess {
              Text("Hello")
                .toolbar {
                  ToolbarItem(placement: .confirmationAction) {
                    Button("Send", systemImage: "paperplane.fill") { print("sent") }.labelStyle(.titleAndIcon)
                  }
                  ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                  ToolbarItem(placement: .keyboard) { Button("Done") {} }
                }
            }
          }
        }
        """),
    Example(
      "a symbol that the file has for the same title, and a title whose words are not known",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            VStack {
              Button("Moods") {}
      //      ^^^^^^ warning: this button shows words without a picture, and people who do not read find it by its picture; add a symbol, as in 'Button(_:systemImage:)' 💡
              Button("Xyzzy") {}
      //      ^^^^^^ warning: this button shows words without a picture, and people who do not read find it by its picture; add a symbol, as in 'Button(_:systemImage:)' 💡
            }
          }
        }
      }

      struct Elsewhere: View {
        var body: some View { Label("Moods", systemImage: "theatermasks") }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene {
            AssistiveAccess {
              VStack {
                Button("Moods", systemImage: "theatermasks") {}
                Button("Xyzzy") {}
              }
            }
          }
        }

        struct Elsewhere: View {
          var body: some View { Label("Moods", systemImage: "theatermasks") }
        }
        """),
  ]

  private static let acrossFiles: [Example] = [
    Example(
      "a symbol that the app has beside the same title elsewhere",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }
      //- Editor.swift
      import SwiftUI

      struct Editor: View {
        var body: some View { Button("Save", systemImage: "checkmark.seal.fill") { print("saved") } }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        var body: some View {
          Editor()
          Button("Save") { print("saved") }
      //  ^^^^^^ warning: this button shows words without a picture, and people who do not read find it by its picture; add a symbol, as in 'Button(_:systemImage:)' 💡
        }
      }
      """,
      fixed: """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          var body: some View {
            Editor()
            Button("Save", systemImage: "checkmark.seal.fill") { print("saved") }
          }
        }
        """),
    Example(
      "a button of the project's own is judged by what each place gives it",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            VStack {
              PrimaryButton(title: "Save", icon: "tray.and.arrow.down") {}
              PrimaryButton(title: "Read") {}
      //      ^^^^^^^^^^^^^ warning: this button shows words without a picture, and people who do not read find it by its picture; add a symbol, as in 'Button(_:systemImage:)' 🚫 what it shows is made in 'PrimaryButton', and a symbol there would be seen wherever that is used
              Card { Text("Letters") }
      //      ^^^^ warning: this button shows words without a picture, and people who do not read find it by its picture; add a symbol, as in 'Button(_:systemImage:)' 🚫 what it shows is made in 'Card', and a symbol there would be seen wherever that is used
              Card { HStack { Image(systemName: "phone"); Text("Calls") } }
            }
          }
        }
      }
      //- PrimaryButton.swift
      import SwiftUI

      struct PrimaryButton: View {
        let title: LocalizedStringKey
        var icon: String?
        let action: () -> Void

        var body: some View {
          Button(action: action) {
            HStack {
              if let icon { Image(systemName: icon) }
              Text(title)
            }
          }
        }
      }
      //- Card.swift
      import SwiftUI

      struct Card<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View {
          Button { print("open") } label: { content().padding() }
        }
      }
      """),
    Example(
      "titles in an enumeration, a row in another file, a view model",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        let model = HomeModel()
        var body: some View {
          List {
            ForEach(Section.allCases, id: \\.self) { section in
              NavigationLink { Text("Hello") } label: { SectionRow(section: section) }
      //      ^^^^^^^^^^^^^^ warning: this link shows words without a picture, and people who do not read find it by its picture; add a symbol, as in 'Label(_:systemImage:)' 🚫 its label is made of several views or made elsewhere, and where a symbol belongs in it is for you to say
              Button(section.mood) {}
            }
            Button(model.title) { model.reload() }
      //    ^^^^^^ warning: this button shows words without a picture, and people who do not read find it by its picture; add a symbol, as in 'Button(_:systemImage:)' 💡
          }
        }
      }
      //- Section.swift
      enum Section: CaseIterable {
        case day, week

        var title: String {
          switch self {
          case .day: "Day"
          case .week: return "Week"
          }
        }

        var mood: String {
          switch self {
          case .day: "😀 Day"
          case .week: "😴 Week"
          }
        }
      }
      //- SectionRow.swift
      import SwiftUI

      struct SectionRow: View {
        let section: Section
        var body: some View { Text(section.title) }
      }
      //- HomeModel.swift
      import Observation

      @Observable
      final class HomeModel {
        let title = "Reload"
        func reload() {}
      }
      """),
    Example(
      "a function that makes buttons",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        var body: some View {
          button("Write", symbol: "pencil")
          button("Read", symbol: nil)
      //  ^^^^^^ warning: this button shows words without a picture, and people who do not read find it by its picture; add a symbol, as in 'Button(_:systemImage:)' 🚫 what it shows is made in 'Home', and a symbol there would be seen wherever that is used
        }

        private func button(_ title: String, symbol: String?) -> some View {
          Button { print(title) } label: {
            if let symbol { Label(title, systemImage: symbol) } else { Text(title) }
          }
        }
      }
      """),
  ]

  private static let silent: [Example] = [
    Example(
      "words and picture together, in every nesting",
      """
      import SwiftUI

      struct NotesApp: App {
        let photo: UIImage
        let symbol: String
        var body: some Scene {
          AssistiveAccess {
            VStack {
              Button("Add", systemImage: "plus") {}
              Button("Add", image: .plus) {}
              Button { } label: { Label("Add", systemImage: symbol) }
              Button { } label: { Label { Text("Add") } icon: { Image(systemName: "plus") } }
              Button { } label: { Label(title: { Text("Add") }, icon: { Circle().fill(.red) }) }
              NavigationLink { Text("Hello") } label: { VStack { HStack { Image(uiImage: photo) }; Text("Add") } }
              Button { } label: { HStack { AsyncImage(url: nil); Text("Add") } }
              Button { } label: { HStack { Circle().fill(.red); Text("Red") } }
              Button { } label: { Text("\\(Image(systemName: "plus")) Add") }
              Button { } label: { Text(Image(systemName: "plus")) + Text(" Add") }
              Button { } label: { Text("Add").overlay(alignment: .leading) { Image(systemName: "plus") } }
              Link(destination: URL(fileURLWithPath: "/")) { Label("Help", systemImage: "questionmark") }
              Button("📷 Take photo") {}
              Button("✓ Done") {}
              Button("\\(symbol)") {}
            }
          }
        }
      }
      """),
    Example(
      "where the system decides, and keys of a keypad",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        @State private var isAsking = false
        @State private var choice = 1
        var body: some Scene {
          AssistiveAccess {
            VStack {
              Text("Hello")
                .alert("Really?", isPresented: $isAsking) { Button("Yes") {} }
                .confirmationDialog("Really?", isPresented: $isAsking) { Answers() }
                .contextMenu { Button("Copy") {} }
                .swipeActions { Button("Delete") {} }
              Menu("More", systemImage: "ellipsis") { Answers() }
              Picker("Choice", selection: $choice) { Text("One").tag(1) }
              Toggle("Sound", isOn: $isAsking)
              Button("Cancel", role: .cancel) {}
              EditButton()
              PasteButton(payloadType: String.self) { _ in }
              ShareLink("Share", item: "Hello")
              ForEach(1..<10) { digit in Button("\\(digit)") {} }
              ForEach([["1", "2"], ["3", "⌫"]], id: \\.self) { row in
                HStack { ForEach(row, id: \\.self) { key in Button(key) {} } }
              }
              Button("0") {}
              Button("") {}.hidden()
            }
          }
        }
      }
      //- Answers.swift
      import SwiftUI

      struct Answers: View {
        var body: some View {
          Button("Delete all", role: .destructive) {}
          Button("Keep") {}
        }
      }
      """),
    Example(
      "rows, wrappers, modifiers and styles of the project's own that have the picture",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            List {
              NavigationLink { Text("Hello") } label: { Row(title: "Hello") }
              NavigationLink { Text("Hello") } label: { Unread(title: "Hello") }
              Button("Add") {}.buttonStyle(PlusButtonStyle())
              Button("Add") {}.buttonStyle(.plus)
              Button("Add") {}.withPlus()
              Group { Button("Add") {} }.buttonStyle(PlusButtonStyle())
              EmojiButton(title: "🎨 Draw")
              EmojiButton(title: "📷 Photo")
              Button { } label: { AvatarView(name: "Ada"); Text("Ada") }
            }
          }
        }
      }
      //- Row.swift
      import SwiftUI

      struct Row: View {
        let title: String
        var body: some View {
          LabeledContent { RowTitle(title: title) } label: { Image(systemName: "star") }
        }
      }

      struct RowTitle: View {
        let title: String
        var body: some View { Text(title) }
      }
      //- Styles.swift
      import SwiftUI

      struct PlusButtonStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { Image(systemName: "plus"); configuration.label }
        }
      }

      extension ButtonStyle where Self == PlusButtonStyle {
        static var plus: PlusButtonStyle { PlusButtonStyle() }
      }

      extension View {
        func withPlus() -> some View { HStack { Image(systemName: "plus"); self } }
      }

      struct EmojiButton: View {
        let title: String
        var body: some View { Button(title) { print(title) } }
      }
      """),
    Example(
      "what Assistive Access does not show, and a picture in one branch",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Button("Save") {} }
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) var isAssistiveAccessEnabled
        @State private var isBusy = false
        var body: some View {
          if !isAssistiveAccessEnabled { Button("Save") {} }
          Button { } label: {
            if isAssistiveAccessEnabled { Label("Save", systemImage: "tray") } else { Text("Save") }
          }
          Button { } label: {
            if isBusy { Image(systemName: "hourglass") }
            Text("Save")
          }
          Button { } label: {
            switch isBusy {
            case true: ProgressView()
            case false: Text("Save")
            }
          }
        }
      }
      """),
  ]
}

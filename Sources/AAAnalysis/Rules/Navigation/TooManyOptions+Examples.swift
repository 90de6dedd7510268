extension TooManyOptions {
  static let cases: [Example] = [
    Example(
      "four links on the first screen",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { Home() }
      //                      ^^^^ information: this screen shows 4 options, and Apple asks to show only the one or two features that matter most on the first screen; leave the others out
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        var body: some View {
          List {
            NavigationLink("Notes") { Text("Notes") }
            NavigationLink("Photos") { Text("Photos") }
            NavigationLink("Calls") { Text("Calls") }
            NavigationLink("Music") { Text("Music") }
          }
        }
      }
      """),
    Example(
      "six, through a section, a row and a toolbar in other files",
      #"""
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Home()
      //    ^^^^ warning: this screen shows 6 options, and Apple asks to show only the one or two features that matter most on the first screen; leave the others out
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        var body: some View {
          List {
            People()
            ActionRow(title: "Photos", run: {})
            ActionRow(title: "Music", run: {})
            ForEach(["Water", "Tea"], id: \.self) { drink in
              Button(drink) { order(drink) }
            }
          }
          .withHelp()
        }

        func order(_ drink: String) {}
      }
      //- Parts.swift
      import SwiftUI

      struct ActionRow: View {
        let title: String
        let run: () -> Void
        var body: some View { Button(title, action: run) }
      }

      struct People: View {
        var body: some View {
          Section { ActionRow(title: "Calls", run: {}) }
        }
      }

      extension View {
        func withHelp() -> some View {
          toolbar {
            ToolbarItem { Button("Help") {} }
          }
        }
      }
      """#),
    Example(
      "a pushed screen with six",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              List {
                NavigationLink("Draw") { Editor() }
      //                                 ^^^^^^ information: this screen shows 6 options, which are many to choose from at once; leave out what is not essential, or spread it over several screens
              }
            }
          }
        }
      }
      //- Editor.swift
      import SwiftUI

      struct Editor: View {
        @State private var isBold = false
        @State private var text = ""

        var body: some View {
          VStack {
            TextEditor(text: $text)
            Toggle("Bold", isOn: $isBold)
            HStack {
              Button("Copy") {}
              Button("Paste") {}
            }
            tools
          }
        }

        @ViewBuilder private var tools: some View {
          Button("Erase") {}
          Text("Clear").onTapGesture { text = "" }
        }
      }
      """),
    Example(
      "a list of nine in a sheet, some of them from a constant",
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
        @State private var isChoosing = false

        var body: some View {
          Button("Choose") { isChoosing = true }
            .sheet(isPresented: $isChoosing) { Moods() }
      //                                       ^^^^^ warning: this screen shows 9 options, which are many to choose from at once; leave out what is not essential, or spread it over several screens
        }
      }

      struct Moods: View {
        private static let moods = ["Happy", "Sad", "Angry", "Tired", "Calm", "Ill", "Bored"]

        var body: some View {
          List {
            ForEach(Self.moods, id: \.self) { mood in
              Button(mood) {}
            }
            Button("Another") {}
            Button("None") {}
          }
        }
      }
      """#),
    Example(
      "three on the first screen, and rows made from data",
      #"""
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
        let friends: [String]
        @State private var isLightOn = false

        var body: some View {
          List {
            Toggle("Light", isOn: $isLightOn)
            NavigationLink("Photos") { Text("Photos") }
            ForEach(friends, id: \.self) { friend in
              NavigationLink(friend) { Text(friend) }
            }
          }
        }
      }
      """#),
    Example(
      "of alternatives the longest counts, nested ones too",
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
        enum Step { case one, two, three }
        let step: Step
        let isOpen: Bool

        var body: some View {
          VStack {
            switch step {
            case .one:
              Button("A") {}
              if isOpen {
                Button("B") {}
              } else {
                Button("C") {}
                Button("D") {}
              }
            case .two:
              Button("E") {}
              Button("F") {}
            case .three:
              footer
            }
          }
        }

        private var footer: some View {
          Group {
            if isOpen { Button("G") {} } else { Button("H") {} }
          }
        }
      }
      """),
    Example(
      "a keypad is one thing, and what dialogs and menus hold is not seen",
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
        @State private var amount = ""
        @State private var asks = false
        private let keys = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"]]

        var body: some View {
          VStack {
            ForEach(keys, id: \.self) { row in
              HStack {
                ForEach(row, id: \.self) { key in Button(key) { amount += key } }
              }
            }
            Key(digit: 0) { amount += "0" }
            Button("Pay") { asks = true }
          }
          .contextMenu {
            Button("Copy") {}
            Button("Paste") {}
          }
          .swipeActions { Button("Delete", role: .destructive) {} }
          .confirmationDialog("Pay?", isPresented: $asks, titleVisibility: .visible) {
            Button("Pay Now") {}
            Button("Later") {}
            Button("Never") {}
            Button("Cancel", role: .cancel) {}
          }
          .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
              Button("Up") {}
              Button("Down") {}
              Button("Done") {}
            }
          }
        }
      }
      //- Key.swift
      import SwiftUI

      struct Key: View {
        let digit: Int
        let press: () -> Void
        var body: some View { Button("\(digit)", action: press) }
      }
      """#),
    Example(
      "what is not shown in Assistive Access does not count",
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
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isAssistive

        var body: some View {
          List {
            Button("Draw") {}
            Button("Look") {}
            if !isAssistive {
              Button("Export") {}
              Button("Import") {}
            }
            Button("Share") {}.disabled(isAssistive)
            Button("Undo") {}.hidden()
            Button("Redo") {}.opacity(isAssistive ? 0 : 1)
            NavigationLink(destination: Text("Later")) { EmptyView() }
          }
        }
      }
      """#),
    Example(
      "a recursive view counts once",
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
        let notes: [Note]
        var body: some View { List { Thread(notes: notes) } }
      }

      struct Note {
        var text: String
        var answers: [Note]
      }

      struct Thread: View {
        let notes: [Note]
        var body: some View {
          ForEach(notes.indices, id: \.self) { number in
            Button(notes[number].text) {}
            Thread(notes: notes[number].answers)
          }
        }
      }
      """#),
    Example(
      "what a row of the project pushes is on another screen",
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
          List {
            SettingsRow("Sound", systemImage: "speaker") { Buttons() }
            SettingsRow("Light", systemImage: "sun.max") { Buttons() }
          }
        }
      }

      struct Buttons: View {
        var body: some View {
          Button("A") {}
          Button("B") {}
        }
      }

      struct SettingsRow<Destination: View, Trailing: View>: View {
        let title: String
        let systemImage: String
        @ViewBuilder var trailing: () -> Trailing
        @ViewBuilder var destination: () -> Destination

        init(
          _ title: String, systemImage: String, @ViewBuilder trailing: @escaping () -> Trailing = { EmptyView() },
          @ViewBuilder destination: @escaping () -> Destination
        ) {
          self.title = title
          self.systemImage = systemImage
          self.trailing = trailing
          self.destination = destination
        }

        var body: some View {
          NavigationLink { destination() } label: {
            Label(title, systemImage: systemImage)
            trailing()
          }
        }
      }
      """#),
    Example(
      "conditions that exclude each other, and layers of which one is seen",
      #"""
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        @State private var isMap = true
        @State private var kind = Home.Kind.smb
        @State private var name: String?

        var body: some Scene {
          AssistiveAccess {
            Home(isMap: isMap, kind: kind, name: name)
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        enum Kind { case smb, webdav }
        let isMap: Bool
        let kind: Kind
        let name: String?

        var body: some View {
          VStack {
            if isMap, name == nil { Button("A") {} }
            if !isMap { Button("B") {} }
            if kind == .smb { Button("C") {} }
            if kind == Kind.webdav { Button("D") {} }
            ZStack {
              Button("E") {}.opacity(isMap ? 0 : 1)
              Button("F") {}.opacity(isMap ? 1 : 0)
            }
          }
          .toolbar {
            if let name, isMap { Button(name) {} }
          }
        }
      }
      """#),
    Example(
      "what a view is told not to show",
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
            Header(showsMore: false)
            Header()
            row(isLong: false)
          }
        }

        @ViewBuilder private func row(isLong: Bool) -> some View {
          Button("Row") {}
          if isLong { Button("Another") {} }
        }
      }

      struct Header: View {
        var showsMore = false
        var body: some View {
          Button("Select") {}
          more
        }

        @ViewBuilder private var more: some View {
          if showsMore {
            Button("Copy") {}
            Button("Paste") {}
            Header(showsMore: true)
          }
        }
      }
      """#),
    Example(
      "pages are seen one at a time",
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
          TabView {
            VStack {
              Button("A") {}
              Button("B") {}
            }
            Button("C") {}
            Button("D") {}
          }
          .tabViewStyle(.page)
        }
      }
      """#),
  ]
}

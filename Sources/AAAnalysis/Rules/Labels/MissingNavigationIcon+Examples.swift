extension MissingNavigationIcon {
  static let cases: [Example] = [
    Example(
      "a title on the root screen",
      """
      //- App.swift
      import SwiftUI

      @main
      struct SketchApp: App {
        var body: some Scene {
          WindowGroup {
            ContentView()
          }
          AssistiveAccess {
            NavigationStack {
              DrawView()
            }
          }
        }
      }
      //- DrawView.swift
      import SwiftUI

      struct DrawView: View {
        var body: some View {
          List {
            Text("Red")
          }
          .navigationTitle("Draw")
      //   ^^^^^^^^^^^^^^^ warning: the title “Draw” has no icon, and people who do not read recognise a screen by its picture; add 'assistiveAccessNavigationIcon(systemImage:)' 💡
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct DrawView: View {
          var body: some View {
            List {
              Text("Red")
            }
            .navigationTitle("Draw")
            .assistiveAccessNavigationIcon(systemImage: "hand.draw.fill")
          }
        }
        """),
    Example(
      "a title on one line with its view, in a pushed screen",
      """
      import SwiftUI

      struct MusicApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              NavigationLink("Songs") { Text("Songs").navigationTitle("Music") }
      //                                              ^^^^^^^^^^^^^^^ warning: the title “Music” has no icon, and people who do not read recognise a screen by its picture; add 'assistiveAccessNavigationIcon(systemImage:)' 💡
                .navigationTitle("Player")
                .assistiveAccessNavigationIcon(systemImage: "play.fill")
            }
          }
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct MusicApp: App {
          var body: some Scene {
            AssistiveAccess {
              NavigationStack {
                NavigationLink("Songs") { Text("Songs").navigationTitle("Music").assistiveAccessNavigationIcon(systemImage: "music.note") }
                  .navigationTitle("Player")
                  .assistiveAccessNavigationIcon(systemImage: "play.fill")
              }
            }
          }
        }
        """),
    Example(
      "a title that is not written here",
      """
      import SwiftUI

      struct PhotoApp: App {
        var body: some Scene {
          AssistiveAccess { Album(name: "Summer") }
        }
      }

      struct Album: View {
        let name: String
        var body: some View {
          List { Text(name) }
            .navigationTitle(name)
      //     ^^^^^^^^^^^^^^^ warning: this title has no icon, and people who do not read recognise a screen by its picture; add 'assistiveAccessNavigationIcon(systemImage:)' 💡
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct PhotoApp: App {
          var body: some Scene {
            AssistiveAccess { Album(name: "Summer") }
          }
        }

        struct Album: View {
          let name: String
          var body: some View {
            List { Text(name) }
              .navigationTitle(name)
              .assistiveAccessNavigationIcon(systemImage: "questionmark.circle")
          }
        }
        """),
    Example(
      "a wrapper that has no icon in it",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Text("Notes").screenTitle("Notes") }
        }
      }

      extension View {
        func screenTitle(_ title: String) -> some View {
          self
            .navigationTitle(title)
      //     ^^^^^^^^^^^^^^^ warning: this title has no icon, and people who do not read recognise a screen by its picture; add 'assistiveAccessNavigationIcon(systemImage:)' 💡
            .padding()
        }
      }
      """),
    Example(
      "titles with an icon: on the chain, around it, through wrappers, in another file",
      """
      //- App.swift
      import SwiftUI

      struct SketchApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              Home()
            }
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        var body: some View {
          Group {
            List {
              NavigationLink(destination: Gallery()) { Label("Gallery", systemImage: "photo.fill") }
              NavigationLink { Colors() } label: { Label("Colors", systemImage: "paintpalette.fill") }
              NavigationLink { Shared(title: "Help", symbol: "questionmark") } label: { Text("Help") }
              NavigationLink { Titled { Text("Hello") } } label: { Text("Hello") }
            }
            .navigationTitle("Home")
          }
          .assistiveAccessNavigationIcon(systemImage: "house.fill")
        }
      }

      struct Gallery: View {
        var body: some View {
          Text("Gallery")
            .modifier(AssistiveNavigationIcon(systemImage: "photo.fill"))
            .navigationTitle("Gallery")
        }
      }

      struct Colors: View {
        var body: some View {
          Text("Colors").navigationTitle("Colors").compatibleIcon("paintpalette.fill")
        }
      }

      struct Shared: View {
        let title: String
        let symbol: String
        var body: some View {
          Text(title).navigationTitle(title).assistiveAccessNavigationIcon(systemImage: symbol)
        }
      }

      struct Titled<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          VStack { content.assistiveAccessNavigationIcon(Image("hello")) }
            .navigationTitle("Hello")
        }
      }
      //- Wrappers.swift
      import SwiftUI

      struct AssistiveNavigationIcon: ViewModifier {
        let systemImage: String
        func body(content: Content) -> some View {
          if #available(iOS 26.0, *) {
            content.assistiveAccessNavigationIcon(systemImage: systemImage)
          } else {
            content
          }
        }
      }

      extension View {
        func compatibleIcon(_ name: String) -> some View {
          modifier(AssistiveNavigationIcon(systemImage: name))
        }
      }
      """),
    Example(
      "a destination that is one of many, the others with icons",
      """
      import SwiftUI

      struct MailApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              Text("Home")
                .navigationDestination(for: Screen.self) { screen in destination(screen) }
            }
          }
        }

        @ViewBuilder private func destination(_ screen: Screen) -> some View {
          switch screen {
          case .inbox: Inbox()
          case .sent: Text("Sent").navigationTitle("Sent").assistiveAccessNavigationIcon(systemImage: "paperplane.fill")
          }
        }
      }

      struct Inbox: View {
        var body: some View {
          List { Text("Hello") }.navigationTitle("Inbox")
      //                         ^^^^^^^^^^^^^^^ warning: the title “Inbox” has no icon, and people who do not read recognise a screen by its picture; add 'assistiveAccessNavigationIcon(systemImage:)' 💡
        }
      }
      """),
    Example(
      "the caller adds the icon",
      """
      import SwiftUI

      struct MailApp: App {
        var body: some Scene {
          AssistiveAccess {
            Inbox().assistiveAccessNavigationIcon(systemImage: "tray.fill")
          }
        }
      }

      struct Inbox: View {
        var body: some View {
          List { Text("Hello") }.navigationTitle("Inbox")
        }
      }
      """),
    Example(
      "titles that nobody sees in Assistive Access",
      """
      import SwiftUI

      struct MailApp: App {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some Scene {
          WindowGroup { Full().navigationTitle("Mail") }
          AssistiveAccess {
            Inbox()
          }
        }
      }

      struct Full: View {
        var body: some View { Text("Mail").navigationTitle("Mail") }
      }

      struct Inbox: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View {
          if !isSimple {
            Text("All").navigationTitle("All mail")
          }
          Text("Empty").navigationTitle("")
          Text("Bare").navigationTitle("Bare").toolbar(.hidden, for: .navigationBar)
          Text("Mac")
            #if os(macOS)
              .navigationTitle("Mac")
            #endif
        }
      }

      #Preview {
        Text("Preview").navigationTitle("Preview")
      }
      """),
    Example(
      "an icon inside a postfix #if",
      """
      import SwiftUI

      struct MailApp: App {
        var body: some Scene {
          AssistiveAccess { Inbox() }
        }
      }

      struct Inbox: View {
        var body: some View {
          let palette = [Color.red]
          Text("Hello")
            .navigationTitle("Inbox")
            #if os(iOS)
              .assistiveAccessNavigationIcon(systemImage: "tray.fill")
            #endif
        }
      }
      """),
    Example(
      "a scene in a test, and Guided Access, which is something else",
      """
      //- HomeTests.swift
      import SwiftUI
      import XCTest

      final class HomeTests: XCTestCase {
        var scene: some Scene {
          AssistiveAccess { Text("Home").navigationTitle("Home") }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        var body: some View {
          if UIAccessibility.isGuidedAccessEnabled {
            Text("Home").navigationTitle("Home")
          }
        }
      }
      """),
    Example(
      "a scene that is made by a function",
      """
      import SwiftUI

      struct MailApp: App {
        var body: some Scene {
          AssistiveAccess(content: makeRoot)
        }

        @ViewBuilder private func makeRoot() -> some View {
          Text("Mail").navigationTitle("Mail")
      //               ^^^^^^^^^^^^^^^ warning: the title “Mail” has no icon, and people who do not read recognise a screen by its picture; add 'assistiveAccessNavigationIcon(systemImage:)' 💡
        }
      }
      """),
    Example(
      "outside a scene, where the icon would not be shown",
      """
      import SwiftUI

      struct Root: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var aa
        var body: some View {
          if aa { Text("Simple").navigationTitle("Simple") }
        }
      }
      """),
    Example(
      "an older deployment target, where the icon has to be checked for",
      """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "DiaryKit",
        platforms: [.iOS(.v17)],
        products: [.library(name: "DiaryKit", targets: ["DiaryKit"])],
        targets: [.target(name: "DiaryKit")])
      //- Sources/DiaryKit/Diary.swift
      import SwiftUI

      struct DiaryApp: App {
        var body: some Scene {
          if #available(iOS 26.0, *) { AssistiveAccess { SimpleDiary() } }
        }
      }

      struct SimpleDiary: View {
        var body: some View {
          NavigationStack {
            List { Text("Today") }
              .navigationTitle("Diary")
      //       ^^^^^^^^^^^^^^^ warning: the title “Diary” has no icon, and people who do not read recognise a screen by its picture; add 'assistiveAccessNavigationIcon(systemImage:)' 💡
          }
        }
      }
      //- Sources/DiaryKit/Icon.swift
      import SwiftUI

      extension View {
        @ViewBuilder
        func icon(systemImage: String) -> some View {
          if #available(iOS 26.0, *) { assistiveAccessNavigationIcon(systemImage: systemImage) } else { self }
        }
      }
      """,
      fixed: """
        //- Sources/DiaryKit/Diary.swift
        import SwiftUI

        struct DiaryApp: App {
          var body: some Scene {
            if #available(iOS 26.0, *) { AssistiveAccess { SimpleDiary() } }
          }
        }

        struct SimpleDiary: View {
          var body: some View {
            NavigationStack {
              List { Text("Today") }
                .navigationTitle("Diary")
                .icon(systemImage: "note.text")
            }
          }
        }
        //- Sources/DiaryKit/Icon.swift
        import SwiftUI

        extension View {
          @ViewBuilder
          func icon(systemImage: String) -> some View {
            if #available(iOS 26.0, *) { assistiveAccessNavigationIcon(systemImage: systemImage) } else { self }
          }
        }
        """),
  ]
}

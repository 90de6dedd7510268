extension SceneMissingLifecycle {
  static let cases: [Example] = [
    Example(
      "work that the normal root view starts",
      #"""
      //- App/RemindersApp.swift
      import SwiftUI

      @main
      struct RemindersApp: App {
        @Environment(\.scenePhase) private var phase
        @State private var reminders = Reminders()
        @State private var isShown = false

        var body: some Scene {
          WindowGroup {
            ReminderList(reminders: reminders)
              .task { await reminders.load() }
              .onAppear { isShown = true }
              .onOpenURL { reminders.open($0) }
              .onChange(of: phase) { reminders.schedule() }
              .onReceive(NotificationCenter.default.publisher(for: .NSCalendarDayChanged)) { _ in reminders.refresh() }
          }
          AssistiveAccess {
            TodayView(reminders: reminders)
      //    ^^^^^^^^^ information: the normal root view has '.task', '.onOpenURL', '.onChange(of: scenePhase)' and '.onReceive' and this one has not, so what they do never happens in Assistive Access; do it here too, or where both scenes reach it
          }
        }
      }
      //- App/TodayView.swift
      import SwiftUI

      struct TodayView: View {
        let reminders: Reminders
        var body: some View { Text(reminders.today) }
      }
      """#),
    Example(
      "one of them, in a scene that chooses",
      #"""
      //- App/StepsApp.swift
      import SwiftUI

      @main
      struct StepsApp: App {
        let isReady: Bool

        var body: some Scene {
          WindowGroup {
            StepsView()
              .onAppear {
                print("Hello")
                Pedometer.shared.start()
              }
          }
          AssistiveAccess {
            if isReady {
              BigSteps()
      //      ^^^^^^^^ information: the normal root view has '.onAppear' and this one has not, so what it does never happens in Assistive Access; do it here too, or where both scenes reach it
            } else {
              ProgressView()
            }
          }
        }
      }

      struct BigSteps: View {
        var body: some View { Text("Steps") }
      }
      """#),
    Example(
      "done by the root view's own body, a wrapper, or a view below",
      #"""
      //- App/MusicApp.swift
      import SwiftUI

      @main
      struct MusicApp: App {
        @Environment(\.scenePhase) private var scenePhase

        var body: some Scene {
          WindowGroup {
            Albums()
              .task { await Player.shared.prepare() }
              .onOpenURL { Player.shared.open($0) }
              .onChange(of: scenePhase) { Player.shared.save() }
              .onReceive(Player.shared.changes) { _ in Player.shared.refresh() }
          }
          AssistiveAccess { PlayView().following() }
        }
      }

      struct PlayView: View {
        @Environment(\.scenePhase) private var phase

        var body: some View {
          NavigationStack { SongView() }
            .onAppear { Player.shared.start() }
            .onChange(of: phase) { Player.shared.save() }
        }
      }

      struct SongView: View {
        var body: some View { Text("Song").onOpenURL { Player.shared.open($0) } }
      }

      extension View {
        func following() -> some View { onReceive(Player.shared.changes) { _ in } }
      }
      """#),
    Example(
      "nothing that a person misses, and what other code does too",
      #"""
      //- App/WordsApp.swift
      import SwiftUI

      @main
      struct WordsApp: App {
        @State private var words = Words()
        @State private var isShown = false

        var body: some Scene {
          WindowGroup {
            WordList(words: words)
              .onAppear { withAnimation { isShown = true } }
              .task { Analytics.log("start") }
              .task { await words.load() }
          }
          .onChange(of: isShown) { words.load() }
          AssistiveAccess { WordView(words: words) }
        }
      }

      struct WordView: View {
        let words: Words

        var body: some View {
          Button("Next word", systemImage: "arrow.right") { Task { await words.load() } }
        }
      }
      """#),
    Example(
      "no link opens the app",
      #"""
      //- App/Info.plist
      <plist version="1.0">
      <dict>
        <key>UISupportsAssistiveAccess</key>
        <true/>
      </dict>
      </plist>
      //- App/TeaApp.swift
      import SwiftUI

      @main
      struct TeaApp: App {
        var body: some Scene {
          WindowGroup { Teas().onOpenURL { Kettle.shared.open($0) } }
          AssistiveAccess { TeaView() }
        }
      }

      struct TeaView: View {
        var body: some View { Text("Tea") }
      }
      """#),
    Example(
      "links open the app",
      #"""
      //- App/Info.plist
      <plist version="1.0">
      <dict>
        <key>CFBundleURLTypes</key>
        <array/>
        <key>UISupportsAssistiveAccess</key>
        <true/>
      </dict>
      </plist>
      //- App/CakeApp.swift
      import SwiftUI

      @main
      struct CakeApp: App {
        var body: some Scene {
          WindowGroup { Cakes().onOpenURL { Oven.shared.open($0) } }
          AssistiveAccess { CakeView() }
      //                    ^^^^^^^^ information: the normal root view has '.onOpenURL' and this one has not, so what it does never happens in Assistive Access; do it here too, or where both scenes reach it
        }
      }

      struct CakeView: View {
        var body: some View { Text("Cake") }
      }
      """#),
  ]
}

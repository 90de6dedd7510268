extension TimedAdvance {
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
      "a carousel that turns its own pages",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var page = 0
          private let timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()
          private let tips = ["Eat", "Drink", "Rest"]

          var body: some View {
            TabView(selection: $page) {
              ForEach(tips.indices, id: \\.self) { Text(tips[$0]).tag($0) }
            }
            .tabViewStyle(.page)
            .onReceive(timer) { _ in
        //   ^^^^^^^^^ warning: 'page' moves on by itself when a timer fires; let the person move on with a button 💡
              page = (page + 1) % tips.count
            }
          }
        }
        """,
      fixed: """
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
          @State private var page = 0
          private let tips = ["Eat", "Drink", "Rest"]

          var body: some View {
            VStack {
              TabView(selection: $page) {
                ForEach(tips.indices, id: \\.self) { Text(tips[$0]).tag($0) }
              }
              .tabViewStyle(.page)
              Button("Next", systemImage: "arrow.right") {
                page = (page + 1) % tips.count
              }
            }
          }
        }
        """),
    Example(
      "a quiz that goes to the next question, in a model of another file",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @StateObject private var quiz = QuizModel()

          var body: some View {
            VStack {
              Text(quiz.questions[quiz.index])
              Button("Yes", systemImage: "checkmark") { quiz.answer() }
            }
          }
        }
        //- QuizModel.swift
        import Foundation

        final class QuizModel: ObservableObject {
          @Published var index = 0
          let questions = ["Is it day?", "Is it night?"]
        }
        //- QuizModel+Answer.swift
        import Foundation

        extension QuizModel {
          func answer() {
            Task { @MainActor in
              try? await Task.sleep(for: .seconds(1.5))
        //                    ^^^^^ warning: 'index' moves on by itself after 1.5 seconds; let the person move on with a button 💡
              next()
            }
          }

          private func next() { index += 1 }
        }
        """),
    Example(
      "one content in the place of another, by a number, a text and a flag",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var page = 0
          @State private var stage = "rules"
          @State private var isReady = false
          @State private var hasAppeared = false
          @State private var isDone = false

          var body: some View {
            VStack {
              if page == 0 { Text("First") } else { Text("Second") }
              switch stage {
              case "rules": Text("Rules")
              default: Text("Game")
              }
              if isReady { Text("Now play") } else { Text("Read the rules") }
              if hasAppeared { Text("Hello") } else { Text("Hello").hidden() }
              if isDone { Text("Done") } else { ProgressView() }
            }
            .task {
              try? await Task.sleep(for: .seconds(4))
        //                    ^^^^^ warning: 'page' moves on by itself after 4 seconds; let the person move on with a button 💡
              page = 1
            }
            .task {
              try? await Task.sleep(for: .seconds(4))
        //                    ^^^^^ warning: 'stage' moves on by itself after 4 seconds; let the person move on with a button 💡
              stage = "game"
            }
            .task {
              try? await Task.sleep(for: .seconds(4))
        //                    ^^^^^ warning: 'isReady' changes what is shown by itself after 4 seconds; let the person move on with a button 💡
              isReady = true
            }
            .task {
              try? await Task.sleep(for: .seconds(4))
              hasAppeared = true
            }
            .task {
              try? await Task.sleep(for: .seconds(4))
              isDone = true
            }
          }
        }
        """),
    Example(
      "how far the work of a model is",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @StateObject private var update = Update()

          var body: some View {
            if update.status == .waiting { Text("Wait") } else { Text("Updating") }
            Button("Update", systemImage: "arrow.down") { update.begin() }
          }
        }
        //- Update.swift
        import Foundation

        enum UpdateStatus { case waiting, writing }

        final class Update: ObservableObject {
          @Published var status = UpdateStatus.waiting

          func begin() {
            Task { @MainActor in
              try? await Task.sleep(for: .seconds(2))
        //                    ^^^^^ information: 'status' changes what is shown by itself after 2 seconds; let the person move on with a button 🚫 'status' may tell how far some work is
              status = .writing
            }
          }
        }
        """),
    Example(
      "a screen that another one takes the place of",
      app + """
        //- Home.swift
        import SwiftUI

        enum Screen { case welcome, list, news }

        struct Home: View {
          @State private var screen = Screen.welcome
          @State private var path: [String] = []

          var body: some View {
            NavigationStack(path: $path) {
              switch screen {
              case .welcome: Text("Welcome back")
              case .list, .news: Text("Notes")
              }
            }
            .onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + 5) { screen = .list }
        //                       ^^^^^^^^^^ warning: 'screen' changes what is shown by itself after 5 seconds; let the person move on with a button 💡
              DispatchQueue.main.asyncAfter(deadline: .now() + 8) { path.append("tip") }
        //                       ^^^^^^^^^^ warning: another screen comes up by itself after 8 seconds; let the person move on with a button 💡
            }
          }
        }
        """),
    Example(
      "a view that shows one thing after another",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          private let tips = ["Eat", "Drink", "Rest"]

          var body: some View {
            PhaseAnimator(tips) { tip in
        //  ^^^^^^^^^^^^^ warning: 'PhaseAnimator' shows one thing after another by itself; let the person move on with a button 🚫 'PhaseAnimator' is made to go on by itself, so that another view is to take its place
              Text(tip)
            }
            TimelineView(.periodic(from: .now, by: 5)) { context in
        //  ^^^^^^^^^^^^ warning: 'TimelineView' shows one thing after another by itself; let the person move on with a button 🚫 'TimelineView' is made to go on by itself, so that another view is to take its place
              Text(tips[Int(context.date.timeIntervalSince1970 / 5) % tips.count])
            }
          }
        }
        """),
    Example(
      "what only refreshes: a clock, a count, data that is loaded again",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var now = Date()
          @State private var seconds = 0
          @State private var items: [String] = []
          private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

          var body: some View {
            VStack {
              Text(now, style: .time)
              Text("\\(seconds) seconds")
              ForEach(items, id: \\.self) { Text($0) }
              TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
            }
            .onReceive(timer) { _ in
              now = Date()
              seconds += 1
            }
            .task {
              while !Task.isCancelled {
                await refresh()
                try? await Task.sleep(for: .seconds(30))
              }
            }
          }

          private func refresh() async { items = await load() }
          private func load() async -> [String] { [] }
        }
        """),
    Example(
      "a page that the person turns, and a phase for each tap",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var page = 0
          @State private var taps = 0
          private let tips = ["Eat", "Drink", "Rest"]

          var body: some View {
            Text(tips[page])
            Image(systemName: "heart")
              .phaseAnimator([1, 1.2], trigger: taps) { content, phase in content.scaleEffect(phase) }
            Button("Next", systemImage: "arrow.right") {
              taps += 1
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { page += 1 }
            }
          }
        }
        """),
    Example(
      "a time limit for what loads, and a library that calls back",
      app + """
        //- Home.swift
        import SwiftUI

        enum Output { case loading, result, failure }

        struct Home: View {
          @State private var output = Output.loading

          var body: some View {
            switch output {
            case .loading: ProgressView()
            case .result: Text("Done")
            case .failure: Text("No answer")
            }
            Button("Ask", systemImage: "questionmark") { ask() }
          }

          private func ask() {
            Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { _ in
              guard output == .loading else { return }
              output = .failure
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
              Service.shared.subscribe { _ in output = .result }
            }
          }
        }
        """),
  ]
}

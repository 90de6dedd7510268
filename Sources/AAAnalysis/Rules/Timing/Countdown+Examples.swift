extension Countdown {
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
      "a quiz clock that locks the answers",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var timeRemaining = 30
          private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

          var body: some View {
            VStack {
              Text("\\(timeRemaining)")
              Button("Answer", systemImage: "checkmark") {}
                .disabled(timeRemaining <= 0)
            }
            .onReceive(timer) { _ in
        //   ^^^^^^^^^ warning: 'timeRemaining' counts down, and something happens when it runs out; let the person take the time they need 🚫 what happens at the end needs a control that the person taps
              if timeRemaining > 0 { timeRemaining -= 1 }
            }
          }
        }
        """),
    Example(
      "a model that counts in a task and leaves",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var model = OrderModel()

          var body: some View {
            Text("\\(model.secondsLeft)")
              .task { await model.run() }
            if model.isOver { Text("Too late") }
          }
        }
        //- OrderModel.swift
        import Observation

        @Observable @MainActor
        final class OrderModel {
          var secondsLeft = 60
          var isOver = false

          func run() async {
            while secondsLeft > 0 {
              try? await Task.sleep(for: .seconds(1))
        //                    ^^^^^ warning: 'secondsLeft' counts down, and something happens when it runs out; let the person take the time they need 🚫 what happens at the end needs a control that the person taps
              secondsLeft -= 1
              if secondsLeft == 0 { isOver = true }
            }
          }
        }
        """),
    Example(
      "a counter that another place watches",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var left = 10

          var body: some View {
            Text("\\(left)")
              .onAppear {
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in left -= 1 }
        //            ^^^^^^^^^^^^^^ warning: 'left' counts down, and something happens when it runs out; let the person take the time they need 🚫 what happens at the end needs a control that the person taps
              }
              .onChange(of: left) { _, newValue in
                if newValue == 0 { dismiss() }
              }
          }
        }
        """),
    Example(
      "a timer that the person starts and can stop",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var remaining = 60
          @State private var isDone = false
          @State private var timer: Timer?

          var body: some View {
            Text("\\(remaining)")
            Button("Start", systemImage: "play") { start() }
            Button("Stop", systemImage: "stop") { timer?.invalidate() }
            if isDone { Text("The egg is ready") }
          }

          private func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        //                ^^^^^^^^^^^^^^ information: 'remaining' counts down, and something happens when it runs out; this is right only for a timer that the person starts on purpose 🚫 what happens at the end needs a control that the person taps
              remaining -= 1
              if remaining == 0 { isDone = true }
            }
          }
        }
        """),
    Example(
      "time that SwiftUI counts down, and a screen that closes",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @Environment(\\.dismiss) private var dismiss
          private let end = Date.now.addingTimeInterval(20)

          var body: some View {
            Text(timerInterval: Date.now...end, countsDown: true)
              .task {
                try? await Task.sleep(for: .seconds(20))
        //                      ^^^^^ warning: the time that is left is counted down, and something happens when it runs out; let the person take the time they need 🚫 what happens at the end needs a control that the person taps
                dismiss()
              }
          }
        }
        """),
    Example(
      "a code that can be sent again after a minute",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var remaining = 60
          @State private var canResend = false
          private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

          var body: some View {
            VStack {
              if canResend { Button("Send again", systemImage: "arrow.clockwise") {} } else { Text("\\(remaining)") }
            }
            .onReceive(timer) { _ in
              if remaining > 0 { remaining -= 1 } else { canResend = true }
            }
          }
        }
        """),
    Example(
      "a count that only informs",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var minutes = 12
          @State private var timer: Timer?
          var body: some View {
            Text("The bus comes in \\(minutes) minutes")
              .onAppear {
                timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in
                  minutes -= 1
                  if minutes == 0 { timer?.invalidate() }
                }
              }
            Text(timerInterval: Date.now...Date.now.addingTimeInterval(720))
          }
        }
        """),
    Example(
      "attempts that are counted down while something loads again",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var retriesLeft = 3
          @State private var hasFailed = false
          var body: some View {
            if hasFailed { Text("No connection") }
            Text("Notes").task {
              while retriesLeft > 0 {
                try? await Task.sleep(for: .seconds(2))
                retriesLeft -= 1
                if retriesLeft == 0 { hasFailed = true }
              }
            }
          }
        }
        """),
  ]
}

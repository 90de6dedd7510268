extension RepeatingMotion {
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
      "animations without an end",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var isLarge = false
          var body: some View {
            Image(systemName: "star")
              .scaleEffect(isLarge ? 1.2 : 1)
              .animation(.easeInOut.repeatForever(), value: isLarge)
        //                          ^^^^^^^^^^^^^ information: 'repeatForever' moves on and on, which may draw a person away from what they do; let it run once, or ask whether motion is to be reduced 💡
              .onAppear { withAnimation(.linear(duration: 2).repeatCount(9)) { isLarge = true } }
        //                                                   ^^^^^^^^^^^ information: 'repeatCount' moves on and on, which may draw a person away from what they do; let it run once, or ask whether motion is to be reduced 💡
          }
        }
        """),
    Example(
      "views and symbols that never rest",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          var body: some View {
            TimelineView(.animation) { context in
        //  ^^^^^^^^^^^^ information: 'TimelineView' moves on and on, which may draw a person away from what they do; let it run once, or ask whether motion is to be reduced
              Circle().offset(x: sin(context.date.timeIntervalSince1970) * 20)
            }
            Image(systemName: "wifi").symbolEffect(.variableColor.iterative)
        //                            ^^^^^^^^^^^^ information: 'symbolEffect' moves on and on, which may draw a person away from what they do; let it run once, or ask whether motion is to be reduced
            Image(systemName: "star").keyframeAnimator(initialValue: 1.0) { content, value in
        //                            ^^^^^^^^^^^^^^^^ information: 'keyframeAnimator' moves on and on, which may draw a person away from what they do; let it run once, or ask whether motion is to be reduced 💡
              content.scaleEffect(value)
            } keyframes: { _ in LinearKeyframe(1.2, duration: 1) }
          }
        }
        """),
    Example(
      "an animation that has a name, and a view in another file",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var isOn = false
          private let pulse = Animation.easeInOut.repeatForever()
          var body: some View {
            Banner()
            Circle()
              .opacity(isOn ? 1 : 0.3)
              .animation(pulse, value: isOn)
        //     ^^^^^^^^^ information: 'repeatForever' moves on and on, which may draw a person away from what they do; let it run once, or ask whether motion is to be reduced
          }
        }
        //- Banner.swift
        import SwiftUI

        struct Banner: View {
          var body: some View {
            Image(systemName: "bell")
              .phaseAnimator([0, 10]) { content, phase in content.rotationEffect(.degrees(phase)) }
        //     ^^^^^^^^^^^^^ information: 'phaseAnimator' moves on and on, which may draw a person away from what they do; let it run once, or ask whether motion is to be reduced
          }
        }
        """),
    Example(
      "motion that asks first",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion
          @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
          @State private var isLarge = false
          var body: some View {
            Image(systemName: "star")
              .animation(reduceMotion ? nil : .easeInOut.repeatForever(), value: isLarge)
            if !isSimple { Banner() }
          }
        }
        //- Banner.swift
        import SwiftUI

        struct Banner: View {
          @State private var isOn = false
          var body: some View {
            Image(systemName: "bell").animation(.linear.repeatForever(), value: isOn)
          }
        }
        """),
    Example(
      "motion that is switched off, that the project's own modifier asks about, and that moves nothing",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @ObservedObject var settings = Settings()
          @State private var isOn = false
          @State private var isBackingUp = false
          var body: some View {
            KFAnimatedImage(url).imageContext(.icon, disable_animation: true).scaledToFill()
            KFAnimatedImage(url).imageContext(.icon, disable_animation: settings.disable_animation)
            KFAnimatedImage(url).imageContext(.icon, disable_animation: false)
        //  ^^^^^^^^^^^^^^^ information: 'KFAnimatedImage' moves on and on, which may draw a person away from what they do; let it run once, or ask whether motion is to be reduced
            Circle()
              .rotationEffect(.degrees(isOn ? 0 : 360))
              .quietAnimation(.linear.repeatForever(), value: isOn)
            Label("Copy", systemImage: "tray").symbolEffect(.pulse, isActive: isBackingUp)
            Image(systemName: "arrow.down")
              .foregroundStyle(.white.opacity(0.7))
              .offset(y: -4)
              .animation(.easeInOut.repeatForever(), value: isOn)
            Image(systemName: "arrow.up")
              .offset(y: isOn ? -4 : 4)
              .animation(.easeInOut.repeatForever(), value: isOn)
        //                          ^^^^^^^^^^^^^ information: 'repeatForever' moves on and on, which may draw a person away from what they do; let it run once, or ask whether motion is to be reduced 💡
          }
        }
        //- Settings.swift
        import SwiftUI

        final class Settings: ObservableObject {
          @Published var disable_animation = false
        }
        //- Quiet.swift
        import SwiftUI

        extension View {
          func quietAnimation(_ animation: Animation?, value: Bool) -> some View {
            modifier(QuietAnimation(animation: animation, value: value))
          }
        }

        struct QuietAnimation: ViewModifier {
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion
          let animation: Animation?
          let value: Bool
          func body(content: Content) -> some View {
            if reduceMotion { content } else { content.animation(animation, value: value) }
          }
        }
        """),
    Example(
      "motion that ends",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var taps = 0
          var body: some View {
            Image(systemName: "star")
              .symbolEffect(.bounce, value: taps)
              .symbolEffect(.pulse, options: .nonRepeating)
              .keyframeAnimator(initialValue: 1.0, trigger: taps) { content, value in content.scaleEffect(value) } keyframes: { _ in }
              .phaseAnimator([1, 2], trigger: taps) { content, phase in content.scaleEffect(phase) }
              .animation(.easeIn.repeatCount(3), value: taps)
              .transition(.opacity)
              .contentTransition(.numericText())
            TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
          }
        }
        """),
    Example(
      "what shows that something loads",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          var body: some View {
            ProgressView()
            LoadingDots()
          }
        }
        //- LoadingDots.swift
        import SwiftUI

        struct LoadingDots: View {
          @State private var isOn = false
          var body: some View {
            Circle().animation(.easeInOut.repeatForever(), value: isOn)
          }
        }
        """),
  ]
}

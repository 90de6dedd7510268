extension ComplexInput {
  static let cases: [Example] = [
    Example(
      "a color picker",
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
        @State private var color = Color.red
        var body: some View { ColorPicker("Color", selection: $color) }
      //                      ^^^^^^^^^^^ warning: a color picker offers every color there is; offer a few colors in a list, as one decision
      }
      """),
    Example(
      "a calendar, by a style around it, and a wheel",
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
        @State private var day = Date()
        var body: some View {
          Form {
            DatePicker("Day", selection: $day)
      //    ^^^^^^^^^^ information: a calendar shows many small days to choose from; offer the few days that matter as buttons
            DatePicker("Time", selection: $day, displayedComponents: .hourAndMinute)
      //    ^^^^^^^^^^ information: a wheel hides most of its values; offer the few that matter as buttons or rows
              .datePickerStyle(.wheel)
          }
          .datePickerStyle(GraphicalDatePickerStyle())
        }
      }
      """),
    Example(
      "a slider and a stepper in a row of the project",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Row(value: .constant(1))
          }
        }
      }
      //- Row.swift
      import SwiftUI

      struct Row: View {
        @Binding var value: Double
        var body: some View {
          Slider(value: $value)
      //  ^^^^^^ information: a slider wants a fine movement; offer a few steps as buttons
          Stepper("Value", value: $value)
      //  ^^^^^^^ information: a stepper has two small buttons for one number; offer the few numbers that matter as large buttons
        }
      }
      """),
    Example(
      "UIKit's wheel and color picker",
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

      struct Home: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          _ = UIColorWell()
      //      ^^^^^^^^^^^ warning: a color picker offers every color there is; offer a few colors in a list, as one decision
          return UIPickerView()
      //         ^^^^^^^^^^^^ information: a wheel hides most of its values; offer the few that matter as buttons or rows
        }

        func updateUIView(_ view: UIView, context: Context) {}
      }
      """),
    Example(
      "a compact date picker, a toggle and a plain picker",
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
        @State private var day = Date()
        @State private var isOn = false
        var body: some View {
          Form {
            DatePicker("Day", selection: $day).datePickerStyle(.compact)
            Toggle("On", isOn: $isOn)
            Picker("Color", selection: $isOn) { Text("Red").tag(true) }.pickerStyle(.inline)
          }
        }
      }
      """),
    Example(
      "a slider of the project's own",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Slider()
          }
        }
      }
      //- Slider.swift
      import SwiftUI

      struct Slider: View {
        var body: some View { Button("Louder") {} }
      }
      """),
    Example(
      "behind the flag",
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
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isSimple
        @State private var color = Color.red
        var body: some View {
          if isSimple { Button("Red") { color = .red } } else { ColorPicker("Color", selection: $color) }
        }
      }
      """#),
  ]
}

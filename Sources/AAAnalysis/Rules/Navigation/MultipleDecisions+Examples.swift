extension MultipleDecisions {
  static let cases: [Example] = [
    Example(
      "a form with a toggle, a date and a text field",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { Reminder() }
      //                      ^^^^^^^^ information: this screen asks for 3 things at once: a text field, a date picker and a toggle; ask for one on each screen, step by step
          }
        }
      }
      //- Reminder.swift
      import SwiftUI

      struct Reminder: View {
        @State private var title = ""
        @State private var day = Date()
        @State private var isUrgent = false

        var body: some View {
          Form {
            TextField("What?", text: $title)
            DatePicker("When?", selection: $day)
            Toggle("Urgent", isOn: $isUrgent)
          }
        }
      }
      """),
    Example(
      "a field of the project that is used twice, for two values",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              List {
                NavigationLink("Visit") { Visit(draft: Draft()) }
      //                                  ^^^^^ information: this screen asks for 2 things at once: 2 text fields; ask for one on each screen, step by step
              }
            }
          }
        }
      }
      //- Visit.swift
      import SwiftUI

      @Observable final class Draft {
        var name = ""
        var place = ""
      }

      struct Visit: View {
        @State var draft: Draft
        var body: some View {
          VStack {
            LabeledField(title: "Who?", text: $draft.name)
            LabeledField(title: "Where?", text: $draft.place)
          }
        }
      }
      //- LabeledField.swift
      import SwiftUI

      struct LabeledField: View {
        let title: String
        @Binding var text: String
        var body: some View { TextField(title, text: $text) }
      }
      """),
    Example(
      "a function that makes a row, and a row over data",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Dose(medicines: [])
      //    ^^^^ information: this screen asks for 2 things at once: a toggle and a stepper; ask for one on each screen, step by step
          }
        }
      }
      //- Dose.swift
      import SwiftUI

      struct Dose: View {
        @State var medicines: [Medicine]
        @State private var count = 1

        var body: some View {
          List {
            ForEach($medicines) { $medicine in
              Toggle(medicine.name, isOn: $medicine.isTaken)
            }
            row($count)
          }
        }

        private func row(_ value: Binding<Int>) -> some View {
          Stepper("Pills", value: value)
        }
      }

      struct Medicine: Identifiable {
        var id: Int
        var name: String
        var isTaken: Bool
      }
      """),
    Example(
      "one field with its own button",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Message()
          }
        }
      }
      //- Message.swift
      import SwiftUI

      struct Message: View {
        @State private var text = ""
        var body: some View {
          VStack {
            TextField("Message", text: $text)
            Button("Send", systemImage: "paperplane") {}
          }
        }
      }
      """),
    Example(
      "two inputs for the same value, also through a view of the project",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Volume()
          }
        }
      }
      //- Volume.swift
      import SwiftUI

      struct Volume: View {
        @State private var volume = 0.5
        var body: some View {
          VStack {
            Slider(value: $volume)
            Steps(value: $volume)
            Slider(value: Binding(get: { volume }, set: { volume = $0 }))
          }
        }
      }

      struct Steps: View {
        @Binding var value: Double
        var body: some View { Stepper("Volume", value: $value) }
      }
      """),
    Example(
      "inputs of which one is shown at a time, a search, a login and a list of choices",
      #"""
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Guide()
          }
        }
      }
      //- Guide.swift
      import SwiftUI

      struct Guide: View {
        enum Step { case name, color, login }
        @State private var step = Step.name
        @State private var name = ""
        @State private var color = Color.red
        @State private var password = ""
        @State private var searchText = ""
        let colors: [Color]

        var body: some View {
          switch step {
          case .name:
            TextField("Name", text: $name)
            TextField("Search", text: $searchText)
          case .color:
            ForEach(colors, id: \.self) { choice in
              Button(choice.description) { color = choice }
            }
          case .login:
            TextField("Name", text: $name)
            SecureField("Password", text: $password)
            Toggle("Shown", isOn: .constant(true))
          }
        }
      }
      """#),
    Example(
      "more than a dozen",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Home()
      //    ^^^^ information: this screen asks for 14 things at once: 14 toggles; ask for one on each screen, step by step
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        @State private var draft = Draft()
        var body: some View {
          Form {
            Toggle("A", isOn: $draft.a)
            Toggle("B", isOn: $draft.b)
            Toggle("C", isOn: $draft.c)
            Toggle("D", isOn: $draft.d)
            Toggle("E", isOn: $draft.e)
            Toggle("F", isOn: $draft.f)
            Toggle("G", isOn: $draft.g)
            Toggle("H", isOn: $draft.h)
            Toggle("I", isOn: $draft.i)
            Toggle("J", isOn: $draft.j)
            Toggle("K", isOn: $draft.k)
            Toggle("L", isOn: $draft.l)
            Toggle("M", isOn: $draft.m)
            Toggle("N", isOn: $draft.n)
          }
        }
      }

      struct Draft {
        var a = false, b = false, c = false, d = false, e = false, f = false, g = false
        var h = false, i = false, j = false, k = false, l = false, m = false, n = false
      }
      """),
    Example(
      "a toggle in the project's style is one toggle",
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
        @State private var isOn = false
        var body: some View { Toggle("Light", isOn: $isOn).toggleStyle(Switch()) }
      }

      struct Switch: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Toggle(configuration).tint(.red) }
      }
      """),
  ]
}

extension InputChangesContext {
  static let cases: [Example] = [
    Example(
      "a choice that leaves the screen",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var colour = "red"
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Picker("Colour", selection: $colour) { Text("Red") }
            .onChange(of: colour) { dismiss() }
      //     ^^^^^^^^ information: changing the value of 'Picker' leaves this screen, which nobody expects of an input; let a button do it
        }
      }
      """),
    Example(
      "a switch that brings up a sheet, through a function",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var isOn = false
        @State private var isExplaining = false

        private func explain() { isExplaining = true }

        var body: some View {
          VStack {
            Toggle("Reminders", systemImage: "bell", isOn: $isOn)
          }
          .onChange(of: isOn) { _, isOn in if isOn { explain() } }
      //   ^^^^^^^^ information: changing the value of 'Toggle' brings up another screen, which nobody expects of an input; let a button do it
          .sheet(isPresented: $isExplaining) { Text("Reminders") }
        }
      }
      """),
    Example(
      "a view model's value that pushes",
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
        @Bindable var model: Calendar

        var body: some View {
          NavigationStack {
            DatePicker("Day", selection: $model.day)
              .onChange(of: model.day) { model.showDay() }
      //       ^^^^^^^^ information: changing the value of 'DatePicker' brings up another screen, which nobody expects of an input; let a button do it
              .navigationDestination(isPresented: $model.isDayShown) { Text("Day") }
          }
        }
      }
      //- Calendar.swift
      import Foundation

      @Observable final class Calendar {
        var day = Date()
        var isDayShown = false

        func showDay() { isDayShown = true }
      }
      """),
    Example(
      "changes that stay on the screen, or ask",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var isOn = false
        @State private var cups = 1
        @State private var isAsking = false

        var body: some View {
          VStack {
            Toggle("Sound", systemImage: "speaker", isOn: $isOn)
              .onChange(of: isOn) { player.isMuted = !isOn }
            Stepper("Cups", value: $cups)
              .onChange(of: cups) { isAsking = cups > 3 }
              .alert("So many?", isPresented: $isAsking) { Button("OK") {} }
          }
        }
      }
      """),
    Example(
      "values that no input sets",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var isDone = false
        let model: Player
        let count: Int

        var body: some View {
          Text("Playing")
            .onChange(of: model.isFinished) { dismiss() }
            .onChange(of: count) { isDone = true }
            .sheet(isPresented: $isDone) { Text("Done") }
        }
      }
      """),
    Example(
      "a button that goes on",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var colour = "red"
        @Environment(\\.dismiss) private var dismiss

        private func save() {}

        var body: some View {
          VStack {
            Picker("Colour", selection: $colour) { Text("Red") }
            Button("Continue", systemImage: "arrow.right") { dismiss() }
          }
          .onChange(of: colour) { save() }
        }
      }
      """),
  ]
}

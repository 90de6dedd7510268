extension SilentFailure {
  static let cases: [Example] = [
    Example(
      "an error that is dropped in a button",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Note() }
        }
      }

      struct Note: View {
        @Environment(\\.modelContext) private var context
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Button("Save", systemImage: "checkmark") {
            do { try context.save() } catch {}
      //                                    ^ information: if 'save' fails, nobody is told; say in plain words what went wrong
          }
          Button("Send", systemImage: "paperplane") {
            Task {
              do {
                try await send()
              } catch {
      //              ^ information: if 'send' fails, the screen closes as if it had worked; say what went wrong and stay
                dismiss()
              }
            }
          }
          Button("Done", systemImage: "checkmark") {
            try? context.save()
      //                 ^^^^ information: the screen closes whether 'save' worked or not; say what went wrong and stay
            dismiss()
          }
        }
      }
      """),
    Example(
      "an error that an inner clause catches is not what the outer one drops",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Note() }
        }
      }

      struct Note: View {
        @Environment(\\.modelContext) private var context
        var body: some View {
          Button("Save", systemImage: "checkmark") {
            do {
              let notes = try context.fetch(all)
              do { try context.save() } catch { logger.error("not saved") }
            } catch {}
          }
          Button("Send", systemImage: "paperplane") {
            do {
              do { try context.save() } catch { logger.error("not saved") }
              try send(note)
            } catch {}
      //            ^ information: if 'send' fails, nobody is told; say in plain words what went wrong
          }
        }
      }
      """),
    Example(
      "in a view model of another file",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Note(model: Model()) }
        }
      }

      struct Note: View {
        let model: Model
        var body: some View {
          Button("Save", systemImage: "checkmark") { model.saveTapped() }
        }
      }
      //- Model.swift
      final class Model {
        let api: API
        func saveTapped() { store() }
        private func store() {
          Task {
            do { try await api.upload(note) } catch { }
      //                                            ^ information: if 'upload' fails, nobody is told; say in plain words what went wrong
          }
        }
      }
      """),
    Example(
      "in a closure that a row is given",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Row(onSave: { do { try save() } catch {} }) }
      //                                                          ^ information: if 'save' fails, nobody is told; say in plain words what went wrong
        }

        private func save() throws {}
      }

      struct Row: View {
        let onSave: () -> Void
        var body: some View { Button("Save", systemImage: "checkmark", action: onSave) }
      }
      """),
    Example(
      "errors that are told",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Note() }
        }
      }

      struct Note: View {
        @Environment(\\.modelContext) private var context
        @Environment(\\.dismiss) private var dismiss
        @State private var message: String?
        var body: some View {
          Button("Save", systemImage: "checkmark") {
            do {
              try context.save()
              dismiss()
            } catch {
              message = "The note could not be saved."
            }
          }
          Button("Later", systemImage: "clock") {
            try? context.save()
            message = "Saved"
          }
        }
      }
      """),
    Example(
      "work that nobody asked for",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Notes(model: Model()) }
        }
      }

      struct Notes: View {
        let model: Model
        var body: some View {
          Button("Open", systemImage: "book") { model.open() }
            .task { do { try await model.save() } catch {} }
            .onAppear { try? model.save() }
        }
      }

      final class Model {
        func save() async throws {}
        func open() {
          markAsRead()
          Task { do { try await Task.sleep(for: .seconds(1)) } catch {} }
          do { try decode() } catch {}
        }
        private func markAsRead() { do { try api.post() } catch {} }
      }
      """),
    Example(
      "an upload that may be stopped",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Note() }
        }
      }

      struct Note: View {
        var body: some View {
          Button("Send", systemImage: "paperplane") {
            Task {
              do { try await upload() } catch is CancellationError {} catch { message = "Not sent" }
            }
          }
        }
      }
      """),
  ]
}

extension CustomBackButton {
  static let cases: [Example] = [
    Example(
      "an arrow in the bar in place of the hidden button",
      #"""
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { NavigationLink("Note") { Note() } }
          }
        }
      }
      //- Note.swift
      import SwiftUI

      struct Note: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View {
          Text("Note")
            .navigationBarBackButtonHidden(true)
            .toolbar {
              ToolbarItem(placement: .topBarLeading) {
                Button { dismiss() } label: {
      //        ^^^^^^ warning: this button goes back one screen, which the Back button of Assistive Access does on every screen; take it away 💡
                  Image(systemName: "chevron.left")
                }
              }
            }
        }
      }
      """#,
      fixed: #"""
        //- Note.swift
        import SwiftUI

        struct Note: View {
          var body: some View {
            Text("Note")
          }
        }
        """#),
    Example(
      "a word, in the content, by the path of another view",
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
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Note", value: 1)
              .navigationDestination(for: Int.self) { _ in
                Note(onBack: { path.removeLast() })
              }
          }
        }
      }
      //- Note.swift
      import SwiftUI

      struct Note: View {
        let onBack: () -> Void
        var body: some View {
          VStack {
            Text("Note")
            Button("< Zurück", action: onBack)
      //    ^^^^^^ warning: this button goes back one screen, which the Back button of Assistive Access does on every screen; take it away 💡
          }
        }
      }
      """,
      fixed: """
        //- Note.swift
        import SwiftUI

        struct Note: View {
          let onBack: () -> Void
          var body: some View {
            VStack {
              Text("Note")
            }
          }
        }
        """),
    Example(
      "a cross in a pushed screen",
      #"""
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { NavigationLink("Note") { Note() } }
          }
        }
      }
      //- Note.swift
      import SwiftUI

      struct Note: View {
        @Environment(\.presentationMode) private var mode
        var body: some View {
          Text("Note")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button("Close", systemImage: "xmark") { mode.wrappedValue.dismiss() }
      //        ^^^^^^ warning: this button goes back one screen, which the Back button of Assistive Access does on every screen; take it away 💡
              }
              ToolbarItem { Button("Save") {} }
            }
        }
      }
      """#,
      fixed: #"""
        //- Note.swift
        import SwiftUI

        struct Note: View {
          var body: some View {
            Text("Note")
              .toolbar {
                ToolbarItem { Button("Save") {} }
              }
          }
        }
        """#),
    Example(
      "a button of the project's own, in a file of its own, with the button hidden elsewhere",
      #"""
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { NavigationLink("Note") { Note() } }
          }
        }
      }
      //- Note.swift
      import SwiftUI

      struct Note: View {
        var body: some View {
          VStack {
            BackBar()
            Text("Note")
          }
          .navigationBarBackButtonHidden()
        }
      }
      //- BackBar.swift
      import SwiftUI

      struct BackBar: View {
        @Environment(\.dismiss) private var close
        var body: some View {
          HStack {
            Button(action: { close() }) { BackLabel() }
      //    ^^^^^^ warning: this button goes back one screen, which the Back button of Assistive Access does on every screen; take it away 💡
            Spacer()
          }
        }
      }

      struct BackLabel: View {
        var body: some View { Label("Menu", systemImage: "arrow.backward.circle.fill") }
      }
      """#),
    Example(
      "a view that is told whether to show it",
      #"""
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { NavigationLink("Note") { Note(useOwnBackButton: true) } }
          }
        }
      }
      //- Note.swift
      import SwiftUI

      struct Note: View {
        let useOwnBackButton: Bool
        @Environment(\.dismiss) private var dismiss
        var body: some View {
          VStack {
            if useOwnBackButton {
              Button("Back") { dismiss() }
      //      ^^^^^^ information: this button goes back one screen, which the Back button of Assistive Access does on every screen; take it away 🚫 it stands alone in what holds it, which would be left empty
            }
            Text("Note")
          }
        }
      }
      """#),
    Example(
      "a bar button of UIKit",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { NavigationStack { NavigationLink("Note") { Note() } } }
        }
      }

      struct Note: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> NoteController { NoteController() }
        func updateUIViewController(_ controller: NoteController, context: Context) {}
      }
      //- NoteController.swift
      import UIKit

      final class NoteController: UIViewController {
        override func viewDidLoad() {
          navigationItem.hidesBackButton = true
          navigationItem.leftBarButtonItem = UIBarButtonItem(
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: this button goes back one screen, which the Back button of Assistive Access does on every screen; take it away 🚫 other code may use this bar button, or the method that it calls
            title: "Back", style: .plain, target: self, action: #selector(leave))
        }

        @objc private func leave() { navigationController?.popViewController(animated: true) }
      }
      """),
    Example(
      "a cross that ends something first",
      #"""
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { NavigationLink("Call") { CallView(call: Call()) } }
          }
        }
      }
      //- CallView.swift
      import SwiftUI

      struct CallView: View {
        let call: Call
        @Environment(\.dismiss) private var dismiss

        var body: some View {
          Button {
            Task {
              await call.end()
              dismiss()
            }
          } label: {
            Label("End", systemImage: "xmark")
          }
          Button(role: .destructive) {
            call.hangUp()
            dismiss()
          } label: {
            Label("Hang up", systemImage: "xmark")
          }
        }
      }
      //- Call.swift
      import Foundation

      struct Call {
        func end() async {}
        func hangUp() {}
      }
      """#),
    Example(
      "a cross in a sheet",
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
        @State private var isShown = false
        var body: some View {
          Button("Note") { isShown = true }
            .sheet(isPresented: $isShown) { NavigationStack { Note() } }
        }
      }

      struct Note: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View {
          Text("Note")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button { dismiss() } label: { Image(systemName: "xmark") }
              }
            }
        }
      }
      """#),
    Example(
      "a view that is pushed here and presented there",
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
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            NavigationLink("Note") { Note() }
            Button("New Note") { isShown = true }
          }
          .sheet(isPresented: $isShown) { Note() }
        }
      }

      struct Note: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Back", systemImage: "chevron.left") { dismiss() } }
      }
      """#),
    Example(
      "forward, done, and the day before",
      #"""
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { NavigationLink("Day") { Day() } }
          }
        }
      }
      //- Day.swift
      import SwiftUI

      struct Day: View {
        @Environment(\.dismiss) private var dismiss
        @State private var day = 0
        var body: some View {
          VStack {
            Button { day -= 1 } label: { Image(systemName: "chevron.left") }
            Button { day += 1 } label: { Image(systemName: "chevron.right") }
            Button("Done", systemImage: "checkmark") { dismiss() }
            Button("Next Medicine") { dismiss() }
          }
          .confirmationDialog("Leave?", isPresented: .constant(true)) {
            Button("Cancel", role: .cancel) { dismiss() }
          }
        }
      }
      """#),
    Example(
      "a picture that is tapped, and a button of which the place and the picture are told elsewhere",
      #"""
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { NavigationLink("Note") { Note() } }
          }
        }
      }
      //- Note.swift
      import SwiftUI

      struct Note: View {
        @Environment(\.dismiss) private var dismiss
        @State private var asks = false
        var body: some View {
          List { NavigationLink("Draft") { Draft() } }
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { backButton } }
        }

        private var backButton: some View {
          HStack {
            Button {
      //    ^^^^^^ warning: this button goes back one screen, which the Back button of Assistive Access does on every screen; take it away 🚫 a condition decides what the button does, which would be lost
              if asks { asks = false } else { dismiss() }
            } label: {
              picture("chevron-left")
            }
            Spacer()
          }
        }

        private func picture(_ name: String) -> some View { Image(name).resizable() }
      }

      struct Draft: View {
        var body: some View {
          Text("Draft")
            .navigationBarBackButtonHidden(true)
            .navigationBarItems(leading: BackArrow())
        }
      }
      //- BackArrow.swift
      import SwiftUI

      struct BackArrow: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View {
          Image("chevron-left")
      //  ^^^^^ warning: this button goes back one screen, which the Back button of Assistive Access does on every screen; take it away 🚫 it stands alone in what holds it, which would be left empty
            .onTapGesture { self.dismiss() }
        }
      }
      """#),
    Example(
      "a cross that is not seen",
      #"""
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { NavigationLink("Note") { Note() } }
          }
        }
      }
      //- Note.swift
      import SwiftUI

      struct Note: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View {
          Button("Close", systemImage: "xmark") { dismiss() }.labelStyle(.titleOnly)
        }
      }
      """#),
    Example(
      "a view for going back that a sheet shows too",
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
        @State private var isShown = false
        var body: some View {
          NavigationLink("Note") { Note() }
            .sheet(isPresented: $isShown) {
              NavigationStack { Text("Help").navigationBarItems(leading: BackArrow()) }
            }
        }
      }

      struct Note: View {
        var body: some View {
          Text("Note")
            .navigationBarBackButtonHidden(true)
            .navigationBarItems(leading: BackArrow())
      //                                 ^^^^^^^^^ warning: this button goes back one screen, which the Back button of Assistive Access does on every screen; take it away 💡
        }
      }
      //- BackArrow.swift
      import SwiftUI

      struct BackArrow: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Image("chevron-left").onTapGesture { dismiss() } }
      }
      """#),
    Example(
      "one that asks about what was changed before it leaves",
      #"""
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { NavigationLink("Note") { Note() } }
          }
        }
      }
      //- Note.swift
      import SwiftUI

      struct Note: View {
        @Environment(\.dismiss) private var dismiss
        @State private var isChanged = false
        @State private var isAsking = false
        var body: some View {
          Text("Note")
            .navigationBarBackButtonHidden(true)
            .toolbar {
              ToolbarItem(placement: .topBarLeading) {
                Button {
      //        ^^^^^^ warning: this button goes back one screen, which the Back button of Assistive Access does on every screen; take it away 🚫 a condition decides what the button does, which would be lost
                  if isChanged { isAsking = true } else { dismiss() }
                } label: {
                  Image(systemName: "chevron.left")
                }
              }
            }
            .alert("Discard changes?", isPresented: $isAsking) {
              Button("Discard", role: .destructive) { dismiss() }
            }
        }
      }
      """#),
  ]
}

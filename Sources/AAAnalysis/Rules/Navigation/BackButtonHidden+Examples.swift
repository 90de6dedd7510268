extension BackButtonHidden {
  static let cases: [Example] = [
    Example(
      "hidden in a pushed screen",
      """
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
          Text("Note")
            .navigationBarBackButtonHidden(true)
      //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the way back is taken from this screen; leave the Back button where it is 💡
            .padding()
        }
      }
      """,
      fixed: """
        //- Note.swift
        import SwiftUI

        struct Note: View {
          var body: some View {
            Text("Note")
              .padding()
          }
        }
        """),
    Example(
      "hidden where the link is, without an argument",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { NavigationLink("Note") { Text("Note").navigationBarBackButtonHidden() } }
      //                                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the way back is taken from this screen; leave the Back button where it is 💡
          }
        }
      }
      """,
      fixed: """
        //- App.swift
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene {
            AssistiveAccess {
              NavigationStack { NavigationLink("Note") { Text("Note") } }
            }
          }
        }
        """),
    Example(
      "by a condition that is not known",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { NavigationLink("Note") { Note(useNavigationBackButton: Bool.random()) } }
          }
        }
      }
      //- Note.swift
      import SwiftUI

      struct Note: View {
        let useNavigationBackButton: Bool
        var body: some View {
          Text("Note").navigationBarBackButtonHidden(!useNavigationBackButton)
      //               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: the way back may be taken from this screen; leave the Back button where it is in Assistive Access 🚫 a value decides about it, which may be meant for other screens than this one
        }
      }
      """),
    Example(
      "in UIKit",
      """
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

      struct Note: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> NoteController { NoteController() }
        func updateUIViewController(_ controller: NoteController, context: Context) {}
      }

      final class NoteController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.hidesBackButton = true
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the way back is taken from this screen; leave the Back button where it is 💡
        }
      }
      """,
      fixed: """
        //- Note.swift
        import SwiftUI

        struct Note: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> NoteController { NoteController() }
          func updateUIViewController(_ controller: NoteController, context: Context) {}
        }

        final class NoteController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
          }
        }
        """),
    Example(
      "on the first screen, in a sheet, and with false",
      """
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
          NavigationLink("Note") { Text("Note").navigationBarBackButtonHidden(false) }
            .navigationBarBackButtonHidden(true)
            .sheet(isPresented: $isShown) { NavigationStack { Text("New").navigationBarBackButtonHidden(true) } }
        }
      }
      """),
    Example(
      "hidden only where Assistive Access is not in use",
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
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isAssistive
        var body: some View {
          Text("Note").navigationBarBackButtonHidden(!isAssistive)
        }
      }
      """#),
    Example(
      "with a button of its own, which is told instead, in another file",
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
          Bar().navigationBarBackButtonHidden(true)
        }
      }
      //- Bar.swift
      import SwiftUI

      struct Bar: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Back", systemImage: "chevron.left") { dismiss() } }
      }
      """#),
    Example(
      "a picture that is tapped leads back",
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
          Text("Note")
            .navigationBarBackButtonHidden(true)
            .navigationBarItems(leading: BackArrow())
        }
      }

      struct BackArrow: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Image("chevron-left").onTapGesture { dismiss() } }
      }
      """#),
  ]
}

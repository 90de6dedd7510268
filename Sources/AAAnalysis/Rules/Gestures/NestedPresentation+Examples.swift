extension NestedPresentation {
  static let cases: [Example] = [
    Example(
      "a sheet above a sheet, in other files",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isShown = false
        var body: some View {
          Text("Home").sheet(isPresented: $isShown) { First() }
      //               ^^^^^ information: a sheet covers the screen, and has to be closed to get back; push the screen, so that Back leads out of it
        }
      }
      //- First.swift
      import SwiftUI

      struct First: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Next", destination: Second())
          }
        }
      }
      //- Second.swift
      import SwiftUI

      struct Second: View {
        @State private var isShown = false
        var body: some View {
          Text("Second").fullScreenCover(isPresented: $isShown) { Text("Third") }
      //                 ^^^^^^^^^^^^^^^ warning: a cover is shown above what is itself shown above a screen, and each has to be closed to get back; push the screen instead
        }
      }
      """),
    Example(
      "a popover and an inspector",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isShown = false
        var body: some View {
          Text("Home")
            .popover(isPresented: $isShown) { Text("Tip") }
      //     ^^^^^^^ warning: a popover covers the screen, and has to be closed to get back; push the screen, so that Back leads out of it
            .inspector(isPresented: $isShown) { Text("Details") }
      //     ^^^^^^^^^ warning: an inspector covers the screen, and has to be closed to get back; push the screen, so that Back leads out of it
        }
      }
      """),
    Example(
      "a screen that is shown in both ways is nested in one of them alone",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            NavigationLink("Photo") { Photo() }
              .sheet(isPresented: $isShown) { Photo() }
      //       ^^^^^ information: a sheet covers the screen, and has to be closed to get back; push the screen, so that Back leads out of it
          }
        }
      }
      //- Photo.swift
      import SwiftUI

      struct Photo: View {
        @State private var isShown = false
        var body: some View {
          Text("Photo").sheet(isPresented: $isShown) { Text("Details") }
      //                ^^^^^ information: a sheet covers the screen, and has to be closed to get back; push the screen, so that Back leads out of it
        }
      }
      """),
    Example(
      "questions and screens of the system",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isShown = false
        @State private var photo: PhotosPickerItem?
        var body: some View {
          Text("Home")
            .alert("Really?", isPresented: $isShown) { Button("Yes") { print("yes") } }
            .confirmationDialog("Really?", isPresented: $isShown) { Button("Yes") { print("yes") } }
            .photosPicker(isPresented: $isShown, selection: $photo)
            .sheet(isPresented: $isShown) { Camera() }
        }
      }

      struct Camera: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
        func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
      }
      """),
    Example(
      "screens that are pushed",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            Text("Home").navigationDestination(isPresented: $isShown) { Text("Next") }
          }
        }
      }
      """),
    Example(
      "sheets that Assistive Access does not show",
      """
      import SwiftUI

      struct NotesApp: App {
        @State private var isShown = false
        var body: some Scene {
          WindowGroup { Text("Whole").sheet(isPresented: $isShown) { Text("Sheet") } }
          AssistiveAccess { Text("Simple") }
        }
      }
      """),
  ]
}

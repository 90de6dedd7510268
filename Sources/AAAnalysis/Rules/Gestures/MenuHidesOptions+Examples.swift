extension MenuHidesOptions {
  static let cases: [Example] = [
    Example(
      "pickers in a menu's style",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var size = 1
        var body: some View {
          VStack {
            Picker("Size", selection: $size) { Text("Small").tag(1) }
              .pickerStyle(.menu)
      //       ^^^^^^^^^^^ warning: this style hides what there is to choose from in a menu; use 'inline' 💡
            Form { Picker("Size", selection: $size) { Text("Small").tag(1) } }
              .pickerStyle(MenuPickerStyle())
      //       ^^^^^^^^^^^ warning: this style hides what there is to choose from in a menu; use 'inline' 💡
          }
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene { AssistiveAccess { Home() } }
        }

        struct Home: View {
          @State private var size = 1
          var body: some View {
            VStack {
              Picker("Size", selection: $size) { Text("Small").tag(1) }
                .pickerStyle(.inline)
              Form { Picker("Size", selection: $size) { Text("Small").tag(1) } }
                .pickerStyle(MenuPickerStyle())
            }
          }
        }
        """),
    Example(
      "menus, one in another",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          VStack {
            Menu("More", systemImage: "ellipsis") {
      //    ^^^^ warning: a menu hides what there is to choose from; show the options as a list 🚫 which of them are needed, and where they are to stand, is for you to say
              Button("Share", systemImage: "square.and.arrow.up") { print("share") }
              Menu("Even more") { Button("Copy") { print("copy") } }
              ControlGroup { Button("Bold") { print("bold") } }
            }
          }
          .toolbar {
            ToolbarItem(placement: .secondaryAction) { Button("Rename", systemImage: "pencil") { print("rename") } }
      //                           ^^^^^^^^^^^^^^^^ warning: secondary actions of a toolbar go into a menu that hides them; leave them away or show them on the screen 💡
          }
        }
      }
      """),
    Example(
      "a picker without a style, in a view of another file",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var size = 1
        var body: some View {
          VStack {
            SizePicker(size: $size)
            ControlGroup { Button("Bold", systemImage: "bold") { print("bold") } }
      //    ^^^^^^^^^^^^ information: a group of controls may become a menu that hides them; show them one below the other 🚫 which of them are needed, and where they are to stand, is for you to say
          }
        }
      }
      //- SizePicker.swift
      import SwiftUI

      struct SizePicker: View {
        @Binding var size: Int
        var body: some View {
          Picker("Size", selection: $size) { Text("Small").tag(1) }
      //  ^^^^^^ information: a picker without a style becomes a menu in most places, which hides what there is to choose from; give it the style 'inline' 💡
        }
      }
      """),
    Example(
      "menus on buttons of UIKit",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View { Board() }
      }
      //- Board.swift
      import SwiftUI

      struct Board: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> BoardController { BoardController() }
        func updateUIViewController(_ controller: BoardController, context: Context) {}
      }

      final class BoardController: UIViewController {
        private let button = UIButton()

        override func viewDidLoad() {
          super.viewDidLoad()
          button.showsMenuAsPrimaryAction = true
      //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: a menu hides what there is to choose from; show the options as a list 🚫 which of them are needed, and where they are to stand, is for you to say
          button.menu = UIMenu(title: "More")
          addItem()
        }

        private func addItem() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: UIMenu(title: "More"))
      //                                      ^^^^^^^^^^^^^^^ warning: a menu hides what there is to choose from; show the options as a list 🚫 which of them are needed, and where they are to stand, is for you to say
        }
      }
      """),
    Example(
      "pickers that show what there is",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var size = 1
        var body: some View {
          VStack {
            Picker("Size", selection: $size) { Text("Small").tag(1) }.pickerStyle(.inline)
            Picker("Size", selection: $size) { Text("Small").tag(1) }.pickerStyle(.segmented)
            Form { SizePicker(size: $size) }.pickerStyle(.navigationLink)
            Picker("Size", selection: $size) { Text("Small").tag(1) }.openPicker()
          }
          .alert("Really?", isPresented: .constant(false)) { Button("Yes") { print("yes") } }
        }
      }

      extension View {
        func openPicker() -> some View { pickerStyle(.inline) }
      }
      //- SizePicker.swift
      import SwiftUI

      struct SizePicker: View {
        @Binding var size: Int
        var body: some View {
          Picker("Size", selection: $size) { Text("Small").tag(1) }
        }
      }
      """),
    Example(
      "what stands in a menu that has a rule of its own",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          Text("Note").contextMenu {
            Menu("More") { Button("Copy") { print("copy") } }
            Entries()
          }
        }
      }
      //- Entries.swift
      import SwiftUI

      struct Entries: View {
        @State private var size = 1
        var body: some View {
          ControlGroup { Button("Bold") { print("bold") } }
          Menu("Even more") { Button("Copy") { print("copy") } }
          Picker("Size", selection: $size) { Text("Small").tag(1) }
        }
      }
      """),
    Example(
      "menus that Assistive Access does not show, and a type of the same name",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Picker("More", selection: .constant(1)) { Text("One") }.pickerStyle(.menu) }
          AssistiveAccess { Menu(title: "Soup") }
        }
      }

      struct Menu: View {
        let title: String
        var body: some View { Text(title) }
      }
      """),
    Example(
      "the menu of a title, with menus in it",
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
        var body: some View {
          Text("Notes")
            .toolbar {
              ToolbarTitleMenu {
      //      ^^^^^^^^^^^^^^^^ warning: a menu hides what there is to choose from; show the options as a list 🚫 which of them are needed, and where they are to stand, is for you to say
                Menu("Lists") { Button("Friends") {} }
                tags
              }
            }
        }

        private var tags: some View { Menu("Tags") { Button("Cats") {} } }
      }
      """),
  ]
}

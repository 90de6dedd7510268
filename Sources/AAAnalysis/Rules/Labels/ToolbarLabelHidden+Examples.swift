extension ToolbarLabelHidden {
  static let cases: [Example] = [
    Example(
      "a button with a symbol in a toolbar",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        var body: some View {
          Text("Hello")
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) {
                Button("Add", systemImage: "plus") {
      //        ^^^^^^ information: a toolbar shows the icon of this control without its title, which has to be guessed; add 'labelStyle(.titleAndIcon)' 💡
                  print("add")
                }
              }
            }
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene {
            AssistiveAccess { Home() }
          }
        }

        struct Home: View {
          var body: some View {
            Text("Hello")
              .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                  Button("Add", systemImage: "plus") {
                    print("add")
                  }
                  .labelStyle(.titleAndIcon)
                }
              }
          }
        }
        """),
    Example(
      "a label in a button, a link and a menu",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Text("Hello")
              .toolbar {
                ToolbarItemGroup {
                  Button { } label: { Label("Add", systemImage: "plus") }.tint(.red)
      //          ^^^^^^ information: a toolbar shows the icon of this control without its title, which has to be guessed; add 'labelStyle(.titleAndIcon)' 💡
                  NavigationLink { Text("Old") } label: { Label { Text("Old") } icon: { Image(systemName: "clock") } }
      //          ^^^^^^^^^^^^^^ information: a toolbar shows the icon of this control without its title, which has to be guessed; add 'labelStyle(.titleAndIcon)' 💡
                  Menu("More", systemImage: "ellipsis") { Button("Copy", systemImage: "doc.on.doc") {} }
      //          ^^^^ information: a toolbar shows the icon of this control without its title, which has to be guessed; add 'labelStyle(.titleAndIcon)' 💡
                }
              }
          }
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene {
            AssistiveAccess {
              Text("Hello")
                .toolbar {
                  ToolbarItemGroup {
                    Button { } label: { Label("Add", systemImage: "plus") }.labelStyle(.titleAndIcon).tint(.red)
                    NavigationLink { Text("Old") } label: { Label { Text("Old") } icon: { Image(systemName: "clock") } }
                    Menu("More", systemImage: "ellipsis") { Button("Copy", systemImage: "doc.on.doc") {} }
                  }
                }
            }
          }
        }
        """),
    Example(
      "a view that toolbars alone show",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Text("Hello").toolbar { AddButton() } }
        }
      }
      //- AddButton.swift
      import SwiftUI

      struct AddButton: View {
        var body: some View {
          Button("Add", systemImage: "plus") {}
      //  ^^^^^^ information: a toolbar shows the icon of this control without its title, which has to be guessed; add 'labelStyle(.titleAndIcon)' 💡
        }
      }
      """),
    Example(
      "styles that show the title, on the control, around it and where its view is used",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Text("Hello").toolbar {
              Button("Add", systemImage: "plus") {}.labelStyle(.titleAndIcon)
              ToolbarItem { HStack { Button("Edit", systemImage: "pencil") {} }.labelStyle(.titleAndIcon) }
              AddButton().labelStyle(.titleAndIcon)
            }
          }
        }
      }
      //- AddButton.swift
      import SwiftUI

      struct AddButton: View {
        var body: some View { Button("Add", systemImage: "plus") {} }
      }
      """),
    Example(
      "words and picture that are no label, menus, the keyboard, and a view that is also shown elsewhere",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            VStack { AddButton() }.toolbar {
              AddButton()
              Button { } label: { HStack { Image(systemName: "plus"); Text("Add") } }
              ToolbarItem(placement: .secondaryAction) { Button("Copy", systemImage: "doc.on.doc") {} }
              ToolbarItem(placement: .keyboard) { Button("Done", systemImage: "checkmark") {} }
              ToolbarTitleMenu { Button("Rename", systemImage: "pencil") {} }
            }
          }
        }
      }

      struct AddButton: View {
        var body: some View { Button("Add", systemImage: "plus") {} }
      }
      """),
    Example(
      "labels outside of toolbars, and toolbars outside of Assistive Access",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Text("Hello").toolbar { Button("Add", systemImage: "plus") {} } }
          AssistiveAccess { Button("Add", systemImage: "plus") {} }
        }
      }
      """),
    Example(
      "a style in the control's own label, which another rule tells",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          Text("Notes").toolbar {
            Menu {
              Text("Sort")
            } label: {
              Label("Options", systemImage: "ellipsis").labelStyle(.iconOnly)
            }
          }
        }
      }
      """),
  ]
}

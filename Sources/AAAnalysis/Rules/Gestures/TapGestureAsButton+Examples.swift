extension TapGestureAsButton {
  static let cases: [Example] = [
    Example(
      "a row with a picture and words",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var count = 0
        var body: some View {
          VStack {
            HStack {
              Image(systemName: "plus")
              Text("Add")  // One more.
            }
            .padding()
            .onTapGesture {
      //     ^^^^^^^^^^^^ warning: a tap here runs an action, but nothing shows that it is a control; use a 'Button' 💡
              count += 1
            }
            .padding(.bottom)
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
          @State private var count = 0
          var body: some View {
            VStack {
              Button {
                count += 1
              } label: {
                HStack {
                  Image(systemName: "plus")
                  Text("Add")  // One more.
                }
                .padding()
              }
              .padding(.bottom)
            }
          }
        }
        """),
    Example(
      "a function that is handed over",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          if Bool.random() {
            Label("Open", systemImage: "book").onTapGesture(perform: open)
      //                                       ^^^^^^^^^^^^ warning: a tap here runs an action, but nothing shows that it is a control; use a 'Button' 💡
          }
        }

        private func open() {}
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene { AssistiveAccess { Home() } }
        }

        struct Home: View {
          var body: some View {
            if Bool.random() {
              Button(action: open) {
                Label("Open", systemImage: "book")
              }
            }
          }

          private func open() {}
        }
        """),
    Example(
      "words alone and a picture alone get what they lack",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            Image(systemName: "gear").font(.title).onTapGesture { isOn = true }
      //                                           ^^^^^^^^^^^^ warning: a tap here runs an action, but nothing shows that it is a control; use a 'Button' 💡
            Text("Photos").bold().onTapGesture { isOn = false }
      //                          ^^^^^^^^^^^^ warning: a tap here runs an action, but nothing shows that it is a control; use a 'Button' 💡
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
          @State private var isOn = false
          var body: some View {
            VStack {
              Button {
                isOn = true
              } label: {
                Label("Title", systemImage: "gear").font(.title)
              }
              Text("Photos").bold().onTapGesture { isOn = false }
            }
          }
        }
        """),
    Example(
      "tap gestures as values, through the project's own modifier and in a view model",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var model = Model()
        var body: some View {
          VStack {
            Text("Value").gesture(TapGesture().onEnded { model.choose() })
      //                          ^^^^^^^^^^ warning: a tap here runs an action, but nothing shows that it is a control; use a 'Button' 🚫 the gesture is given to the view as a value, and a button takes no gesture
            Text("Held").gesture(tap)
            Text("Own").choosing(model.choose)
            Button("Choose", systemImage: "star") { print("b") }.choosing(model.choose)
          }
        }

        private var tap: some Gesture {
          TapGesture().onEnded { model.choose() }
      //  ^^^^^^^^^^ warning: a tap here runs an action, but nothing shows that it is a control; use a 'Button' 🚫 the gesture is made apart from the view, and a button takes no gesture
        }
      }

      extension View {
        func choosing(_ action: @escaping () -> Void) -> some View {
          self.onTapGesture(perform: action)
      //       ^^^^^^^^^^^^ warning: a tap here runs an action, but nothing shows that it is a control; use a 'Button' 🚫 which view is tapped is not to be seen here
        }
      }
      //- Model.swift
      import Observation

      @Observable final class Model {
        var chosen = 0
        func choose() { chosen += 1 }
      }
      """),
    Example(
      "a row that leads on through a router in another file",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            HStack {
              Image(systemName: "tray")
              Text("Requests")
            }
            .onTapGesture { router.navigate(to: 1) }
      //     ^^^^^^^^^^^^ warning: a tap here runs an action, but nothing shows that it is a control; use a 'Button' 💡
          }
        }
      }
      //- Router.swift
      import SwiftUI

      @Observable final class Router {
        var path = NavigationPath()
        func navigate(to page: Int) { path.append(page) }
      }
      """),
    Example(
      "a label of UIKit",
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
        private let label = UILabel()
        private let field = UITextField()

        override func viewDidLoad() {
          super.viewDidLoad()
          let tap = UITapGestureRecognizer(target: self, action: #selector(open))
      //            ^^^^^^^^^^^^^^^^^^^^^^ warning: a tap here runs an action, but nothing shows that it is a control; use a 'Button' 🚫 the view is made in code of UIKit, which has to make it a button
          label.addGestureRecognizer(tap)
          let away = UITapGestureRecognizer(target: self, action: #selector(endWriting))
          view.addGestureRecognizer(away)
          let through = UITapGestureRecognizer(target: self, action: #selector(open))
          through.cancelsTouchesInView = false
          view.addGestureRecognizer(through)
          field.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        }

        @objc private func open() { show(UIViewController(), sender: nil) }
        @objc private func endWriting() { view.endEditing(true) }
      }
      """),
    Example(
      "a visible button that does the same, and a dimmed ground",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Text("More").onTapGesture { isOpen.toggle() }
      //                 ^^^^^^^^^^^^ information: a tap here runs an action, but nothing shows that it is a control; use a 'Button' 💡
            Button("More", systemImage: "ellipsis") { isOpen.toggle() }
            Ground()
          }
        }
      }

      struct Ground: View {
        @State private var isShown = true
        var body: some View {
          Color.black.opacity(0.4).onTapGesture { isShown = false }
      //                           ^^^^^^^^^^^^ information: a tap here runs an action, but nothing shows that it is a control; use a 'Button' 🚫 an empty ground shows nothing that could be the label of a button
        }
      }
      """),
    Example(
      "taps that are no buttons",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var text = ""
        @State private var points: [CGPoint] = []
        @FocusState private var field: Int?
        var body: some View {
          VStack {
            Color.clear.onTapGesture { field = nil }
            Color.clear.onTapGesture { hideKeyboard() }
            Text("Shield").onTapGesture { /* Keeps the list from scrolling. */ }
            Canvas { context, size in }.onTapGesture { print($0) }
            Color.white.onTapGesture { location in points.append(location) }
            Map().onTapGesture { text = "place" }
            TextField("Name", text: $text).onTapGesture { text = "" }
            Button("Go", systemImage: "play") { text = "go" }
              .simultaneousGesture(TapGesture().onEnded { text = "gone" })
            Button { text = "go" } label: {
              HStack {
                Text("Go").onTapGesture { text = "inside" }
                Image(systemName: "play")
              }
            }
            GoButton().onTapGesture { text = "twice" }
            Color.clear.onTapGesture { UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) }
          }
        }

        private func hideKeyboard() { field = nil }
      }

      struct GoButton: View {
        var body: some View { Button("Go", systemImage: "play") { print("go") } }
      }

      #Preview {
        Text("Preview").onTapGesture { print("tap") }
      }
      """),
    Example(
      "taps that Assistive Access does not reach",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Text("Whole").onTapGesture { print("tap") } }
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistiveAccessEnabled
        var body: some View {
          if !isAssistiveAccessEnabled { Text("Whole").onTapGesture { print("tap") } }
        }
      }
      """),
    Example(
      "a view with controls of its own is not made a button",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            Text("Sound")
            Button("Play", systemImage: "play") { print("play") }
          }
          .onTapGesture { isOn = true }
      //   ^^^^^^^^^^^^ warning: a tap here runs an action, but nothing shows that it is a control; use a 'Button' 🚫 there are controls in it, and a button cannot hold others
        }
      }
      """),
    Example(
      "taps that only put the keyboard away, catch taps, or stand on a control",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        @FocusState private var isFocused: Bool
        @State private var text = ""
        var body: some View {
          VStack {
            TextField("Name", text: $text).focused($isFocused)
            Color.clear.onTapGesture { isFocused = false }
            Rectangle().onTapGesture {}
            Button("Send", systemImage: "paperplane") { print("send") }
              .onTapGesture { isFocused = false }
          }
          .onTapGesture { hideKeyboard() }
        }
      }
      //- Keyboard.swift
      import UIKit

      func hideKeyboard() {
        UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
      }
      """),
    Example(
      "putting the keyboard away through functions of the project's own",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          VStack { Text("Amount") }.onTapGesture { hideKeyboard() }
          VStack { Text("Name") }.onTapGesture { UIApplication.shared.endEditing() }
          VStack { Text("Place") }.onTapGesture { finish() }
        }

        private func finish() {
          let resign = #selector(UIResponder.resignFirstResponder)
          UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil)
        }
      }

      extension View {
        func hideKeyboard() { UIApplication.shared.close(UIResponder.self) }
      }

      extension UIApplication {
        func endEditing() { close(UIResponder.self) }
        func close(_ type: Any.Type) { print(type, terminator: "") }
      }
      """),
    Example(
      "a view that a modifier of the project's own makes a button of, and one that a touch dims",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isPressed = false
        @State private var count = 0
        var body: some View {
          Text("Open").buttonize({}).simultaneousGesture(TapGesture().onEnded { open() })
          Text("Icon").opacity(count == 0 ? 1 : 0)
            .onLongPressGesture(minimumDuration: 1) {} onPressingChanged: { isPressed = $0 }
          Text("Icon").onLongPressGesture(minimumDuration: 1) {} onPressingChanged: { pressed in
      //               ^^^^^^^^^^^^^^^^^^ warning: a tap here runs an action, but nothing shows that it is a control; use a 'Button' 🚫 the gesture is made apart from the view, and a button takes no gesture
            if !pressed { open() }
          }
        }

        private func open() { count += 1 }
      }

      extension View {
        func buttonize(_ action: @escaping () -> Void) -> some View {
          Button(action: action) { self }
        }
      }
      """),
    Example(
      "an empty view with a dimmed background",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isMenuShown = true
        var body: some View {
          ZStack {
            GeometryReader { _ in EmptyView() }
              .background(Shades.dark.opacity(0.6))
              .opacity(isMenuShown ? 1 : 0)
              .onTapGesture { isMenuShown.toggle() }
      //       ^^^^^^^^^^^^ information: a tap here runs an action, but nothing shows that it is a control; use a 'Button' 🚫 what is tapped is no view of its own that could be the label of a button
            Text("Menu")
          }
        }
      }
      """),
    Example(
      "modifiers behind the gesture, under a view on several lines",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Label("Notes", systemImage: "note.text")
              .onTapGesture { isOpen = true }
      //       ^^^^^^^^^^^^ warning: a tap here runs an action, but nothing shows that it is a control; use a 'Button' 💡
              // Shown above all.
              .sheet(isPresented: $isOpen) {
                Text("All notes")
              }
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
          @State private var isOpen = false
          var body: some View {
            VStack {
              Button {
                isOpen = true
              } label: {
                Label("Notes", systemImage: "note.text")
              }
              // Shown above all.
              .sheet(isPresented: $isOpen) {
                Text("All notes")
              }
            }
          }
        }
        """),
  ]
}

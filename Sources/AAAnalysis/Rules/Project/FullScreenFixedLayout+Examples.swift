extension FullScreenFixedLayout {
  static let cases: [Example] = [
    Example(
      "a width of one iPhone, and the bounds of the screen",
      """
      //- Board/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsFullScreenInAssistiveAccess</key>
      	<true/>
      </dict>
      </plist>
      //- Board/BoardApp.swift
      import SwiftUI

      @main
      struct BoardApp: App {
        var body: some Scene {
          WindowGroup { BoardView() }
        }
      }

      struct BoardView: View {
        var body: some View {
          VStack {
            Text("I would like")
              .frame(width: 390)
      //       ^^^^^ warning: the app has less than the screen in Assistive Access, so a width of 390 points is cut off; use 'frame(maxWidth:)' 💡
            Text("a drink")
              .frame(height: UIScreen.main.bounds.height / 2)
      //                     ^^^^^^^^^^^^^^^^^^^^ warning: the app has less than the screen in Assistive Access, so the screen's bounds are too large; use the size of the view's own space 🚫 which view's space is meant by this size is for you to say
            Text("please")
              .frame(width: 375, height: 120)
      //       ^^^^^ warning: the app has less than the screen in Assistive Access, so a width of 375 points is cut off; use 'frame(maxWidth:)' 💡
          }
        }
      }
      """,
      fixed: """
        //- Board/BoardApp.swift
        import SwiftUI

        @main
        struct BoardApp: App {
          var body: some Scene {
            WindowGroup { BoardView() }
          }
        }

        struct BoardView: View {
          var body: some View {
            VStack {
              Text("I would like")
                .frame(maxWidth: 390)
              Text("a drink")
                .frame(height: UIScreen.main.bounds.height / 2)
              Text("please")
                .frame(width: 375, height: 120)
            }
          }
        }
        """),
    Example(
      "a device's model, and a rectangle of a screen's size, in a function that is called",
      """
      //- project.yml
      name: Notes
      targets:
        Notes:
          type: application
          platform: iOS
          sources: [Notes]
          info:
            path: Notes/Info.plist
            properties:
              UISupportsFullScreenInAssistiveAccess: true
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
        }
      }

      struct ContentView: View {
        var body: some View {
          Text("Notes").onAppear { measure() }
        }

        func measure() {
          switch UIDevice.current.model {
      //         ^^^^^^^^^^^^^^^^^^^^^^ warning: the app has less than the screen in Assistive Access, so the device's model does not tell how much; ask for the view's own size 🚫 which view's space is meant by this size is for you to say
          case "iPad": return
          default: break
          }
          if UIDevice.current.model == "iPad" { return }
      //     ^^^^^^^^^^^^^^^^^^^^^^ warning: the app has less than the screen in Assistive Access, so the device's model does not tell how much; ask for the view's own size 🚫 which view's space is meant by this size is for you to say
          let frame = CGRect(x: 0, y: 0, width: 375, height: 667)
      //              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the app has less than the screen in Assistive Access, so a rectangle of a screen's size is cut off; lay out in the view's own bounds 🚫 which view's space is meant by this size is for you to say
          print(frame)
        }
      }
      """),
    Example(
      "sizes that follow, an image, and the screen's scale",
      """
      //- Board/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsFullScreenInAssistiveAccess</key>
      	<true/>
      </dict>
      </plist>
      //- Board/BoardApp.swift
      import SwiftUI

      @main
      struct BoardApp: App {
        var body: some Scene {
          WindowGroup { BoardView() }
        }
      }

      struct BoardView: View {
        var body: some View {
          VStack {
            Text("I would like").frame(maxWidth: 390)
            Image("cup").frame(width: 58, height: 58)
            Text("a drink").frame(minWidth: 320)
            Text("\\(UIScreen.main.scale)")
          }
          .onAppear { draw() }
        }

        func draw() {
          let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 375, height: 667))
          print(renderer)
        }
      }
      """),
    Example(
      "an app that is not shown in full screen",
      """
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsFullScreenInAssistiveAccess</key>
      	<false/>
      </dict>
      </plist>
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Text("Notes").frame(width: 390) }
        }
      }
      """),
  ]
}

extension NoAssistiveAccessSupport {
  static let cases: [Example] = [
    Example(
      "an app without a project file",
      """
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
      //     ^^^^^^^^ hint: 'Notes' offers nothing for Assistive Access, so people get all of it in a small frame; add an 'AssistiveAccess' scene and 'UISupportsAssistiveAccess' 💡
        var body: some Scene {
          WindowGroup { ContentView() }
        }
      }
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>CFBundleName</key>
      	<string>Notes</string>
      </dict>
      </plist>
      """,
      fixed: """
        //- Notes/NotesApp.swift
        import SwiftUI

        @main
        struct NotesApp: App {
          var body: some Scene {
            WindowGroup { ContentView() }

            AssistiveAccess {
              AssistiveAccessContentView()
            }
          }
        }
        //- Notes/AssistiveAccessContentView.swift
        import SwiftUI

        struct AssistiveAccessContentView: View {
          var body: some View {
            NavigationStack {
              List {
                // One or two features at the most: a NavigationLink with a Label for each.
              }
              .navigationTitle("Home")
              .assistiveAccessNavigationIcon(systemImage: "house.fill")
            }
          }
        }
        //- Notes/Info.plist
        <plist version="1.0">
        <dict>
        	<key>CFBundleName</key>
        	<string>Notes</string>
        	<key>UISupportsAssistiveAccess</key>
        	<true/>
        </dict>
        </plist>
        """),
    Example(
      "an Xcode project",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", note: #"//        ^^^^^ hint: 'Notes' offers nothing for Assistive Access, so people get all of it in a small frame; add an 'AssistiveAccess' scene and 'UISupportsAssistiveAccess' 💡"#, debug: [#"INFOPLIST_FILE = "Notes-Info.plist";"#]))
      //- Notes-Info.plist
      <plist version="1.0">
      <dict>
      	<key>CFBundleName</key>
      	<string>Notes</string>
      </dict>
      </plist>
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
        }
      }
      """),
    Example(
      "a specification for XcodeGen",
      """
      //- project.yml
      name: Notes
      targets:
        Notes:
      # ^^^^^ hint: 'Notes' offers nothing for Assistive Access, so people get all of it in a small frame; add an 'AssistiveAccess' scene and 'UISupportsAssistiveAccess' 💡
          type: application
          platform: iOS
          sources: [Notes]
          info:
            path: Notes/Info.plist
            properties: {}
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
        }
      }
      """),
    Example(
      "an app with the key, one with a scene, one that asks for the flag, and a Mac app",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Notes-Info.plist";"#]))
      //- Notes-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<true/>
      </dict>
      </plist>
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
        }
      }
      //- Draw.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Draw", debug: [#"GENERATE_INFOPLIST_FILE = YES;"#]))
      //- Draw/DrawApp.swift
      import SwiftUI

      @main
      struct DrawApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Home() }
        }
      }
      //- Paint.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Paint", debug: [#"GENERATE_INFOPLIST_FILE = YES;"#]))
      //- Paint/PaintApp.swift
      import SwiftUI

      @main
      struct PaintApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
        }
      }

      struct ContentView: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistive

        var body: some View { Text(isAssistive ? "Paint" : "Paint with all colours") }
      }
      //- Desk.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Desk", debug: [#"SDKROOT = macosx;"#]))
      //- Desk/DeskApp.swift
      import SwiftUI

      @main
      struct DeskApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
        }
      }
      """),
  ]
}

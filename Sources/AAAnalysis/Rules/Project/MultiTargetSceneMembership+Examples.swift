extension MultiTargetSceneMembership {
  static let cases: [Example] = [
    Example(
      "a membership exception leaves the scene out",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Notes-Info.plist";"#], excluded: [#"SimpleScene.swift"#]))
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
      //- Notes/SimpleScene.swift
      import SwiftUI

      extension NotesApp {
        @SceneBuilder var simple: some Scene {
          AssistiveAccess { Home() }
      //  ^^^^^^^^^^^^^^^ warning: this file is not compiled into 'Notes', whose Info.plist promises the scene; add the file to the target
        }
      }
      """),
    Example(
      "the file lies outside of the target's sources, in a specification for XcodeGen",
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
              UISupportsAssistiveAccess: true
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
        }
      }
      //- Shared/SimpleScene.swift
      import SwiftUI

      extension NotesApp {
        @SceneBuilder var simple: some Scene {
          AssistiveAccess { Home() }
      //  ^^^^^^^^^^^^^^^ warning: this file is not compiled into 'Notes', whose Info.plist promises the scene; add the file to the target
        }
      }
      """),
    Example(
      "a manifest for Tuist",
      """
      //- Project.swift
      import ProjectDescription

      let project = Project(
        name: "Notes",
        targets: [
          .target(
            name: "Notes",
            destinations: .iOS,
            product: .app,
            bundleId: "org.example.notes",
            deploymentTargets: .iOS("26.0"),
            infoPlist: .extendingDefault(with: ["UISupportsAssistiveAccess": true]),
            sources: ["Notes/App/**"]
          )
        ]
      )
      //- Notes/App/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
        }
      }
      //- Notes/Scenes/SimpleScene.swift
      import SwiftUI

      extension NotesApp {
        @SceneBuilder var simple: some Scene {
          AssistiveAccess { Home() }
      //  ^^^^^^^^^^^^^^^ warning: this file is not compiled into 'Notes', whose Info.plist promises the scene; add the file to the target
        }
      }
      """),
    Example(
      "the scene is compiled into the app",
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
      //- Notes/SimpleScene.swift
      import SwiftUI

      extension NotesApp {
        @SceneBuilder var simple: some Scene {
          AssistiveAccess { Home() }
        }
      }
      """),
    Example(
      "the app has another scene, or does not promise one",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Notes-Info.plist";"#], excluded: [#"Draft.swift"#]))
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
          AssistiveAccess { Home() }
        }
      }
      //- Notes/Draft.swift
      import SwiftUI

      extension NotesApp {
        var draft: some Scene {
          AssistiveAccess { Draft() }
        }
      }
      //- Other.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Other", debug: [#"GENERATE_INFOPLIST_FILE = YES;"#], excluded: [#"Scene.swift"#]))
      //- Other/Scene.swift
      import SwiftUI

      struct OtherScene: Scene {
        var body: some Scene {
          AssistiveAccess { Draft() }
        }
      }
      """),
  ]
}

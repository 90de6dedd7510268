extension MissingPlistKey {
  static let silent: [Example] = [
    Example(
      "a list whose path only the build knows",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "$(NOTES_LIST)";"#, #"//                   ^^^^^^^^^^^^^^^ information: whether the Info.plist of 'Notes' has 'UISupportsAssistiveAccess' is not known, because its path has the variable '$(NOTES_LIST)', which nothing here sets; make sure that it does 🚫 its path has the variable '$(NOTES_LIST)', which nothing here sets"#], release: [#"GENERATE_INFOPLIST_FILE = YES;"#, #"INFOPLIST_FILE = "$(NOTES_LIST)";"#]))
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Home() }
        }
      }
      """),
    Example(
      "a list that does not exist",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Notes-Info.plist";"#, #"//                   ^^^^^^^^^^^^^^^^^^ information: whether the Info.plist of 'Notes' has 'UISupportsAssistiveAccess' is not known, because 'Notes-Info.plist' does not exist or cannot be read; make sure that it does 🚫 'Notes-Info.plist' does not exist or cannot be read"#], release: [#"GENERATE_INFOPLIST_FILE = YES;"#, #"INFOPLIST_FILE = "Notes-Info.plist";"#]))
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Home() }
        }
      }
      """),
    Example(
      "the key in the list that a generated one is merged with, in every form",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"GENERATE_INFOPLIST_FILE = YES;"#, #"INFOPLIST_FILE = "Notes-Info.plist";"#]))
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
      """),
    Example(
      "the key in a specification",
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
          AssistiveAccess { Home() }
        }
      }
      """),
    Example(
      "the key in a manifest",
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
            infoPlist: .extendingDefault(with: ["UISupportsAssistiveAccess": .boolean(true)]),
            sources: ["Notes/**"]
          )
        ]
      )
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Home() }
        }
      }
      """),
    Example(
      "the key in the additional list of a Swift Playgrounds app",
      """
      //- Notes.swiftpm/Package.swift
      // swift-tools-version: 6.0
      import AppleProductTypes
      import PackageDescription

      let package = Package(
        name: "Notes",
        platforms: [.iOS("26.0")],
        products: [
          .iOSApplication(
            name: "Notes",
            targets: ["AppModule"],
            bundleIdentifier: "org.example.notes",
            supportedDeviceFamilies: [.phone, .pad],
            additionalInfoPlistContentFilePath: "AdditionalInfo.plist"
          )
        ],
        targets: [
          .executableTarget(name: "AppModule", path: ".", exclude: ["AdditionalInfo.plist"])
        ]
      )
      //- Notes.swiftpm/AdditionalInfo.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<true/>
      </dict>
      </plist>
      //- Notes.swiftpm/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Home() }
        }
      }
      """),
    Example(
      "another rule says why the key is missing",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"GENERATE_INFOPLIST_FILE = YES;"#, #"INFOPLIST_KEY_UISupportsAssistiveAccess = YES;"#]))
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Home() }
        }
      }
      //- Draw.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Draw", debug: [#"INFOPLIST_FILE = "Draw-Info.plist";"#]))
      //- Draw-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAcces</key>
      	<true/>
      </dict>
      </plist>
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
      \(ExampleProject.xcode("Paint", debug: [#"INFOPLIST_FILE = "Paint-Info.plist";"#]))
      //- Paint-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UIApplicationSceneManifest</key>
      	<dict>
      		<key>UISupportsAssistiveAccess</key>
      		<true/>
      	</dict>
      </dict>
      </plist>
      //- Paint/PaintApp.swift
      import SwiftUI

      @main
      struct PaintApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Home() }
        }
      }
      """),
  ]
}

extension PlistKeyFalse {
  static let cases: [Example] = [
    Example(
      "false in the property list, with a scene",
      """
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<false/>
       <!-- <-- error: 'UISupportsAssistiveAccess' is false, so the system does not show the app's Assistive Access scene to anybody; set it to true 💡 -->
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
      """,
      fixed: """
        <plist version="1.0">
        <dict>
        	<key>UISupportsAssistiveAccess</key>
        	<true/>
        </dict>
        </plist>
        """),
    Example(
      "false, and no scene: the key says nothing",
      """
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<false></false>
       <!-- <--------- warning: 'UISupportsAssistiveAccess' is false, which is the same as to leave it out; set it to true when there is an 'AssistiveAccess' scene, or remove it 💡 -->
      </dict>
      </plist>
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          // AssistiveAccess { Home() }
        }
      }
      """,
      fixed: """
        <plist version="1.0">
        <dict>
        </dict>
        </plist>
        """),
    Example(
      "false in an Xcode project's own list",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Notes-Info.plist";"#]))
      //- Notes-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<false/>
       <!-- <-- error: 'UISupportsAssistiveAccess' is false, so the system does not show the app's Assistive Access scene to anybody; set it to true 💡 -->
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
      "false in a specification for XcodeGen",
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
              UISupportsAssistiveAccess: no
      #                                  ^^ error: 'UISupportsAssistiveAccess' is false, so the system does not show the app's Assistive Access scene to anybody; set it to true 💡
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Home() }
        }
      }
      """,
      fixed: """
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
        """),
    Example(
      "false in a manifest for Tuist",
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
            infoPlist: .extendingDefault(with: ["UISupportsAssistiveAccess": false]),
      //                                                                     ^^^^^ error: 'UISupportsAssistiveAccess' is false, so the system does not show the app's Assistive Access scene to anybody; set it to true 💡
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
      """,
      fixed: """
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
              sources: ["Notes/**"]
            )
          ]
        )
        """),
    Example(
      "false in the additional list of a Swift Playgrounds app",
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
      	<false/>
       <!-- <-- error: 'UISupportsAssistiveAccess' is false, so the system does not show the app's Assistive Access scene to anybody; set it to true 💡 -->
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
      "true, absent, or an extension's",
      """
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<!-- Set to <false/> while there was no scene. -->
      	<key>UISupportsAssistiveAccess</key>
      	<true/>
      	<key>UISupportsFullScreenInAssistiveAccess</key>
      	<false/>
      </dict>
      </plist>
      //- Widget/Info.plist
      <plist version="1.0">
      <dict>
      	<key>NSExtension</key>
      	<dict/>
      	<key>UISupportsAssistiveAccess</key>
      	<false/>
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
  ]
}

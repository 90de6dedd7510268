extension BothAssistiveKeys {
  static let cases: [Example] = [
    Example(
      "both keys and a scene",
      """
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<true/>
      	<key>UISupportsFullScreenInAssistiveAccess</key>
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: this key is documented as the alternative to 'UISupportsAssistiveAccess', and the app has a scene that fills the screen anyway; remove 'UISupportsFullScreenInAssistiveAccess' 💡 -->
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
      "an Xcode project for iOS 26",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Notes-Info.plist";"#], project: [#"IPHONEOS_DEPLOYMENT_TARGET = 26.0;"#]))
      //- Notes-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<true/>
      	<key>UISupportsFullScreenInAssistiveAccess</key>
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: this key is documented as the alternative to 'UISupportsAssistiveAccess', and the app has a scene that fills the screen anyway; remove 'UISupportsFullScreenInAssistiveAccess' 💡 -->
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
      "a specification for XcodeGen",
      """
      //- project.yml
      name: Notes
      targets:
        Notes:
          type: application
          platform: iOS
          sources: [Notes]
          deploymentTarget: "26.0"
          info:
            path: Notes/Info.plist
            properties:
              UISupportsAssistiveAccess: true
              UISupportsFullScreenInAssistiveAccess: true
      #       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: this key is documented as the alternative to 'UISupportsAssistiveAccess', and the app has a scene that fills the screen anyway; remove 'UISupportsFullScreenInAssistiveAccess' 💡
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
            deploymentTarget: "26.0"
            info:
              path: Notes/Info.plist
              properties:
                UISupportsAssistiveAccess: true
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
            infoPlist: .extendingDefault(with: [
              "UISupportsAssistiveAccess": true,
              "UISupportsFullScreenInAssistiveAccess": true,
      //       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: this key is documented as the alternative to 'UISupportsAssistiveAccess', and the app has a scene that fills the screen anyway; remove 'UISupportsFullScreenInAssistiveAccess' 💡
            ]),
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
              infoPlist: .extendingDefault(with: [
                "UISupportsAssistiveAccess": true,
              ]),
              sources: ["Notes/**"]
            )
          ]
        )
        """),
    Example(
      "a Swift Playgrounds app",
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
      	<key>UISupportsFullScreenInAssistiveAccess</key>
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: this key is documented as the alternative to 'UISupportsAssistiveAccess', and the app has a scene that fills the screen anyway; remove 'UISupportsFullScreenInAssistiveAccess' 💡 -->
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
      "an app for older systems, where the second key is of use",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Notes-Info.plist";"#], project: [#"IPHONEOS_DEPLOYMENT_TARGET = 17.0;"#]))
      //- Notes-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<true/>
      	<key>UISupportsFullScreenInAssistiveAccess</key>
      	<true/>
      </dict>
      </plist>
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          if #available(iOS 26.0, *) {
            AssistiveAccess { Home() }
          }
        }
      }
      """),
    Example(
      "one of the keys, and both without a scene",
      """
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<true/>
      	<key>UISupportsFullScreenInAssistiveAccess</key>
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
      //- Other/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<true/>
      	<key>UISupportsFullScreenInAssistiveAccess</key>
      	<true/>
      </dict>
      </plist>
      //- Other/OtherApp.swift
      import SwiftUI

      @main
      struct OtherApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          // AssistiveAccess { Home() }
        }
      }
      """),
  ]
}

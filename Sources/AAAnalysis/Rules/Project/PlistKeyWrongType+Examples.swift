extension PlistKeyWrongType {
  static let cases: [Example] = [
    Example(
      "a string in the property list",
      """
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<string>YES</string>
       <!-- <-------------- error: 'UISupportsAssistiveAccess' is a string, and the key is a boolean, so the system may not see it; write <true/> 💡 -->
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
      "a number, and a string that says no",
      """
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<integer>1</integer>
       <!-- <-------------- error: 'UISupportsAssistiveAccess' is an integer, and the key is a boolean, so the system may not see it; write <true/> 💡 -->
      	<key>UISupportsFullScreenInAssistiveAccess</key>
      	<string>false</string>
       <!-- <---------------- error: 'UISupportsFullScreenInAssistiveAccess' is a string, and the key is a boolean, so the system may not see it; write <false/> 💡 -->
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
      "a build setting, which always gives a string",
      """
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<string>$(SUPPORTS_ASSISTIVE_ACCESS)</string>
       <!-- <--------------------------------------- information: 'UISupportsAssistiveAccess' is taken from a build setting, which makes it a string whatever the setting says, and the key is a boolean; write <true/> here 🚫 the build setting may say yes in one configuration and no in another -->
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
      "a quoted value in a specification for XcodeGen",
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
              UISupportsAssistiveAccess: "true"
      #                                  ^^^^^^ error: 'UISupportsAssistiveAccess' is a string, and the key is a boolean, so the system may not see it; write true 💡
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
      "a string in a manifest for Tuist",
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
            infoPlist: .extendingDefault(with: ["UISupportsFullScreenInAssistiveAccess": "true"]),
      //                                                                                 ^^^^^^ error: 'UISupportsFullScreenInAssistiveAccess' is a string, and the key is a boolean, so the system may not see it; write true 💡
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
              infoPlist: .extendingDefault(with: ["UISupportsFullScreenInAssistiveAccess": true]),
              sources: ["Notes/**"]
            )
          ]
        )
        """),
    Example(
      "a string case in a manifest for Tuist",
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
            infoPlist: .dictionary(["UISupportsAssistiveAccess": .string("YES")]),
      //                                                         ^^^^^^^^^^^^^^ error: 'UISupportsAssistiveAccess' is a string, and the key is a boolean, so the system may not see it; write true 💡
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
              infoPlist: .dictionary(["UISupportsAssistiveAccess": true]),
              sources: ["Notes/**"]
            )
          ]
        )
        """),
    Example(
      "a string in an Xcode project's list, used by both configurations",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"GENERATE_INFOPLIST_FILE = YES;"#, #"INFOPLIST_FILE = "Notes-Info.plist";"#]))
      //- Notes-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<string>1</string>
       <!-- <------------ error: 'UISupportsAssistiveAccess' is a string, and the key is a boolean, so the system may not see it; write <true/> 💡 -->
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
      "a string in the additional list of a Swift Playgrounds app",
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
      	<string>true</string>
       <!-- <--------------- error: 'UISupportsAssistiveAccess' is a string, and the key is a boolean, so the system may not see it; write <true/> 💡 -->
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
      "booleans in every spelling",
      """
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<true></true>
      	<key>UISupportsFullScreenInAssistiveAccess</key>
      	<!-- not yet -->
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
    Example(
      "booleans in a specification and in a manifest",
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
              UISupportsAssistiveAccess: yes
      //- Other/Project.swift
      import ProjectDescription

      let project = Project(
        name: "Other",
        targets: [
          .target(
            name: "Other",
            destinations: .iOS,
            product: .app,
            bundleId: "org.example.notes",
            deploymentTargets: .iOS("26.0"),
            infoPlist: .extendingDefault(with: ["UISupportsAssistiveAccess": .boolean(true)]),
            sources: ["Other/**"]
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
  ]
}

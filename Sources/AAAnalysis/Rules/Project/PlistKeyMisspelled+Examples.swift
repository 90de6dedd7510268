extension PlistKeyMisspelled {
  static let cases: [Example] = [
    Example(
      "a letter in the wrong case",
      """
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsFullscreenInAssistiveAccess</key>
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the system knows no key 'UISupportsFullscreenInAssistiveAccess' and ignores it; write 'UISupportsFullScreenInAssistiveAccess' 💡 -->
      	<true/>
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
        	<key>UISupportsFullScreenInAssistiveAccess</key>
        	<true/>
        </dict>
        </plist>
        """),
    Example(
      "letters left out, and an invented name, beside the right key",
      """
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISuportsAssistiveAcces</key>
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^ warning: the system knows no key 'UISuportsAssistiveAcces' and ignores it; remove it, the right key is there 💡 -->
      	<true/>
      	<key>UISupportsAssistiveAccess</key>
      	<true/>
      	<key>NSSupportsAssistiveAccess</key>
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the system knows no key 'NSSupportsAssistiveAccess' and ignores it; remove it, the right key is there 💡 -->
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
        	<key>NSSupportsAssistiveAccess</key>
        	<true/>
        </dict>
        </plist>
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
          info:
            path: Notes/Info.plist
            properties:
              UISupportsAssistiveaccess: true
      #       ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the system knows no key 'UISupportsAssistiveaccess' and ignores it; write 'UISupportsAssistiveAccess' 💡
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
            infoPlist: .extendingDefault(with: ["UIAssistiveAccessSupported": true]),
      //                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the system knows no key 'UIAssistiveAccessSupported' and ignores it; write 'UISupportsAssistiveAccess' 💡
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
      "an Xcode project's list",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Notes-Info.plist";"#]))
      //- Notes-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportAssistiveAccess</key>
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^^ warning: the system knows no key 'UISupportAssistiveAccess' and ignores it; write 'UISupportsAssistiveAccess' 💡 -->
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
      "the additional list of a Swift Playgrounds app",
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
      	<key>UISupportsAssistiveAccessMode</key>
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the system knows no key 'UISupportsAssistiveAccessMode' and ignores it; write 'UISupportsAssistiveAccess' 💡 -->
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
      "the right keys, and other keys of Apple's and of the app's own",
      """
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<true/>
      	<key>UISupportsFullScreenInAssistiveAccess</key>
      	<false/>
      	<key>UISupportsDocumentBrowser</key>
      	<true/>
      	<key>NotesAssistiveAccessGuide</key>
      	<string>https://notes.example/guide</string>
      	<key>Nested</key>
      	<dict>
      		<key>UISupportsAssistiveAcces</key>
      		<true/>
      	</dict>
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

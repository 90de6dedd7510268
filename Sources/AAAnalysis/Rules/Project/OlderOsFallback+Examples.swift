extension OlderOsFallback {
  static let cases: [Example] = [
    Example(
      "an app for iOS 18 with a scene for iOS 26",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Notes-Info.plist";"#], project: [#"IPHONEOS_DEPLOYMENT_TARGET = 18.0;"#]))
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
          if #available(iOS 26.0, *) {
            AssistiveAccess { Home() }
      //    ^^^^^^^^^^^^^^^ information: 'Notes' runs on iOS 18.0, where this scene does not exist, so people who use Assistive Access there get the whole app in a small frame; branch on '\\.accessibilityAssistiveAccessEnabled' (iOS 18) in the app's normal root
          }
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
          deploymentTarget: "17.4"
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
          if #available(iOS 26.0, *) {
            AssistiveAccess { Home() }
      //    ^^^^^^^^^^^^^^^ information: 'Notes' runs on iOS 17.4, where this scene does not exist, so people who use Assistive Access there get the whole app in a small frame; branch on '\\.accessibilityAssistiveAccessEnabled' (iOS 18) in the app's normal root
          }
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
            deploymentTargets: .iOS("17.0"),
            infoPlist: .extendingDefault(with: ["UISupportsAssistiveAccess": true]),
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
          if #available(iOS 26.0, *) {
            AssistiveAccess { Home() }
      //    ^^^^^^^^^^^^^^^ information: 'Notes' runs on iOS 17.0, where this scene does not exist, so people who use Assistive Access there get the whole app in a small frame; branch on '\\.accessibilityAssistiveAccessEnabled' (iOS 18) in the app's normal root
          }
        }
      }
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
        platforms: [.iOS("17.0")],
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
          if #available(iOS 26.0, *) {
            AssistiveAccess { Home() }
      //    ^^^^^^^^^^^^^^^ information: 'Notes' runs on iOS 17.0, where this scene does not exist, so people who use Assistive Access there get the whole app in a small frame; branch on '\\.accessibilityAssistiveAccessEnabled' (iOS 18) in the app's normal root
          }
        }
      }
      """),
    Example(
      "an app for iOS 26, and one whose deployment target is not known",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Notes-Info.plist";"#], project: [#"IPHONEOS_DEPLOYMENT_TARGET = 26.0;"#]))
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
          if #available(iOS 26.0, *) {
            AssistiveAccess { Home() }
          }
        }
      }
      //- Other/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<true/>
      </dict>
      </plist>
      //- Other/OtherApp.swift
      import SwiftUI

      @main
      struct OtherApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          if #available(iOS 26.0, *) {
            AssistiveAccess { Home() }
          }
        }
      }
      """),
    Example(
      "an app that branches on the flag in its normal root",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Notes-Info.plist";"#], project: [#"IPHONEOS_DEPLOYMENT_TARGET = 18.0;"#]))
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
          if #available(iOS 26.0, *) {
            AssistiveAccess { Home() }
          }
        }
      }

      struct ContentView: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistive

        var body: some View {
          if isAssistive { Home() } else { NotesList() }
        }
      }
      """),
    Example(
      "an app with the full-screen key for older systems",
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
  ]
}

extension PlistNotWired {
  static let cases: [Example] = [
    Example(
      "a list that was never named in the build settings",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"GENERATE_INFOPLIST_FILE = YES;"#]))
      //- Notes-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: no target uses this property list as its Info.plist, so 'UISupportsAssistiveAccess' has no effect; name the list in INFOPLIST_FILE of the app target 💡 -->
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
        //- Notes.xcodeproj/project.pbxproj
        \(ExampleProject.xcode("Notes", debug: [#"GENERATE_INFOPLIST_FILE = YES;"#, #"INFOPLIST_FILE = "Notes-Info.plist";"#]))
        """),
    Example(
      "another list is named",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Notes/Info.plist";"#]))
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>CFBundleName</key>
      	<string>Notes</string>
      </dict>
      </plist>
      //- Assistive-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: no target uses this property list as its Info.plist, so 'UISupportsAssistiveAccess' has no effect; name the list in INFOPLIST_FILE of the app target 💡 -->
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
            supportedDeviceFamilies: [.phone, .pad]
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
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: no target uses this property list as its Info.plist, so 'UISupportsAssistiveAccess' has no effect; name the list in 'additionalInfoPlistContentFilePath' of '.iOSApplication' 🚫 the app's settings are made by code or elsewhere -->
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
      "a list that is named, a template, a test's resource, and an extension's",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "$(SRCROOT)/Notes-Info.plist";"#]))
      //- Notes-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<true/>
      </dict>
      </plist>
      //- Templates/App-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<true/>
      </dict>
      </plist>
      //- NotesTests/Sample-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsFullScreenInAssistiveAccess</key>
      	<true/>
      </dict>
      </plist>
      //- Widget/Info.plist
      <plist version="1.0">
      <dict>
      	<key>NSExtension</key>
      	<dict/>
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
      "no project file, and a list whose path only the build knows",
      """
      //- Other/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      	<true/>
      </dict>
      </plist>
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "$(NOTES_LIST)";"#]))
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
      "a specification for XcodeGen writes its list itself",
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
      //- Notes/Info.plist
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
  ]
}

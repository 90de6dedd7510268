extension InfoplistBuildSettingIgnored {
  static let cases: [Example] = [
    Example(
      "a generated list and settings that Xcode ignores",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"GENERATE_INFOPLIST_FILE = YES;"#, #"INFOPLIST_KEY_UISupportsAssistiveAccess = YES;"#, #"//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: there is no build setting 'INFOPLIST_KEY_UISupportsAssistiveAccess', and Xcode ignores it, so the app's Info.plist does not get the key; put it in a property list named by INFOPLIST_FILE 💡"#], release: [#"GENERATE_INFOPLIST_FILE = YES;"#, #"INFOPLIST_KEY_UISupportsAssistiveAccess = YES;"#, #"//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: there is no build setting 'INFOPLIST_KEY_UISupportsAssistiveAccess', and Xcode ignores it, so the app's Info.plist does not get the key; put it in a property list named by INFOPLIST_FILE 💡"#]))
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
        //- Notes-Info.plist
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        	<key>UISupportsAssistiveAccess</key>
        	<true/>
        </dict>
        </plist>
        """),
    Example(
      "for the whole project, with a condition, beside a list that has the key",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Notes-Info.plist";"#], project: [#""INFOPLIST_KEY_UISupportsAssistiveAccess[sdk=iphoneos*]" = YES;"#, #"//   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: there is no build setting 'INFOPLIST_KEY_UISupportsAssistiveAccess', and Xcode ignores it, so the app's Info.plist does not get the key; put it in a property list named by INFOPLIST_FILE 💡"#]))
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
      "in a specification for XcodeGen",
      """
      //- project.yml
      name: Notes
      targets:
        Notes:
          type: application
          platform: iOS
          sources: [Notes]
          settings:
            base:
              GENERATE_INFOPLIST_FILE: YES
              INFOPLIST_KEY_UISupportsFullScreenInAssistiveAccess: YES
      #       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: there is no build setting 'INFOPLIST_KEY_UISupportsFullScreenInAssistiveAccess', and Xcode ignores it, so the app's Info.plist does not get the key; put it in a property list named by INFOPLIST_FILE 💡
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          // AssistiveAccess { Home() }
        }
      }
      """),
    Example(
      "in a manifest for Tuist",
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
            infoPlist: .default,
            sources: ["Notes/**"],
            settings: .settings(base: ["INFOPLIST_KEY_UISupportsAssistiveAccess": "YES"])
      //                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: there is no build setting 'INFOPLIST_KEY_UISupportsAssistiveAccess', and Xcode ignores it, so the app's Info.plist does not get the key; put it in a property list named by INFOPLIST_FILE 💡
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
              sources: ["Notes/**"],
              settings: .settings(base: [:])
            )
          ]
        )
        """),
    Example(
      "in a hook of a Podfile",
      """
      //- Podfile
      post_install do |installer|
        installer.pods_project.build_configurations.each do |config|
          config.build_settings['INFOPLIST_KEY_UISupportsAssistiveAccess'] = 'YES'
      #                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: there is no build setting 'INFOPLIST_KEY_UISupportsAssistiveAccess', and Xcode ignores it, so the app's Info.plist does not get the key; put it in a property list named by INFOPLIST_FILE 💡
        end
      end
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
    Example(
      "settings that Xcode knows, and one in a comment",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"GENERATE_INFOPLIST_FILE = YES;"#, #"INFOPLIST_FILE = "Notes-Info.plist";"#, #"INFOPLIST_KEY_UISupportsDocumentBrowser = YES;"#, #"/* INFOPLIST_KEY_UISupportsAssistiveAccess = YES; */"#]))
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
  ]
}

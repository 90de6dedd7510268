extension SceneManifestRole {
  static let cases: [Example] = [
    Example(
      "the name of the role, which is not documented as a key",
      """
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UIApplicationSceneManifest</key>
      	<dict>
      		<key>UISceneConfigurations</key>
      		<dict>
      			<key>UIWindowSceneSessionRoleAssistiveAccessApplication</key>
      <!--    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: this role is not documented as a key of the scene manifest; route it in 'application(_:configurationForConnecting:options:)' -->
      			<array/>
      		</dict>
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
    Example(
      "another name",
      """
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UIApplicationSceneManifest</key>
      	<dict>
      		<key>UISceneConfigurations</key>
      		<dict>
      			<key>UIWindowSceneSessionRoleAssistiveAccess</key>
      <!--    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the system knows no scene role 'UIWindowSceneSessionRoleAssistiveAccess'; route '.windowAssistiveAccessApplication' in 'application(_:configurationForConnecting:options:)' -->
      			<array/>
      		</dict>
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
    Example(
      "an Xcode project's list",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Notes-Info.plist";"#]))
      //- Notes-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UIApplicationSceneManifest</key>
      	<dict>
      		<key>UISceneConfigurations</key>
      		<dict>
      			<key>UIWindowSceneSessionRoleAssistiveAccessApplication</key>
      <!--    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: this role is not documented as a key of the scene manifest; route it in 'application(_:configurationForConnecting:options:)' -->
      			<array/>
      		</dict>
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
              UIApplicationSceneManifest:
                UISceneConfigurations:
                  UISceneSessionRoleAssistiveAccess: []
      #           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the system knows no scene role 'UISceneSessionRoleAssistiveAccess'; route '.windowAssistiveAccessApplication' in 'application(_:configurationForConnecting:options:)'
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
              "UIApplicationSceneManifest": [
                "UISceneConfigurations": [
                  "UIWindowSceneSessionRoleAssistiveAccessApplication": []
      //           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: this role is not documented as a key of the scene manifest; route it in 'application(_:configurationForConnecting:options:)'
                ]
              ]
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
      """),
    Example(
      "the roles that Apple documents, and the empty manifest that Xcode makes",
      """
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UIApplicationSceneManifest</key>
      	<dict>
      		<key>UISceneConfigurations</key>
      		<dict>
      			<key>UIWindowSceneSessionRoleApplication</key>
      			<array/>
      		</dict>
      	</dict>
      </dict>
      </plist>
      //- Other/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UIApplicationSceneManifest</key>
      	<dict>
      		<key>UISceneConfigurations</key>
      		<dict/>
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

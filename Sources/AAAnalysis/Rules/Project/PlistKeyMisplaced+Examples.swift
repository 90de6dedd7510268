extension PlistKeyMisplaced {
  static let cases: [Example] = [
    Example(
      "inside the scene manifest",
      """
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UIApplicationSceneManifest</key>
      	<dict>
      		<key>UIApplicationSupportsMultipleScenes</key>
      		<false/>
      		<key>UISupportsAssistiveAccess</key>
      <!--   ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the system does not look for 'UISupportsAssistiveAccess' inside 'UIApplicationSceneManifest'; move it to the top level of the app's Info.plist 💡 -->
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
      """,
      fixed: """
        <plist version="1.0">
        <dict>
        	<key>UIApplicationSceneManifest</key>
        	<dict>
        		<key>UIApplicationSupportsMultipleScenes</key>
        		<false/>
        	</dict>
        	<key>UISupportsAssistiveAccess</key>
        	<true/>
        </dict>
        </plist>
        """),
    Example(
      "only in an extension's list",
      """
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>CFBundleName</key>
      	<string>Notes</string>
      </dict>
      </plist>
      //- Widget/Info.plist
      <plist version="1.0">
      <dict>
      	<key>NSExtension</key>
      	<dict/>
      	<key>UISupportsAssistiveAccess</key>
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the system does not look for 'UISupportsAssistiveAccess' in the Info.plist of an app extension; move it to the top level of the app's Info.plist 💡 -->
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
        //- Widget/Info.plist
        <plist version="1.0">
        <dict>
        	<key>NSExtension</key>
        	<dict/>
        </dict>
        </plist>
        //- Notes/Info.plist
        <plist version="1.0">
        <dict>
        	<key>CFBundleName</key>
        	<string>Notes</string>
        	<key>UISupportsAssistiveAccess</key>
        	<true/>
        </dict>
        </plist>
        """),
    Example(
      "in entitlements and in translations",
      """
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>CFBundleName</key>
      	<string>Notes</string>
      </dict>
      </plist>
      //- Notes/Notes.entitlements
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the system does not look for 'UISupportsAssistiveAccess' in entitlements; move it to the top level of the app's Info.plist 💡 -->
      	<true/>
      </dict>
      </plist>
      //- Notes/en.lproj/InfoPlist.strings
      "UISupportsFullScreenInAssistiveAccess" = "YES";
       // <--------------------------------- warning: the system does not look for 'UISupportsFullScreenInAssistiveAccess' in 'InfoPlist.strings', which only translates values; move it to the top level of the app's Info.plist 🚫 its value is no boolean here, and what the Info.plist is to say is for you to write
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
                UISupportsAssistiveAccess: true
      #         ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the system does not look for 'UISupportsAssistiveAccess' inside 'UIApplicationSceneManifest'; move it to the top level of the app's Info.plist 🚫 in a project file its new place is for you to write
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
            infoPlist: .extendingDefault(with: ["UIApplicationSceneManifest": ["UISupportsAssistiveAccess": true]]),
      //                                                                        ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the system does not look for 'UISupportsAssistiveAccess' inside 'UIApplicationSceneManifest'; move it to the top level of the app's Info.plist 🚫 in a project file its new place is for you to write
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
      "the app's own key, and extensions that have it too or lack it",
      """
      //- Notes/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
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
      //- Share/Info.plist
      <plist version="1.0">
      <dict>
      	<key>NSExtension</key>
      	<dict/>
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

extension PreferSceneOverFullScreen {
  static let cases: [Example] = [
    Example(
      "an app with tabs",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Notes-Info.plist";"#], project: [#"IPHONEOS_DEPLOYMENT_TARGET = 26.0;"#]))
      //- Notes-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsFullScreenInAssistiveAccess</key>
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: people get the whole app, which begins with a 'TabView'; offer an 'AssistiveAccess' scene with its one or two main features instead -->
      	<true/>
      </dict>
      </plist>
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
        }
      }

      struct ContentView: View {
        var body: some View {
          TabView {
            Tab("Notes", systemImage: "note.text") { Text("Notes") }
            Tab("Settings", systemImage: "gear") { Text("Settings") }
          }
        }
      }
      """),
    Example(
      "an app with many views, specified for XcodeGen",
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
              UISupportsFullScreenInAssistiveAccess: true
      #       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: people get the whole app, which has 12 views; offer an 'AssistiveAccess' scene with its one or two main features instead
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
        }
      }

      struct ContentView: View {
        var body: some View { Text("Notes") }
      }
      struct NoteRow: View { var body: some View { EmptyView() } }
      struct NoteDetail: View { var body: some View { EmptyView() } }
      struct NoteEditor: View { var body: some View { EmptyView() } }
      struct FolderList: View { var body: some View { EmptyView() } }
      struct FolderDetail: View { var body: some View { EmptyView() } }
      struct SearchView: View { var body: some View { EmptyView() } }
      struct SettingsView: View { var body: some View { EmptyView() } }
      struct AccountView: View { var body: some View { EmptyView() } }
      struct ShareView: View { var body: some View { EmptyView() } }
      struct TrashView: View { var body: some View { EmptyView() } }
      struct HelpView: View { var body: some View { EmptyView() } }
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
            infoPlist: .extendingDefault(with: ["UISupportsFullScreenInAssistiveAccess": true]),
      //                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: people get the whole app, which begins with a 'TabView'; offer an 'AssistiveAccess' scene with its one or two main features instead
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
        }
      }

      struct ContentView: View {
        var body: some View {
          TabView {
            Tab("Notes", systemImage: "note.text") { Text("Notes") }
            Tab("Settings", systemImage: "gear") { Text("Settings") }
          }
        }
      }
      """),
    Example(
      "a board of symbols that speaks, an app with a scene, and a deployment target that is not known",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Notes-Info.plist";"#], project: [#"IPHONEOS_DEPLOYMENT_TARGET = 26.0;"#]))
      //- Notes-Info.plist
      <plist version="1.0">
      <dict>
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
        }
      }

      struct ContentView: View {
        var body: some View {
          TabView {
            Tab("Notes", systemImage: "note.text") { Text("Notes") }
            Tab("Settings", systemImage: "gear") { Text("Settings") }
          }
        }
      }

      import AVFoundation

      final class Voice {
        private let synthesizer = AVSpeechSynthesizer()
      }
      //- Talk/Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsFullScreenInAssistiveAccess</key>
      	<true/>
      </dict>
      </plist>
      //- Talk/TalkApp.swift
      import SwiftUI

      @main
      struct TalkApp: App {
        var body: some Scene {
          WindowGroup { TalkView() }
        }
      }

      struct TalkView: View {
        var body: some View {
          TabView {
            Tab("Talk", systemImage: "note.text") { Text("Talk") }
            Tab("Settings", systemImage: "gear") { Text("Settings") }
          }
        }
      }
      """),
    Example(
      "an app of one screen",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Notes-Info.plist";"#], project: [#"IPHONEOS_DEPLOYMENT_TARGET = 26.0;"#]))
      //- Notes-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsFullScreenInAssistiveAccess</key>
      	<true/>
      </dict>
      </plist>
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Text("Notes") }
        }
      }
      """),
  ]
}

extension KeyWithoutScene {
  static let cases: [Example] = [
    Example(
      "only a window group",
      """
      //- App/Info.plist
      <plist version="1.0">
      <dict>
       <key>UISupportsAssistiveAccess</key>
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the key promises a scene for Assistive Access, and there is none, so people get the whole app; add 'AssistiveAccess { … }' to the app's body 💡 -->
        <true/>
      </dict>
      </plist>
      //- App/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup {
            ContentView()
          }
          .commands {}
          // AssistiveAccess { Home() }
        }
      }
      """,
      fixed: """
        //- App/NotesApp.swift
        import SwiftUI

        @main
        struct NotesApp: App {
          var body: some Scene {
            WindowGroup {
              ContentView()
            }
            .commands {}

            AssistiveAccess {
              AssistiveAccessContentView()
            }
            // AssistiveAccess { Home() }
          }
        }
        //- App/AssistiveAccessContentView.swift
        import SwiftUI

        struct AssistiveAccessContentView: View {
          var body: some View {
            NavigationStack {
              List {
                // One or two features at the most: a NavigationLink with a Label for each.
              }
              .navigationTitle("Home")
              .assistiveAccessNavigationIcon(systemImage: "house.fill")
            }
          }
        }
        """),
    Example(
      "two apps in one folder, one with a scene",
      """
      //- First/Info.plist
      <plist><dict><key>UISupportsAssistiveAccess</key><true/></dict></plist>
      //- First/FirstApp.swift
      import SwiftUI

      @main
      struct FirstApp: App {
        var body: some Scene {
          WindowGroup { Text("First") }
          AssistiveAccess { Text("First") }
        }
      }
      //- Second/Info.plist
      <plist><dict>
        <key>UISupportsAssistiveAccess</key>
      <!--   ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the key promises a scene for Assistive Access, and there is none, so people get the whole app; add 'AssistiveAccess { … }' to the app's body 💡 -->
        <true/>
      </dict></plist>
      //- Second/Views/SecondApp.swift
      import SwiftUI

      @main
      struct SecondApp: App {
        var body: some Scene {
          WindowGroup { Text("Second") }
        }
      }
      """),
    Example(
      "a scene in a computed property, or in UIKit",
      """
      //- App/Info.plist
      <plist><dict><key>UISupportsAssistiveAccess</key><true/></dict></plist>
      //- App/AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          if session.role == .windowAssistiveAccessApplication {
            configuration.delegateClass = SimpleSceneDelegate.self
          }
          return configuration
        }
      }
      """),
    Example(
      "the key says false, and a widget's plist",
      """
      //- App/Info.plist
      <plist><dict><key>UISupportsAssistiveAccess</key><false/></dict></plist>
      //- Widget/Info.plist
      <plist><dict><key>NSExtension</key><dict/><key>UISupportsAssistiveAccess</key><true/></dict></plist>
      //- App/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
        }
      }
      """),
    Example(
      "a scene behind an availability check, in another file",
      """
      //- App/Info.plist
      <plist><dict><key>UISupportsAssistiveAccess</key><true/></dict></plist>
      //- App/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body:some Scene{
          WindowGroup{ContentView()}
          assistive
        }
      }
      //- App/Assistive.swift
      import SwiftUI

      extension NotesApp {
        @SceneBuilder var assistive: some Scene {
          if #available(iOS 26.0, *) {
            SwiftUI.AssistiveAccess { Home() }
          }
        }
      }
      """),
    Example(
      "an Xcode project for iOS 17",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Notes-Info.plist";"#], project: [#"IPHONEOS_DEPLOYMENT_TARGET = 17.0;"#]))
      //- Notes-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the key promises a scene for Assistive Access, and there is none, so people get the whole app; add 'AssistiveAccess { … }' to the app's body 💡 -->
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
      """,
      fixed: """
        //- Notes/NotesApp.swift
        import SwiftUI

        @main
        struct NotesApp: App {
          var body: some Scene {
            WindowGroup { ContentView() }

            if #available(iOS 26.0, *) {
              AssistiveAccess {
                AssistiveAccessContentView()
              }
            }
          }
        }
        //- Notes/AssistiveAccessContentView.swift
        import SwiftUI

        @available(iOS 26.0, *)
        struct AssistiveAccessContentView: View {
          var body: some View {
            NavigationStack {
              List {
                // One or two features at the most: a NavigationLink with a Label for each.
              }
              .navigationTitle("Home")
              .assistiveAccessNavigationIcon(systemImage: "house.fill")
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
          info:
            path: Notes/Info.plist
            properties:
              UISupportsAssistiveAccess: true
      #       ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the key promises a scene for Assistive Access, and there is none, so people get the whole app; add 'AssistiveAccess { … }' to the app's body 💡
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
        }
      }
      """,
      fixed: """
        //- Notes/NotesApp.swift
        import SwiftUI

        @main
        struct NotesApp: App {
          var body: some Scene {
            WindowGroup { ContentView() }

            AssistiveAccess {
              AssistiveAccessContentView()
            }
          }
        }
        //- Notes/AssistiveAccessContentView.swift
        import SwiftUI

        struct AssistiveAccessContentView: View {
          var body: some View {
            NavigationStack {
              List {
                // One or two features at the most: a NavigationLink with a Label for each.
              }
              .navigationTitle("Home")
              .assistiveAccessNavigationIcon(systemImage: "house.fill")
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
            deploymentTargets: .iOS("26.0"),
            infoPlist: .extendingDefault(with: ["UISupportsAssistiveAccess": true]),
      //                                         ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the key promises a scene for Assistive Access, and there is none, so people get the whole app; add 'AssistiveAccess { … }' to the app's body 💡
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
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the key promises a scene for Assistive Access, and there is none, so people get the whole app; add 'AssistiveAccess { … }' to the app's body 💡 -->
      	<true/>
      </dict>
      </plist>
      //- Notes.swiftpm/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
        }
      }
      """),
    Example(
      "a scene in a package that is linked in a way that nobody can read",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Notes-Info.plist";"#]))
      //- Notes-Info.plist
      <plist version="1.0">
      <dict>
      	<key>UISupportsAssistiveAccess</key>
      <!--  ^^^^^^^^^^^^^^^^^^^^^^^^^ information: the key promises a scene for Assistive Access, and none is compiled into the app as far as the project files tell; make sure that the code with the scene is linked 🚫 a scene may be there in code that these project files do not show -->
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
      //- Packages/Simple/Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(name: "Simple", targets: [.target(name: "Simple")])
      //- Packages/Simple/Sources/Simple/SimpleScene.swift
      import SwiftUI

      public struct SimpleScene: Scene {
        public init() {}

        public var body: some Scene {
          AssistiveAccess { Text("Simple") }
        }
      }
      """),
  ]
}

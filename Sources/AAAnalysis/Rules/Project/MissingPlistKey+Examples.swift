extension MissingPlistKey {
  static let cases: [Example] = missing + silent

  private static let missing: [Example] = [
    Example(
      "a scene, and a plist without the key",
      """
      //- App/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Home() }
      //  ^^^^^^^^^^^^^^^ error: this scene is shown to nobody: the app's Info.plist lacks 'UISupportsAssistiveAccess', so the system does not list the app for Assistive Access; add the key with the value true 💡
        }
      }
      //- App/Info.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      	<key>CFBundleName</key>
      	<string>Notes</string>
      </dict>
      </plist>
      """,
      fixed: """
        //- App/Info.plist
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
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
      "the key is only in an extension's plist",
      """
      //- App/NotesApp.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          if #available(iOS 26.0, *) {
            AssistiveAccess { Home() }
      //    ^^^^^^^^^^^^^^^ error: this scene is shown to nobody: the app's Info.plist lacks 'UISupportsAssistiveAccess', so the system does not list the app for Assistive Access; add the key with the value true 💡
          }
        }
      }
      //- App/Info.plist
      <plist><dict/></plist>
      //- Widget/Info.plist
      <plist><dict>
        <key>NSExtension</key><dict/>
        <key>UISupportsAssistiveAccess</key><true/>
      </dict></plist>
      """),
    Example(
      "the key is there",
      """
      //- App/NotesApp.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }
      //- App/Info.plist
      <plist><dict>
        <key>UISupportsAssistiveAccess</key>
        <!-- set for everybody -->
        <true></true>
      </dict></plist>
      //- Widget/Info.plist
      <plist><dict><key>NSExtension</key><dict/></dict></plist>
      """),
    Example(
      "no plist that could be read, or none at all",
      """
      //- App/NotesApp.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }
      //- Tests/AppTests/Info.plist
      <plist><dict/></plist>
      """),
    Example(
      "a scene in a comment and a preview",
      """
      //- App/NotesApp.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Home() }
          // AssistiveAccess { Home() }
        }
      }

      #Preview(traits: .assistiveAccess) {
        Home()
      }
      //- App/Info.plist
      <plist><dict/></plist>
      """),
    Example(
      "a plist that the build still has to put together",
      """
      //- App/NotesApp.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }
      //- App/Info.plist
      <plist><dict>
      #if SIMPLE
        <key>UISupportsAssistiveAccess</key><true/>
      #endif
      </dict></plist>
      """),
    Example(
      "an Xcode project that generates its list",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"GENERATE_INFOPLIST_FILE = YES;"#]))
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Home() }
      //  ^^^^^^^^^^^^^^^ error: this scene is shown to nobody: the Info.plist of 'Notes' lacks 'UISupportsAssistiveAccess', so the system does not list the app for Assistive Access; add the key with the value true 💡
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
      "an Xcode project with a list for each configuration",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Debug-Info.plist";"#], release: [#"INFOPLIST_FILE = "Release-Info.plist";"#]))
      //- Debug-Info.plist
      <plist version="1.0">
      <dict>
      	<key>CFBundleName</key>
      	<string>Notes</string>
      </dict>
      </plist>
      //- Release-Info.plist
      <plist version="1.0">
      <dict>
      	<key>CFBundleName</key>
      	<string>Notes</string>
      </dict>
      </plist>
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Home() }
      //  ^^^^^^^^^^^^^^^ error: this scene is shown to nobody: the Info.plist of 'Notes' lacks 'UISupportsAssistiveAccess', so the system does not list the app for Assistive Access; add the key with the value true 💡
        }
      }
      """,
      fixed: """
        //- Debug-Info.plist
        <plist version="1.0">
        <dict>
        	<key>CFBundleName</key>
        	<string>Notes</string>
        	<key>UISupportsAssistiveAccess</key>
        	<true/>
        </dict>
        </plist>
        //- Release-Info.plist
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
              CFBundleDisplayName: Notes
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Home() }
      //  ^^^^^^^^^^^^^^^ error: this scene is shown to nobody: the Info.plist of 'Notes' lacks 'UISupportsAssistiveAccess', so the system does not list the app for Assistive Access; add the key with the value true 💡
        }
      }
      """,
      fixed: """
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
                CFBundleDisplayName: Notes
                UISupportsAssistiveAccess: true
        """),
    Example(
      "a specification for XcodeGen that leaves the list to the build",
      """
      //- project.yml
      name: Notes
      targets:
        Notes:
          type: application
          platform: iOS
          sources: [Notes]
          settings: {GENERATE_INFOPLIST_FILE: YES}
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Home() }
      //  ^^^^^^^^^^^^^^^ error: this scene is shown to nobody: the Info.plist of 'Notes' lacks 'UISupportsAssistiveAccess', so the system does not list the app for Assistive Access; add the key with the value true 💡
        }
      }
      """,
      fixed: """
        //- project.yml
        name: Notes
        targets:
          Notes:
            type: application
            platform: iOS
            sources: [Notes]
            settings: {GENERATE_INFOPLIST_FILE: YES}
            info:
              path: Notes/Info.plist
              properties:
                UISupportsAssistiveAccess: true
        """),
    Example(
      "a manifest for Tuist with the list that Tuist makes",
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
      //  ^^^^^^^^^^^^^^^ error: this scene is shown to nobody: the Info.plist of 'Notes' lacks 'UISupportsAssistiveAccess', so the system does not list the app for Assistive Access; add the key with the value true 💡
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
              sources: ["Notes/**"]
            )
          ]
        )
        """),
    Example(
      "a manifest for Tuist with entries of its own",
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
              "UILaunchScreen": [:]
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
      //  ^^^^^^^^^^^^^^^ error: this scene is shown to nobody: the Info.plist of 'Notes' lacks 'UISupportsAssistiveAccess', so the system does not list the app for Assistive Access; add the key with the value true 💡
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
              infoPlist: .extendingDefault(with: [
                "UISupportsAssistiveAccess": true,
                "UILaunchScreen": [:]
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
            supportedDeviceFamilies: [.phone, .pad]
          )
        ],
        targets: [
          .executableTarget(name: "AppModule", path: ".")
        ]
      )
      //- Notes.swiftpm/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Home() }
      //  ^^^^^^^^^^^^^^^ error: this scene is shown to nobody: the Info.plist of 'Notes' lacks 'UISupportsAssistiveAccess', so the system does not list the app for Assistive Access; add the key with the value true 💡
        }
      }
      """,
      fixed: """
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
      "two apps of one project folder, one of which has the key",
      """
      //- Notes.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Notes", debug: [#"INFOPLIST_FILE = "Notes-Info.plist";"#]))
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
      //- Draw.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Draw", debug: [#"INFOPLIST_FILE = "Draw-Info.plist";"#]))
      //- Draw-Info.plist
      <plist version="1.0">
      <dict>
      	<key>CFBundleName</key>
      	<string>Draw</string>
      </dict>
      </plist>
      //- Draw/DrawApp.swift
      import SwiftUI

      @main
      struct DrawApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Home() }
      //  ^^^^^^^^^^^^^^^ error: this scene is shown to nobody: the Info.plist of 'Draw' lacks 'UISupportsAssistiveAccess', so the system does not list the app for Assistive Access; add the key with the value true 💡
        }
      }
      """,
      fixed: """
        //- Draw-Info.plist
        <plist version="1.0">
        <dict>
        	<key>CFBundleName</key>
        	<string>Draw</string>
        	<key>UISupportsAssistiveAccess</key>
        	<true/>
        </dict>
        </plist>
        """),
  ]
}

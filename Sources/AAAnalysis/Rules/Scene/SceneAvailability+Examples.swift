extension SceneAvailability {
  private static func project(_ settings: String..., name: String = "Diary") -> String {
    ExampleProject.xcode(name, debug: [#"GENERATE_INFOPLIST_FILE = YES;"#], project: settings.map { "\($0);" })
  }

  static let cases = [
    Example(
      "a scene without a check",
      """
      //- Diary/DiaryApp.swift
      import SwiftUI

      @main
      struct DiaryApp: App {
        var body: some Scene {
          WindowGroup {
            ContentView()
          }
          AssistiveAccess {
      //  ^^^^^^^^^^^^^^^ error: 'AssistiveAccess' needs iOS 26.0, but the deployment target is iOS 18.0, so this does not compile; put the scene in 'if #available(iOS 26.0, *)' 💡
            SimpleDiary()
              .assistiveAccessNavigationIcon(systemImage: "book")
          }
          .defaultSize(
            width: 400, height: 600)
        }
      }

      struct ContentView: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple

        var body: some View { if isSimple { SimpleDiary() } else { Text("Today") } }
      }
      //- Diary.xcodeproj/project.pbxproj
      \(project("IPHONEOS_DEPLOYMENT_TARGET = 18.0"))
      """,
      fixed: """
        //- Diary/DiaryApp.swift
        import SwiftUI

        @main
        struct DiaryApp: App {
          var body: some Scene {
            WindowGroup {
              ContentView()
            }
            if #available(iOS 26.0, *) {
              AssistiveAccess {
                SimpleDiary()
                  .assistiveAccessNavigationIcon(systemImage: "book")
              }
              .defaultSize(
                width: 400, height: 600)
            }
          }
        }

        struct ContentView: View {
          @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple

          var body: some View { if isSimple { SimpleDiary() } else { Text("Today") } }
        }
        """),
    Example(
      "a navigation icon without a check, and no extension for it yet",
      """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "DiaryKit",
        platforms: [.iOS(.v17), .macOS(.v14)],
        products: [.library(name: "DiaryKit", targets: ["DiaryKit"])],
        targets: [.target(name: "DiaryKit")])
      //- Sources/DiaryKit/SimpleDiary.swift
      import SwiftUI

      public struct SimpleDiary: View {
        public var body: some View {
          List { Text("Today") }
            .navigationTitle("Diary")
            .assistiveAccessNavigationIcon(systemImage: "book")
      //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: 'assistiveAccessNavigationIcon' needs iOS 26.0, but the deployment target is iOS 17.0, so this does not compile; apply it in an extension of 'View' that checks '#available(iOS 26.0, *)' 💡
        }
      }
      """,
      fixed: """
        //- Sources/DiaryKit/SimpleDiary.swift
        import SwiftUI

        public struct SimpleDiary: View {
          public var body: some View {
            List { Text("Today") }
              .navigationTitle("Diary")
              .availableAssistiveAccessNavigationIcon(systemImage: "book")
          }
        }
        //- Sources/DiaryKit/View+AssistiveAccessNavigationIcon.swift
        import SwiftUI

        extension View {
          /// Shows an icon beside the navigation title in Assistive Access, where the system can.
          @ViewBuilder
          func availableAssistiveAccessNavigationIcon(systemImage: String) -> some View {
            if #available(iOS 26.0, *) {
              assistiveAccessNavigationIcon(systemImage: systemImage)
            } else {
              self
            }
          }

          /// Shows an icon beside the navigation title in Assistive Access, where the system can.
          @ViewBuilder
          func availableAssistiveAccessNavigationIcon(_ icon: Image) -> some View {
            if #available(iOS 26.0, *) {
              assistiveAccessNavigationIcon(icon)
            } else {
              self
            }
          }
        }
        """),
    Example(
      "a navigation icon beside the project's own extension",
      """
      //- Diary/SimpleDiary.swift
      import SwiftUI

      struct SimpleDiary: View {
        var body: some View {
          List { Text("Today") }
            .navigationTitle("Diary")
            .assistiveAccessNavigationIcon(Image("diary"))
      //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: 'assistiveAccessNavigationIcon' needs iOS 26.0, but the deployment target is iOS 17.5, so this does not compile; apply it in an extension of 'View' that checks '#available(iOS 26.0, *)' 💡
        }
      }
      //- Diary/Support/View+Icon.swift
      import SwiftUI

      extension View {
        @ViewBuilder
        func simpleIcon(systemImage: String) -> some View {
          if #available(iOS 26.0, *) { assistiveAccessNavigationIcon(systemImage: systemImage) } else { self }
        }

        @ViewBuilder
        func simpleIcon(_ image: Image) -> some View {
          if #available(iOS 26.0, *) { self.assistiveAccessNavigationIcon(image) } else { self }
        }
      }
      //- Diary.xcodeproj/project.pbxproj
      \(project("IPHONEOS_DEPLOYMENT_TARGET = 17.5"))
      """,
      fixed: """
        //- Diary/SimpleDiary.swift
        import SwiftUI

        struct SimpleDiary: View {
          var body: some View {
            List { Text("Today") }
              .navigationTitle("Diary")
              .simpleIcon(Image("diary"))
          }
        }
        """),
    Example(
      "a preview without a mark",
      """
      //- Diary/SimpleDiary.swift
      import SwiftUI

      struct SimpleDiary: View {
        var body: some View { List { Text("Today") } }
      }

      #Preview("Simple", traits: .landscapeLeft, .assistiveAccess) {
      //                                         ^^^^^^^^^^^^^^^^ error: 'assistiveAccess' needs iOS 26.0, but the deployment target is iOS 17.0, so this does not compile; put '@available(iOS 26.0, *)' above the preview 💡
        SimpleDiary()
      }
      //- Diary.xcodeproj/project.pbxproj
      \(project("IPHONEOS_DEPLOYMENT_TARGET = 17.0"))
      """,
      fixed: """
        //- Diary/SimpleDiary.swift
        import SwiftUI

        struct SimpleDiary: View {
          var body: some View { List { Text("Today") } }
        }

        @available(iOS 26.0, *)
        #Preview("Simple", traits: .landscapeLeft, .assistiveAccess) {
          SimpleDiary()
        }
        """),
    Example(
      "the role and the delegate of a UIKit app",
      """
      //- Diary/AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          if session.role == .windowAssistiveAccessApplication {
      //                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: 'windowAssistiveAccessApplication' needs iOS 26.0, but the deployment target is iOS 18.0, so this does not compile; check '#available(iOS 26.0, *)' first 💡
            configuration.delegateClass = SimpleSceneDelegate.self
          }
          return configuration
        }
      }
      //- Diary/SimpleSceneDelegate.swift
      import SwiftUI
      import UIKit

      final class SimpleSceneDelegate: UIResponder, UIHostingSceneDelegate {
      //                                            ^^^^^^^^^^^^^^^^^^^^^^ error: 'UIHostingSceneDelegate' needs iOS 26.0, but the deployment target is iOS 18.0, so this does not compile; mark the class '@available(iOS 26.0, *)' 💡
        static var rootScene: some Scene {
          AssistiveAccess { SimpleDiary() }
        }
      }
      //- Diary/ContentView.swift
      import SwiftUI

      struct ContentView: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple

        var body: some View { if isSimple { SimpleDiary() } else { Text("Today") } }
      }
      //- Diary.xcodeproj/project.pbxproj
      \(project("IPHONEOS_DEPLOYMENT_TARGET = 18.0"))
      """,
      fixed: """
        //- Diary/AppDelegate.swift
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            if #available(iOS 26.0, *), session.role == .windowAssistiveAccessApplication {
              configuration.delegateClass = SimpleSceneDelegate.self
            }
            return configuration
          }
        }
        """),
    Example(
      "an app for the Mac too: the star lets its older systems through",
      """
      //- Diary/DiaryApp.swift
      import SwiftUI

      @main
      struct DiaryApp: App {
        var body: some Scene {
          WindowGroup { Text("Today") }
          if #available(iOS 26, *) {
            AssistiveAccess { SimpleDiary() }
      //    ^^^^^^^^^^^^^^^ error: 'AssistiveAccess' needs macOS 26.0, but the deployment target is macOS 14.0, so this does not compile; put the scene in 'if #available(macOS 26.0, *)' 💡
          }
        }
      }
      //- Diary/MoreScenes.swift
      import SwiftUI

      struct MoreScenes: Scene {
        var body: some Scene {
          #if os(iOS)
          if #available(iOS 26, *) {
            AssistiveAccess { SimpleDiary() }
          }
          #endif
          #if DEBUG
          if #available(iOS 26, macOS 26, *) { AssistiveAccess { SimpleDiary() } }
          #endif
        }
      }
      //- Diary.xcodeproj/project.pbxproj
      \(project(
        #"SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx""#, "IPHONEOS_DEPLOYMENT_TARGET = 26.0",
        "MACOSX_DEPLOYMENT_TARGET = 14.0"))
      """,
      fixed: """
        //- Diary/DiaryApp.swift
        import SwiftUI

        @main
        struct DiaryApp: App {
          var body: some Scene {
            WindowGroup { Text("Today") }
            if #available(iOS 26, macOS 26.0, *) {
              AssistiveAccess { SimpleDiary() }
            }
          }
        }
        """),
    Example(
      "a deployment target from before checks could stand among scenes",
      """
      //- Diary/DiaryApp.swift
      import SwiftUI

      @main
      struct DiaryApp: App {
        var body: some Scene {
          WindowGroup { Text("Today") }
          AssistiveAccess { SimpleDiary() }
      //  ^^^^^^^^^^^^^^^ error: 'AssistiveAccess' needs iOS 26.0, but the deployment target is iOS 15.0, so this does not compile; scenes can be checked for from iOS 16.1 on, so raise the deployment target 🚫 scenes can be checked for from iOS 16.1 on, and the app runs on older systems
        }
      }
      //- Diary.xcodeproj/project.pbxproj
      \(project("IPHONEOS_DEPLOYMENT_TARGET = 15.0"))
      """),
    Example(
      "checks and marks of every kind",
      """
      //- Diary/DiaryApp.swift
      import SwiftUI

      @main
      struct DiaryApp: App {
        var body: some Scene {
          WindowGroup { Text("Today") }
          if #available(iOS 26.0, *) {
            AssistiveAccess { SimpleDiary().assistiveAccessNavigationIcon(systemImage: "book") }
          }
          #if compiler(>=6.2)
          simple
          #endif
        }

        @available(iOS 26.0, *)
        private var simple: some Scene { AssistiveAccess { SimpleDiary() } }
      }

      @available(iOS, introduced: 26.0)
      struct SimpleDiary: View {
        var body: some View { Text("Today").assistiveAccessNavigationIcon(systemImage: "book") }
      }

      extension SimpleDiary {
        var page: some View { Text("Page").assistiveAccessNavigationIcon(systemImage: "book") }
      }

      @available(iOS 26, *)
      class SimpleSceneDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene { AssistiveAccess { SimpleDiary() } }
      }

      @available(iOS 26.0, *)
      #Preview(traits: .assistiveAccess) { SimpleDiary() }

      func isSimple(_ role: UISceneSession.Role) -> Bool {
        guard #available(iOS 26.0, *) else { return false }
        return role == .windowAssistiveAccessApplication
      }

      func isNormal(_ role: UISceneSession.Role) -> Bool {
        if #unavailable(iOS 26.0) { return true }
        return role != .windowAssistiveAccessApplication
      }

      struct Old: View {
        var body: some View {
          if #unavailable(iOS 26.0) {
            Text("Page")
          } else {
            Text("Page").assistiveAccessNavigationIcon(systemImage: "book")
          }
        }
      }
      //- Diary.xcodeproj/project.pbxproj
      \(project("IPHONEOS_DEPLOYMENT_TARGET = 17.0"))
      """),
    Example(
      "a new enough target, and one that is not known",
      """
      //- Diary/DiaryApp.swift
      import SwiftUI

      @main
      struct DiaryApp: App {
        var body: some Scene {
          WindowGroup { Text("Today") }
          AssistiveAccess { SimpleDiary() }
        }
      }

      #Preview(traits: .assistiveAccess) { SimpleDiary() }
      //- Diary.xcodeproj/project.pbxproj
      \(project("IPHONEOS_DEPLOYMENT_TARGET = 26.0"))
      //- Other/OtherApp.swift
      import SwiftUI

      @main
      struct OtherApp: App {
        var body: some Scene {
          WindowGroup { Text("Today") }
          AssistiveAccess { SimpleDiary() }
        }
      }
      """),
  ]
}

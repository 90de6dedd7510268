/// Source of the advice: "Optimizing your app for Assistive Access".
struct KeyWithoutScene: Rule {
  let id = "key-without-scene"
  let group = RuleGroup.project
  let severity = Severity.warning
  let reference = Reference.optimizing
  let tags = ["plist", "scene", "setup"]
  let explanation = Explanation(
    what: "Info.plist says `UISupportsAssistiveAccess`, but no code declares an `AssistiveAccess` scene.",
    why: """
      The key promises an interface made for Assistive Access, and the system lists the app as optimised. Without the \
      scene people get the whole app, in full screen. Apple writes: if you add this key, adopt the scene.
      """,
    instead: "Declare an `AssistiveAccess` scene beside the `WindowGroup`, or take the key out until there is one.")

  func reports(in context: RuleContext) -> [Report] {
    guard let app = context.apps.first(where: { $0.infoPlistFiles.contains(context.file) }),
      let (entry, file) = app.configurations.lazy.compactMap({ $0.infoPlist.entry(AppBundle.sceneKey) }).first,
      file == context.file, entry.value.boolean == true, let span = entry.keyTextSpan
    else { return [] }
    let facts = context.sceneFacts(of: app)
    guard facts.scenes.isEmpty, !facts.routesRole, facts.hasApp else { return [] }
    var related: [RelatedLocation] = []
    if let scene = facts.normalScenes.last,
      let element = context.resolver.body(of: scene.declaration)?.elements[scene.element]
    {
      related.append(
        RelatedLocation(
          message: "the app's scenes are declared here",
          location: context.location(element.nameSpan, in: scene.declaration)))
    }
    return [
      Report(
        "the key promises a scene for Assistive Access, and there is none, so people get the whole app; "
          + "add 'AssistiveAccess { … }' to the app's body",
        at: Location(context.file, span), related: related,
        fixes: SceneFix(facts, context).map { [$0.fix] } ?? [])
    ]
  }

  let examples = [
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
  ]
}

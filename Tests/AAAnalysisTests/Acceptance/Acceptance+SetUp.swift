extension Acceptance {
  static let setUp: [Acceptance] = [
    Acceptance(
      1, "the sample of the session, with icons", .exactly([]),
      source: """
        //- App.swift
        import SwiftData
        import SwiftUI

        @main
        struct WWDCDrawApp: App {
          var body: some Scene {
            WindowGroup {
              ContentView()
                .modelContainer(for: [DrawingModel.self])
            }
            AssistiveAccess {
              AssistiveAccessContentView()
                .modelContainer(for: [DrawingModel.self])
            }
          }
        }

        @Model final class DrawingModel {
          var name = ""
        }

        struct ContentView: View {
          @Query var drawings: [DrawingModel]
          var body: some View { List(drawings) { Text($0.name) } }
        }
        //- AssistiveAccessContentView.swift
        import SwiftData
        import SwiftUI

        struct AssistiveAccessContentView: View {
          var body: some View {
            NavigationStack {
              List {
                NavigationLink { ColorSelectionView() } label: { Label("Draw", systemImage: "hand.draw.fill") }
                NavigationLink { GalleryView() } label: { Label("Gallery", systemImage: "photo.fill.on.rectangle.fill") }
              }
              .navigationTitle("WWDC Draw")
              .assistiveAccessNavigationIcon(systemImage: "scribble.variable")
            }
          }
        }

        #Preview(traits: .assistiveAccess) {
          AssistiveAccessContentView()
        }

        enum ColorMode: String, CaseIterable, Identifiable {
          case red, blue
          var id: Self { self }
        }

        struct ColorSelectionView: View {
          var body: some View {
            Group {
              List {
                ForEach(ColorMode.allCases) { color in
                  NavigationLink(destination: DrawingView(color: color)) {
                    ColorThumbnail(color: color)
                  }
                }
              }
              .navigationTitle("Draw")
              .assistiveAccessNavigationIcon(systemImage: "hand.draw.fill")
            }
          }
        }

        struct DrawingView: View {
          let color: ColorMode
          @State private var points: [CGPoint] = []
          var body: some View {
            Canvas { context, _ in context.stroke(Path { $0.addLines(points) }, with: .color(.black)) }
              .gesture(DragGesture(minimumDistance: 0).onChanged { points.append($0.location) })
              .navigationTitle("Canvas")
              .assistiveAccessNavigationIcon(systemImage: "pencil.and.outline")
          }
        }

        struct GalleryView: View {
          @Query var drawings: [DrawingModel]
          var body: some View {
            List(drawings) { drawing in
              Text(drawing.name)
            }
            .navigationTitle("Gallery")
            .assistiveAccessNavigationIcon(systemImage: "photo.fill.on.rectangle.fill")
          }
        }
        """),
    Acceptance(
      2, "a configuration for Assistive Access that every session is given",
      .warnings(["role-unconditional", "delegate-superclass"]),
      source: """
        import SwiftUI
        import UIKit

        class AssistiveAccessSceneDelegate: UIHostingSceneDelegate {
          static var rootScene: some Scene {
            AssistiveAccess {
              AssistiveAccessContentView()
            }
          }
        }

        struct AssistiveAccessContentView: View {
          var body: some View { Text("Paint") }
        }

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            let config = UISceneConfiguration(
              name: "Assistive Access", sessionRole: .windowAssistiveAccessApplication)
            config.delegateClass = AssistiveAccessSceneDelegate.self
            return config
          }
        }
        """),
    Acceptance(
      3, "a preview without its brace", .atLeast(["preview-malformed"]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          var body: some View { Text("Paint") }
        }

        #Preview(traits: .assistiveAccess)
            Home()
        }
        """),
    Acceptance(
      22, "a scene in a check with an else", .atLeast(["scene-conditional-unsupported"]),
      source: """
        import SwiftUI

        @main
        struct PaintApp: App {
          var body: some Scene {
            WindowGroup { Text("Everything") }
            if #available(iOS 26.0, *) {
              AssistiveAccess { Text("Paint") }
            } else {
              WindowGroup(id: "old") { Text("Old") }
            }
          }
        }
        """),
    Acceptance(
      23, "a scene in a comment is none", .atLeast(["key-without-scene"]),
      source: """
        //- App.swift
        import SwiftUI

        @main
        struct PaintApp: App {
          var body: some Scene {
            WindowGroup { Text("Everything") }
            // AssistiveAccess { Text("Paint") }
          }
        }
        //- Info.plist
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \t<key>UISupportsAssistiveAccess</key>
        \t<true/>
        </dict>
        </plist>
        """),
    Acceptance(
      24, "an object that is missing, and one that may be missing",
      .warnings(["scene-missing-environment-object"]),
      source: app + """
        //- Home.swift
        import SwiftUI

        @Observable final class Store {}
        final class Palette: ObservableObject { @Published var name = "Paint" }

        struct Home: View {
          @EnvironmentObject var palette: Palette
          @Environment(Store.self) var store: Store?
          var body: some View { Text(store == nil ? palette.name : "Paint") }
        }
        """),
    Acceptance(
      25, "a branch on the flag in an app without a scene", .warnings(["icon-only-control"]),
      source: """
        import SwiftUI

        @main
        struct PaintApp: App {
          var body: some Scene {
            WindowGroup { Home() }
          }
        }

        struct Home: View {
          @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
          var body: some View {
            if isSimple {
              Button { print("send") } label: { Image(systemName: "paperplane") }
            } else {
              Button { print("more") } label: { Image(systemName: "ellipsis") }
            }
          }
        }
        """),
    Acceptance(
      26, "code without spaces", .exactly([]),
      source: """
        import SwiftUI
        @main struct P:App{var body:some Scene{WindowGroup{Text("All")};AssistiveAccess{Home()}}}
        struct Home:View{var body:some View{NavigationStack{Text("Paint").navigationTitle("Paint").assistiveAccessNavigationIcon(systemImage:"paintbrush")}}}
        #Preview(traits:.assistiveAccess){Home()}
        """),
  ]
}

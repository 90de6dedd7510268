extension EmptyScene {
  static let cases = [
    Example(
      "nothing between the braces",
      """
      import SwiftUI

      @main
      struct GardenApp: App {
        var body: some Scene {
          WindowGroup { GardenView() }
          AssistiveAccess {
      //  ^^^^^^^^^^^^^^^ error: this scene shows nothing, and it is all that people get in Assistive Access; give it a root view with what the app is for
            // the simple garden comes here
          }
        }
      }
      """),
    Example(
      "an empty view and a colour",
      """
      import SwiftUI

      @main
      struct GardenApp: App {
        var body: some Scene {
          WindowGroup { GardenView() }
          if #available(iOS 26.0, *) {
            AssistiveAccess { EmptyView() }
      //    ^^^^^^^^^^^^^^^ error: this scene shows nothing, and it is all that people get in Assistive Access; give it a root view with what the app is for
          }
        }
      }

      class SimpleSceneDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          AssistiveAccess(content: {
      //  ^^^^^^^^^^^^^^^ error: this scene shows only a colour, and it is all that people get in Assistive Access; give it a root view with what the app is for
            ZStack { Color.green.ignoresSafeArea() }
          })
        }
      }
      """),
    Example(
      "a note to oneself, and what Xcode puts into a new view",
      """
      import SwiftUI

      @main
      struct GardenApp: App {
        var body: some Scene {
          WindowGroup { GardenView() }
          AssistiveAccess {
      //  ^^^^^^^^^^^^^^^ error: this scene shows only a placeholder, and it is all that people get in Assistive Access; give it a root view with what the app is for
            Text("TODO: watering")
              .font(.largeTitle)
          }
        }
      }

      struct TemplateScene: Scene {
        var body: some Scene {
          AssistiveAccess {
      //  ^^^^^^^^^^^^^^^ error: this scene shows only a placeholder, and it is all that people get in Assistive Access; give it a root view with what the app is for
            VStack {
              Image(systemName: "globe")
                .imageScale(.large)
                .foregroundStyle(.tint)
              Text("Hello, world!")
            }
            .padding()
          }
        }
      }
      """),
    Example(
      "scenes that show something",
      """
      import SwiftUI

      @main
      struct GardenApp: App {
        @State private var model = GardenModel()

        var body: some Scene {
          WindowGroup { EmptyView() }
          AssistiveAccess {
            #if DEBUG
            DebugGarden()
            #endif
          }
        }
      }

      struct MoreScenes: Scene {
        var body: some Scene {
          AssistiveAccess { Color.green.overlay { WateringView() } }
          AssistiveAccess { Text("The garden is closed") }
          AssistiveAccess { WateringView() }
          AssistiveAccess(content: makeRoot)
          AssistiveAccess {
            let day = Calendar.current.today
            WateringView(day: day)
          }
          AssistiveAccess { Image("globe") }
          AssistiveAccess {
            NavigationStack {
              List { Text("Hello, world!") }
                .navigationTitle("Garden")
            }
          }
        }
      }

      struct WateringView: View {
        var body: some View {
          Text("Hello, world!")
        }
      }
      """),
  ]
}

extension DuplicateScene {
  static let cases = [
    Example(
      "two scenes in one app",
      """
      import SwiftUI

      @main
      struct PlayerApp: App {
        var body: some Scene {
          WindowGroup { LibraryView() }
          AssistiveAccess { FavouriteSongs() }
          AssistiveAccess { FavouriteStories() }
      //  ^^^^^^^^^^^^^^^ warning: the app has a scene for Assistive Access already, and which of the two is shown is not documented; keep one
        }
      }
      """),
    Example(
      "the second one in a property, the third in a scene type, each in its file",
      """
      //- Player/PlayerApp.swift
      import SwiftUI

      @main
      struct PlayerApp: App {
        var body: some Scene {
          WindowGroup { LibraryView() }
          if #available(iOS 26.0, *) {
            AssistiveAccess { FavouriteSongs() }
          }
          stories
          SleepScenes()
        }
      }
      //- Player/Stories.swift
      import SwiftUI

      extension PlayerApp {
        @SceneBuilder var stories: some Scene {
          if #available(iOS 26.0, *) {
            AssistiveAccess { FavouriteStories() }
      //    ^^^^^^^^^^^^^^^ warning: the app has a scene for Assistive Access already, and which of the two is shown is not documented; keep one
          }
        }
      }
      //- Player/SleepScenes.swift
      import SwiftUI

      struct SleepScenes: Scene {
        var body: some Scene {
          AssistiveAccess { Lullabies() }
      //  ^^^^^^^^^^^^^^^ warning: the app has a scene for Assistive Access already, and which of the two is shown is not documented; keep one
        }
      }
      """),
    Example(
      "a delegate with two scenes",
      """
      import SwiftUI
      import UIKit

      class SimpleSceneDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          AssistiveAccess { FavouriteSongs() }
          Group {
            AssistiveAccess { FavouriteStories() }
      //    ^^^^^^^^^^^^^^^ warning: the app has a scene for Assistive Access already, and which of the two is shown is not documented; keep one
          }
        }
      }
      """),
    Example(
      "one for each build and one for each system",
      """
      import SwiftUI

      @main
      struct PlayerApp: App {
        var body: some Scene {
          WindowGroup { LibraryView() }
          #if KIOSK
          AssistiveAccess { KioskSongs() }
          #else
          AssistiveAccess { FavouriteSongs() }
          #endif
          #if os(macOS)
          AssistiveAccess { DeskSongs() }
          #endif
          #if DEBUG
          AssistiveAccess { TestSongs() }
          #endif
        }
      }

      struct StoryScenes: App {
        var body: some Scene {
          WindowGroup { LibraryView() }
          if #available(iOS 27.0, *) {
            AssistiveAccess { NewStories() }
          }
          if #unavailable(iOS 27.0) {
            AssistiveAccess { FavouriteStories() }
          }
        }
      }
      """),
    Example(
      "two apps, and a delegate beside an app",
      """
      //- Player/PlayerApp.swift
      import SwiftUI

      @main
      struct PlayerApp: App {
        var body: some Scene {
          WindowGroup { LibraryView() }
          AssistiveAccess { FavouriteSongs() }
        }
      }
      //- Stories/StoriesApp.swift
      import SwiftUI

      @main
      struct StoriesApp: App {
        var body: some Scene {
          WindowGroup { StoryShelf() }
          AssistiveAccess {
            if hasFavourites { FavouriteStories() } else { AllStories() }
          }
        }
      }

      struct UnusedScenes: Scene {
        var body: some Scene {
          AssistiveAccess { FavouriteStories() }
        }
      }
      """),
  ]
}

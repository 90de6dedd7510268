extension SceneWithoutWindowGroup {
  static let cases = [
    Example(
      "nothing but the scene for Assistive Access",
      """
      import SwiftUI

      @main
      struct CallsApp: App {
        var body: some Scene {
          AssistiveAccess {
      //  ^^^^^^^^^^^^^^^ warning: the app has no scene for when Assistive Access is off; declare a 'WindowGroup' beside this one
            FavouritePeople()
          }
        }
      }
      """),
    Example(
      "the normal scene is for the Mac",
      """
      import SwiftUI

      @main
      struct CallsApp: App {
        var body: some Scene {
          #if os(macOS)
          WindowGroup { Desk() }
          Settings { SettingsView() }
          #else
          simple
          #endif
        }

        var simple: some Scene {
          AssistiveAccess { FavouritePeople() }
      //  ^^^^^^^^^^^^^^^ warning: the app has no scene for when Assistive Access is off; declare a 'WindowGroup' beside this one
        }
      }
      """),
    Example(
      "normal scenes of every kind",
      """
      //- Calls/CallsApp.swift
      import SwiftUI

      @main
      struct CallsApp: App {
        var body: some Scene {
          AssistiveAccess { FavouritePeople() }
          WindowGroup { AllPeople() }
        }
      }
      //- Letters/LettersApp.swift
      import SwiftUI

      @main
      struct LettersApp: App {
        var body: some Scene {
          DocumentGroup(newDocument: Letter()) { LetterView(letter: $0.$document) }
          AssistiveAccess { SimpleLetter() }
        }
      }
      //- Clock/ClockApp.swift
      import SwiftUI

      @main
      struct ClockApp: App {
        var body: some Scene {
          Window("Clock", id: "clock") { ClockView() }
          AssistiveAccess { SimpleClock() }
        }
      }
      """),
    Example(
      "the normal scene in a scene type, in a library, or in a UIKit app",
      """
      //- Calls/CallsApp.swift
      import SwiftUI

      @main
      struct CallsApp: App {
        var body: some Scene {
          NormalScenes()
          AssistiveAccess { FavouritePeople() }
        }
      }

      struct NormalScenes: Scene {
        var body: some Scene {
          WindowGroup { AllPeople() }
        }
      }
      //- Letters/LettersApp.swift
      import LetterKit
      import SwiftUI

      @main
      struct LettersApp: App {
        var body: some Scene {
          LetterScenes()
          AssistiveAccess { SimpleLetter() }
        }
      }
      //- Clock/ClockSceneDelegate.swift
      import SwiftUI
      import UIKit

      class ClockSceneDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          AssistiveAccess { SimpleClock() }
        }
      }
      """),
  ]
}

extension SceneMissingEnvironmentObject {
  static let cases: [Example] = [
    Example(
      "an object of the window group, and views that read it",
      #"""
      //- App/RecipesApp.swift
      import SwiftUI

      @main
      struct RecipesApp: App {
        @StateObject private var recipes = RecipeStore()
        @StateObject private var timers = TimerStore()

        var body: some Scene {
          WindowGroup {
            RecipeBrowser()
              .environmentObject(recipes)
              .environmentObject(timers)
          }
          AssistiveAccess {
            CookingView()
          }
        }
      }
      //- App/CookingView.swift
      import SwiftUI

      struct CookingView: View {
        @EnvironmentObject private var recipes: RecipeStore
      //                               ^^^^^^^ error: the Assistive Access scene has no 'RecipeStore' in its environment, so the app crashes when this view reads it; add '.environmentObject(recipes)' to the scene's root view, as the 'WindowGroup' has 💡

        var body: some View {
          NavigationStack {
            List(recipes.favorites) { recipe in
              NavigationLink(recipe.title) { StepsView(recipe: recipe) }
            }
          }
        }
      }
      //- App/StepsView.swift
      import SwiftUI

      struct StepsView: View {
        let recipe: Recipe
        @EnvironmentObject var timers: TimerStore
      //                       ^^^^^^ error: the Assistive Access scene has no 'TimerStore' in its environment, so the app crashes when this view reads it; add '.environmentObject(timers)' to the scene's root view, as the 'WindowGroup' has 💡

        var body: some View {
          Button("Start", systemImage: "timer") { timers.start(recipe) }
        }
      }
      """#,
      fixed: #"""
        //- App/RecipesApp.swift
        import SwiftUI

        @main
        struct RecipesApp: App {
          @StateObject private var recipes = RecipeStore()
          @StateObject private var timers = TimerStore()

          var body: some Scene {
            WindowGroup {
              RecipeBrowser()
                .environmentObject(recipes)
                .environmentObject(timers)
            }
            AssistiveAccess {
              CookingView()
                .environmentObject(recipes)
            }
          }
        }
        """#),
    Example(
      "an observable object, scenes on one line, a modifier that is there already",
      #"""
      //- App/ContactsApp.swift
      import SwiftUI

      @main
      struct ContactsApp: App {
        @State private var book = ContactBook.shared

        var body: some Scene {
          AssistiveAccess { CallView().padding() }
          WindowGroup { ContactList().environment(book) }
        }
      }
      //- App/CallView.swift
      import SwiftUI

      struct CallView: View {
        @Environment(ContactBook.self) private var book
      //                                           ^^^^ error: the Assistive Access scene has no 'ContactBook' in its environment, so the app crashes when this view reads it; add '.environment(book)' to the scene's root view, as the 'WindowGroup' has 💡
        @Environment(ContactBook.self) private var optionalBook: ContactBook?
        @Environment(\.dismiss) private var dismiss
        @Environment(\.openURL) private var openURL

        var body: some View {
          ForEach(book.favorites) { Text($0.name) }
        }
      }
      //- App/ContactBook.swift
      import Observation

      @Observable
      final class ContactBook {
        static let shared = ContactBook()
        var favorites: [Contact] = []
      }
      """#,
      fixed: #"""
        //- App/ContactsApp.swift
        import SwiftUI

        @main
        struct ContactsApp: App {
          @State private var book = ContactBook.shared

          var body: some Scene {
            AssistiveAccess { CallView().padding().environment(book) }
            WindowGroup { ContactList().environment(book) }
          }
        }
        """#),
    Example(
      "the project's own modifier puts it in, over several lines",
      #"""
      //- App/BankApp.swift
      import SwiftUI

      @main
      struct BankApp: App {
        @State private var session = Session()

        var body: some Scene {
          WindowGroup {
            MainView()
              .withServices(
                session: session,
                isLive: true)
              .padding()
          }
          AssistiveAccess {
            NavigationStack {
              BalanceView()
            }
          }
        }
      }
      //- App/View+Services.swift
      import SwiftUI

      extension View {
        func withServices(session: Session, isLive: Bool) -> some View {
          environment(session)
            .environment(RateService(isLive: isLive))
            .background { TickView().environment(TickService()) }
        }
      }
      //- App/BalanceView.swift
      import SwiftUI

      struct BalanceView: View {
        @Environment(Session.self) private var session
      //                                       ^^^^^^^ error: the Assistive Access scene has no 'Session' in its environment, so the app crashes when this view reads it; add '.withServices(…)' to the scene's root view, as the 'WindowGroup' has 💡

        var body: some View { Text(session.balance) }
      }
      """#,
      fixed: #"""
        //- App/BankApp.swift
        import SwiftUI

        @main
        struct BankApp: App {
          @State private var session = Session()

          var body: some Scene {
            WindowGroup {
              MainView()
                .withServices(
                  session: session,
                  isLive: true)
                .padding()
            }
            AssistiveAccess {
              NavigationStack {
                BalanceView()
              }
              .withServices(
                session: session,
                isLive: true)
            }
          }
        }
        """#),
    Example(
      "no scene puts it in, and a scene that chooses between two views",
      #"""
      //- App/PlayerApp.swift
      import SwiftUI

      @main
      struct PlayerApp: App {
        @StateObject private var player = Player()
        private var isReady = true

        var body: some Scene {
          WindowGroup { Library().environmentObject(player) }
          AssistiveAccess {
            if isReady {
              NowPlaying()
            } else {
              WaitingView()
            }
          }
        }
      }

      struct NowPlaying: View {
        @EnvironmentObject var player: Player
      //                       ^^^^^^ error: the Assistive Access scene has no 'Player' in its environment, so the app crashes when this view reads it; add '.environmentObject(player)' to the scene's root view, as the 'WindowGroup' has 🚫 what the 'WindowGroup' puts in is not known where it is missing, or there are several root views
        @EnvironmentObject var volume: VolumeControl
      //                       ^^^^^^ error: the Assistive Access scene has no 'VolumeControl' in its environment, so the app crashes when this view reads it; add '.environmentObject(…)' to the scene's root view 🚫 nothing in the other scenes of the app puts it in, so that there is nothing to copy

        var body: some View {
          Button(player.isPlaying ? "Pause" : "Play") { player.toggle() }
          Slider(value: $volume.level)
        }
      }

      struct WaitingView: View {
        var body: some View { ProgressView() }
      }
      """#),
    Example(
      "what the window group puts in can be named there alone",
      #"""
      //- App/ReaderApp.swift
      import SwiftUI

      @main
      struct ReaderApp: App {
        var library: Library?

        var body: some Scene {
          WindowGroup {
            if let library {
              ShelfView().environmentObject(library)
            }
          }
          AssistiveAccess { PageView() }
        }
      }

      struct PageView: View {
        @EnvironmentObject private var library: Library
      //                               ^^^^^^^ error: the Assistive Access scene has no 'Library' in its environment, so the app crashes when this view reads it; add '.environmentObject(library)' to the scene's root view, as the 'WindowGroup' has 🚫 what the 'WindowGroup' puts in is not known where it is missing, or there are several root views

        var body: some View { Text(library.page) }
      }
      """#),
    Example(
      "an object whose type is not to be seen",
      #"""
      //- App/WalksApp.swift
      import SwiftUI
      import Services

      @main
      struct WalksApp: App {
        var body: some Scene {
          WindowGroup {
            MapView().environmentObject(makeTracker())
          }
          AssistiveAccess { WalkView() }
        }
      }

      struct WalkView: View {
        @EnvironmentObject private var tracker: Tracker
      //                               ^^^^^^^ warning: the Assistive Access scene has no 'Tracker' in its environment, so the app crashes when this view reads it; add '.environmentObject(…)' to the scene's root view 🚫 which of the values that the 'WindowGroup' puts in is meant is not to be seen

        var body: some View { Text(tracker.distance) }
      }
      """#),
    Example(
      "one of two ways to the view lacks it",
      #"""
      //- App/PhotosApp.swift
      import SwiftUI

      @main
      struct PhotosApp: App {
        var body: some Scene {
          WindowGroup { Gallery() }
          AssistiveAccess { AlbumsView() }
        }
      }

      struct AlbumsView: View {
        @StateObject private var album = Album()
        @State private var isShown = false

        var body: some View {
          NavigationStack {
            AlbumView().environmentObject(album)
          }
          .sheet(isPresented: $isShown) { AlbumView() }
        }
      }

      struct AlbumView: View {
        @EnvironmentObject var album: Album
      //                       ^^^^^ error: the Assistive Access scene has no 'Album' in its environment, so the app crashes when this view reads it; add '.environmentObject(…)' to the scene's root view 🚫 nothing in the other scenes of the app puts it in, so that there is nothing to copy

        var body: some View { Text(album.title) }
      }
      """#),
    Example(
      "a sheet does not see what was put in before it was declared",
      #"""
      //- App/DiaryApp.swift
      import SwiftUI

      @main
      struct DiaryApp: App {
        @StateObject private var diary = Diary()
        @State private var isWriting = false

        var body: some Scene {
          WindowGroup { DiaryList().environmentObject(diary) }
          AssistiveAccess {
            DayView()
              .environmentObject(diary)
              .sheet(isPresented: $isWriting) { EntryView() }
          }
        }
      }

      struct DayView: View {
        @EnvironmentObject var diary: Diary
        var body: some View { Text(diary.today) }
      }

      struct EntryView: View {
        @EnvironmentObject var diary: Diary
      //                       ^^^^^ error: the Assistive Access scene has no 'Diary' in its environment, so the app crashes when this view reads it; add '.environmentObject(diary)' to the scene's root view, as the 'WindowGroup' has 💡
        var body: some View { TextField("Today", text: $diary.today) }
      }
      """#,
      fixed: #"""
        //- App/DiaryApp.swift
        import SwiftUI

        @main
        struct DiaryApp: App {
          @StateObject private var diary = Diary()
          @State private var isWriting = false

          var body: some Scene {
            WindowGroup { DiaryList().environmentObject(diary) }
            AssistiveAccess {
              DayView()
                .environmentObject(diary)
                .sheet(isPresented: $isWriting) { EntryView() }
                .environmentObject(diary)
            }
          }
        }

        struct DayView: View {
          @EnvironmentObject var diary: Diary
          var body: some View { Text(diary.today) }
        }

        struct EntryView: View {
          @EnvironmentObject var diary: Diary
          var body: some View { TextField("Today", text: $diary.today) }
        }
        """#),
    Example(
      "modifiers, styles and dynamic properties read it",
      #"""
      //- App/RadioApp.swift
      import SwiftUI

      @main
      struct RadioApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

        var body: some Scene {
          WindowGroup { StationList().environmentObject(appDelegate.radio) }
          AssistiveAccess {
            StationView()
              .modifier(VolumeWarning())
              .buttonStyle(StationButtonStyle())
          }
        }
      }

      final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
        let radio = Radio()
      }
      //- App/StationView.swift
      import SwiftUI

      struct StationView: View {
        @CurrentStation private var station
        @EnvironmentObject private var delegate: AppDelegate

        var body: some View { Button(station.name, systemImage: "play") { delegate.play() } }
      }

      struct VolumeWarning: ViewModifier {
        @EnvironmentObject private var radio: Radio
      //                               ^^^^^ error: the Assistive Access scene has no 'Radio' in its environment, so the app crashes when this view reads it; add '.environmentObject(appDelegate.radio)' to the scene's root view, as the 'WindowGroup' has 💡

        func body(content: Content) -> some View { content.overlay { Text(radio.warning) } }
      }

      struct StationButtonStyle: ButtonStyle {
        @EnvironmentObject private var radio: Radio
      //                               ^^^^^ error: the Assistive Access scene has no 'Radio' in its environment, so the app crashes when this view reads it; add '.environmentObject(appDelegate.radio)' to the scene's root view, as the 'WindowGroup' has 💡

        func makeBody(configuration: Configuration) -> some View {
          configuration.label.foregroundStyle(radio.color)
        }
      }
      //- App/CurrentStation.swift
      import SwiftUI

      @propertyWrapper
      struct CurrentStation: DynamicProperty {
        @EnvironmentObject private var radio: Radio
      //                               ^^^^^ error: the Assistive Access scene has no 'Radio' in its environment, so the app crashes when this view reads it; add '.environmentObject(appDelegate.radio)' to the scene's root view, as the 'WindowGroup' has 💡

        var wrappedValue: Station { radio.station }
      }
      """#),
    Example(
      "a scene that UIKit hosts",
      #"""
      //- App/SceneDelegates.swift
      import SwiftUI
      import UIKit

      final class AssistiveSceneDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          AssistiveAccess { LightsView() }
        }
      }

      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UIHostingController(rootView: HomeView().environmentObject(House.shared))
        }
      }

      struct LightsView: View {
        @EnvironmentObject private var house: House
      //                               ^^^^^ error: the Assistive Access scene has no 'House' in its environment, so the app crashes when this view reads it; add '.environmentObject(…)' to the scene's root view 🚫 nothing in the other scenes of the app puts it in, so that there is nothing to copy
        var body: some View { Toggle("Lights", isOn: $house.areLightsOn) }
      }
      """#),
  ]
}

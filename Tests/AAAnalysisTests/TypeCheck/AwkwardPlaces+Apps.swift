extension AwkwardPlace {
  /// Whole apps, whose scenes and delegates are hard to mend.
  static let apps: [AwkwardPlace] = [
    AwkwardPlace(
      "values of the app that the scene lacks",
      """
      //- App.swift
      import CoreData
      import SwiftData
      import SwiftUI

      @main
      struct NotesApp: App {
        @StateObject private var store = NoteShelf()
        @State private var clock = Watch()
        @AppStorage("size") private var size = 1
        private let container: NSPersistentContainer
        private let models: ModelContainer

        init() {
          container = NSPersistentContainer(name: "Notes")
          models = try! ModelContainer(for: Memo.self)
        }

        var body: some Scene {
          WindowGroup {
            let tint = Color.red
            MainScreen(store: store)
              .environmentObject(store)
              .environment(clock)
              .environment(\\.managedObjectContext, container.viewContext)
              .environment(\\.tone, size)
              .tint(tint)
              .task { await store.load() }
              .onOpenURL { store.open($0) }
          }
          .modelContainer(models)
          AssistiveAccess {
            SimpleScreen(store: store, title: "Notes")
          }
        }
      }

      extension EnvironmentValues {
        @Entry var tone = 1
      }

      @Observable final class Watch { var now = 1 }

      final class NoteShelf: ObservableObject {
        @Published var notes: [String] = []
        func load() async {}
        func open(_ url: URL) {}
      }

      @Model final class Memo {
        var text = ""
        init() {}
      }
      //- Screens.swift
      import CoreData
      import SwiftData
      import SwiftUI

      struct MainScreen: View {
        let store: NoteShelf
        var body: some View { SimpleScreen(store: store, title: "All") }
      }

      struct SimpleScreen: View {
        @ObservedObject var store: NoteShelf
        let title: String
        var body: some View {
          List { Inner() }
        }
      }

      private struct Inner: View {
        @EnvironmentObject private var store: NoteShelf
        @Environment(Watch.self) private var clock
        @Environment(\\.tone) private var tone
        @Environment(\\.modelContext) private var context
        @Environment(\\.managedObjectContext) private var objects
        @Query private var memos: [Memo]
        var body: some View {
          Button("Save", systemImage: "checkmark") {
            try? context.save()
            try? objects.save()
          }
          Text("\\(tone) \\(clock.now) \\(memos.count) \\(store.notes.count)")
        }
      }
      """),
    AwkwardPlace(
      "a root with what only another view has",
      """
      //- App.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        @UIApplicationDelegateAdaptor private var delegate: Delegate
        var body: some Scene {
          WindowGroup { RootScreen() }
          AssistiveAccess {
            if delegate.isReady { SimpleScreen() } else { ProgressView() }
          }
        }
      }

      final class Delegate: NSObject, UIApplicationDelegate {
        var isReady = false
      }

      struct RootScreen: View {
        @StateObject private var store = Shelf2()
        @State private var session = Session2()
        var body: some View {
          SimpleScreen().environmentObject(store).environment(session)
        }
      }

      final class Shelf2: ObservableObject {}
      @Observable final class Session2 { var name = "" }

      struct SimpleScreen: View {
        @EnvironmentObject var store: Shelf2
        @Environment(Session2.self) var session
        var body: some View { Text(session.name) }
      }
      """),
    AwkwardPlace(
      "scenes in properties, twice, and behind a check",
      """
      //- App.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          normal
          calm
          if #available(iOS 26, *) {
            AssistiveAccess { Text("Again") }
          }
        }
        private var normal: some Scene { WindowGroup { ContentView() } }
        @SceneBuilder private var calm: some Scene {
          AssistiveAccess { CalmScreen(number: 1) }
          AssistiveAccess {}
        }
      }

      struct CalmScreen: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isOn
        let number: Int
        var body: some View {
          if isOn { Text("On") } else { Text("\\(number)") }
        }
      }

      #Preview { CalmScreen(number: 2) }
      #Preview("Other") {
        CalmScreen(number: 3)
      }
      """),
    AwkwardPlace(
      "the flag without its import, in an app of UIKit",
      """
      //- AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          return UISceneConfiguration(name: "Default", sessionRole: session.role)
        }
      }
      //- SceneDelegate.swift
      import SwiftUI
      import UIKit

      class MainSceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {
          guard let scene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: scene)
          window.rootViewController = ListController()
          window.makeKeyAndVisible()
          self.window = window
        }
      }

      class CalmDelegate2: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          AssistiveAccess { CalmScreen() }
        }
      }

      struct CalmScreen: View {
        var body: some View {
          VStack { Button("Save") {} }.representing()
        }
      }

      extension View {
        func representing() -> some View { overlay { Controller() } }
      }

      struct Controller: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> ListController { ListController() }
        func updateUIViewController(_ controller: ListController, context: Context) {}
      }
      //- ListController.swift
      import UIKit

      class ListController: UITableViewController {
        var names: [String] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Names"
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(add))
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: #selector(back))
          let button = UIButton(type: .system)
          button.setTitle("Delete all", for: .normal)
          button.addTarget(self, action: #selector(deleteAll), for: .touchUpInside)
          button.titleLabel?.font = UIFont.systemFont(ofSize: 10)
          view.addSubview(button)
          let picture = UIButton(primaryAction: UIAction(image: UIImage(systemName: "star")) { _ in print("star") })
          view.addSubview(picture)
          let tap = UITapGestureRecognizer(target: self, action: #selector(add))
          view.addGestureRecognizer(tap)
          DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.dismiss(animated: true) }
        }
        @objc private func add() { names.append("New") }
        @objc private func back() { navigationController?.popViewController(animated: true) }
        @objc private func deleteAll() { names.removeAll() }
        override func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
          let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            self.names.remove(at: indexPath.row)
            done(true)
          }
          return UISwipeActionsConfiguration(actions: [delete])
        }
      }
      """),
  ]
}

import AAAnalysis
import Testing

/// What UIKit calls of the view controllers and views that reached code makes is reached.
@Suite("reach through UIKit")
struct UIKitReachTests {
  /// A workspace of files by name.
  private func snapshot(_ files: [String: String], scope: Workspace.Scope = .all) -> Snapshot {
    let workspace = Workspace(scope: scope, loader: { _ in nil })
    workspace.apply(
      files.sorted { $0.key < $1.key }.map { .opened(FileID("/\($0.key)"), SourceText("import UIKit\n" + $0.value)) })
    return workspace.snapshot()
  }

  /// The functions and properties that are reached, with their types.
  private func reached(_ files: [String: String], scope: Workspace.Scope = .all) -> Set<String> {
    let snapshot = snapshot(files, scope: scope)
    return Set(
      snapshot.graph.nodes.map { node in
        let name = snapshot.index[node.declaration].name
        return (snapshot.index.ownerName(of: node.declaration).map { $0 + "." } ?? "") + name
      })
  }

  private func path(to name: String, _ files: [String: String]) -> [String] {
    let snapshot = snapshot(files)
    guard let node = snapshot.graph.nodes.first(where: { snapshot.index[$0.declaration].name == name }) else {
      return []
    }
    return snapshot.graph.path(to: node.declaration, resolver: snapshot.resolver).map(\.name)
  }

  private func sceneDelegate(_ statements: String) -> String {
    """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        \(statements)
      }
    }
    """
  }

  private let home = """
    final class HomeViewController: UIViewController, UITableViewDelegate {
      private lazy var deleteButton: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(deleteTapped), for: .touchUpInside)
        return button
      }()
      private let header = HeaderView()
      private lazy var saveItem = UIBarButtonItem(
        title: "Save", style: .plain, target: self, action: #selector(HomeViewController.saveTapped(_:)))
      override func viewDidLoad() {
        super.viewDidLoad()
        header.onTap = { [weak self] in self?.headerTapped() }
        tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
        view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(held)))
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(indexPath) }
      func open(_ path: IndexPath) {
        navigationController?.pushViewController(NoteViewController(), animated: true)
      }
      func help() {
        let sheet = HelpViewController()
        present(UINavigationController(rootViewController: sheet), animated: true)
      }
      func headerTapped() { help() }
      @objc private func deleteTapped() { erase() }
      @objc private func saveTapped(_ sender: Any) { keep() }
      @objc private func held() {}
      private func erase() {}
      private func keep() {}
      @objc private func unused() {}
      private func neverCalled() {}
    }
    extension HomeViewController: UISearchBarDelegate {
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { find() }
      private func find() {}
    }
    """

  private let rest = """
    final class HeaderView: UIView {
      var onTap: () -> Void = {}
      override init(frame: CGRect) { super.init(frame: frame); setUp() }
      required init?(coder: NSCoder) { fatalError() }
      private func setUp() {}
    }
    final class NoteCell: UITableViewCell { override func prepareForReuse() { clear() }; func clear() {} }
    final class NoteViewController: UIViewController { override func viewWillAppear(_ animated: Bool) { load() }
      func load() {} }
    final class HelpViewController: UIViewController { override func loadView() {} }
    """

  @Test("what the system calls of a view controller and of what it makes")
  func members() {
    let found = reached([
      "SceneDelegate.swift": sceneDelegate("window?.rootViewController = HomeViewController()"),
      "Home.swift": home, "Rest.swift": rest,
    ])
    for name in [
      "HomeViewController.viewDidLoad", "HomeViewController.tableView", "HomeViewController.open",
      "HomeViewController.deleteTapped", "HomeViewController.erase", "HomeViewController.saveTapped",
      "HomeViewController.keep", "HomeViewController.held", "HomeViewController.headerTapped",
      "HomeViewController.searchBarSearchButtonClicked", "HomeViewController.find", "HeaderView.init",
      "HeaderView.setUp", "NoteCell.prepareForReuse", "NoteCell.clear", "NoteViewController.viewWillAppear",
      "NoteViewController.load", "HelpViewController.loadView",
    ] {
      #expect(found.contains(name), "\(name) is not reached")
    }
    #expect(!found.contains("HomeViewController.unused"))
    #expect(!found.contains("HomeViewController.neverCalled"))
  }

  @Test("pushed and presented controllers are led to as such")
  func edges() {
    let snapshot = snapshot([
      "SceneDelegate.swift": sceneDelegate("window?.rootViewController = HomeViewController()"),
      "Home.swift": home, "Rest.swift": rest,
    ])
    func kinds(_ owner: String) -> Set<ViewGraph.EdgeKind> {
      Set(
        snapshot.graph.nodes.filter { snapshot.index.ownerName(of: $0.declaration) == owner }
          .flatMap(\.incoming).map(\.kind))
    }
    #expect(kinds("NoteViewController").contains(.pushes))
    #expect(kinds("HelpViewController") == [.presents])
    #expect(!kinds("HeaderView").contains(.presents))
  }

  @Test("ways name the controller, then what runs of it")
  func paths() {
    let files = [
      "SceneDelegate.swift": sceneDelegate("window?.rootViewController = HomeViewController()"),
      "Home.swift": home, "Rest.swift": rest,
    ]
    #expect(path(to: "erase", files) == ["scene()", "HomeViewController", "deleteButton", "deleteTapped()", "erase()"])
    #expect(
      path(to: "open", files) == ["scene()", "HomeViewController", "tableView(_:didSelectRowAt:)", "open()"])
    #expect(path(to: "headerTapped", files) == ["scene()", "HomeViewController", "headerTapped()"])
  }

  @Test("coordinators, hosting controllers, navigation and tab bar controllers, functions")
  func roots() {
    let one = "final class OneViewController: UIViewController { override func viewDidLoad() {} }"
    func isReached(_ statements: String, _ more: String = "") -> Bool {
      reached([
        "SceneDelegate.swift": sceneDelegate(statements), "One.swift": one, "More.swift": more,
      ]).contains("OneViewController.viewDidLoad")
    }
    #expect(isReached("window?.rootViewController = UINavigationController(rootViewController: OneViewController())"))
    #expect(isReached("let tabs = UITabBarController()\ntabs.viewControllers = [OneViewController()]"))
    #expect(
      isReached("let tabs = UITabBarController()\ntabs.setViewControllers([OneViewController()], animated: false)"))
    #expect(
      isReached(
        "coordinator = AppCoordinator(window: window)\ncoordinator.start()",
        """
        final class AppCoordinator {
          func start() { show() }
          private func show() { window.rootViewController = OneViewController() }
        }
        extension SceneDelegate { var coordinator: AppCoordinator { AppCoordinator() } }
        """))
    #expect(
      isReached(
        "let coordinator = AppCoordinator(window: window)",
        "final class AppCoordinator { init(window: UIWindow?) { window?.rootViewController = OneViewController() } }"))
    #expect(
      isReached(
        "window?.rootViewController = makeRoot()", "func makeRoot() -> UIViewController { OneViewController() }"))
    #expect(
      reached([
        "SceneDelegate.swift": sceneDelegate("window?.rootViewController = UIHostingController(rootView: CardView())"),
        "Card.swift": "import SwiftUI\nstruct CardView: View { var body: some View { Text(\"a\") } }",
      ]).contains("CardView.body"))
  }

  @Test("the application delegate of an app without scenes")
  func applicationDelegate() {
    let delegate = """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [AnyHashable: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: ListController())
          return true
        }
      }
      """
    let list = "final class ListController: UITableViewController { override func viewDidLoad() {} }"
    #expect(reached(["A.swift": delegate, "B.swift": list]).contains("ListController.viewDidLoad"))
    #expect(reached(["A.swift": delegate, "B.swift": list], scope: .assistiveAccess).isEmpty)
    let app = """
      import SwiftUI
      @main struct NotesApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
        var body: some Scene { WindowGroup { Text("a") } }
      }
      """
    let found = reached(["A.swift": delegate, "B.swift": list, "C.swift": app])
    #expect(!found.contains("ListController.viewDidLoad"))
    #expect(found.contains("NotesApp.body"))
  }

  @Test("the delegate for Assistive Access sessions")
  func assistiveDelegate() {
    let found = reached(
      [
        "AppDelegate.swift": """
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            if session.role == .windowAssistiveAccessApplication {
              configuration.delegateClass = SimpleDelegate.self
            }
            return configuration
          }
        }
        """,
        "SimpleDelegate.swift": """
        final class SimpleDelegate: UIResponder, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            window.rootViewController = HomeViewController()
          }
        }
        """,
        "SceneDelegate.swift": sceneDelegate("window?.rootViewController = HelpViewController()"),
        "Home.swift": home, "Rest.swift": rest.replacing("class HelpViewController", with: "class OtherController"),
      ], scope: .assistiveAccess)
    #expect(found.contains("HomeViewController.erase"))
    #expect(found.contains("NoteViewController.load"))
    #expect(!found.contains("SceneDelegate.scene"))
  }

  @Test("views that wrap UIKit's, and the coordinator of each")
  func representables() {
    func view(_ name: String) -> String {
      """
      struct \(name): UIViewRepresentable {
        func makeUIView(context: Context) -> some UIView {
          let view = UIView()
          view.addGestureRecognizer(
            UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped)))
          return view
        }
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator: NSObject, UIScrollViewDelegate {
          func scrollViewDidScroll(_ view: UIScrollView) { moved\(name)() }
          @objc func tapped() { hit\(name)() }
          func moved\(name)() {}
          func hit\(name)() {}
        }
      }
      """
    }
    let found = reached([
      "App.swift":
        "import SwiftUI\n@main struct NotesApp: App { var body: some Scene { WindowGroup { Canvas1() } } }",
      "One.swift": view("Canvas1"), "Two.swift": view("Canvas2"),
    ])
    #expect(found.contains("Coordinator.movedCanvas1"))
    #expect(found.contains("Coordinator.hitCanvas1"))
    #expect(!found.contains("Coordinator.movedCanvas2"))
    #expect(!found.contains("Coordinator.hitCanvas2"))
  }
}

@MainActor @preconcurrency open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public override convenience nonisolated init() { fatalError() }
  open var view: UIView!
  open var title: String?
  open var navigationItem: UINavigationItem { fatalError() }
  open var navigationController: UINavigationController? { fatalError() }
  open var tabBarController: UITabBarController? { fatalError() }
  open var splitViewController: UISplitViewController? { fatalError() }
  open var tabBarItem: UITabBarItem!
  open var toolbarItems: [UIBarButtonItem]?
  open var presentedViewController: UIViewController? { fatalError() }
  open var presentingViewController: UIViewController? { fatalError() }
  open var parent: UIViewController? { fatalError() }
  open var children: [UIViewController] { fatalError() }
  open var isModalInPresentation: Bool
  open var modalPresentationStyle: UIModalPresentationStyle
  open var traitCollection: UITraitCollection { fatalError() }
  open var preferredStatusBarStyle: UIStatusBarStyle { fatalError() }
  open var isViewLoaded: Bool { fatalError() }
  open func loadView() { fatalError() }
  open func viewDidLoad() { fatalError() }
  open func viewWillAppear(_ animated: Bool) { fatalError() }
  open func viewDidAppear(_ animated: Bool) { fatalError() }
  open func viewIsAppearing(_ animated: Bool) { fatalError() }
  open func viewWillDisappear(_ animated: Bool) { fatalError() }
  open func viewDidDisappear(_ animated: Bool) { fatalError() }
  open func viewDidLayoutSubviews() { fatalError() }
  open func viewWillLayoutSubviews() { fatalError() }
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) { fatalError() }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { fatalError() }
  open func show(_ controller: UIViewController, sender: Any?) { fatalError() }
  open func addChild(_ controller: UIViewController) { fatalError() }
  open func didMove(toParent parent: UIViewController?) { fatalError() }
  open func setEditing(_ editing: Bool, animated: Bool) { fatalError() }
  open func performSegue(withIdentifier identifier: String, sender: Any?) { fatalError() }
  open var editButtonItem: UIBarButtonItem { fatalError() }
}

public enum UIModalPresentationStyle: Int, Sendable { case automatic, fullScreen, pageSheet, formSheet, popover }
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent }
@MainActor @preconcurrency open class UITraitCollection: NSObject {}

@MainActor @preconcurrency open class UINavigationItem: NSObject {
  public init(title: String) { fatalError() }
  open var title: String?
  open var prompt: String?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton: Bool
  open var searchController: UISearchController?
  open var titleView: UIView?
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { fatalError() }
}

@MainActor @preconcurrency open class UINavigationBar: UIView {
  open var prefersLargeTitles: Bool = false
}

@MainActor @preconcurrency open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { fatalError() }
  public override init(nibName: String?, bundle: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience init() { fatalError() }
  open var viewControllers: [UIViewController]
  open var topViewController: UIViewController? { fatalError() }
  open var navigationBar: UINavigationBar { fatalError() }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { fatalError() }
  open var isNavigationBarHidden: Bool
  open var isToolbarHidden: Bool
  open func pushViewController(_ controller: UIViewController, animated: Bool) { fatalError() }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { fatalError() }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { fatalError() }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) { fatalError() }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { fatalError() }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { fatalError() }
}

@MainActor @preconcurrency open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open var selectedIndex: Int = 0
  open var selectedViewController: UIViewController?
}

@MainActor @preconcurrency open class UISplitViewController: UIViewController {
  public init(style: Style) { fatalError() }
  public override init(nibName: String?, bundle: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  open var viewControllers: [UIViewController]
  open func setViewController(_ controller: UIViewController?, for column: Column) { fatalError() }
}

@MainActor @preconcurrency open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var searchBar: UISearchBar { fatalError() }
}

@MainActor @preconcurrency open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { fatalError() }
  open func addAction(_ action: UIAlertAction) { fatalError() }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) { fatalError() }
  open var textFields: [UITextField]? { fatalError() }
  open var message: String?
  open var preferredAction: UIAlertAction?
}

@MainActor @preconcurrency open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { fatalError() }
}

@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [Any]?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

@MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  open var sourceType: SourceType
  open weak var imageDelegate: AnyObject?
  public struct InfoKey: Hashable, Sendable {
    public static var originalImage: InfoKey { fatalError() }
  }
  public override init(rootViewController: UIViewController) { fatalError() }
  public override init(nibName: String?, bundle: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open class func isSourceTypeAvailable(_ type: SourceType) -> Bool { fatalError() }
}

@MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
  public init(forOpeningContentTypes types: [UTType]) { fatalError() }
  public init(forExporting urls: [URL]) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

@MainActor @preconcurrency open class UIPageViewController: UIViewController {}
@MainActor @preconcurrency open class UIFontPickerViewController: UIViewController {}
@MainActor @preconcurrency open class UIColorPickerViewController: UIViewController {}

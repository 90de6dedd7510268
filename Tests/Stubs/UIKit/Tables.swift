@MainActor @preconcurrency open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public init(frame: CGRect, style: Style) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open func reloadData() { fatalError() }
  open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) { fatalError() }
  open func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
    fatalError()
  }
  open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) { fatalError() }
  public enum RowAnimation: Int, Sendable { case fade, right, left, automatic }
}

@MainActor @preconcurrency public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor @preconcurrency public protocol UITableViewDelegate: NSObjectProtocol {}

extension IndexPath {
  public init(row: Int, section: Int) { fatalError() }
  public var row: Int { fatalError() }
  public var item: Int { fatalError() }
  public var section: Int { fatalError() }
}

@MainActor @preconcurrency open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, checkmark }
  public init(style: CellStyle, reuseIdentifier: String?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var textLabel: UILabel? { fatalError() }
  open var detailTextLabel: UILabel? { fatalError() }
  open var imageView: UIImageView? { fatalError() }
  open var accessoryType: AccessoryType
}

@MainActor @preconcurrency
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  public init(style: UITableView.Style) { fatalError() }
  public override init(nibName: String?, bundle: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var tableView: UITableView!
  open var refreshControl: UIRefreshControl?
  open func numberOfSections(in tableView: UITableView) -> Int { fatalError() }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fatalError() }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { fatalError() }
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { fatalError() }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { fatalError() }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { fatalError() }
  open func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { fatalError() }
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { fatalError() }
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { fatalError() }
}

@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  public init(actions: [UIContextualAction]) { fatalError() }
  open var performsFirstActionWithFullSwipe: Bool
}

@MainActor @preconcurrency open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public init(style: Style, title: String?, handler: @escaping Handler) { fatalError() }
  open var image: UIImage?
  open var backgroundColor: UIColor!
}

@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {}

@MainActor @preconcurrency open class UICollectionView: UIScrollView {}
@MainActor @preconcurrency open class UICollectionViewController: UIViewController {}

public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public init(appearance: Appearance) { fatalError() }
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
}

@MainActor @preconcurrency open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { fatalError() }
}

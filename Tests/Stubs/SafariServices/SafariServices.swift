import UIKit

@MainActor @preconcurrency open class SFSafariViewController: UIViewController {
  public init(url: URL) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

import UIKit

@MainActor @preconcurrency open class WKWebView: UIView {
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { fatalError() }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { fatalError() }
}
open class WKNavigation: NSObject {}

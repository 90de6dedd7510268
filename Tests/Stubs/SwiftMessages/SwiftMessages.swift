import UIKit

@MainActor open class MessageView: UIView {
  public enum Layout: Sendable { case cardView, messageView }
  open class func viewFromNib(layout: Layout) -> MessageView { fatalError() }
}
@MainActor public enum SwiftMessages {
  public enum Duration: Sendable { case automatic, forever }
  public struct Config { public var duration: Duration }
  public static var defaultConfig: Config { fatalError() }
  public static func show(view: UIView) { fatalError() }
  public static func show(config: Config, view: UIView) { fatalError() }
}

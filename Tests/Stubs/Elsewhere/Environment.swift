import SwiftUI

public struct Style: Sendable {
  public static var analog: Style { fatalError() }
  public static var digital: Style { fatalError() }
  public static var full: Style { fatalError() }
  public static var simple: Style { fatalError() }
  public func title(_ isSmall: Bool, _ missing: Bool) -> String { fatalError() }
}
public struct Alarm: Sendable {
  public static var loud: Alarm { fatalError() }
}

extension EnvironmentValues {
  public var style: Style {
    get { fatalError() }
    set { fatalError() }
  }
  public var alarm: Alarm {
    get { fatalError() }
    set { fatalError() }
  }
  public var isSmall: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  public var missing: Bool { fatalError() }
  public var speed: Int {
    get { fatalError() }
    set { fatalError() }
  }
}

extension Notification.Name {
  public static let noteSaved = Notification.Name("")
  public static let logout = Notification.Name("")
}

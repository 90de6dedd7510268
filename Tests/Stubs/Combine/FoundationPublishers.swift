extension NotificationCenter {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher { fatalError() }
}

extension Timer {
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { fatalError() }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public func connect() -> any Cancellable { fatalError() }
  }
}

extension NSObject {
  public func publisher<Subject: NSObject, Value>(for keyPath: KeyPath<Subject, Value>)
    -> AnyPublisher<Value, Never>
  { fatalError() }
}

extension Sequence {
  public var publisher: AnyPublisher<Element, Never> { fatalError() }
}

// What Foundation has on Apple's systems only.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import ObjectiveC

extension NotificationCenter {
  public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
    fatalError()
  }
}

extension Timer {
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { fatalError() }
}

extension NSObject {
  public class func cancelPreviousPerformRequests(withTarget target: Any) { fatalError() }
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) { fatalError() }
  public func setValue(_ value: Any?, forKey key: String) { fatalError() }
  public func value(forKey key: String) -> Any? { fatalError() }
}

public class NSKeyValueObservation: NSObject, @unchecked Sendable {
  public func invalidate() { fatalError() }
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}

public protocol KeyValueObservable {}
extension NSObject: KeyValueObservable {}
extension KeyValueObservable {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { fatalError() }
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { fatalError() }

extension NSObject {
  public func addObserver(
    _ observer: NSObject, forKeyPath path: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) { fatalError() }
  public func removeObserver(_ observer: NSObject, forKeyPath path: String) { fatalError() }
}

extension NotificationCenter {
  public struct NotificationSequence: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Notification? { fatalError() }
    }
    public func makeAsyncIterator() -> AsyncIterator { fatalError() }
  }
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> NotificationSequence {
    fatalError()
  }
}

extension ProcessInfo {
  public var isiOSAppOnMac: Bool { fatalError() }
}

@MainActor open class UndoManager: NSObject {
  public override nonisolated init() { fatalError() }
  open var canUndo: Bool { fatalError() }
  open var canRedo: Bool { fatalError() }
  open func undo() { fatalError() }
  open func redo() { fatalError() }
  open func removeAllActions() { fatalError() }
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) { fatalError() }
  open func setActionName(_ name: String) { fatalError() }
}

extension URL {
  public static var documentsDirectory: URL { fatalError() }
  public static var cachesDirectory: URL { fatalError() }
}

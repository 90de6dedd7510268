import Dispatch

public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ seconds: Int) -> Self
  static func seconds(_ seconds: Double) -> Self
  static func milliseconds(_ milliseconds: Int) -> Self
}

public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
}

/// The stride of every scheduler's time here.
public struct SchedulerStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral {
  public init(floatLiteral value: Double) { fatalError() }
  public init(integerLiteral value: Int) { fatalError() }
  public init?<T: BinaryInteger>(exactly source: T) { fatalError() }
  public var magnitude: Double { fatalError() }
  public static func seconds(_ seconds: Int) -> Self { fatalError() }
  public static func seconds(_ seconds: Double) -> Self { fatalError() }
  public static func milliseconds(_ milliseconds: Int) -> Self { fatalError() }
  public static func < (left: Self, right: Self) -> Bool { fatalError() }
  public static func + (left: Self, right: Self) -> Self { fatalError() }
  public static func - (left: Self, right: Self) -> Self { fatalError() }
  public static func * (left: Self, right: Self) -> Self { fatalError() }
  public static func += (left: inout Self, right: Self) { fatalError() }
  public static func -= (left: inout Self, right: Self) { fatalError() }
  public static func *= (left: inout Self, right: Self) { fatalError() }
}

public struct SchedulerTime: Strideable {
  public func distance(to other: SchedulerTime) -> SchedulerStride { fatalError() }
  public func advanced(by stride: SchedulerStride) -> SchedulerTime { fatalError() }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public struct SchedulerOptions {}
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public struct SchedulerOptions {}
}

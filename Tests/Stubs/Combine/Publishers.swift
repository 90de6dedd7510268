@_exported import FoundationAdditions

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

public protocol Cancellable { func cancel() }

public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) { fatalError() }
  public func cancel() { fatalError() }
  public func store(in set: inout Set<AnyCancellable>) { fatalError() }
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure { fatalError() }
}

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
}

extension Subject where Output == Void {
  public func send() { fatalError() }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  public init() { fatalError() }
  public func send(_ value: Output) { fatalError() }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  public var value: Output
  public init(_ value: Output) { fatalError() }
  public func send(_ value: Output) { fatalError() }
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public init(_ output: Output) { fatalError() }
}

public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

public enum Publishers {
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
  }
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { fatalError() }
}

extension Publisher {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable where Failure == Never { fatalError() }
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { fatalError() }
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable
  where Failure == Never { fatalError() }
  public func assign(to published: inout Published<Output>.Publisher) where Failure == Never { fatalError() }
  public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> { fatalError() }
  public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> AnyPublisher<Result, Failure> {
    fatalError()
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { fatalError() }
  public func first() -> AnyPublisher<Output, Failure> { fatalError() }
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> { fatalError() }
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> { fatalError() }
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable { fatalError() }
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> AnyPublisher<Output, Failure>
  { fatalError() }
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { fatalError() }
  public func debounce<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { fatalError() }
  public func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool)
    -> AnyPublisher<Output, Failure>
  { fatalError() }
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> { fatalError() }
  public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure { fatalError() }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { fatalError() }
  public var values: AsyncPublisher<Self> { fatalError() }
}

public struct AsyncPublisher<Source: Publisher>: AsyncSequence {
  public typealias Element = Source.Output
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async -> Source.Output? { fatalError() }
  }
  public func makeAsyncIterator() -> Iterator { fatalError() }
}

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}

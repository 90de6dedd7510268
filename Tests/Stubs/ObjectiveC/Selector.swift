/// The name of a method that Objective-C sends.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  public init(_ name: String) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
}

/// A half-open range of UTF-8 offsets.
///
/// What the offsets count from is said where the span is kept: from the start
/// of the file, or from the start of the declaration that holds it.
public struct Span: Hashable, Sendable {
  /// UTF-8 offset of the first byte.
  public var lower: Int
  /// UTF-8 offset just past the last byte; never below `lower`.
  public var upper: Int

  public init(_ lower: Int, _ upper: Int) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  /// The empty span at an offset.
  public init(at offset: Int) {
    self.init(offset, offset)
  }

  /// Length in UTF-8 bytes.
  public var length: Int { upper - lower }
  public var isEmpty: Bool { lower == upper }

  public func contains(_ offset: Int) -> Bool { lower <= offset && offset < upper }
  public func contains(_ other: Span) -> Bool { lower <= other.lower && other.upper <= upper }

  /// Whether the two share a byte, or one is empty and stands within or at an edge of the other.
  public func touches(_ other: Span) -> Bool { lower <= other.upper && other.lower <= upper }

  /// The same text seen from an origin that lies `offset` bytes earlier.
  public func shifted(by offset: Int) -> Span { Span(lower + offset, upper + offset) }
}

extension Span: Comparable {
  public static func < (left: Span, right: Span) -> Bool {
    (left.lower, left.upper) < (right.lower, right.upper)
  }
}

/// What a look at a file's words says, without parsing.
public struct ScannedNames: Equatable, Sendable {
  /// What the file is about.
  public struct Markers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// An identifier that contains `ssistiveAccess`.
    public static let assistiveAccess = Markers(rawValue: 1 << 0)
    /// `@main`, `@UIApplicationMain`, or a type that inherits from `App`.
    public static let application = Markers(rawValue: 1 << 1)
    /// A delegate protocol of UIKit's application or scenes.
    public static let applicationDelegate = Markers(rawValue: 1 << 2)
    /// `View`, `ViewModifier`, or a protocol that wraps UIKit.
    public static let view = Markers(rawValue: 1 << 3)
    /// `#Preview` or `PreviewProvider`.
    public static let preview = Markers(rawValue: 1 << 4)
    /// A declared type whose name begins with `AA` and a third capital.
    public static let abbreviated = Markers(rawValue: 1 << 5)
  }

  /// Declared structures, classes, enumerations, actors, protocols and type aliases, nested ones too.
  public var types: Set<String> = []
  /// Extended types, by the last component of their name.
  public var extended: Set<String> = []
  /// Functions at the top level of the file and of extensions, without operators. A type's own are found with it.
  public var functions: Set<String> = []
  /// Variables at the top level of the file and of extensions; of several in one declaration the first.
  public var variables: Set<String> = []
  public var markers: Markers = []
  /// Comments that may hold a suppression: those that contain `aa:`, in order.
  public var comments: [ScannedComment] = []
  /// Length of the text in UTF-8 bytes.
  public var byteCount = 0

  public init() {}
}

/// A comment that may suppress findings.
public struct ScannedComment: Hashable, Sendable {
  /// UTF-8 span in the file, comment marks included, line end not.
  public var span: Span

  public init(span: Span) {
    self.span = span
  }
}

/// One value of a property list and where it stands.
public struct PropertyListValue: Hashable, Sendable {
  public var content: Content
  /// The whole element, tags included, in UTF-8 offsets of the file; nil in a binary list and in a value made by hand.
  public var span: Span?

  public init(_ content: Content, span: Span? = nil) {
    self.content = content
    self.span = span
  }

  public enum Content: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    /// As the XML form writes it: `2026-01-31T12:00:00Z`.
    case date(String)
    case data([UInt8])
    case array([PropertyListValue])
    case dictionary(PropertyListDictionary)
  }

  /// Deeper lists are not read: no real one comes near, and values this deep are safe to compare and to free.
  static let depthLimit = 128
}

// MARK: - Asking

extension PropertyListValue {
  public var string: String? { if case .string(let value) = content { value } else { nil } }
  public var integer: Int? { if case .integer(let value) = content { value } else { nil } }
  public var real: Double? { if case .real(let value) = content { value } else { nil } }
  public var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }
  public var date: String? { if case .date(let value) = content { value } else { nil } }
  public var data: [UInt8]? { if case .data(let value) = content { value } else { nil } }
  public var array: [PropertyListValue]? { if case .array(let value) = content { value } else { nil } }
  public var dictionary: PropertyListDictionary? { if case .dictionary(let value) = content { value } else { nil } }

  /// The entry of that key, if this is a dictionary that has it.
  public subscript(key: String) -> PropertyListDictionary.Entry? { dictionary?[key] }

  /// What kind of value this is, as a message says it: `boolean`, `dictionary`, …
  public var kindName: String {
    switch content {
    case .string: "string"
    case .integer: "integer"
    case .real: "real"
    case .boolean: "boolean"
    case .date: "date"
    case .data: "data"
    case .array: "array"
    case .dictionary: "dictionary"
    }
  }

  /// Whether this is a string with a `$(NAME)` or `${NAME}` in it, so that only the build knows what it says.
  public var refersToBuildSetting: Bool {
    guard let string else { return false }
    return zip(string.utf8, string.utf8.dropFirst()).contains { first, second in
      first == UInt8(ascii: "$") && (second == UInt8(ascii: "(") || second == UInt8(ascii: "{"))
    }
  }
}

// MARK: - Making

extension PropertyListValue {
  public static func string(_ value: String) -> PropertyListValue { PropertyListValue(.string(value)) }
  public static func integer(_ value: Int) -> PropertyListValue { PropertyListValue(.integer(value)) }
  public static func real(_ value: Double) -> PropertyListValue { PropertyListValue(.real(value)) }
  public static func boolean(_ value: Bool) -> PropertyListValue { PropertyListValue(.boolean(value)) }
  public static func array(_ values: [PropertyListValue]) -> PropertyListValue { PropertyListValue(.array(values)) }
  public static func dictionary(_ value: PropertyListDictionary) -> PropertyListValue {
    PropertyListValue(.dictionary(value))
  }
}

/// Any JSON text as a value, for members whose shape is not known ahead.
///
/// Known shapes are decoded from and encoded to JSON text directly, without passing through this type:
/// with Foundation's coders that is three to four times faster.
public enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  /// A number without a fraction that fits; `1.0` is one of them.
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Each refused attempt costs a thrown error, so the commonest kinds come first.
    if container.decodeNil() {
      self = .null
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let int = try? container.decode(Int.self) {
      self = .int(int)
    } else if let object = try? container.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else {
      let double = try container.decode(Double.self)
      // Beyond the digits that it can hold it is written without a fraction, and read as what it is then.
      self = double.magnitude >= 0x1p53 ? Int(exactly: double).map(Self.int) ?? .double(double) : .double(double)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .int(let int): try container.encode(int)
    // JSON has no word for infinity or not-a-number; null is what JavaScript writes.
    case .double(let double) where !double.isFinite: try container.encodeNil()
    case .double(let double): try container.encode(double)
    case .string(let string): try container.encode(string)
    case .array(let array): try container.encode(array)
    case .object(let object): try container.encode(object)
    }
  }
}

extension JSONValue {
  /// The member of an object, or nil if there is none or this is no object.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  public var stringValue: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  public var intValue: Int? {
    guard case .int(let int) = self else { return nil }
    return int
  }

  public var boolValue: Bool? {
    guard case .bool(let bool) = self else { return nil }
    return bool
  }

  public var arrayValue: [JSONValue]? {
    guard case .array(let array) = self else { return nil }
    return array
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .int(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(nilLiteral: ()) { self = .null }

  /// Of equal keys the last one counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}

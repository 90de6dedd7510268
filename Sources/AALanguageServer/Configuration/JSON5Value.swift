import AAAnalysis

/// A value of JSON5 and where it stands. Foundation reads JSON5 too, but does not say where a key is.
struct JSON5Value: Equatable, Sendable {
  indirect enum Kind: Equatable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSON5Value])
    case object([Member])
  }

  struct Member: Equatable, Sendable {
    var key: String
    /// With its quotation marks.
    var keySpan: Span
    var value: JSON5Value
  }

  var kind: Kind
  /// UTF-8 offsets in the text.
  var span: Span

  var string: String? { if case .string(let text) = kind { text } else { nil } }
  var number: Double? { if case .number(let number) = kind { number } else { nil } }
  var elements: [JSON5Value]? { if case .array(let elements) = kind { elements } else { nil } }
  var members: [Member]? { if case .object(let members) = kind { members } else { nil } }

  /// For messages: `a number`.
  var description: String {
    switch kind {
    case .null: "null"
    case .boolean(let value): String(value)
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

public import Foundation

/// JSON text: Foundation's coders behind the guards that keep hostile text from reaching them.
public enum JSONText {
  /// How deep arrays and objects may be nested in text from the other side.
  ///
  /// Foundation itself stops at 512. Ours comes first so that no stack, however small, depends on it.
  public static let maximumDepth = 256

  /// UTF-8 JSON with sorted keys and plain slashes: equal values give equal bytes.
  ///
  /// Throws `EncodingError`, for example for a number that is not finite.
  public static func encode(_ value: some Encodable) throws -> Data {
    try encoder.encode(value)
  }

  /// Decodes a value from text that need not be trusted.
  ///
  /// Unpaired surrogate escapes are read as U+FFFD. Throws `DecodingError`, also for text nested too deep.
  public static func decode<Value: Decodable>(_ type: Value.Type = Value.self, from text: Data) throws -> Value {
    var text = text
    guard guardAgainstHostileText(&text) else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: tooDeep))
    }
    return try decoder.decode(type, from: text)
  }

  static let tooDeep = "nested deeper than \(maximumDepth) levels"

  // Neither coder is changed after it was made, which makes sharing them safe.
  static let decoder = JSONDecoder()
  static let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  /// Repairs unpaired surrogates in place. False if the text is nested too deep to be parsed.
  static func guardAgainstHostileText(_ text: inout Data) -> Bool {
    let scan = text.withUnsafeBytes { JSONScan($0, maximumDepth: maximumDepth) }
    if !scan.unpairedSurrogates.isEmpty {
      text.withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) in
        for escape in scan.unpairedSurrogates {
          // An editor that was split in the middle of an emoji sends half of it. Refusing the whole text would lose
          // the document; U+FFFD keeps its length in UTF-16, so every position stays right.
          for (offset, digit) in "FFFD".utf8.enumerated() { bytes[escape + 2 + offset] = digit }
        }
      }
    }
    return !scan.isTooDeep
  }
}

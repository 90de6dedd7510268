import Foundation
import JSONRPC

/// A short name for what a client is told of a file: equal lists have equal ones.
struct ContentDigest: Hashable, Sendable {
  /// The 64-bit hash of Fowler, Noll and Vo (variant 1a) over the JSON text.
  private let value: UInt64

  init(_ told: [some Encodable]) {
    self.init(text: (try? JSONText.encode(told)) ?? Data())
  }

  /// - Parameter text: the list as `JSONText` writes it.
  init(text: Data) {
    value = text.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// For `resultId`. Tells lists of other versions of this tool apart too, because the text is all that counts.
  var text: String { String(value, radix: 16) }
}

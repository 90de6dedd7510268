import SwiftParser
import SwiftSyntax

/// One Swift source file: its bytes, its syntax tree and its outline.
public final class SwiftFile: Sendable {
  public let bytes: [UInt8]
  public let outline: FileOutline
  private let items: [OutlineItem]

  public init(bytes: [UInt8]) {
    self.bytes = bytes
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 256) }
    items = OutlineBuilder(bytes: bytes).items(of: tree)
    outline = FileOutline(items: items)
  }

  /// The outline of a text whose tree nobody needs.
  public static func outline(of bytes: [UInt8]) -> FileOutline {
    SwiftFile(bytes: bytes).outline
  }
}

/// Keeps encoded outlines from one run to the next: two questions to whoever does input and output.
public struct OutlineStore: Sendable {
  /// What was kept for a text; nil if nothing was. Called from several threads.
  public var find: @Sendable (TextDigest) -> [UInt8]?
  /// Takes what was made of a text that lies on disk as it is. Called from several threads.
  public var keep: @Sendable (TextDigest, [UInt8]) -> Void

  public init(
    find: @escaping @Sendable (TextDigest) -> [UInt8]?, keep: @escaping @Sendable (TextDigest, [UInt8]) -> Void
  ) {
    self.find = find
    self.keep = keep
  }

  /// The outline of a text, from the store if it has that, and else read and given to the store.
  ///
  /// - Returns: also whether the store had it.
  func outline(of bytes: [UInt8], texts: LocalizedTexts) -> (outline: FileOutline, isKnown: Bool) {
    let digest = TextDigest(of: bytes)
    if let known = find(digest),
      let outline = OutlineCoding.decode(known, sourceLength: bytes.count, texts: texts)
    {
      return (outline, true)
    }
    let outline = SwiftFile.outline(of: bytes, texts: texts)
    if let encoded = OutlineCoding.encode(outline, sourceLength: bytes.count) { keep(digest, encoded) }
    return (outline, false)
  }
}

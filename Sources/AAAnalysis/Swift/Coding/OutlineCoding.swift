/// Outlines as bytes, so that a text need not be parsed again.
///
/// What is encoded is what the text alone says. The texts of keys are looked up when it is decoded, so that another
/// strings table makes nothing obsolete.
public enum OutlineCoding {
  /// Another one for every change of what an outline holds or of how it is written.
  public static let layout = 1

  /// The bytes of an outline; nil for one that nests deeper than any hand writes.
  ///
  /// - Parameter sourceLength: of the outlined text, in UTF-8 bytes.
  public static func encode(_ outline: FileOutline, sourceLength: Int) -> [UInt8]? {
    var writer = OutlineWriter()
    writer.write(outline)
    guard !writer.isTooDeep else { return nil }
    return sealed(writer.bytes, sourceLength: sourceLength)
  }

  /// The outline that bytes were made of; nil if they are not as they were written.
  ///
  /// - Parameters:
  ///   - sourceLength: of the outlined text, in UTF-8 bytes.
  ///   - texts: what literals that are keys stand for.
  public static func decode(
    _ bytes: [UInt8], sourceLength: Int, texts: LocalizedTexts = LocalizedTexts()
  ) -> FileOutline? {
    DeepStack.run {
      bytes.withUnsafeBufferPointer { buffer in
        guard let end = contentEnd(of: buffer, sourceLength: sourceLength) else { return nil }
        return content(UnsafeBufferPointer(rebasing: buffer[..<end]), sourceLength: sourceLength, texts: texts)
      }
    }
  }

  /// The same without a look at whether the bytes are as they were written.
  static func content(
    _ bytes: UnsafeBufferPointer<UInt8>, sourceLength: Int, texts: LocalizedTexts
  ) -> FileOutline? {
    do throws(OutlineCorruption) {
      var reader = try OutlineReader(bytes, sourceLength: sourceLength, texts: texts)
      let outline = try FileOutline(from: &reader)
      return reader.isAtEnd ? outline : nil
    } catch {
      return nil
    }
  }

  /// How many bytes stand for the content itself and for its length.
  static let sealLength = 8

  private static func sealed(_ content: [UInt8], sourceLength: Int) -> [UInt8] {
    let seal = content.withUnsafeBytes { self.seal(of: $0, sourceLength: sourceLength) }
    return content + withUnsafeBytes(of: seal.littleEndian, Array.init)
  }

  private static func contentEnd(of bytes: UnsafeBufferPointer<UInt8>, sourceLength: Int) -> Int? {
    let end = bytes.count - sealLength
    guard end >= 0 else { return nil }
    let raw = UnsafeRawBufferPointer(bytes)
    let seal = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: end, as: UInt64.self))
    return seal == self.seal(of: UnsafeRawBufferPointer(rebasing: raw[..<end]), sourceLength: sourceLength) ? end : nil
  }

  private static func seal(of content: UnsafeRawBufferPointer, sourceLength: Int) -> UInt64 {
    TextDigest(of: content).low ^ UInt64(truncatingIfNeeded: sourceLength) &* 0x9E37_79B9_7F4A_7C15
  }
}

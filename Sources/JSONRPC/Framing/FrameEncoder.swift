public import struct Foundation.Data

/// Puts a header before a body.
public enum FrameEncoder {
  /// Header and body in one buffer, so that no other message can come between them.
  public static func frame(_ body: Data) -> Data {
    var frame = Data("Content-Length: \(body.count)\r\n\r\n".utf8)
    frame.append(body)
    return frame
  }
}

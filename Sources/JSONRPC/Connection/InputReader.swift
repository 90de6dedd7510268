import Foundation

/// Reads frames on a thread of its own and never waits for anything but input.
enum InputReader {
  enum End: Equatable, Sendable {
    /// `isInsideMessage`: the last message was cut off.
    case closed(isInsideMessage: Bool)
    case failed(errno: Int32)
  }

  /// Calls both closures on the new thread; `onEnd` once, and last.
  static func start(
    _ input: FileDescriptor,
    onFrame: @escaping @Sendable (Frame) -> Void,
    onEnd: @escaping @Sendable (End) -> Void
  ) {
    startThread("JSONRPC reader") { onEnd(readUntilEnd(input, onFrame)) }
  }

  private static func readUntilEnd(_ input: FileDescriptor, _ onFrame: (Frame) -> Void) -> End {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
    defer { buffer.deallocate() }
    var decoder = FrameDecoder()
    while true {
      switch input.readBytes(into: buffer) {
      case .bytes(let count):
        decoder.append(UnsafeRawBufferPointer(buffer)[..<count])
        while let frame = decoder.next() { onFrame(frame) }
      case .end: return .closed(isInsideMessage: decoder.isInsideMessage)
      case .failure(let errno): return .failed(errno: errno)
      }
    }
  }
}

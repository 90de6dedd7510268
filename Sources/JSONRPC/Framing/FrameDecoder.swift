public import struct Foundation.Data

/// What a stream of bytes holds next.
public enum Frame: Equatable, Sendable {
  /// The whole body of one message, never empty.
  case body(Data)
  case problem(FramingProblem)
}

/// Cuts a stream of bytes into message bodies.
///
/// The bytes may come in any pieces; the frames do not depend on how they were cut. After garbage or a malformed
/// header the decoder goes on at the next `Content-Length` that it can believe, even in the middle of a line, because
/// a stray `print` seldom ends its line. Every byte is copied and searched a bounded number of times.
public struct FrameDecoder: Sendable {
  private let maximumBodyLength: Int
  private let maximumHeaderLength: Int

  private var buffer: [UInt8] = []
  /// First byte not yet used up: of a header, or of a body once `header` is known.
  private var start = 0
  private var lineStart = 0
  /// Bytes before this hold no further line end.
  private var searched = 0
  private var header: FrameHeader?

  /// - Parameters:
  ///   - maximumBodyLength: longest body in bytes; a header that announces more is malformed.
  ///   - maximumHeaderLength: longest header in bytes, with its blank line; at least 64.
  public init(maximumBodyLength: Int = 1 << 30, maximumHeaderLength: Int = 8192) {
    self.maximumBodyLength = maximumBodyLength
    self.maximumHeaderLength = max(64, maximumHeaderLength)
  }

  /// Whether the stream stands inside a message. At its end that means a message was cut off.
  public var isInsideMessage: Bool { header != nil || start < buffer.count }

  public mutating func append(_ bytes: some Sequence<UInt8>) {
    discardUsedBytes()
    buffer.append(contentsOf: bytes)
  }

  /// The next frame, or nil until more bytes come.
  public mutating func next() -> Frame? {
    while true {
      if let header {
        guard buffer.count - start >= header.bodyLength else { return nil }
        self.header = nil
        let body = buffer[start..<(start + header.bodyLength)]
        beginHeader(at: body.endIndex)
        if let charset = header.unsupportedCharset { return .problem(.unsupportedCharset(charset)) }
        // An empty body is a keep-alive of some clients: nothing to answer.
        if body.isEmpty { continue }
        return .body(Data(body))
      }
      guard let block = nextHeaderBlock() else {
        guard buffer.count - start >= maximumHeaderLength else { return nil }
        discardOverlongHeader()
        return .problem(.headerTooLong)
      }
      if let problem = read(block) { return .problem(problem) }
    }
  }

  /// The lines of the next header once its blank line is here.
  private mutating func nextHeaderBlock() -> Range<Int>? {
    var limit = min(buffer.count, start + maximumHeaderLength)
    while let newline = buffer[searched..<limit].firstIndex(of: UInt8(ascii: "\n")) {
      let line = lineStart..<newline
      searched = newline + 1
      lineStart = newline + 1
      let isBlank = line.isEmpty || (line.count == 1 && buffer[line.lowerBound] == UInt8(ascii: "\r"))
      guard isBlank else { continue }
      if line.lowerBound == start {
        // A blank line between two messages is harmless.
        beginHeader(at: newline + 1)
        limit = min(buffer.count, start + maximumHeaderLength)
        continue
      }
      return start..<lineStart
    }
    searched = limit
    return nil
  }

  private mutating func read(_ block: Range<Int>) -> FramingProblem? {
    beginHeader(at: block.upperBound)
    let lines = buffer[block]
    switch FrameHeader.parse(lines, maximumBodyLength: maximumBodyLength) {
    case .success(let header):
      self.header = header
      return header.malformedLine.map { .malformedLine($0) }
    case .failure(.conflictingLengths):
      // Either length could be the wrong one, so neither is worth a try.
      return .conflictingLengths
    case .failure(let problem):
      // The tail of a lost message or a stray print may stand before the name, on the same line.
      if let name = lines.lastIndex(of: FrameHeader.lengthName), name > block.lowerBound,
        case .success(let header) = FrameHeader.parse(lines[name...], maximumBodyLength: maximumBodyLength)
      {
        self.header = header
      }
      return problem
    }
  }

  private mutating func discardOverlongHeader() {
    let end = start + maximumHeaderLength
    let candidates = buffer[(start + 1)..<end]
    // Without a name, the end of the window may still hold the beginning of one.
    let restart = candidates.lastIndex(of: FrameHeader.lengthName) ?? end - FrameHeader.lengthName.utf8CodeUnitCount
    beginHeader(at: restart)
  }

  private mutating func beginHeader(at index: Int) {
    start = index
    lineStart = index
    searched = index
  }

  private mutating func discardUsedBytes() {
    // Moving the rest only when at least as much is thrown away keeps the work linear.
    guard start > 0, start * 2 >= buffer.count else { return }
    buffer.removeFirst(start)
    lineStart -= start
    searched -= start
    start = 0
    if buffer.isEmpty, buffer.capacity > 1 << 20 { buffer = [] }
  }
}

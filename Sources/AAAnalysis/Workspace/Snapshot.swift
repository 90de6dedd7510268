/// Everything known at one moment. Immutable; the same snapshot gives the same answers.
public struct Snapshot: Sendable {
  var texts: [FileID: SourceText] = [:]

  /// Swift files that matter and were read, in order of their paths.
  public var swiftFiles: [FileID] { texts.keys.filter { $0.path.hasSuffix(".swift") }.sorted() }
  /// Property lists of the workspace, in order of their paths.
  public var propertyLists: [FileID] { texts.keys.filter { $0.path.hasSuffix(".plist") }.sorted() }

  /// The text of a file that is open, matters, or was asked for; nil if it cannot be read.
  public func text(of file: FileID) -> SourceText? { texts[file] }

  /// UTF-8 spans of the comments of a file that contain `aa:`, as a whole and in order: `//`, `/* */`, `<!-- -->`.
  public func suppressionComments(in file: FileID) -> [Span] {
    guard let text = texts[file] else { return [] }
    if file.path.hasSuffix(".plist") { return text.markupComments(containing: "aa:") }
    return text.swiftComments(containing: "aa:")
  }
}

extension SourceText {
  fileprivate func swiftComments(containing word: String) -> [Span] {
    var comments: [Span] = []
    var offset = 0
    while offset < bytes.count {
      let rest = bytes[offset...]
      var end = offset
      if rest.starts(with: "//".utf8) {
        end = lines.lineSpan(lines.line(at: offset), in: bytes).upper
      } else if rest.starts(with: "/*".utf8) {
        var depth = 0
        repeat {
          if bytes[end...].starts(with: "/*".utf8) {
            depth += 1
            end += 2
          } else if bytes[end...].starts(with: "*/".utf8) {
            depth -= 1
            end += 2
          } else {
            end += 1
          }
        } while depth > 0 && end < bytes.count
      } else if rest.first == UInt8(ascii: "#") || rest.first == UInt8(ascii: "\"") {
        let pounds = rest.prefix { $0 == UInt8(ascii: "#") }.count
        let isLong = rest.dropFirst(pounds).starts(with: "\"\"\"".utf8)
        guard rest.dropFirst(pounds).first == UInt8(ascii: "\"") else {
          offset += max(pounds, 1)
          continue
        }
        let quote = Array(repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1)
        let closer = quote + Array(repeating: UInt8(ascii: "#"), count: pounds)
        offset += pounds + quote.count
        while offset < bytes.count, !bytes[offset...].starts(with: closer) {
          if !isLong, bytes[offset] == 0x0A { break }
          offset += pounds == 0 && bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        offset = min(offset + closer.count, bytes.count)
        continue
      } else {
        offset += 1
        continue
      }
      if bytes[offset..<end].firstRange(of: Array(word.utf8)) != nil { comments.append(Span(offset, end)) }
      offset = end
    }
    return comments
  }
}

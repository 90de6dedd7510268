import AAAnalysis
import Foundation

/// What a client's URI names: a file on disk, or a text that only the client has.
///
/// Parsed by hand, because Foundation's answers about file URLs differ between systems and releases. Clients write
/// one file in several ways (`file:///c%3A/x` and `file:///c:/x`, `%2B` and `+`, through a symbolic link), so the
/// string they used is kept to be echoed, and files are told apart by their real paths.
struct DocumentAddress: Equatable, Sendable {
  /// What the analysis calls the text.
  var file: FileID
  /// Whether it is a file on disk, which may lie in a folder of the workspace.
  var isFile: Bool

  init(file: FileID, isFile: Bool) {
    self.file = file
    self.isFile = isFile
  }

  /// - Parameter languageID: decides how a text is read that has no path and no telling name.
  init(uri: String, languageID: String? = nil) {
    if let path = Self.path(ofURI: uri) {
      file = FileID(Self.realPath(ofFileAt: path))
      isFile = true
    } else {
      let own = FileID(uri)
      let isSwift = languageID == "swift" && FileKind(own, isOpen: true) != .swift
      // The fragment gives it an ending that tells its kind; the URI before it keeps it apart from all others.
      file = isSwift ? FileID(uri + "#/Untitled.swift") : own
      isFile = false
    }
  }

  /// The path in a `file:` URI as it is written, without `.`, `..` and doubled slashes. Nil for other URIs, and for
  /// paths that no file here can have: on another host, with a NUL, not UTF-8.
  static func path(ofURI uri: String) -> String? {
    let scheme = "file:"
    let bytes = Array(uri.utf8)
    guard bytes.count > scheme.utf8.count,
      zip(bytes, scheme.utf8).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
    else { return nil }
    var rest = bytes[scheme.utf8.count...]
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != UInt8(ascii: "/") }
      guard host.isEmpty || String(decoding: host, as: UTF8.self).lowercased() == "localhost" else { return nil }
      rest = rest.dropFirst(host.count)
    }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    // `?` and `#` are taken as part of the path: no client asks a file a question, but some forget to escape them.
    let decoded = percentDecoded(rest)
    guard !decoded.contains(0), let path = String(validating: decoded, as: UTF8.self) else { return nil }
    return normalized(path)
  }

  /// The URI of a path, with everything escaped but letters, digits, `-._~/`.
  static func uri(ofPath path: String) -> String {
    var uri = "file://"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return uri
  }

  /// The path without symbolic links. Of a file that does not exist, the part that does is resolved.
  static func realPath(_ path: String) -> String {
    var missing: [Substring] = []
    var existing = path[...]
    while true {
      if let resolved = resolved(String(existing)) {
        let whole = missing.reversed().reduce(resolved) { $0 == "/" ? "/\($1)" : "\($0)/\($1)" }
        return folded(whole)
      }
      guard existing != "/", let slash = existing.utf8.lastIndex(of: UInt8(ascii: "/")) else { return folded(path) }
      missing.append(existing[existing.utf8.index(after: slash)...])
      existing = slash == existing.startIndex ? "/" : existing[..<slash]
    }
  }

  /// The same for a path that names a text. A name is right about what a text is, and not what its link leads to: a
  /// folder, a file of another kind, or one in a store that has no names.
  private static func realPath(ofFileAt path: String) -> String {
    let real = realPath(path)
    guard let kind = FileKind(FileID(path)), kind != FileKind(FileID(real)), let folder = PathText.folder(of: path)
    else { return real }
    return PathText.joined(realPath(folder), FileID(path).name)
  }

  private static func resolved(_ path: String) -> String? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(validatingCString: buffer)
  }

  /// One form for names that the file system takes for equal.
  private static func folded(_ path: String) -> String {
    #if os(macOS)
      path.precomposedStringWithCanonicalMapping
    #else
      path
    #endif
  }

  private static func percentDecoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap(hexadecimalValue)
      if byte == UInt8(ascii: "%"), digits.count == 2 {
        result.append(digits[0] << 4 | digits[1])
        rest = rest.dropFirst(2)
      } else {
        // A stray `%` means itself.
        result.append(byte)
      }
    }
    return result
  }

  private static func hexadecimalValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func normalized(_ path: String) -> String {
    var components: [Substring] = []
    for component in path.split(separator: "/") {
      switch component {
      case ".": continue
      case "..": _ = components.popLast()
      default: components.append(component)
      }
    }
    return "/" + components.joined(separator: "/")
  }
}

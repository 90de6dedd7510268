import AAAnalysis
import Foundation

/// Which program this is: another one may make something else of a text.
enum ToolIdentity {
  /// The same one for the same program with the same parser, wherever they lie.
  static let current: TextDigest = {
    var parts = [ToolVersion.number, "layout \(OutlineCoding.layout)"]
    let program = Bundle.main.executablePath.flatMap(DiskEntry.realPath)
    for path in [program].compactMap({ $0 }) + parserLibraries { parts.append(mark(of: path)) }
    return TextDigest(of: Array(parts.joined(separator: "\n").utf8))
  }()

  /// Name, size and time of a file. Seconds are enough, and all that archives keep.
  private static func mark(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "\(FileID(path).name) is gone" }
    return "\(FileID(path).name) \(status.st_size) \(status.modificationSecond)"
  }

  /// The libraries of SwiftSyntax that were loaded; none if it is part of the program.
  private static var parserLibraries: [String] {
    #if canImport(Darwin)
      let loaded = (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
    #else
      let descriptor = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return [] }
      defer { close(descriptor) }
      let maps = (try? FileReader.bytes(of: descriptor, expectedCount: nil, ceiling: 8 << 20)) ?? []
      let loaded = maps.split(separator: Byte.lineFeed).compactMap { line in
        line.firstIndex(of: UInt8(ascii: "/")).map { String(decoding: line[$0...], as: UTF8.self) }
      }
    #endif
    return Set(loaded).filter { path in
      let name = FileID(path).name
      return name.hasPrefix("libSwiftSyntax.") || name.hasPrefix("libSwiftParser.")
    }
    .sorted()
  }
}

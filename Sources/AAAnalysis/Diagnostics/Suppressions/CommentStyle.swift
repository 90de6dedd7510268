/// How a comment is written.
enum CommentStyle: CaseIterable {
  /// To the end of the line.
  case slashes
  case block
  /// In XML.
  case markup
  /// To the end of the line, in YAML and Ruby.
  case hash

  var opener: String {
    switch self {
    case .slashes: "//"
    case .block: "/*"
    case .markup: "<!--"
    case .hash: "#"
    }
  }

  /// Empty if the comment ends with its line.
  var closer: String {
    switch self {
    case .slashes, .hash: ""
    case .block: "*/"
    case .markup: "-->"
    }
  }

  /// What may stand before the words, beside the opener itself: the marks of documentation and of pretty comments.
  var decoration: String {
    switch self {
    case .slashes: "/!"
    case .block, .markup: "*!"
    case .hash: "#!"
    }
  }

  /// The style of a comment that begins with these bytes.
  init?(opening bytes: ArraySlice<UInt8>) {
    guard let style = Self.allCases.first(where: { bytes.starts(with: $0.opener.utf8) }) else { return nil }
    self = style
  }

  /// How to write a comment in a file; nil if it can have none.
  init?(for file: FileID, _ text: SourceText) {
    switch ProjectFileKind(file) {
    case .xcodeGenSpec, .otherYAML, .podfile:
      self = .hash
      return
    case .xcodeProject, .buildConfiguration, .tuistManifest, .packageManifest:
      self = .slashes
      return
    case nil: break
    }
    switch FileKind(file, isOpen: true) {
    case .swift: self = .slashes
    case .propertyList:
      switch PropertyListFormat(of: text.bytes) {
      case .xml: self = .markup
      case .openStep: self = .slashes
      case .binary, .json: return nil
      }
    case .stringsTable, .projectFile, nil: return nil
    }
  }

  /// The text of a comment that says something on one line.
  func comment(_ words: String) -> String {
    "\(opener) \(words)" + (closer.isEmpty ? "" : " " + closer)
  }
}

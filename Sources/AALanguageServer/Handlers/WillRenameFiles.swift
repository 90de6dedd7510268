import AAAnalysis

extension LiveWorkspace {
  /// What else is to be written so that configurations and projects find a file where it will be; null if nothing is.
  func willRenameFiles(_ params: LSP.RenameFilesParams) -> LSP.WorkspaceEdit? {
    let moves = FileMoves(
      params.files.compactMap { rename in
        guard let new = DocumentAddress.path(ofURI: rename.newUri) else { return nil }
        return (file(named: rename.oldUri).path, DocumentAddress.realPath(new))
      })
    var open: [FileID] = []
    for file in documents.keys where isConfiguration(file) && file.path.hasPrefix("/") { open.append(file) }
    let files = Set(open + configurations.paths.map { FileID($0) })
    func text(of file: FileID) -> SourceText? { documents[file]?.text ?? (try? FileReader().text(at: file.path)) }
    var edits: [FileEdit] = []
    for file in files.sorted() {
      guard let text = text(of: file) else { continue }
      edits += moves.edits(inConfiguration: ConfigurationOutline(text), of: file)
    }
    for target in shared.snapshot.bundles.projects.targets {
      for part in target.configurations.flatMap(\.infoPlist) {
        guard let text = shared.text(of: part.location.file), let edit = moves.edit(of: part, in: text),
          !edits.contains(edit)
        else { continue }
        edits.append(edit)
      }
    }
    guard !edits.isEmpty else { return nil }
    let words = EditWords(
      encoding: encoding, capabilities: client.capabilities.edits, document: { [self] in documents[$0] },
      text: text, uri: { [self] in uri(of: $0) })
    let fix = Fix(title: "", safety: .safe, edits: edits)
    do {
      return try words.edit(for: fix, asksFirst: false)
    } catch {
      log("paths stay as they are: \(error.reason)", level: .warning)
      return nil
    }
  }
}

/// Files and folders that are about to have other paths, and what that changes in texts that name them.
struct FileMoves {
  /// Absolute paths.
  private let moves: [(old: String, new: String)]

  init(_ moves: [(old: String, new: String)]) {
    self.moves = moves
  }

  /// Where something will be that may lie in a folder that moves; the path itself if it stays.
  func newPath(of path: String) -> String {
    guard let move = moves.filter({ PathText.isInside(path, folder: $0.old) }).max(by: { $0.old.count < $1.old.count })
    else { return path }
    return path == move.old ? move.new : PathText.joined(move.new, PathText.relative(path, to: move.old))
  }

  // MARK: Configurations

  /// Paths of the files that a configuration extends, and patterns that name one file or folder.
  func edits(inConfiguration outline: ConfigurationOutline, of file: FileID) -> [FileEdit] {
    let folder = String(file.folder)
    let newFolder = PathText.folder(of: newPath(of: file.path)) ?? "/"
    return outline.entries.compactMap { entry in
      guard entry.place.role == .value, entry.place.path.isEmpty, let quote = entry.quote, !entry.text.isEmpty,
        !entry.text.contains("\\")
      else { return nil }
      let newText: String?
      switch entry.place.key.flatMap(ConfigurationKey.init(rawValue:)) {
      case .extends: newText = self.newText(ofPath: entry.text, in: folder, newFolder)
      case .include, .exclude: newText = self.newText(ofPattern: entry.text, in: folder, newFolder)
      default: newText = nil
      }
      guard let newText, newText != entry.text else { return nil }
      return FileEdit(file: file, span: entry.content, newText: Self.escaped(newText, quote: quote))
    }
  }

  /// As it is written in a JSON5 text.
  private static func escaped(_ text: String, quote: UInt8) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\\\"
      case Unicode.Scalar(quote): result += "\\" + String(scalar)
      case "\u{0}"..<"\u{20}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private func newText(ofPath text: String, in folder: String, _ newFolder: String) -> String? {
    let target = newPath(of: PathText.absolute(text, in: folder))
    guard PathText.absolute(text, in: newFolder) != target else { return nil }
    if text.hasPrefix("/") { return target }
    let relative = PathText.relative(target, to: newFolder)
    return text.hasPrefix("./") && !relative.hasPrefix("..") ? "./" + relative : relative
  }

  /// A pattern with a slash that is not its last character, and without wildcards, names one place.
  private func newText(ofPattern text: String, in folder: String, _ newFolder: String) -> String? {
    let bare = text.drop { $0 == "/" }
    let isFolder = bare.hasSuffix("/")
    let path = isFolder ? bare.dropLast() : bare
    guard !path.isEmpty, text.hasPrefix("/") || path.contains("/"), !text.contains(where: { "*?[]!#".contains($0) })
    else { return nil }
    let target = newPath(of: PathText.absolute(String(path), in: folder))
    guard PathText.absolute(String(path), in: newFolder) != target else { return nil }
    let relative = PathText.relative(target, to: newFolder)
    // What lies elsewhere no pattern of this file can name.
    guard !relative.hasPrefix("..") else { return nil }
    let isAnchored = text.hasPrefix("/") || !relative.contains("/")
    return (isAnchored ? "/" : "") + Self.pattern(of: relative) + (isFolder ? "/" : "")
  }

  /// A pattern that a path alone fits.
  private static func pattern(of path: String) -> String {
    var pattern = path.reduce(into: "") { $0 += "*?[]!#\\".contains($1) ? "\\\($1)" : String($1) }
    if pattern.hasSuffix(" ") { pattern = pattern.dropLast() + "\\ " }
    return pattern
  }

  // MARK: Projects

  /// The path of an Info.plist in a project file, if it is written out: what is put together from settings is left alone.
  func edit(of part: InfoPlistPart, in text: SourceText) -> FileEdit? {
    guard case .file(let file) = part.content else { return nil }
    let newPath = newPath(of: file.path)
    guard newPath != file.path else { return nil }
    var span = part.location.span
    let written = text.string(in: span)
    let isQuoted = written.count > 1 && written.first == "\"" && written.last == "\""
    let value = isQuoted ? String(written.dropFirst().dropLast()) : written
    guard Self.isPlain(value), file.path.hasSuffix("/" + value) else { return nil }
    let base = self.newPath(of: String(file.path.dropLast(value.utf8.count + 1)))
    let newValue = PathText.relative(newPath, to: base)
    guard newValue != value, Self.isPlain(newValue) else { return nil }
    if isQuoted { span = Span(span.lower + 1, span.upper - 1) }
    return FileEdit(file: part.location.file, span: span, newText: newValue)
  }

  /// Whether a path means itself in every form of project file, in quotation marks or without.
  private static func isPlain(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/") && !path.hasPrefix(".") && !path.contains("..")
      && path.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "/"):
          true
        default: false
        }
      }
  }
}

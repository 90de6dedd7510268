/// The one mutable owner of what is known about the files.
public final class Workspace {
  public enum Scope: Sendable {
    /// Code that Assistive Access reaches.
    case assistiveAccess
    /// The app's normal roots too, as if they were Assistive Access roots.
    case all
  }

  private let loader: @Sendable (FileID) -> SourceText?
  private var texts: [FileID: SourceText] = [:]

  /// - Parameter loader: gives a file's text on disk, or nil if there is none or it cannot be read. Called from
  ///   several threads at once.
  public init(scope: Scope = .assistiveAccess, loader: @escaping @Sendable (FileID) -> SourceText?) {
    self.loader = loader
  }

  public func apply(_ changes: [FileChange]) {
    for change in changes {
      switch change {
      case .onDisk(let file), .closed(let file): texts[file] = loader(file)
      case .removed(let file): texts[file] = nil
      case .opened(let file, let text), .edited(let file, _, let text): texts[file] = text
      }
    }
  }

  /// What is known now. Reads and parses the files that matter and were not read yet, on all cores.
  public func snapshot() -> Snapshot { Snapshot(texts: texts) }
}

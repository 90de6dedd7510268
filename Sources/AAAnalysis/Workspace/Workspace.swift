/// The one mutable owner of what is known about the files.
public final class Workspace {
  public enum Scope: Sendable {
    /// Code that Assistive Access reaches.
    case assistiveAccess
    /// The app's normal roots too, as if they were Assistive Access roots.
    case all
  }

  /// - Parameter loader: gives a file's text on disk, or nil if there is none or it cannot be read. Called from
  ///   several threads at once.
  public init(scope: Scope = .assistiveAccess, loader: @escaping @Sendable (FileID) -> SourceText?) {}

  public func apply(_ changes: [FileChange]) {}

  /// What is known now. Reads and parses the files that matter and were not read yet, on all cores.
  public func snapshot() -> Snapshot { Snapshot() }
}

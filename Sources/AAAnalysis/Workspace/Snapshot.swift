/// Everything known at one moment. Immutable; the same snapshot gives the same answers.
public struct Snapshot: Sendable {
  /// Swift files that matter and were read, in order of their paths.
  public var swiftFiles: [FileID] { [] }
  /// Property lists of the workspace, in order of their paths.
  public var propertyLists: [FileID] { [] }

  /// The text of a file that is open, matters, or was asked for; nil if it cannot be read.
  public func text(of file: FileID) -> SourceText? { nil }
}

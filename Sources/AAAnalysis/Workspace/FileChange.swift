/// Something that happened to a file, told by the owner of the texts.
public enum FileChange: Sendable {
  /// The file exists on disk, or its content there changed.
  case onDisk(FileID)
  /// The file is gone from disk.
  case removed(FileID)
  /// An editor shows the file with this text; disk no longer counts.
  case opened(FileID, SourceText)
  /// An open file changed. The edits refer to the text before, do not overlap, and lead to `text`.
  case edited(FileID, edits: [TextEdit], text: SourceText)
  /// The editor let go of the file; disk counts again.
  case closed(FileID)
}

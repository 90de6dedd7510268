import JSONRPC

extension LSP {
  /// Which of the notes about files that the editor itself creates, renames and deletes a client sends.
  struct FileOperationCapabilities: Sendable {
    var asksBeforeRenaming: Bool
    var tellsOfCreated: Bool
    var tellsOfRenamed: Bool
    var tellsOfDeleted: Bool

    /// - Parameter json: the client's `workspace.fileOperations`.
    init(_ json: JSONValue) {
      func isTrue(_ name: String) -> Bool { json[name]?.boolValue == true }
      asksBeforeRenaming = isTrue("willRename")
      tellsOfCreated = isTrue("didCreate")
      tellsOfRenamed = isTrue("didRename")
      tellsOfDeleted = isTrue("didDelete")
    }
  }

  struct FileOperationRegistration: Encodable, Sendable {
    struct Filter: Encodable, Sendable {
      struct Pattern: Encodable, Sendable {
        var glob: String
        /// `file` or `folder`; both if it is left out.
        var matches: String?
      }

      var scheme = "file"
      var pattern: Pattern
    }

    var filters: [Filter]
  }

  struct FileOperations: Encodable, Sendable {
    var willRename: FileOperationRegistration?
    var didCreate: FileOperationRegistration?
    var didRename: FileOperationRegistration?
    var didDelete: FileOperationRegistration?
  }

  struct RenameFilesParams: Decodable, Sendable {
    struct Rename: Decodable, Sendable {
      var oldUri: String
      var newUri: String
    }

    var files: [Rename]
  }

  /// Files that were created or deleted.
  struct FilesParams: Decodable, Sendable {
    struct File: Decodable, Sendable {
      var uri: String
    }

    var files: [File]
  }
}

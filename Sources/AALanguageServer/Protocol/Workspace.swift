extension LSP {
  struct WorkspaceFolder: Codable, Sendable {
    var uri: String
    var name: String?
  }

  struct DidChangeWorkspaceFoldersParams: Decodable, Sendable {
    struct Event: Decodable, Sendable {
      var added: [WorkspaceFolder]?
      var removed: [WorkspaceFolder]?
    }

    var event: Event
  }

  struct FileEvent: Decodable, Sendable {
    static let created = 1
    static let changed = 2
    static let deleted = 3

    var uri: String
    var type: Int
  }

  struct DidChangeWatchedFilesParams: Decodable, Sendable {
    var changes: [FileEvent]
  }

  struct FileSystemWatcher: Encodable, Sendable {
    var globPattern: String
  }

  struct DidChangeWatchedFilesRegistrationOptions: Encodable, Sendable {
    var watchers: [FileSystemWatcher]
  }

  struct DidChangeConfigurationRegistrationOptions: Encodable, Sendable {
    var section: String
  }

  /// What is registered after `initialized`.
  struct Registration: Encodable, Sendable {
    enum Options: Encodable, Sendable {
      case watchedFiles(DidChangeWatchedFilesRegistrationOptions)
      case configuration(DidChangeConfigurationRegistrationOptions)

      func encode(to encoder: any Encoder) throws {
        switch self {
        case .watchedFiles(let options): try options.encode(to: encoder)
        case .configuration(let options): try options.encode(to: encoder)
        }
      }
    }

    var id: String
    var method: String
    var registerOptions: Options
  }

  struct RegistrationParams: Encodable, Sendable {
    var registrations: [Registration]
  }

  struct ConfigurationParams: Encodable, Sendable {
    struct Item: Encodable, Sendable {
      var section: String
    }

    var items: [Item]
  }
}

/// The words of the Static Analysis Results Interchange Format, version 2.1.0, as far as they are said here.
enum SARIF {
  struct Log: Encodable {
    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version
      case runs
    }

    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]
  }

  struct Run: Encodable {
    var tool: Tool
    var invocations: [Invocation]
    var columnKind = "utf16CodeUnits"
    var originalUriBaseIds = [Artifact.base: Base()]
    var results: [Result]
  }

  struct Base: Encodable {
    /// Without an address, so that the same sources give the same text wherever they lie.
    var description = Message(text: "the working directory of the check")
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name = ToolVersion.name
    var version = ToolVersion.number
    var semanticVersion = ToolVersion.number
    var rules: [Rule]
  }

  struct Rule: Encodable {
    struct Properties: Encodable {
      enum CodingKeys: String, CodingKey {
        case tags
        case problemSeverity = "problem.severity"
      }

      var tags: [String]
      var problemSeverity: String
    }

    var id: String
    var name: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Message
    var helpUri: String
    var defaultConfiguration: Configuration
    var properties: Properties
  }

  struct Configuration: Encodable {
    var enabled: Bool
    var level: String
  }

  struct Message: Encodable {
    var text: String
    var markdown: String?
  }

  struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    var level: String
    var message: Message
    var locations: [Location]
  }

  struct Result: Encodable {
    struct Properties: Encodable {
      var confidence: String
    }

    var ruleId: String
    var ruleIndex: Int?
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]?
    var codeFlows: [CodeFlow]?
    var fixes: [Fix]?
    /// Empty says that it is not silenced; without it that would not be known.
    var suppressions: [Suppression]
    var partialFingerprints: [String: String]
    var properties: Properties
  }

  struct Suppression: Encodable {
    var kind: String
  }

  struct CodeFlow: Encodable {
    var threadFlows: [ThreadFlow]
  }

  struct ThreadFlow: Encodable {
    var locations: [Step]
  }

  struct Step: Encodable {
    var location: Location
  }

  struct Fix: Encodable {
    struct Change: Encodable {
      var artifactLocation: Artifact
      var replacements: [Replacement]
    }

    struct Replacement: Encodable {
      var deletedRegion: Region
      var insertedContent: Content
    }

    var description: Message
    var artifactChanges: [Change]
  }

  struct Content: Encodable {
    var text: String
  }

  struct Location: Encodable {
    struct Physical: Encodable {
      var artifactLocation: Artifact
      var region: Region?
    }

    var id: Int?
    var physicalLocation: Physical
    var message: Message?

    init(artifact: Artifact, region: Region? = nil, id: Int? = nil, message: String? = nil) {
      self.id = id
      physicalLocation = Physical(artifactLocation: artifact, region: region)
      self.message = message.map { Message(text: $0) }
    }
  }

  struct Artifact: Encodable {
    static let base = "%SRCROOT%"

    /// Relative, percent-encoded.
    var uri: String
    var uriBaseId = base
  }

  /// Lines and columns from 1, columns in UTF-16 code units; the end is the place behind.
  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    var endColumn: Int
  }
}

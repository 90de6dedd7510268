/// The kinds of files that say what is built from what.
public enum ProjectFileKind: Sendable, Hashable {
  case xcodeProject
  /// An `.xcconfig` file: says nothing by itself, only where a project takes it in.
  case buildConfiguration
  case xcodeGenSpec
  /// Another YAML file, which a spec may include.
  case otherYAML
  case tuistManifest
  case packageManifest
  /// A `Podfile`, whose hooks may set build settings.
  case podfile

  public init?(_ file: FileID) {
    let name = file.name
    switch name {
    case "project.pbxproj": self = .xcodeProject
    case "project.yml", "project.yaml": self = .xcodeGenSpec
    case "Project.swift": self = .tuistManifest
    case "Package.swift": self = .packageManifest
    case "Podfile": self = .podfile
    default:
      if name.hasSuffix(".xcconfig") {
        self = .buildConfiguration
      } else if name.hasSuffix(".yml") || name.hasSuffix(".yaml") {
        self = .otherYAML
      } else {
        return nil
      }
    }
  }

  /// Whether a file of this kind describes targets by itself.
  public var isRoot: Bool {
    switch self {
    case .xcodeProject, .xcodeGenSpec, .tuistManifest, .packageManifest, .podfile: true
    case .buildConfiguration, .otherYAML: false
    }
  }
}

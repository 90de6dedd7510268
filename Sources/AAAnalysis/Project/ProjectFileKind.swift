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
    if file.nameEnds(with: ".swift") {
      switch file.name {
      case "Project.swift": self = .tuistManifest
      case "Package.swift": self = .packageManifest
      default: return nil
      }
      return
    }
    switch file.name {
    case "project.pbxproj": self = .xcodeProject
    case "project.yml", "project.yaml": self = .xcodeGenSpec
    case "Podfile": self = .podfile
    default:
      if file.nameEnds(with: ".xcconfig") {
        self = .buildConfiguration
      } else if file.nameEnds(with: ".yml") || file.nameEnds(with: ".yaml") {
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

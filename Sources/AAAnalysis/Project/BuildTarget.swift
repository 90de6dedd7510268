/// One product that a project file says is built, and what it is built from.
public struct BuildTarget: Sendable, Equatable {
  public var name: String
  public var form: ProjectForm
  public var productType: ProductType
  /// What it is built for; empty if that is not known.
  public var platforms: Set<Platform>
  /// Where the name stands in the project file that declares the target.
  public var declaration: Location
  /// Build configurations, in the order of the project file. A form that knows none has one, with an empty name.
  public var configurations: [Configuration]
  public var sources: SourceMembership
  /// Names of the targets and package products that are linked into it or that it depends on.
  public var dependencies: Set<String>
  /// Other names that targets link it by: the products of a package that it is part of, the name of its framework.
  public var productNames: Set<String>

  public init(
    name: String, form: ProjectForm, productType: ProductType, platforms: Set<Platform>, declaration: Location,
    configurations: [Configuration] = [], sources: SourceMembership = SourceMembership(),
    dependencies: Set<String> = [], productNames: Set<String> = []
  ) {
    self.name = name
    self.form = form
    self.productType = productType
    self.platforms = platforms
    self.declaration = declaration
    self.configurations = configurations
    self.sources = sources
    self.dependencies = dependencies
    self.productNames = productNames
  }

  /// Whether this is an app that people start on an iPhone or iPad: the only kind of target that is asked for the
  /// keys of Assistive Access.
  public var isMobileApp: Bool { productType == .application && platforms.contains(.iOS) }

  /// What differs between debug and release builds.
  public struct Configuration: Sendable, Equatable {
    /// `Debug`; empty where the form knows no configurations.
    public var name: String
    /// The lowest version of each platform that the target runs on, where the project says it.
    public var deploymentTargets: [Platform: DeploymentTarget]
    /// What the target's Info.plist is made of. Later parts win over earlier ones.
    public var infoPlist: [InfoPlistPart]

    public init(
      name: String, deploymentTargets: [Platform: DeploymentTarget] = [:], infoPlist: [InfoPlistPart] = []
    ) {
      self.name = name
      self.deploymentTargets = deploymentTargets
      self.infoPlist = infoPlist
    }
  }
}

/// The kinds of project files that say what is built.
public enum ProjectForm: String, Sendable, CaseIterable {
  /// `project.pbxproj` and the `.xcconfig` files that it names.
  case xcode
  /// `project.yml`
  case xcodeGen
  /// `Project.swift`
  case tuist
  /// A target of a `Package.swift` without an app: a library, which apps may link.
  case package
  /// A `Package.swift` with an `.iOSApplication`: a Swift Playgrounds app.
  case playground
}

/// What a target is, as far as Assistive Access makes a difference.
public enum ProductType: Sendable, Equatable {
  case application
  case appClip
  case appExtension
  /// Apps for the watch, old and new, and their extensions.
  case watchApp
  /// Frameworks and libraries, static and dynamic.
  case library
  case tests
  /// Anything else: command line tools, bundles, aggregates, system extensions.
  case other
}

public enum Platform: String, Sendable, CaseIterable {
  /// iPhone and iPad, and Mac Catalyst with them.
  case iOS
  case macOS
  case tvOS
  case watchOS
  case visionOS
}

/// A version of a platform, as deployment targets and availability checks name it.
public struct PlatformVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  public var major: Int
  public var minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// `17`, `17.0`, `17.4.1`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, let major = Int(first), major >= 0, parts.count <= 3,
      parts.allSatisfy({ Int($0) != nil })
    else { return nil }
    self.init(major, parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  }

  public var description: String { "\(major).\(minor)" }

  public static func < (left: PlatformVersion, right: PlatformVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

public struct DeploymentTarget: Sendable, Equatable {
  public var version: PlatformVersion
  /// Where the version is written.
  public var location: Location

  public init(version: PlatformVersion, location: Location) {
    self.version = version
    self.location = location
  }
}

/// One of the sources that a target's Info.plist is put together from.
public struct InfoPlistPart: Sendable, Equatable {
  public enum Content: Sendable, Equatable {
    /// A property list that the project names. Whether it exists is not known here.
    case file(FileID)
    /// Entries that are written in the project file itself; their spans refer to the file of `location`.
    case entries(PropertyListDictionary)
    /// The build makes entries from `INFOPLIST_KEY_…` settings. It knows no setting for the keys of Assistive Access.
    case generated
    /// Something that only the build knows. The reason is the end of the sentence "the Info.plist is not known,
    /// because …".
    case unknown(reason: String)
  }

  public var content: Content
  /// Where the project file says it: the value of the setting or argument.
  public var location: Location

  public init(_ content: Content, at location: Location) {
    self.content = content
    self.location = location
  }
}

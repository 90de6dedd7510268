/// What one project file says, with all the files that it takes in.
public struct ProjectDescription: Sendable, Equatable {
  /// The file that everything begins with.
  public var file: FileID
  public var form: ProjectForm
  /// In the order of the file.
  public var targets: [BuildTarget] = []
  /// Assignments of `INFOPLIST_KEY_…` settings whose names mention Assistive Access, wherever they stand.
  public var assistiveSettings: [BuildSettingAssignment] = []
  /// What could not be read or understood.
  public var problems: [ProjectProblem] = []
  /// The other files that were read, or looked for: configuration files, included specs, helper files. If one of them
  /// changes, what is said here may no longer be true.
  public var dependencies: Set<FileID> = []

  public init(file: FileID, form: ProjectForm) {
    self.file = file
    self.form = form
  }
}

extension ProjectDescription {
  /// The folder that the project's files lie in: that of the spec or manifest, or the one that holds the `.xcodeproj`.
  var folder: String {
    form == .xcode && file.name == "project.pbxproj" ? String(FileID(String(file.folder)).folder) : String(file.folder)
  }
}

/// `NAME = value` in a project file, an `.xcconfig`, or a spec.
public struct BuildSettingAssignment: Sendable, Hashable {
  /// Without a condition: `INFOPLIST_KEY_UISupportsAssistiveAccess` for
  /// `INFOPLIST_KEY_UISupportsAssistiveAccess[sdk=iphoneos*]`.
  public var name: String
  /// As written, without quotes.
  public var value: String
  /// The name as it is written, its condition included.
  public var location: Location
  /// What to remove so that nothing is left of it: whole lines if it has them to itself. UTF-8 offsets of the file.
  public var removalSpan: Span
  /// The names of the targets that it is set for; empty if it is set for a whole project or by a shared file.
  public var targets: Set<String>

  public init(name: String, value: String, location: Location, removalSpan: Span, targets: Set<String>) {
    self.name = name
    self.value = value
    self.location = location
    self.removalSpan = removalSpan
    self.targets = targets
  }
}

/// Something in a project file that stands in the way of reading it.
public struct ProjectProblem: Sendable, Hashable {
  /// What is wrong and what to do, in the style of the compiler.
  public var message: String
  public var location: Location

  public init(_ message: String, at location: Location) {
    self.message = message
    self.location = location
  }
}

/// The files that a project reader may look at.
public struct ProjectFiles: Sendable {
  /// The text of any file, be it known to the workspace or not; nil if there is none.
  public var text: @Sendable (FileID) -> SourceText?
  /// The Swift files of the workspace, in order of their paths.
  public var swiftFiles: [FileID]

  public init(swiftFiles: [FileID], text: @escaping @Sendable (FileID) -> SourceText?) {
    self.swiftFiles = swiftFiles
    self.text = text
  }
}

/// Edits to project files, and files to be made.
public struct ProjectEdit: Sendable, Equatable {
  /// Edits of one file refer to its text before all of them and do not overlap.
  public var edits: [(file: FileID, edit: TextEdit)] = []
  public var creates: [(file: FileID, text: String)] = []

  public init() {}

  public static func == (left: ProjectEdit, right: ProjectEdit) -> Bool {
    left.edits.elementsEqual(right.edits) { $0 == $1 } && left.creates.elementsEqual(right.creates) { $0 == $1 }
  }
}

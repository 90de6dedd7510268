/// A project file that was read: its objects, and where its files lie.
struct XcodeProject: Sendable {
  let file: FileID
  let text: SourceText
  let objects: XcodeObjects
  let root: XcodeObject
  /// What paths of build settings are relative to: `$(SRCROOT)`. Empty for the root of relative paths.
  let sourceRoot: String
  let paths: XcodeFilePaths

  /// Nil if there is no project in it.
  init?(_ file: FileID, _ text: SourceText, _ document: PropertyListDocument) {
    guard let dictionary = document.root?.dictionary else { return nil }
    let objects = XcodeObjects(dictionary, in: file)
    guard let root = objects.project else { return nil }
    self.file = file
    self.text = text
    self.objects = objects
    self.root = root
    let folder = FileID(String(file.folder)).folder
    sourceRoot = String.normalisedPath(root.string("projectDirPath") ?? "", in: folder)
    paths = XcodeFilePaths(objects, sourceRoot: sourceRoot)
  }

  /// The name of the `.xcodeproj`.
  var name: String {
    let bundle = FileID(String(file.folder)).name
    return bundle.hasSuffix(".xcodeproj") ? String(bundle.dropLast(".xcodeproj".count)) : String(bundle)
  }

  /// Each once, in the order of the file.
  var targets: [XcodeObject] {
    var seen: Set<String> = []
    return objects.list("targets", of: root).filter { seen.insert($0.identifier).inserted }
  }

  /// The file that a path in a build setting means.
  func file(_ path: String) -> FileID {
    // Quotes around a path in an `.xcconfig` file are no part of it.
    let isQuoted = path.utf8.count > 1 && path.hasPrefix("\"") && path.hasSuffix("\"")
    let path = isQuoted ? String(path.dropFirst().dropLast()) : path
    let marker = Self.sourceRootMarker + "/"
    if path.hasPrefix(marker) { return FileID(path.dropFirst(marker.count), in: sourceRoot) }
    return FileID(path, in: sourceRoot)
  }

  /// What `$(SRCROOT)` is replaced with. The folder may have a relative path here, which the variable never has.
  static let sourceRootMarker = "/\u{FFFC}"

  /// What Xcode sets for a target by itself.
  func builtInSettings(target: XcodeObject, configuration: String) -> [String: String] {
    let targetName = target.name ?? ""
    return [
      "SRCROOT": Self.sourceRootMarker, "SOURCE_ROOT": Self.sourceRootMarker, "PROJECT_DIR": Self.sourceRootMarker,
      "TARGET_NAME": targetName, "TARGETNAME": targetName, "PRODUCT_NAME": targetName,
      "PROJECT_NAME": name, "PROJECT": name, "CONFIGURATION": configuration,
    ]
  }
}

/// The paths of files and folders, found by their places in the tree of groups.
struct XcodeFilePaths: Sendable {
  private var paths: [String: String] = [:]
  /// No file system takes longer ones; groups in groups in groups would fill the memory with them.
  private static let lengthLimit = 4_096
  /// The identifiers of folders that belong to targets as they are on disk.
  private(set) var synchronizedGroups: [String] = []

  init(_ objects: XcodeObjects, sourceRoot: String) {
    guard let main = objects[objects.project?.string("mainGroup")] else { return }
    var waiting = [(object: main, folder: sourceRoot)]
    var seen: Set<String> = [main.identifier]
    while let (object, folder) = waiting.popLast() {
      guard let path = Self.path(of: object, folder: folder, sourceRoot: sourceRoot),
        path.utf8.count <= Self.lengthLimit
      else { continue }
      paths[object.identifier] = path
      if object.isa == "PBXFileSystemSynchronizedRootGroup" { synchronizedGroups.append(object.identifier) }
      for child in object.strings("children") where seen.insert(child).inserted {
        if let child = objects[child] { waiting.append((child, path)) }
      }
    }
  }

  /// Nil for what lies in none of the folders of the project: products and what the SDK has.
  private static func path(of object: XcodeObject, folder: String, sourceRoot: String) -> String? {
    let path = object.string("path") ?? ""
    switch object.string("sourceTree") {
    case nil, "<group>": return joined(folder, path)
    case "SOURCE_ROOT": return joined(sourceRoot, path)
    case "<absolute>": return path.hasPrefix("/") ? String.normalisedPath(path, in: "") : nil
    default: return nil
    }
  }

  /// - Parameter folder: a normalised path.
  private static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    // Nearly all paths are a single name, of which there may be very many.
    let isName = !path.utf8.contains(UInt8(ascii: "/")) && path != "." && path != ".."
    if !isName { return String.normalisedPath(path, in: folder) }
    if folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// The normalised path of a file or group, by its identifier.
  subscript(identifier: String?) -> String? { identifier.flatMap { paths[$0] } }
}

/// The apps of the workspace.
public struct AppBundles: Sendable {
  public let projects: ProjectModel
  /// Those with a target first, in the order of the project files.
  public let apps: [AppBundle]
  /// Files that project files name as a target's Info.plist, whatever the target is.
  public let namedPropertyLists: Set<FileID>
  /// For apps without a target, the folders of their property lists. Parallel to the last of `apps`.
  private let folders: [String]

  init(_ projects: ProjectModel = ProjectModel(), propertyLists: [FileID: PropertyListDocument] = [:]) {
    self.projects = projects
    var apps: [AppBundle] = []
    var named: Set<FileID> = []
    for (number, target) in projects.targets.enumerated() {
      for part in target.configurations.flatMap(\.infoPlist) {
        if case .file(let file) = part.content { named.insert(file) }
      }
      guard target.isMobileApp else { continue }
      apps.append(
        AppBundle(
          name: target.name, target: target, targetNumber: number, number: apps.count,
          configurations: target.configurations.map { configuration in
            AppBundle.Configuration(
              name: configuration.name,
              infoPlist: BundledInfoPlist(configuration.infoPlist, propertyLists: propertyLists))
          }))
    }
    namedPropertyLists = named

    let loose = propertyLists.filter { !named.contains($0.key) && $0.value.isApp($0.key) }
    let byFolder = Dictionary(grouping: loose.keys.sorted()) { String($0.folder) }
    folders = byFolder.keys.sorted()
    for folder in folders {
      var infoPlist = BundledInfoPlist()
      for file in byFolder[folder] ?? [] {
        guard let document = loose[file] else { continue }
        infoPlist.add(document, of: file, namedAt: nil)
      }
      apps.append(
        AppBundle(
          name: folder.split(separator: "/").last.map(String.init) ?? "app", target: nil, targetNumber: nil,
          number: apps.count, configurations: [AppBundle.Configuration(name: "", infoPlist: infoPlist)]))
    }
    self.apps = apps
  }

  /// The apps that a Swift file is compiled into, as indices into `apps`.
  ///
  /// Files that no target claims belong to the apps without a target whose property lists share the most folders with
  /// them.
  func apps(compiling file: FileID, claimants: [Int]) -> [Int] {
    if !claimants.isEmpty {
      return apps.indices.filter { number in
        apps[number].targetNumber.map { projects.links(claimants, into: $0) } ?? false
      }
    }
    // What lies in the folder of a project has nothing to do with the lists of another one.
    let around = projects.descriptions.map(\.folder).filter { file.path.isBelow($0) }
    let project = around.max { $0.utf8.count < $1.utf8.count } ?? ""
    let scores = folders.map { folder in
      project.isEmpty || folder == project || folder.isBelow(project) ? file.sharedFolders(with: folder) : -1
    }
    guard let best = scores.max() else { return [] }
    let first = apps.count - folders.count
    guard best >= 0 else { return [] }
    return scores.indices.filter { scores[$0] == best }.map { first + $0 }
  }
}

extension AppBundles {
  /// For each app, the numbers of the files that are compiled into it.
  func filesOfApps(_ files: [FileID], claimants: [FileID: [Int]]) -> [[Int]] {
    var numbers = [[Int]](repeating: [], count: apps.count)
    for (number, file) in files.enumerated() {
      for app in apps(compiling: file, claimants: claimants[file] ?? []) { numbers[app].append(number) }
    }
    return numbers
  }
}

extension BundledInfoPlist {
  init(_ parts: [InfoPlistPart], propertyLists: [FileID: PropertyListDocument]) {
    for part in parts {
      places.append(part.location)
      switch part.content {
      case .file(let file):
        if let document = propertyLists[file] {
          add(document, of: file, namedAt: part.location)
        } else {
          unknowns.append(("'\(file.name)' does not exist or cannot be read", part.location))
        }
      case .entries(let dictionary):
        self.parts.append(Part(file: part.location.file, dictionary: dictionary, document: nil))
      case .generated:
        isGenerated = true
      case .unknown(let reason):
        unknowns.append((reason, part.location))
      }
    }
  }

  mutating func add(_ document: PropertyListDocument, of file: FileID, namedAt location: Location?) {
    let place = location ?? Location(file, document.root?.span ?? Span(at: 0))
    if let dictionary = document.root?.dictionary {
      parts.append(Part(file: file, dictionary: dictionary, document: document))
    }
    if document.isPreprocessed {
      unknowns.append(("'\(file.name)' has '#' lines, which the build works through first", place))
    } else if !document.isComplete {
      isBroken = true
    }
  }
}

extension PropertyListDocument {
  /// Whether a list that no project file names is an app's, by its entries and by where it lies.
  fileprivate func isApp(_ file: FileID) -> Bool {
    guard file.isNamedInfoPlist else { return false }
    let foreign = [
      "NSExtension", "EXAppExtensionAttributes", "WKApplication", "WKWatchKitApp", "WKCompanionAppBundleIdentifier",
      "LSMinimumSystemVersion",
    ]
    if foreign.contains(where: { self[$0] != nil }) { return false }
    if let type = self["CFBundlePackageType"]?.value.string, ["FMWK", "BNDL", "XPC!"].contains(type) { return false }
    let folders = file.folder.split(separator: "/")
    if let last = folders.last, last.hasSuffix("Tests") || last.hasSuffix("Test") { return false }
    return !folders.contains { folder in
      [".framework", ".bundle", ".xcassets", ".xcodeproj", ".xcworkspace"].contains { folder.hasSuffix($0) }
    }
  }
}

extension FileID {
  /// How many folders, from the root on, a file has in common with a folder.
  fileprivate func sharedFolders(with other: String) -> Int {
    zip(folder.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
  }
}

/// The app that a checklist is about: its sources and its Info.plist.
struct AuditSubject {
  let name: String
  /// Nil for code that belongs to no known app.
  let app: AppBundle?
  /// Its Swift files that were read, as numbers of the index, in order.
  let files: [Int]
  let fileNumbers: Set<Int>

  init(name: String, app: AppBundle?, files: [Int]) {
    self.name = name
    self.app = app
    self.files = files.sorted()
    fileNumbers = Set(files)
  }

  /// The apps of a snapshot, and behind them the code of none if there is some.
  ///
  /// - Parameter folder: what code that belongs to no app is called.
  static func all(in snapshot: Snapshot, folder: String) -> [AuditSubject] {
    let apps = snapshot.bundles.apps
    var files = apps.map { Set(snapshot.conclusions.filesOfApps[$0.number]) }
    let targets = apps.indices.filter { apps[$0].target != nil }
    let claimed = targets.reduce(into: Set<Int>()) { $0.formUnion(files[$1]) }
    var loose = Set(snapshot.index.files.indices.filter { !claimed.contains($0) && !snapshot.index.files[$0].isTest })
    // What no known target is made of, such as a package that is fetched from somewhere, belongs to the app that gets
    // there.
    for (file, root) in rootFiles(snapshot) where loose.contains(file) && file != root {
      let reaching = targets.filter { files[$0].contains(root) }
      guard !reaching.isEmpty else { continue }
      for app in apps.indices where apps[app].target == nil { files[app].remove(file) }
      for app in reaching { files[app].insert(file) }
      loose.remove(file)
    }
    for app in apps.indices where apps[app].target == nil { loose.subtract(files[app]) }
    let names = names(of: apps)
    var subjects = apps.indices.map { AuditSubject(name: names[$0], app: apps[$0], files: Array(files[$0])) }
    if subjects.isEmpty || !loose.isEmpty {
      subjects.append(AuditSubject(name: folder, app: nil, files: Array(loose)))
    }
    return subjects
  }

  /// For each file with reached code the file where the shortest way to it begins, in the order of the graph.
  private static func rootFiles(_ snapshot: Snapshot) -> [(file: Int, root: Int)] {
    var roots: [Int] = []
    for (number, node) in snapshot.graph.nodes.enumerated() {
      // A body is found after the one that leads to it; where it is not, it is its own beginning.
      let earlier = node.via.map(\.from).flatMap { $0 < number ? $0 : nil }
      roots.append(earlier.map { roots[$0] } ?? node.declaration.file)
    }
    return zip(snapshot.graph.nodes, roots).map { ($0.declaration.file, $1) }
  }

  /// The names of the apps; of those with one name, each with the folder that tells it from the others.
  private static func names(of apps: [AppBundle]) -> [String] {
    let byName = Dictionary(grouping: apps, by: \.name)
    return apps.map { app in
      let others = (byName[app.name] ?? []).filter { $0.number != app.number }
      guard !others.isEmpty else { return app.name }
      let folders = app.folders
      for count in 1...max(1, folders.count) {
        let end = folders.suffix(count)
        if !others.contains(where: { $0.folders.suffix(count) == end }) {
          return "\(app.name) (\(end.joined(separator: "/")))"
        }
      }
      return "\(app.name) (\(app.number + 1))"
    }
  }
}

extension AppBundle {
  /// The folders that its project or its property list lies in, the outermost first.
  fileprivate var folders: [Substring] {
    let file = target?.declaration.file ?? infoPlistFiles.first
    let folders = (file?.folder ?? "").split(separator: "/")
    return folders.last?.hasSuffix(".xcodeproj") ?? false ? folders.dropLast() : folders
  }
}

/// Says which apps a finding is about.
struct FindingOwners {
  private let subjects: [AuditSubject]
  private let numbers: [FileID: Int]
  private let projectFiles: [Set<FileID>]

  init(_ subjects: [AuditSubject], _ snapshot: Snapshot) {
    self.subjects = subjects
    numbers = Dictionary(
      snapshot.index.files.enumerated().map { ($1.file, $0) }, uniquingKeysWith: { first, _ in first })
    projectFiles = subjects.map { subject in
      guard let target = subject.app?.target else { return [] }
      let description = snapshot.bundles.projects.descriptions.first { $0.file == target.declaration.file }
      return (description?.dependencies ?? []).union([target.declaration.file])
    }
  }

  /// As indices of the subjects. What belongs to none is told with the first one, so that nothing is lost.
  func owners(of finding: Finding) -> [Int] {
    let owners = owners(of: finding.location)
    guard !owners.isEmpty else {
      let related = finding.related.lazy.map { self.owners(of: $0.location) }.first { !$0.isEmpty }
      return related ?? [subjects.lastIndex { $0.app == nil } ?? 0]
    }
    if owners.count == 1 { return owners }
    // What is said about a file that several apps share may concern one of them: the one whose list is shown beside it.
    for related in finding.related where numbers[related.location.file] == nil {
      let meant = self.owners(of: related.location).filter(owners.contains)
      if !meant.isEmpty { return meant }
    }
    return owners
  }

  private func owners(of location: Location) -> [Int] {
    if let number = numbers[location.file] {
      return subjects.indices.filter { subjects[$0].fileNumbers.contains(number) }
    }
    let declared = subjects.indices.filter { subjects[$0].app?.target?.declaration == location }
    if !declared.isEmpty { return declared }
    let placed = subjects.indices.filter { number in
      subjects[number].app?.configurations.contains { $0.infoPlist.places.contains(location) } ?? false
    }
    if !placed.isEmpty { return placed }
    let listed = subjects.indices.filter { subjects[$0].app?.infoPlistFiles.contains(location.file) ?? false }
    if !listed.isEmpty { return listed }
    return subjects.indices.filter { projectFiles[$0].contains(location.file) }
  }
}

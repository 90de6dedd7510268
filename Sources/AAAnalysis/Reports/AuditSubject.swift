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

  /// The apps of a snapshot, and behind them the code of none if there is some that counts.
  ///
  /// - Parameter folder: what code that belongs to no app is called.
  static func all(in snapshot: Snapshot, folder: String) -> [AuditSubject] {
    let apps = snapshot.bundles.apps
    var subjects = apps.map {
      AuditSubject(name: $0.name, app: $0, files: snapshot.conclusions.filesOfApps[$0.number])
    }
    let claimed = subjects.reduce(into: Set<Int>()) { $0.formUnion($1.fileNumbers) }
    let loose = snapshot.index.files.indices.filter { !claimed.contains($0) && !snapshot.index.files[$0].isTest }
    if subjects.isEmpty || !loose.isEmpty { subjects.append(AuditSubject(name: folder, app: nil, files: loose)) }
    return subjects
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

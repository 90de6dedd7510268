// Which files a target compiles.

extension XcodeTargetReader {
  /// - Parameter isForMobile: whether the target is built for iOS, so that files for other platforms alone are left out.
  func sources(isForMobile: Bool) -> SourceMembership {
    var membership = SourceMembership()
    for file in buildFiles("PBXSourcesBuildPhase") {
      guard !isForMobile || Self.isForMobile(file.strings("platformFilters") + file.strings("platformFilter")),
        let reference = project.objects[file.string("fileRef")]
      else { continue }
      add(reference, to: &membership)
    }
    let owned = Set(target.strings("fileSystemSynchronizedGroups"))
    for group in project.synchronizedGroups {
      add(group, isOwned: owned.contains(group.identifier), isForMobile: isForMobile, to: &membership)
    }
    return membership
  }

  private func add(_ reference: XcodeObject, to membership: inout SourceMembership) {
    // A group of one file in several languages.
    if reference.isa == "PBXVariantGroup" {
      for child in project.objects.list("children", of: reference) where child.isa == "PBXFileReference" {
        if let path = project.paths[child.identifier] { membership.files.insert(FileID(path)) }
      }
    } else if reference.isa == "PBXFileReference", let path = project.paths[reference.identifier] {
      membership.files.insert(FileID(path))
    }
  }

  /// A folder that belongs to targets as it is on disk.
  ///
  /// What is named as an exception is left out of a target that has the folder, and taken into one that has not.
  private func add(
    _ group: XcodeObject, isOwned: Bool, isForMobile: Bool, to membership: inout SourceMembership
  ) {
    guard let folder = project.paths[group.identifier] else { return }
    var named: [String] = []
    for exceptions in project.objects.list("exceptions", of: group)
    where exceptions.string("target") == target.identifier {
      named += exceptions.strings("membershipExceptions")
      guard isOwned, isForMobile else { continue }
      for entry in exceptions.entries["platformFiltersByRelativePath"]?.value.dictionary?.entries ?? [] {
        let filters = entry.value.array?.compactMap(\.string) ?? entry.value.string.map { [$0] } ?? []
        if !Self.isForMobile(filters) { named.append(entry.key) }
      }
    }
    // What is written so are the languages of one file, none of them code.
    named.removeAll { $0.hasPrefix("/Localized") }
    guard isOwned else {
      for name in named { membership.addNamed(String.normalisedPath(name, in: folder)) }
      return
    }
    // Folders that are copied as they are, and code that only explains or is played with.
    named += group.strings("explicitFolders") + ["**/*.docc", "**/*.playground"]
    membership.folders.append(
      SourceMembership.Folder(path: folder, excluded: named.map { PathPattern(String.normalisedPath($0, in: folder)) }))
  }

  private static func isForMobile(_ filters: [String]) -> Bool {
    filters.isEmpty || filters.contains { $0 == "ios" || $0 == "maccatalyst" }
  }
}

extension XcodeProject {
  /// Every folder that belongs to targets as it is on disk.
  var synchronizedGroups: [XcodeObject] {
    paths.synchronizedGroups.compactMap { objects[$0] }
  }
}

extension SourceMembership {
  fileprivate mutating func addNamed(_ path: String) {
    files.insert(FileID(path))
    if !FileID(path).name.contains(".") { folders.append(Folder(path: path)) }
  }
}

import AAAnalysis

extension LiveWorkspace {
  func didChangeWatchedFiles(_ params: LSP.DidChangeWatchedFilesParams) {
    var changes: [FileChange] = []
    var needsWalk = false
    if params.changes.contains(where: { isConfiguration(file(named: $0.uri)) }) { rereadConfigurations() }
    for event in params.changes {
      let file = file(named: event.uri)
      // What was a file of its own may be a link to another one now.
      if let link = unresolvedFile(at: event.uri), link != file, known[link] != nil { needsWalk = true }
      guard isInFolders(file), !isConfiguration(file) else { continue }
      if event.type == LSP.FileEvent.deleted {
        let gone = known.keys.filter { PathText.isInside($0.path, folder: file.path) }.sorted()
        for file in gone { known[file] = nil }
        changes += gone.map { .removed($0) }
        if gone.isEmpty, shared.snapshot.isNamedByProject(file) {
          changes.append(.removed(file))
        } else {
          needsWalk = needsWalk || gone.isEmpty
        }
      } else if known[file] != nil, let stamp = FolderScan.stamp(of: file) {
        known[file] = stamp
        changes.append(.onDisk(file))
      } else if shared.snapshot.isNamedByProject(file), FolderScan.stamp(of: file) != nil {
        // Ignored, or of a kind that no walk looks for, but a project takes it in.
        changes.append(.onDisk(file))
      } else if isRead(file), let stamp = FolderScan.stamp(of: file), (try? DiskEntry.kind(of: file.path)) == .file {
        // New. The walk tells what else is to be known, such as the configuration of a new folder.
        known[file] = stamp
        changes.append(.onDisk(file))
        needsWalk = true
      } else {
        // A folder, or an ignore file: a walk tells what is to be read now.
        needsWalk = true
      }
    }
    if !changes.isEmpty {
      shared.apply(changes)
      delivery.noteChange(at: .now, timing)
    }
    if needsWalk, scanning.hasBegun { scan() }
  }
}

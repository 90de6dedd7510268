/// Changes to the manifests of Tuist.
enum TuistEdits {
  static func adding(key: String, to target: BuildTarget, _ text: SourceText, _ files: ProjectFiles) -> ProjectEdit? {
    let file = target.declaration.file
    // What lies in a file that all manifests use is not this target's alone.
    guard ProjectFileKind(file) == .tuistManifest, SwiftFile.problemCount(of: text.bytes) == 0 else { return nil }
    let others = TuistReader.read(file, text, files).targets.filter { $0.declaration != target.declaration }
    let shared = Set(others.flatMap { $0.configurations.flatMap(\.infoPlist).map(\.location) })
    var place: (dictionary: PropertyListDictionary, location: Location)?
    for part in target.configurations.flatMap(\.infoPlist) {
      guard case .entries(let dictionary) = part.content else { continue }
      guard dictionary[key] == nil else { return nil }
      if part.location.file == file, !shared.contains(part.location) { place = (dictionary, part.location) }
    }
    guard let (dictionary, location) = place else { return nil }
    var edit = ProjectEdit()
    edit.edits = changes(key, dictionary, location, target, text, files).map { (file, $0) }
    return edit.edits.isEmpty ? nil : edit
  }

  private static func changes(
    _ key: String, _ dictionary: PropertyListDictionary, _ location: Location, _ target: BuildTarget,
    _ text: SourceText, _ files: ProjectFiles
  ) -> [TextEdit] {
    let insertion = ManifestInsertion(text)
    let pair = "\"\(key)\": true"
    let whole = text.string(in: location.span)
    if whole.hasPrefix("[") {
      if let first = dictionary.entries.first?.keySpan { return [insertion.inserting(pair, before: first)] }
      let isEmpty = whole.utf8.allSatisfy { "[]: \t\r\n".utf8.contains($0) }
      return isEmpty ? [TextEdit(span: location.span, newText: "[\(pair)]")] : []
    }
    let extended = ".extendingDefault(with: [\(pair)])"
    if whole.hasSuffix("default") { return [TextEdit(span: location.span, newText: extended)] }
    // The argument is left out.
    let manifest = TuistManifest(target.declaration.file, text, files)
    guard let call = manifest.targets.first(where: { $0.call.nameLocation == location })?.call else { return [] }
    let earlier: Set = [
      "name", "platform", "destinations", "product", "productName", "bundleId", "deploymentTarget", "deploymentTargets",
    ]
    guard let last = call.call.arguments.last(where: { $0.label.map(earlier.contains) ?? false }) else { return [] }
    return insertion.inserting("infoPlist: \(extended)", behind: last.span.shifted(by: call.place.origin))
  }
}

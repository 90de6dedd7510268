/// Changes to the `Package.swift` of a Swift Playgrounds app.
///
/// Such an app has no Info.plist of its own; the build makes it and adds what an additional property list says.
enum PlaygroundEdits {
  private static let fileName = "AdditionalInfo.plist"

  static func adding(key: String, to target: BuildTarget, _ text: SourceText, _ files: ProjectFiles) -> ProjectEdit? {
    let file = target.declaration.file
    var manifest = PackageManifest(file, text, files)
    guard SwiftFile.problemCount(of: text.bytes) == 0,
      let product = manifest.products.first(where: { $0.isApplication && $0.name.location == target.declaration }),
      product.call.place.file == file, product.call["additionalInfoPlistContentFilePath"] == nil,
      manifest.additionalInfoPlist(of: product) == nil,
      let last = product.call.call.arguments.last, !last.isTrailingClosure
    else { return nil }
    let insertion = ManifestInsertion(text)
    let origin = product.call.place.origin
    var edit = ProjectEdit()
    for change in insertion.inserting(
      "additionalInfoPlistContentFilePath: \"\(fileName)\"", behind: last.span.shifted(by: origin))
    {
      edit.edits.append((file, change))
    }
    for part in manifest.executableTargets(of: product)
    where part.path.map({ String.normalisedPath($0.text, in: file.folder) == file.folder }) ?? false {
      guard !part.excluded.contains(where: { String.normalisedPath($0, in: "") == fileName }) else { continue }
      guard let changes = excluding(part.call, insertion, file) else { return nil }
      edit.edits += changes.map { (file, $0) }
    }
    let propertyList = FileID(fileName, in: file.folder)
    guard let existing = files.text(propertyList) else {
      edit.creates = [(propertyList, PropertyListStyle.list(withTrue: key, lineEnd: text.dominantLineEnding))]
      return edit
    }
    let document = PropertyListDocument(existing)
    if document[key] == nil {
      guard document.isComplete,
        let change = document.root?.dictionary?.insertion(of: key, value: .boolean(true), in: existing)
      else { return nil }
      edit.edits.append((propertyList, change))
    }
    return edit
  }

  /// Leaves the property list out of the target, in whose folder it lies.
  private static func excluding(_ call: ManifestCall, _ insertion: ManifestInsertion, _ file: FileID) -> [TextEdit]? {
    guard call.place.file == file else { return nil }
    let origin = call.place.origin
    if let excluded = call.call["exclude"] {
      guard case .array(let elements) = excluded.value.kind else { return nil }
      guard let last = elements.last else {
        return [TextEdit(span: excluded.value.span.shifted(by: origin), newText: "[\"\(fileName)\"]")]
      }
      return insertion.inserting("\"\(fileName)\"", behind: last.span.shifted(by: origin))
    }
    guard let path = call.call["path"] else { return nil }
    return insertion.inserting("exclude: [\"\(fileName)\"]", behind: path.span.shifted(by: origin))
  }
}

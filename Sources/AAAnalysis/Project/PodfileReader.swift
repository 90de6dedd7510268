/// Reads the build settings that hooks of a `Podfile` set.
enum PodfileReader {
  static func read(_ file: FileID, _ text: SourceText) -> ProjectDescription {
    ProjectDescription(file: file, form: .xcode)
  }
}

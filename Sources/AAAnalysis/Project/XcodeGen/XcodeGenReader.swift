/// Reads `project.yml`.
enum XcodeGenReader {
  static func read(_ file: FileID, _ text: SourceText, _ files: ProjectFiles) -> ProjectDescription {
    ProjectDescription(file: file, form: .xcodeGen)
  }
}

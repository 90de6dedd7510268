import AAAnalysis
import Foundation

/// What a command sees of the world beside the disk: handed in, so that tests can hand in something else.
struct Surroundings: Sendable {
  /// Absolute, without a slash at its end.
  var workingDirectory: String
  var environment: [String: String]
  /// Reads standard input to its end.
  var input: @Sendable () throws(FileProblem) -> [UInt8]
  var output: any TextSink
  var error: any TextSink
  var catalogue: Catalogue

  static var ofProcess: Surroundings {
    Surroundings(
      workingDirectory: DiskEntry.workingDirectory,
      environment: ProcessInfo.processInfo.environment,
      input: { () throws(FileProblem) in
        try FileReader.bytes(of: STDIN_FILENO, expectedCount: nil, ceiling: FileReader().ceiling)
      },
      output: StandardStream(STDOUT_FILENO), error: StandardStream(STDERR_FILENO), catalogue: .standard)
  }

  /// A file as it is called in what people read: relative to the working directory.
  func name(of file: FileID) -> String { PathText.relative(file.path, to: workingDirectory) }

  /// Prints `error: …` on standard error.
  func fail(_ message: String, isColored: Bool? = nil) {
    let style = TerminalStyle(isOn: isColored ?? TerminalStyle.isWanted(.auto, on: error, environment: environment))
    error.write(style.error("error:") + " \(message)\n")
  }

  /// Prints `warning: …` on standard error.
  func warn(_ message: String) {
    let style = TerminalStyle(isOn: TerminalStyle.isWanted(.auto, on: error, environment: environment))
    error.write(style.severity(.warning, "warning:") + " \(message)\n")
  }

  /// Prints `note: …` on standard error.
  func note(_ message: String) {
    let style = TerminalStyle(isOn: TerminalStyle.isWanted(.auto, on: error, environment: environment))
    error.write(style.note("note:") + " \(message)\n")
  }
}

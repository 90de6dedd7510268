import Foundation

/// The compiler of the toolchain that is first in `PATH`.
struct Compiler: Sendable {
  var executable: URL
  /// The flags of every compilation: Objective-C's attributes are understood though nothing runs them.
  var flags: [String]
  /// The version, as the compiler says it.
  var version: String

  /// Nil if there is none.
  static let found: Compiler? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let driver = path.split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let driver else { return nil }
    let folder = driver.resolvingSymlinksInPath().deletingLastPathComponent()
    let executable = folder.appendingPathComponent("swift-frontend")
    guard FileManager.default.isExecutableFile(atPath: executable.path) else { return nil }
    let plugins = folder.deletingLastPathComponent().appendingPathComponent("lib/swift/host/plugins")
    var compiler = Compiler(
      executable: executable,
      flags: [
        "-parse-as-library", "-swift-version", "5", "-enable-objc-interop",
        "-disable-objc-attr-requires-foundation-module", "-suppress-warnings", "-diagnostic-style", "llvm",
        "-plugin-path", plugins.path,
      ],
      version: "")
    compiler.version = compiler.run(["--version"]).output
    return compiler
  }()

  /// Runs it, and waits for it.
  func run(_ arguments: [String]) -> (isSuccess: Bool, output: String) {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return (false, "error: cannot run \(executable.path)") }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus == 0, String(decoding: output, as: UTF8.self))
  }
}

public import AAAnalysis
import Foundation

/// Asks the compiler what is wrong with Swift files, with the stubs of Apple's modules in place of these.
public struct TypeChecker: Sendable {
  /// What the compiler says.
  public struct Problem: Sendable, Hashable, CustomStringConvertible {
    /// Relative to the workspace; empty if the compiler names no file.
    public var file: String
    public var line: Int
    public var message: String

    public var description: String { "\(file):\(line): \(message)" }
  }

  private var compiler: Compiler
  private var stubs: StubModules

  /// Nil where there is no compiler.
  public static let shared = Result { () throws -> TypeChecker? in
    guard let compiler = Compiler.found else { return nil }
    return TypeChecker(compiler: compiler, stubs: try StubModules(compiledBy: compiler))
  }

  /// - Parameter isExample: whether what is not declared is looked for among what examples leave out.
  public func problems(in workspace: ExampleWorkspace, isExample: Bool) throws -> [Problem] {
    try CompilationUnit.units(of: workspace).flatMap { try problems(in: $0, isExample: isExample) }
  }

  private func problems(in unit: CompilationUnit, isExample: Bool) throws -> [Problem] {
    let modules = ["FoundationAdditions"] + (isExample ? ["Elsewhere"] : [])
    var arguments = ["-frontend", "-typecheck", "-module-name", "App", "-I", stubs.folder.path] + compiler.flags
    for module in modules { arguments += ["-import-module", module] }
    let texts = unit.files.enumerated().map { number, file in
      SourceRewriting.compilable(
        file.text, number: number, excerptImports: isExample ? ["SwiftUI"] : [], without: unit.ownModules)
    }
    var hash = StableHash()
    for text in arguments + texts { hash.add(text) }
    let answer = stubs.folder.appendingPathComponent("answers/\(hash.text)")
    let output: String
    if let known = try? String(contentsOf: answer, encoding: .utf8) {
      output = known
    } else {
      output = try ask(arguments, about: texts)
      try FileManager.default.createDirectory(
        at: answer.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(output.utf8).write(to: answer, options: .atomic)
    }
    return Set(output.split(separator: "\n").compactMap { problem(in: $0, of: unit) })
      .sorted { ($0.file, $0.line, $0.message) < ($1.file, $1.line, $1.message) }
  }

  /// The lines of what the compiler says that begin with a number of a file, or with `error:`.
  private func ask(_ arguments: [String], about texts: [String]) throws -> String {
    let files = FileManager.default
    let place = files.temporaryDirectory.appendingPathComponent("check-\(UUID().uuidString)", isDirectory: true)
    try files.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: place) }
    let paths = texts.indices.map { place.appendingPathComponent("\($0).swift") }
    for (path, text) in zip(paths, texts) { try Data(text.utf8).write(to: path) }
    let result = compiler.run(arguments + paths.map(\.path))
    let errors = result.output.replacingOccurrences(of: place.path + "/", with: "")
      .split(separator: "\n").filter { $0.contains(" error: ") || $0.hasPrefix("error: ") }
    if !result.isSuccess, errors.isEmpty {
      return "error: \(result.output.prefix(300).split(separator: "\n").first ?? "")"
    }
    return errors.joined(separator: "\n")
  }

  /// `3.swift:12:5: error: message`, or anything with `error: ` in it.
  private func problem(in line: Substring, of unit: CompilationUnit) -> Problem? {
    guard let range = line.range(of: "error: ") else { return nil }
    let message = line[range.upperBound...].split(separator: " ").joined(separator: " ")
    let parts = line[..<range.lowerBound].split(separator: ":")
    guard parts.count >= 2, parts[0].hasSuffix(".swift"), let number = Int(parts[0].dropLast(6)),
      unit.files.indices.contains(number), let lineNumber = Int(parts[1])
    else { return Problem(file: "", line: 0, message: message) }
    return Problem(file: unit.files[number].path, line: lineNumber, message: message)
  }
}

import Foundation

/// The folder with the reports of crashes. Nothing in it is ever removed.
struct CrashReports: Equatable, Sendable {
  /// A report of a crash, as far as it could be written.
  struct Report: Equatable, Sendable {
    var path: String
    /// `serve`, `check`
    var command: String?
    /// `SIGSEGV`
    var signal: String?
    var request: String?
    /// The URI of the document, or else the path of the file that was read or judged.
    var place: String?
  }

  static let variable = "AA_CRASH_REPORTS"
  /// The names of the reports that were told of.
  private static let toldName = "told.txt"

  let folder: String

  /// - Parameter folder: absolute.
  init(folder: String) {
    self.folder = folder
  }

  /// The folder that the environment names; nil if it wants no reports, or has no place for them.
  init?(environment: [String: String]) {
    if let folder = environment[Self.variable] {
      guard folder.hasPrefix("/") else { return nil }
      self.init(folder: PathText.absolute(folder, in: "/"))
      return
    }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    #if canImport(Darwin)
      let parent = home.map { PathText.joined($0, "Library/Logs") }
    #else
      let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let parent = state ?? home.map { PathText.joined($0, ".local/state") }
    #endif
    guard let parent else { return nil }
    self.init(folder: PathText.absolute(ToolVersion.name, in: PathText.absolute(parent, in: "/")))
  }

  /// The folder and those it lies in, the outermost first.
  var foldersToMake: [String] {
    var folders = [folder]
    while let parent = folders.last.flatMap(PathText.folder(of:)), parent != "/" { folders.append(parent) }
    return folders.reversed()
  }

  /// Where a process writes its report, so that none is written over: processes come with the same number again.
  func freePath(process: Int32) -> String {
    var path = PathText.joined(folder, "crash-\(process).txt")
    var number = 2
    while DiskEntry.exists(path) {
      path = PathText.joined(folder, "crash-\(process)-\(number).txt")
      number += 1
    }
    return path
  }

  /// Reports that nobody was told of yet, and from now on was. Empty if the folder cannot be read, and if it cannot be
  /// noted there who was told: else the same would be told at every start.
  ///
  /// - Parameter process: the one that asks. Its own crash is for the next one to tell: while one of its threads writes
  ///   the report, the others go on.
  func untold(askedBy process: Int32 = getpid()) -> [Report] {
    // Two windows of an editor start two servers at once, and one of them is to tell.
    let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { return [] }
    defer { close(lock) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { return [] }
    guard let names = try? FolderListing(of: folder).entries.map(\.name) else { return [] }
    let reports = names.filter { name in
      name.hasPrefix("crash-") && name.hasSuffix(".txt") && !name.hasPrefix("crash-\(process).")
        && !name.hasPrefix("crash-\(process)-")
    }
    let toldPath = PathText.joined(folder, Self.toldName)
    let told = (try? FileReader().bytes(at: toldPath)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let known = Set(told.split(separator: "\n").map(String.init))
    let new = reports.filter { !known.contains($0) }
    guard !new.isEmpty else { return [] }
    // Names that are gone may come again.
    let lines = reports.map { $0 + "\n" }.joined()
    guard (try? FileWriter.write(Array(lines.utf8), toFileAt: toldPath)) != nil else { return [] }
    return new.map { report(at: PathText.joined(folder, $0)) }
  }

  private func report(at path: String) -> Report {
    let text = (try? FileReader().bytes(at: path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    var values: [String: String] = [:]
    for line in text.split(separator: "\n") {
      // What other threads were at stands behind spaces, and is no part of what went wrong.
      guard !line.hasPrefix(" "), let colon = line.range(of: ": ") else { continue }
      values[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
    }
    return Report(
      path: path, command: values["command"], signal: values["signal"]?.split(separator: " ").first.map(String.init),
      request: values["request"],
      place: values["document"] ?? values["file"])
  }

  /// `Linux x86_64`, with `debug` where the program was built for it.
  static var system: String {
    var name = utsname()
    guard uname(&name) == 0 else { return "unknown" }
    func text<Value>(_ value: Value) -> String {
      withUnsafeBytes(of: value) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    var words = [text(name.sysname), text(name.release), text(name.machine)]
    #if DEBUG
      words.append("debug")
    #endif
    return words.joined(separator: " ")
  }
}

extension CrashReports.Report {
  private var deed: String {
    var words = "crashed"
    if let signal { words += " (\(signal))" }
    if let request { words += " while it worked on '\(request)'" }
    if let place { words += " at \(place)" }
    return words
  }

  /// Whether it was the server of an editor that crashed, and not a command that somebody ran in a terminal.
  private var isOfServer: Bool { command == nil || command == ServeCommand.syntax.name }

  /// For the log.
  var told: String {
    "an earlier \(command.map { "'\(ToolVersion.name) \($0)'" } ?? "process") \(deed); its report is \(path)"
  }

  /// For the person at the editor.
  var shown: String {
    let who = isOfServer ? "The Assistive Access server" : "The command '\(ToolVersion.name) \(command ?? "")'"
    return
      "\(who) \(deed). Please send the report in \(path) to where you got aa-language-server from. The report names "
      + "files, and holds nothing of what is in them."
  }
}

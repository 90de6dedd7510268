import AATestSupport
import Testing

/// What holds for the sources as a whole.
@Suite("house")
struct HouseTests {
  /// The folders of AAAnalysis in reading order.
  static let rooms = [
    "Text", "PropertyList", "Strings", "Swift", "Project", "Index", "Meaning", "Workspace", "Findings", "Rules",
    "Diagnostics", "Reports",
  ]

  struct File: Sendable {
    var path: String
    var source: SwiftSource
    /// The folder in the target: `Text` for `Sources/AAAnalysis/Text/Span.swift`.
    var room: String { path.split(separator: "/").dropFirst(2).first.map(String.init) ?? "" }
    var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
  }

  static let sources = Repository.swiftFiles(below: "Sources").map { File(path: $0.path, source: SwiftSource($0.text)) }
  static let tests = Repository.swiftFiles(below: "Tests").map { File(path: $0.path, source: SwiftSource($0.text)) }
  static var analysis: [File] { sources.filter { $0.target == "AAAnalysis" } }

  @Test("the sources are found")
  func sourcesAreFound() {
    #expect(Self.analysis.count > 10)
  }

  @Test("every file of the analysis lies in a room")
  func everyFileHasARoom() {
    for file in Self.analysis { #expect(Self.rooms.contains(file.room), "\(file.path)") }
  }

  @Test("a room names only what is declared in it or in a room before it")
  func roomOrder() {
    var known: Set<String> = []
    var declaredLater: [String: String] = [:]
    for file in Self.analysis {
      for type in file.source.declaredTypes where !type.isPrivate { declaredLater[type.name] = file.room }
    }
    for room in Self.rooms {
      let files = Self.analysis.filter { $0.room == room }
      // A nested type may have the name of another one.
      for file in files { known.formUnion(file.source.namesOfAllTypes) }
      for file in files {
        for word in file.source.words.sorted() {
          guard let place = declaredLater[word], !known.contains(word) else { continue }
          Issue.record("\(file.path) names \(word), which is declared later, in \(place)/")
        }
      }
    }
  }

  @Test("only Swift/ knows the syntax tree")
  func onlySwiftKnowsSyntax() {
    for file in Self.sources where !(file.target == "AAAnalysis" && file.room == "Swift") {
      let syntax = file.source.imports.filter { $0.hasPrefix("Swift") && $0 != "Swift" }
      #expect(syntax.isEmpty, "\(file.path) imports \(syntax)")
    }
  }

  @Test("targets import what is below them, and nothing else")
  func imports() {
    let system: Set = ["Foundation", "Dispatch", "Glibc", "Musl", "Darwin", "Synchronization"]
    let allowed: [String: Set<String>] = [
      "JSONRPC": system,
      // The C library for threads with deep stacks.
      "AAAnalysis": ["Foundation", "Dispatch", "Synchronization", "Glibc", "Musl", "Darwin"],
      "AALanguageServer": system.union(["AAAnalysis", "JSONRPC"]),
    ]
    for file in Self.sources {
      let foreign = file.source.imports.filter {
        !(allowed[file.target]?.contains($0) ?? false) && !(file.room == "Swift" && $0.hasPrefix("Swift"))
      }
      #expect(foreign.isEmpty, "\(file.path) imports \(foreign)")
    }
  }

  @Test("the analysis does no I/O and knows no URI, no JSON and no clock")
  func analysisIsPure() {
    let forbidden: Set = [
      "FileManager", "FileHandle", "URL", "NSURL", "JSONSerialization", "JSONDecoder", "JSONEncoder", "Date",
      "ContinuousClock", "SuspendingClock", "DispatchTime", "ProcessInfo", "print", "fopen", "getenv",
    ]
    for file in Self.analysis {
      // A String Catalog is a source of the app that is written in JSON.
      let allowed: Set = file.room == "Strings" ? ["JSONDecoder"] : []
      let found = file.source.words.intersection(forbidden).subtracting(allowed)
      #expect(found.isEmpty, "\(file.path) names \(found)")
    }
  }

  @Test("nothing in the sources crashes on purpose")
  func nothingCrashes() {
    for file in Self.sources {
      let source = file.source
      for index in source.tokens.indices {
        let place = "\(file.path):\(source.lines[index])"
        switch source.tokens[index] {
        case .postfixExclamation:
          let before = index > 0 ? source.tokens[index - 1] : .mark(" ")
          let what = before == .word("try") ? "try!" : before == .word("as") ? "as!" : "forced unwrapping"
          Issue.record("\(place): \(what)")
        case .word("fatalError"), .word("preconditionFailure"):
          Issue.record("\(place): \(source.tokens[index])")
        default:
          break
        }
      }
    }
  }

  @Test("no file is longer than 600 lines")
  func shortFiles() {
    for file in Self.sources + Self.tests {
      #expect(file.source.lineCount <= 600, "\(file.path) has \(file.source.lineCount) lines")
    }
  }

  @Test("types are called by what they are")
  func namesOfTypes() {
    for file in Self.sources {
      for name in file.source.namesOfAllTypes {
        let isVague = ["Helper", "Helpers", "Utils", "Utilities", "Utility", "Manager"].contains { name.hasSuffix($0) }
        #expect(!isVague, "\(file.path) declares \(name)")
      }
    }
  }
}

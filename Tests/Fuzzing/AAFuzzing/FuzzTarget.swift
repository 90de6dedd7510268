import AAAnalysis
import Foundation

/// The kinds of input that come from outside.
enum FuzzTarget: String, CaseIterable {
  /// A stream of bytes from a client.
  case framing
  /// The body of one message.
  case json
  case propertyList = "property-list"
  case xcodeProject = "xcode-project"
  case buildSettings = "build-settings"
  case yaml
  case manifest
  case strings
  case stringCatalog = "string-catalog"
  case configuration
  case suppressions
  case ignorePatterns = "ignore-patterns"
  /// One Swift file up to its outline.
  case swift
  /// What happens when a Swift file is typed in.
  case typing
  /// Several files of any kind, all rules and all of their fixes.
  case workspace

  /// Asks all there is to ask about an input, and ends the process where an answer is wrong.
  func check(_ bytes: [UInt8]) {
    switch self {
    case .framing: ConversationChecks.framing(bytes)
    case .json: ConversationChecks.json(bytes)
    case .propertyList: ReaderChecks.propertyList(bytes)
    case .xcodeProject: ProjectChecks.project(bytes, named: "App.xcodeproj/project.pbxproj")
    case .buildSettings: ProjectChecks.buildSettings(bytes)
    case .yaml: ProjectChecks.yaml(bytes)
    case .manifest: ProjectChecks.manifest(bytes)
    case .strings: ReaderChecks.strings(bytes, kind: .strings)
    case .stringCatalog: ReaderChecks.strings(bytes, kind: .catalog)
    case .configuration: ConfigurationChecks.configuration(bytes)
    case .suppressions: SourceChecks.suppressions(bytes)
    case .ignorePatterns: ConfigurationChecks.ignorePatterns(bytes)
    case .swift: SourceChecks.swift(bytes)
    case .typing: SourceChecks.typing(bytes)
    case .workspace: WorkspaceChecks.workspace(bytes)
    }
  }

  /// In bytes: no more than what the smallest thread has on which the input is read. What reads Swift takes a stack of
  /// its own; rules run on deep stacks.
  var stackSize: Int { self == .workspace || self == .typing ? 64 << 20 : 512 << 10 }

  /// How an input is changed.
  var mutator: TextMutator {
    switch self {
    case .framing: TextMutator(tokens: Tokens.framing)
    case .json, .configuration, .stringCatalog: TextMutator(tokens: Tokens.json)
    case .propertyList: TextMutator(tokens: Tokens.propertyList)
    case .xcodeProject, .strings: TextMutator(tokens: Tokens.xcodeProject)
    case .buildSettings: TextMutator(tokens: Tokens.buildSettings)
    case .yaml: TextMutator(tokens: Tokens.yaml)
    case .ignorePatterns: TextMutator(tokens: Tokens.ignorePatterns)
    case .suppressions: TextMutator(tokens: Tokens.suppressions)
    case .swift, .typing, .manifest, .workspace: TextMutator(tokens: Tokens.swift)
    }
  }
}

/// What the callbacks of libFuzzer need, which know no context.
enum Fuzzing {
  /// Set once, before the fuzzer starts.
  nonisolated(unsafe) static var target = FuzzTarget.framing

  /// A handler of signals needs a stack where the thread's own has overflowed.
  static func prepareThread() {
    let size = 1 << 20
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  /// Ends the process where something does not hold that always must, so that the fuzzer keeps the input.
  static func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
    if holds { return }
    FileHandle.standardError.write(Data("expectation failed: \(message())\n".utf8))
    abort()
  }
}

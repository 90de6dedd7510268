public import AAAnalysis

/// A piece of code that a rule must speak about, or that only looks as if, to be planted in many places.
///
/// In its code `§` stands before the name of a state, which may live in the view or in a model. Marks tell the line that
/// the rule must speak about: `‹!›` stands in the piece; positions put `‹C›` at the control that runs an action, `‹S›` at
/// the call of the screen's view, and `‹P›` at what leads to a screen.
public struct Piece: Sendable {
  public enum Kind: Sendable {
    /// Stands where a view does.
    case view
    /// Modifiers behind a view, which is given.
    case modifier(on: String)
    /// Runs on a tap.
    case action
    /// Fills a screen.
    case screen
  }

  public enum Mark: String, Sendable, CaseIterable {
    case code = "‹!›"
    case control = "‹C›"
    case screen = "‹S›"
    case step = "‹P›"
  }

  public var rule: String
  /// The spelling, in a few words.
  public var title: String
  public var kind: Kind
  public var code: String
  public var mark: Mark
  /// `name: Type = value` of each state that the code uses.
  public var states: [String]
  /// A view that shows the states.
  public var shown: String
  /// Lines that belong to the type that holds the code: properties from the environment, functions.
  public var members: String
  /// Text of another file.
  public var support: String
  /// What the control that runs an action shows.
  public var label = (title: "Go", symbol: "star")
  /// Libraries that the files with marks import.
  public var modules: [String] = []
  /// Names of positions that change what the piece means.
  public var unfit: Set<String>
  /// Names of the only positions; empty for all.
  public var only: Set<String>

  public init(
    _ rule: String, _ title: String, _ kind: Kind, _ code: String, mark: Mark = .code, states: [String] = [],
    shown: String = "", members: String = "", support: String = "", unfit: Set<String> = [], only: Set<String> = []
  ) {
    self.rule = rule
    self.title = title
    self.kind = kind
    self.code = code
    self.mark = mark
    self.states = states
    self.shown = shown
    self.members = members
    self.support = support
    self.unfit = unfit
    self.only = only
  }

  /// Whether the code needs a type that holds something for it.
  var needsHolder: Bool { !states.isEmpty || !members.isEmpty }

  func fits(_ position: String) -> Bool {
    !unfit.contains(position) && (only.isEmpty || only.contains(position))
  }

  /// The piece where a library is at hand.
  public func importing(_ modules: String...) -> Piece {
    var piece = self
    piece.modules = modules
    return piece
  }

  /// The piece, run by a control that shows this.
  public func labelled(_ title: String, _ symbol: String) -> Piece {
    var piece = self
    piece.label = (title, symbol)
    return piece
  }

  // MARK: Making pieces

  public static func view(
    _ rule: String, _ title: String, _ code: String, states: [String] = [], members: String = "", support: String = "",
    unfit: Set<String> = [], only: Set<String> = []
  ) -> Piece {
    Piece(
      rule, title, .view, code, states: states, members: members, support: support, unfit: unfit, only: only)
  }

  public static func modifier(
    _ rule: String, _ title: String, on view: String = #"Text("Note")"#, _ code: String, states: [String] = [],
    members: String = "", support: String = "", unfit: Set<String> = [], only: Set<String> = []
  ) -> Piece {
    Piece(
      rule, title, .modifier(on: view), code, states: states, members: members, support: support, unfit: unfit,
      only: only)
  }

  public static func action(
    _ rule: String, _ title: String, _ code: String, mark: Mark = .code, states: [String] = [], shown: String = "",
    members: String = "", support: String = "", unfit: Set<String> = [], only: Set<String> = []
  ) -> Piece {
    Piece(
      rule, title, .action, code, mark: mark, states: states, shown: shown, members: members, support: support,
      unfit: unfit, only: only)
  }

  public static func screen(
    _ rule: String, _ title: String, _ code: String, mark: Mark = .code, states: [String] = [], members: String = "",
    support: String = "", unfit: Set<String> = [], only: Set<String> = []
  ) -> Piece {
    Piece(
      rule, title, .screen, code, mark: mark, states: states, members: members, support: support, unfit: unfit,
      only: only)
  }
}

/// A small app with a piece in it.
public struct PlantedApp: Sendable {
  public var piece: Piece
  public var position: String
  public var workspace: ExampleWorkspace
  /// Files and lines, from 1, one of which the rule must speak about.
  public var marked: [(file: FileID, line: Int)]

  /// - Parameter text: files, each begun by `//- path`, with marks.
  init(_ piece: Piece, at position: String, _ text: String) {
    self.init(piece, at: position, files: ExampleWorkspace(text).files)
  }

  /// - Parameter files: with marks.
  init(_ piece: Piece, at position: String, files: [ExampleWorkspace.File]) {
    self.piece = piece
    self.position = position
    workspace = ExampleWorkspace("")
    workspace.files = files
    marked = []
    for index in files.indices where files[index].text.string.contains(where: { "‹⟦".contains($0) }) {
      var text = files[index].text.string.replacing("⟦title⟧", with: "\"\(piece.label.title)\"")
        .replacing("⟦symbol⟧", with: "\"\(piece.label.symbol)\"")
      if let place = text.firstRange(of: "import SwiftUI\n") {
        text.insert(contentsOf: piece.modules.map { "import \($0)\n" }.joined(), at: place.upperBound)
      }
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for number in lines.indices where lines[number].contains("‹") {
        if lines[number].contains(piece.mark.rawValue) { marked.append((files[index].id, number + 1)) }
        for mark in Piece.Mark.allCases { lines[number] = lines[number].replacing(mark.rawValue, with: "") }
      }
      workspace.files[index].text = SourceText(lines.joined(separator: "\n"))
    }
  }

  /// The text of all files, as an example is written.
  public var text: String {
    workspace.files.map { file in
      "//- \(file.id.path.dropFirst(ExampleWorkspace.root.count + 1))\n\(file.text.string)"
    }.joined()
  }
}

public import AAAnalysis

/// Plants pieces of code in many places of small apps, and counts where the rules speak.
///
/// The same seed gives the same apps. Of all combinations of piece and position a run takes some: of each piece as many as
/// asked for, and each position at least once for every rule that it fits.
public struct Planting: Sendable {
  public struct Result: Sendable {
    public var app: PlantedApp
    /// Lines, from 1, of the rule's findings.
    public var findings: [(file: FileID, line: Int)]

    /// Whether the rule speaks about a line where it must.
    public var isFound: Bool {
      findings.contains { found in app.marked.contains { $0.file == found.file && $0.line == found.line } }
    }

    /// What to look at.
    public var description: String {
      let places = findings.map { "\($0.file.name):\($0.line)" }.joined(separator: ", ")
      let wanted = app.marked.map { "\($0.file.name):\($0.line)" }.joined(separator: " or ")
      return """
        \(app.piece.rule) “\(app.piece.title)” at “\(app.position)”: wanted in \(wanted.isEmpty ? "no line" : wanted), \
        found \(places.isEmpty ? "nowhere" : "in \(places)")
        \(app.text)
        """
    }
  }

  public var catalogue: Catalogue
  public var seed: UInt64
  /// How many positions are tried for a piece; nil for all.
  public var positionsPerPiece: Int?

  public init(catalogue: Catalogue = .standard, seed: UInt64 = 1, positionsPerPiece: Int? = 6) {
    self.catalogue = catalogue
    self.seed = seed
    self.positionsPerPiece = positionsPerPiece
  }

  /// The pieces whose rules there are, planted.
  public func results(of pieces: [Piece]) -> [Result] {
    let known = Dictionary(grouping: pieces.filter { catalogue.rule(id: $0.rule) != nil }, by: \.rule)
    return known.keys.sorted().flatMap { rule -> [Result] in
      var random = SeededGenerator(seed: rule.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
      var unused: Set<String> = []
      for piece in known[rule] ?? [] { unused.formUnion(Self.positions(for: piece).map(\.name)) }
      return (known[rule] ?? []).flatMap { piece -> [Result] in
        let all = Self.positions(for: piece).shuffled(using: &random)
        // Those that no piece of the rule stood in yet go first.
        let sorted = all.filter { unused.contains($0.name) } + all.filter { !unused.contains($0.name) }
        var results: [Result] = []
        for position in sorted where results.count < positionsPerPiece ?? .max {
          guard let text = position.app(piece, &random) else { continue }
          unused.remove(position.name)
          results.append(result(of: PlantedApp(piece, at: position.name, text)))
        }
        return results
      }
    }
  }

  public func result(of app: PlantedApp) -> Result {
    let snapshot = app.workspace.snapshot()
    let analyzer = Analyzer(catalogue: catalogue, onlyRules: [app.piece.rule])
    let findings = app.workspace.files.flatMap { file in
      analyzer.diagnostics(for: file.id, in: snapshot).findings.map { finding in
        (file: finding.location.file, line: file.text.line(of: finding.location.span.lower))
      }
    }
    return Result(app: app, findings: findings)
  }

  private static func positions(for piece: Piece) -> [Position] {
    let all: [Position] =
      switch piece.kind {
      case .view: Position.views
      case .modifier: Position.views + Position.modifiers
      case .action: Position.actions + (piece.mark == .control ? [] : Position.lifecycle)
      case .screen: Position.wholeScreens
      }
    return all.filter { piece.fits($0.name) }
  }

  /// Names of the positions in which code runs though nobody asked for it.
  public static let lifecycle = Set(Position.lifecycle.map(\.name))
  /// Names of the positions of actions.
  public static let actions = Set(Position.actions.map(\.name))
  /// Names of the positions that a person gets to from the first screen.
  public static let laterScreens: Set<String> = [
    "destination of a link", "destination argument", "destination of a value", "presented screen",
  ]
  public static let roots: Set<String> = ["root", "root through a wrapper", "root through a property"]
}

extension SourceText {
  fileprivate func line(of offset: Int) -> Int { lines.line(at: offset) + 1 }
}

/// Counts of one rule.
public struct PlantingCount: Sendable {
  public var rule: String
  public var planted: Int
  public var found: Int
}

extension Array where Element == Planting.Result {
  public var counts: [PlantingCount] {
    Dictionary(grouping: self, by: \.app.piece.rule).map { rule, results in
      PlantingCount(rule: rule, planted: results.count, found: results.filter(\.isFound).count)
    }.sorted { $0.rule < $1.rule }
  }
}

import AAAnalysis

/// A box of a drawn map: what stands in it, broken into lines, and how much room that takes.
///
/// Lengths are in the units of the drawing, which are pixels where nothing is enlarged.
struct FlowBox {
  enum Content {
    case root(Int)
    case place(Flow.Place)
  }

  struct Line {
    enum Style: String {
      case title, fact, over, faint
    }

    var text: String
    var style: Style
    var size: Double
    /// The base line, from the top of the box.
    var y: Double
    /// From the left of the box.
    var x: Double
  }

  /// A count of findings, with the word that says of which severity.
  struct Badge {
    var text: String
    var severity: Severity
    var x: Double
    /// Its top, from the top of the box.
    var y: Double
    var width: Double
  }

  var content: Content
  var lines: [Line] = []
  var badges: [Badge] = []
  var height = 0.0
  /// Whether there is a tile for the icon.
  var hasTile = false
  var tileTop = FlowBox.padding

  static let width = 248.0
  static let padding = 14.0
  static let tile = 30.0
  static let badgeHeight = 19.0
  private static let inner = width - 2 * padding
  private static let factSize = 12.5

  // MARK: Content

  init(root number: Int, of flow: Flow) {
    content = .root(number)
    let root = flow.roots[number]
    var y = Self.padding + 3
    add("Start", .faint, size: Self.factSize, limit: 1, y: &y)
    let name = root.kind == .scene ? FlowWords.name(of: root.kind) : root.name
    add(name, .title, size: 15, limit: 2, y: &y)
    if root.kind != .scene { add(FlowWords.name(of: root.kind), .fact, size: Self.factSize, limit: 1, y: &y) }
    if !root.apps.isEmpty {
      add("of \(root.apps.joined(separator: ", "))", .fact, size: Self.factSize, limit: 2, y: &y)
    }
    height = y + Self.padding - 6
  }

  /// - Parameters:
  ///   - lead: what is tapped to get here, where no line carries it.
  ///   - notices: dialogs that have no box of their own.
  init(_ number: Int, of flow: Flow, lead: String?, notices: [Flow.Dialog]) {
    let screen = flow.screens[number]
    content = .place(.screen(number))
    hasTile = screen.icon != .notShown
    let indent = hasTile ? Self.tile + 12 : 0
    var y = Self.padding + 2
    addLead(lead, y: &y)
    tileTop = y - 2
    add(screen.name, .title, size: 15.5, limit: 3, indent: indent, y: &y)
    if screen.view != screen.name { add(screen.view, .faint, size: Self.factSize, limit: 1, indent: indent, y: &y) }
    y = max(y, hasTile ? tileTop + Self.tile : 0) + 3
    let remark = [FlowWords.remark(on: screen.title), FlowWords.name(of: screen.icon)].compactMap(\.self)
    if !remark.isEmpty { add(remark.joined(separator: " · "), .fact, size: Self.factSize, limit: 2, y: &y) }
    add(screen.options, screen.decisions, y: &y)
    for loss in screen.losses.prefix(3) {
      let isShort = (loss.questions ?? 0) < loss.wantedQuestions
      add(Self.short(loss), isShort ? .over : .fact, size: Self.factSize, limit: 2, y: &y)
    }
    if screen.losses.count > 3 {
      add("and \(screen.losses.count - 3) more that destroy", .fact, size: Self.factSize, limit: 1, y: &y)
    }
    if let loop = flow.ways.first(where: { $0.from == .screen(number) && $0.to == .screen(number) }) {
      let control = loop.control.map { "“\($0.text)”" } ?? FlowWords.name(of: loop.kind)
      add("↻ \(control) leads to this screen again", .fact, size: Self.factSize, limit: 2, y: &y)
    }
    if let notice = notices.first {
      let named = notice.title.map { "“\($0.text)”" } ?? (notice.kind == .alert ? "an alert" : "a dialog")
      let title = notices.count == 1 ? named : "\(notices.count) dialogs"
      add("shows \(title)", .faint, size: Self.factSize, limit: 2, y: &y)
    }
    addBadges(flow.counts(screen.findings), y: &y)
    height = y + Self.padding - 6
  }

  init(_ dialog: Flow.Dialog, at number: Int, lead: String?) {
    content = .place(.dialog(number))
    var y = Self.padding + 2
    addLead(lead, y: &y)
    add(FlowWords.name(of: dialog.kind), .faint, size: Self.factSize, limit: 1, y: &y)
    add(dialog.title.map { "“\($0.text)”" } ?? "no title", .title, size: 14, limit: 3, y: &y)
    let buttons = FlowWords.buttons(of: dialog)
    if !buttons.isEmpty { add(buttons, .fact, size: Self.factSize, limit: 3, y: &y) }
    height = y + Self.padding - 6
  }

  // MARK: Lines

  private mutating func addLead(_ lead: String?, y: inout Double) {
    guard let lead else { return }
    add("→ \(lead)", .faint, size: Self.factSize, limit: 1, y: &y)
    y += 5
  }

  private mutating func add(
    _ text: String, _ style: Line.Style, size: Double, limit: Int, indent: Double = 0, y: inout Double
  ) {
    let isBold = style == .title || style == .over
    for line in DrawnText.lines(text, width: Self.inner - indent, size: size, isBold: isBold, limit: limit) {
      y += size * 1.05
      lines.append(Line(text: line, style: style, size: size, y: y, x: Self.padding + indent))
      y += size * 0.3
    }
  }

  /// Options and decisions on one line; where one of them is too many, on a line each.
  private mutating func add(_ options: Flow.Amount, _ decisions: Flow.Amount, y: inout Double) {
    var parts = [(FlowWords.counted(options, "option"), options)]
    if decisions.count > 0 { parts.append((FlowWords.counted(decisions, "decision"), decisions)) }
    guard parts.contains(where: \.1.isOverLimit) else {
      return add(parts.map(\.0).joined(separator: " · "), .fact, size: Self.factSize, limit: 1, y: &y)
    }
    for (text, amount) in parts {
      if amount.isOverLimit {
        add("▲ \(text) (\(amount.limit) advised)", .over, size: Self.factSize, limit: 1, y: &y)
      } else {
        add(text, .fact, size: Self.factSize, limit: 1, y: &y)
      }
    }
  }

  private mutating func addBadges(_ counts: [(severity: Severity, count: Int)], y: inout Double) {
    guard !counts.isEmpty else { return }
    y += 8
    var x = Self.padding
    for (severity, count) in counts {
      let text = "\(Self.sign(of: severity)) \(CheckSummary.counted(count, severity))"
      let width = DrawnText.width(of: text, size: 12, isBold: true) + 14
      if x > Self.padding, x + width > Self.width - Self.padding {
        x = Self.padding
        y += Self.badgeHeight + 5
      }
      badges.append(Badge(text: text, severity: severity, x: x, y: y, width: width))
      x += width + 6
    }
    y += Self.badgeHeight
  }

  /// A form for each severity, so that no colour has to be told from another.
  static func sign(of severity: Severity) -> String {
    switch severity {
    case .error: "✕"
    case .warning: "▲"
    case .information: "ℹ"
    case .hint: "◇"
    }
  }

  /// `“Delete” asks twice`
  private static func short(_ loss: Flow.Loss) -> String {
    let control = loss.control.map { "“\($0.text)”" } ?? "a control"
    switch loss.questions {
    case nil: return "\(control) destroys"
    case 0: return "▲ \(control) destroys at once"
    case 1: return "\(1 < loss.wantedQuestions ? "▲ " : "")\(control) asks once"
    case 2: return "\(2 < loss.wantedQuestions ? "▲ " : "")\(control) asks twice"
    case .some(let times): return "\(control) asks \(times) times"
    }
  }
}

/// Stands for a symbol where the symbol itself cannot be shown: SF Symbols may not leave Apple's systems.
enum SymbolGlyph {
  /// One character, by the first words of the symbol's name; nil for symbols without a likeness.
  static func likeness(of icon: Flow.Icon) -> String? {
    guard case .symbol(.written(let names)) = icon, names.count == 1, let name = names.first else { return nil }
    var words = name.split(separator: ".").map(String.init)
    while !words.isEmpty {
      if let glyph = glyphs[words.joined(separator: ".")] { return glyph }
      words.removeLast()
    }
    return nil
  }

  private static let glyphs = [
    "house": "⌂", "gear": "⚙", "gearshape": "⚙", "star": "★", "heart": "♥", "pencil": "✎", "square.and.pencil": "✎",
    "envelope": "✉", "phone": "☎", "list": "☰", "line.3.horizontal": "☰", "checkmark": "✓", "xmark": "✕",
    "plus": "+", "minus": "−", "questionmark": "?", "exclamationmark": "!", "info": "i", "sun": "☀", "cloud": "☁",
    "moon": "☾", "umbrella": "☂", "snowflake": "❄", "scissors": "✂", "flag": "⚑", "music": "♫", "play": "▶",
    "pause": "‖", "stop": "■", "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑", "arrow.down": "↓",
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "clock": "◷", "timer": "◷", "bolt": "⚡", "circle": "●",
    "square.grid": "▦", "rectangle.grid": "▦", "magnifyingglass": "⌕", "airplane": "✈", "leaf": "❧", "keyboard": "⌨",
    "bell": "♪", "chart": "▤", "bubble": "…", "text": "¶", "textformat": "A", "ellipsis": "…", "command": "⌘",
    "person": "☺", "face": "☺", "figure": "☺", "hand": "☞", "book": "▤", "doc": "▤", "folder": "▣", "photo": "▨",
    "camera": "◉", "mappin": "◈", "location": "◈", "map": "◈", "tray": "▽", "trash": "⌫", "pills": "◐", "cross": "✚",
  ]
}

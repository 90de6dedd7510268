import AAAnalysis

/// A page with the map drawn, and below it the same in words: every screen with what leads to it, what it leads to and
/// what was found on it. Needs nothing else, and reads well without its script.
enum FlowHTML: FlowFormat {
  static let name = "html"

  static func text(of report: FlowReport, style: TerminalStyle) -> String {
    let tree = FlowTree(report.flow)
    let outline = FlowOutlineEntry.all(report.flow, tree)
    let page = FlowPage(report, tree, outline)
    return HTMLPage(
      title: "\(report.heading): map", main: page.main, style: FlowPageStyle.text,
      script: report.flow.screens.isEmpty ? "" : FlowPageScript.text
    ).text
  }
}

/// A root or place in reading order: every place behind the one that leads to it on a shortest way.
struct FlowOutlineEntry {
  var content: FlowBox.Content
  /// How many places stand above it; a root has 0.
  var depth: Int

  static func all(_ flow: Flow, _ tree: FlowTree) -> [FlowOutlineEntry] {
    var entries: [FlowOutlineEntry] = []
    for number in flow.roots.indices {
      entries.append(FlowOutlineEntry(content: .root(number), depth: 0))
      var pending: [(place: Flow.Place, depth: Int)] = tree.starts[number].reversed().map { (.screen($0), 1) }
      while let (place, depth) = pending.popLast() {
        entries.append(FlowOutlineEntry(content: .place(place), depth: depth))
        for way in (tree.ways[place] ?? []).reversed() where tree.isBranch(way, of: flow) {
          pending.append((flow.ways[way].to, depth + 1))
        }
      }
    }
    return entries
  }
}

/// The content of the page.
private struct FlowPage {
  let report: FlowReport
  let tree: FlowTree
  let outline: [FlowOutlineEntry]
  private var flow: Flow { report.flow }

  init(_ report: FlowReport, _ tree: FlowTree, _ outline: [FlowOutlineEntry]) {
    self.report = report
    self.tree = tree
    self.outline = outline
  }

  var main: String {
    var parts = [
      "<h1>\(Self.text(report.heading))</h1>",
      "<p class=\"faint\">\(Self.text(FlowWords.summary(of: flow)))</p>",
    ]
    if let note = report.note { parts.append("<p>\(Self.text("Note: \(note)."))</p>") }
    if flow.screens.isEmpty {
      parts.append("<p>\(Self.text(CheckSummary.nothingReached(report.scope)))</p>")
    } else {
      parts += [map, list]
    }
    if !flow.findingsElsewhere.isEmpty { parts.append(elsewhere) }
    return parts.joined(separator: "\n")
  }

  // MARK: Map

  private var map: String {
    let drawing = FlowDrawing(flow, tree, outline)
    return """
      <section id="map-section" aria-labelledby="map-title">
      <h2 id="map-title">Map</h2>
      <p>From left to right: what a person sees first, and what each screen leads to. A line carries what is tapped. \
      Choose a box to read what was found on it.</p>
      <div class="tools" hidden>
      <label for="find">Find a screen</label>
      <input id="find" type="search" autocomplete="off" spellcheck="false">
      <span id="found" role="status"></span>
      <span class="zoom" role="group" aria-label="Size of the map">
      <button type="button" id="smaller" aria-label="Smaller">−</button>
      <button type="button" id="larger" aria-label="Larger">+</button>
      <button type="button" id="whole">Whole map</button>
      <button type="button" id="full">Full size</button>
      </span>
      </div>
      <div class="frame">
      <div id="view" class="view" tabindex="0" role="region" aria-label="Map of the screens">
      \(drawing.svg(named: "Map of the screens of \(report.title)"))
      </div>
      <div id="panel" class="panel" role="dialog" aria-labelledby="panel-title" hidden></div>
      </div>
      \(legend)
      </section>
      """
  }

  private var legend: String {
    """
    <ul class="legend" aria-label="Signs on the map">
    <li><span class="sample screen"></span> screen</li>
    <li><span class="sample dialog"></span> alert or confirmation dialog</li>
    <li><span class="sample line"></span> leads on</li>
    <li><span class="sample line back"></span> leads back or across</li>
    <li>Each icon is named in words. The picture beside it stands in for the symbol, and may look different.</li>
    \(Severity.allCases.map(Self.legend(of:)).joined(separator: "\n"))
    </ul>
    """
  }

  private static func legend(of severity: Severity) -> String {
    "<li><span class=\"badge-text \(severity.name)\">\(FlowBox.sign(of: severity))</span> \(word(for: severity))</li>"
  }

  // MARK: List

  private var list: String {
    var parts = ["<section aria-labelledby=\"list-title\">", "<h2 id=\"list-title\">Screens</h2>"]
    for entry in outline {
      switch entry.content {
      case .root(let number):
        let root = flow.roots[number]
        parts.append(
          "<h3 id=\"root-\(number + 1)\" tabindex=\"-1\">\(Self.text(FlowWords.heading(root)))</h3>"
            + "<p>\(link(to: root.location))</p>")
      case .place(.screen(let number)): parts.append(article(flow.screens[number], number, depth: entry.depth))
      case .place(.dialog(let number)): parts.append(article(flow.dialogs[number], number, depth: entry.depth))
      }
    }
    return (parts + ["</section>"]).joined(separator: "\n")
  }

  private func article(_ screen: Flow.Screen, _ number: Int, depth: Int) -> String {
    let place = Flow.Place.screen(number)
    let view = screen.view == screen.name ? "" : "<code>\(Self.text(screen.view))</code> "
    let shownAt = screen.shownAt == screen.location ? "" : ", shown by \(link(to: screen.shownAt))"
    let facts = FlowWords.facts(of: screen) + [depthWords(screen)]
    var parts = [
      open(place, named: screen.name, kind: "screen", depth: depth),
      "<p>\(view)\(link(to: screen.location))\(shownAt)</p>",
      "<p class=\"facts\">\(Self.text(facts.joined(separator: " · ")))</p>",
    ]
    parts.append(
      screen.findings.isEmpty
        ? "<p>Nothing was found on this screen.</p>"
        : Self.list("Findings", flow.gravestFirst(screen.findings).map(item), kind: "findings"))
    if !screen.losses.isEmpty {
      let items = screen.losses.map { "\(Self.text(FlowWords.sentence(about: $0))) \(link(to: $0.location))" }
      parts.append(Self.list("What can be destroyed", items))
    }
    parts.append(ways(to: place))
    parts.append(ways(from: place))
    if screen.path.count > 1 {
      let steps = screen.path.map { "<li>\(Self.text($0.name)) \(link(to: $0.location))</li>" }
      parts.append("<details><summary>The way through the code</summary><ol>\(steps.joined())</ol></details>")
    }
    return (parts + ["</article>"]).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func article(_ dialog: Flow.Dialog, _ number: Int, depth: Int) -> String {
    let place = Flow.Place.dialog(number)
    let name = dialog.title.map { "“\($0.text)”" } ?? "no title"
    var parts = [
      open(place, named: name, kind: FlowWords.name(of: dialog.kind), depth: depth),
      "<p>\(link(to: dialog.location))</p>",
    ]
    if !dialog.buttons.isEmpty {
      let items = dialog.buttons.map { button in
        "\(Self.text(button.title.map { "“\($0.text)”" } ?? "a button"))"
          + "\(button.role.map { " (\($0.rawValue))" } ?? "") \(link(to: button.location))"
      }
      parts.append(Self.list("Buttons", items))
    }
    parts.append(ways(to: place))
    parts.append(ways(from: place))
    return (parts + ["</article>"]).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func open(_ place: Flow.Place, named name: String, kind: String, depth: Int) -> String {
    let id = flow[place]
    return
      "<article id=\"at-\(id)\" class=\"place\" data-place=\"\(id)\" tabindex=\"-1\" aria-labelledby=\"name-\(id)\" "
      + "style=\"--depth: \(min(depth - 1, 6))\">\n"
      + "<h4 id=\"name-\(id)\">\(Self.text(name)) <span class=\"kind\">\(kind)</span></h4>"
  }

  private func depthWords(_ screen: Flow.Screen) -> String {
    switch screen.depth {
    case 0: screen.isFirst ? "first screen" : "nothing pushed to get here"
    case 1: "1 screen pushed to get here"
    default: "\(screen.depth) screens pushed to get here"
    }
  }

  private func ways(to place: Flow.Place) -> String {
    let items = flow.ways.filter { $0.to == place }.map { way in
      "from \(link(to: way.from)) — \(Self.text(FlowWords.name(of: way))) \(link(to: way.location))"
    }
    return items.isEmpty ? "" : Self.list("What leads here", items)
  }

  private func ways(from place: Flow.Place) -> String {
    let items = (tree.ways[place] ?? []).map { flow.ways[$0] }.map { way in
      "\(Self.text(FlowWords.name(of: way))) → \(link(to: way.to)) \(link(to: way.location))"
    }
    return items.isEmpty ? "" : Self.list("What this leads to", items)
  }

  private var elsewhere: String {
    """
    <section aria-labelledby="elsewhere-title">
    <h2 id="elsewhere-title">On no screen</h2>
    <p>What was found in the set-up of the app, or in code that stands on no screen.</p>
    <ul class="findings">
    \(flow.gravestFirst(flow.findingsElsewhere).map { "<li>\(item($0))</li>" }.joined(separator: "\n"))
    </ul>
    </section>
    """
  }

  // MARK: Parts

  private func item(_ finding: Finding) -> String {
    let rule = Self.text(finding.rule)
    let url = report.catalogue.rule(id: finding.rule)?.reference.url
    let named = url.map { "<a href=\"\(Self.text($0))\">\(rule)</a>" } ?? rule
    return "<span class=\"badge-text \(finding.severity.name)\">\(FlowBox.sign(of: finding.severity)) "
      + "\(finding.severity.name)</span> \(Self.text(finding.message)) "
      + "<span class=\"source\">\(named) · \(link(to: finding.location))</span>"
  }

  private func link(to place: Flow.Place) -> String {
    let name: String
    switch place {
    case .screen(let number): name = flow.screens[number].name
    case .dialog(let number): name = "“\(FlowWords.title(of: flow.dialogs[number]))”"
    }
    return "<a href=\"#at-\(flow[place])\">\(Self.text(name))</a>"
  }

  /// Names the place, and opens the file: in an editor at the place, as far as it takes the page in.
  private func link(to location: Location) -> String {
    let start = report.range(of: location).start
    let path = PathText.relative(location.file.path, to: report.pageFolder)
    return "<a class=\"code\" href=\"\(Self.text(RelativeReference.uri(ofPath: path)))#L\(start.line)\" "
      + "data-file=\"\(Self.text(report.name(of: location.file)))\" data-line=\"\(start.line)\" "
      + "data-column=\"\(start.column)\">\(Self.text(report.shownPlace(of: location)))</a>"
  }

  private static func list(_ title: String, _ items: [String], kind: String = "") -> String {
    "<h5>\(title)</h5>\n<ul\(kind.isEmpty ? "" : " class=\"\(kind)\"")>\n"
      + items.map { "<li>\($0)</li>" }.joined(separator: "\n") + "\n</ul>"
  }

  private static func word(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information: "informational"
    case .hint: "hint"
    }
  }

  private static func text(_ text: String) -> String { HTMLText.escaped(TerminalText.oneLine(text)) }
}

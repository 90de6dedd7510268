import AAAnalysis

/// Draws a map as SVG: columns from left to right, each screen a link to what is told of it.
struct FlowDrawing {
  let report: FlowReport
  let tree: FlowTree
  private(set) var boxes: [FlowBox] = []
  private var layout = LayeredLayout([], [])
  private var routes: [Drawn] = []
  private var columns: [Double] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  private static let margin = 24.0
  private static let bend = 84.0
  private static let labelSize = 12.0
  private static let widestLabel = 168.0

  private var flow: Flow { report.flow }

  /// A line between two boxes, with all the ways that it stands for.
  private struct Drawn {
    var route: LayeredLayout.Route
    var ways: [Int]
    var label: String
    /// Whether there is room for the label.
    var showsLabel = true
    var start = 0.0
    var end = 0.0
  }

  init(_ report: FlowReport, _ outline: [FlowOutlineEntry], _ tree: FlowTree) {
    self.report = report
    self.tree = tree
    addBoxes(outline)
    guard !boxes.isEmpty else { return }
    let links = links
    layout = LayeredLayout(
      boxes.map { LayeredLayout.Box(rank: rank(of: $0.content), height: $0.height) }, links.map(\.link))
    routes = zip(layout.routes, links).map { route, link in
      Drawn(route: route, ways: link.ways, label: label(of: link.ways))
    }
    setPorts()
    setColumns()
    height = layout.height + 2 * Self.margin
  }

  // MARK: Boxes and links

  private mutating func addBoxes(_ outline: [FlowOutlineEntry]) {
    for entry in outline {
      switch entry.content {
      case .root(let number): boxes.append(FlowBox(root: number, of: flow))
      case .place(.screen(let number)):
        let loops = flow.ways.filter { $0.from == .screen(number) && $0.to == .screen(number) }
        boxes.append(FlowBox(flow.screens[number], at: number, of: flow, loops: loops))
      case .place(.dialog(let number)): boxes.append(FlowBox(flow.dialogs[number], at: number))
      }
    }
  }

  private func rank(of content: FlowBox.Content) -> Int {
    switch content {
    case .root: 0
    case .place(let place): 1 + (tree.ranks[place] ?? 0)
    }
  }

  private var links: [(link: LayeredLayout.Link, ways: [Int])] {
    var numbers: [Flow.Place: Int] = [:]
    var roots: [Int: Int] = [:]
    for (number, box) in boxes.enumerated() {
      switch box.content {
      case .root(let root): roots[root] = number
      case .place(let place): numbers[place] = number
      }
    }
    var order: [LayeredLayout.Link] = []
    var ways: [LayeredLayout.Link: [Int]] = [:]
    for (root, starts) in tree.starts.enumerated() {
      for screen in starts {
        guard let from = roots[root], let to = numbers[.screen(screen)] else { continue }
        let link = LayeredLayout.Link(from: from, to: to)
        order.append(link)
        ways[link] = []
      }
    }
    for (number, way) in flow.ways.enumerated() where way.from != way.to {
      guard let from = numbers[way.from], let to = numbers[way.to] else { continue }
      let link = LayeredLayout.Link(from: from, to: to)
      if ways[link] == nil { order.append(link) }
      ways[link, default: []].append(number)
    }
    return order.map { ($0, ways[$0] ?? []) }
  }

  /// `Draw`, `Add (sheet)`, `Red +3`
  private func label(of ways: [Int]) -> String {
    guard let first = ways.first.map({ flow.ways[$0] }) else { return "" }
    var label = FlowWords.name(of: first.kind)
    if first.isByItself {
      label += ", by itself"
    } else if let control = first.control {
      label = first.kind == .push || first.kind == .tab ? control.text : "\(control.text) (\(label))"
    }
    let rest = ways.count - 1
    let room = Self.widestLabel - (rest > 0 ? 24 : 0)
    label = DrawnText.shortened(TerminalText.oneLine(label), width: room, size: Self.labelSize)
    return rest > 0 ? "\(label) +\(rest)" : label
  }

  // MARK: Places

  /// Where lines leave and enter their boxes, spread over the side, in the order of where they go.
  private mutating func setPorts() {
    struct Port {
      var route: Int
      var isStart: Bool
      var toward: Double
    }
    var left: [[Port]] = Array(repeating: [], count: boxes.count)
    var right = left
    for (number, drawn) in routes.enumerated() {
      let (from, to) = (drawn.route.link.from, drawn.route.link.to)
      let out = Port(route: number, isStart: true, toward: drawn.route.lanes.first ?? layout.centres[to])
      let into = Port(route: number, isStart: false, toward: drawn.route.lanes.last ?? layout.centres[from])
      switch drawn.route.kind {
      case .forward:
        right[from].append(out)
        left[to].append(into)
      case .beside:
        right[from].append(out)
        right[to].append(into)
      case .back:
        left[from].append(out)
        right[to].append(into)
      }
    }
    for box in boxes.indices {
      for side in [left[box], right[box]] {
        let ports = side.enumerated().sorted { ($0.element.toward, $0.offset) < ($1.element.toward, $1.offset) }
        let step = boxes[box].height / Double(ports.count + 1)
        for (position, port) in ports.map(\.element).enumerated() {
          let y = layout.centres[box] - boxes[box].height / 2 + step * Double(position + 1)
          if port.isStart { routes[port.route].start = y } else { routes[port.route].end = y }
          if !port.isStart, ports.count > 1, step < Self.labelSize + 3 { routes[port.route].showsLabel = false }
        }
      }
    }
  }

  private mutating func setColumns() {
    var x = Self.margin
    for rank in 0..<layout.columnCount {
      if rank > 0 { x += FlowBox.width + gutter(before: rank) }
      columns.append(x)
    }
    width = x + FlowBox.width + Self.bend + Self.margin
  }

  private func gutter(before rank: Int) -> Double {
    Self.bend + labelWidth(before: rank)
  }

  private func labelWidth(before rank: Int) -> Double {
    let labels = routes.filter {
      $0.showsLabel && $0.route.kind == .forward && self.rank(of: boxes[$0.route.link.to].content) == rank
    }
    return labels.map { DrawnText.width(of: $0.label, size: Self.labelSize) + ($0.label.isEmpty ? 0 : 18) }.max() ?? 0
  }

  // MARK: SVG

  /// - Parameter name: what the picture as a whole is called.
  func svg(named name: String) -> String {
    let lines = routes.map(svg(of:))
    let drawn = boxes.enumerated().map { svg(of: $1, number: $0) }
    return """
      <svg id="map" xmlns="http://www.w3.org/2000/svg" width="\(Self.number(width))" height="\(Self.number(height))" \
      viewBox="0 0 \(Self.number(width)) \(Self.number(height))" role="group" aria-label="\(HTMLText.escaped(name))">
      <g class="ways" aria-hidden="true">
      \(lines.joined(separator: "\n"))
      </g>
      <g role="list">
      \(drawn.joined(separator: "\n"))
      </g>
      </svg>
      """
  }

  private func svg(of drawn: Drawn) -> String {
    let route = drawn.route
    let (from, to) = (route.link.from, route.link.to)
    let (fromRank, toRank) = (rank(of: boxes[from].content), rank(of: boxes[to].content))
    let (start, end) = (drawn.start + Self.margin, drawn.end + Self.margin)
    var path = ""
    var label = ""
    let tip: String
    switch route.kind {
    case .forward:
      let x = columns[fromRank] + FlowBox.width
      let target = columns[toRank]
      let line = target - labelWidth(before: toRank)
      let middle = (x + line - 8) / 2
      path =
        "M\(Self.point(x, start)) C\(Self.point(middle, start)) \(Self.point(middle, end)) "
        + "\(Self.point(line - 8, end)) L\(Self.point(target - 3, end))"
      tip = "M\(Self.point(target - 1, end)) l-9,-4.5 v9 z"
      if drawn.showsLabel, !drawn.label.isEmpty {
        label =
          "<text x=\"\(Self.number(target - 14))\" y=\"\(Self.number(end - 5))\">"
          + "\(HTMLText.escaped(drawn.label))</text>"
      }
    case .beside:
      let x = columns[fromRank] + FlowBox.width
      let bend = x + 34
      path = "M\(Self.point(x, start)) C\(Self.point(bend, start)) \(Self.point(bend, end)) \(Self.point(x + 3, end))"
      tip = Self.tipToLeft(x, end)
    case .back:
      let step = toRank > fromRank ? 1 : -1
      var x = step < 0 ? columns[fromRank] : columns[fromRank] + FlowBox.width
      var y = start
      path = "M\(Self.point(x, y))"
      var rank = fromRank
      for lane in route.lanes.map({ $0 + Self.margin }) {
        rank += step
        let near = step < 0 ? columns[rank] + FlowBox.width : columns[rank]
        path += Self.bend(from: (x, y), to: (near, lane))
        x = step < 0 ? columns[rank] : columns[rank] + FlowBox.width
        y = lane
        path += " L\(Self.point(x, y))"
      }
      let target = step < 0 ? columns[toRank] + FlowBox.width : columns[toRank]
      path += Self.bend(from: (x, y), to: (target + (step < 0 ? 3 : -3), end))
      tip = step < 0 ? Self.tipToLeft(target, end) : "M\(Self.point(target - 1, end)) l-9,-4.5 v9 z"
    }
    let kind = route.kind == .forward ? "forward" : "back"
    return "<g class=\"way \(kind)\" data-from=\"\(id(of: boxes[from].content))\" "
      + "data-to=\"\(id(of: boxes[to].content))\"><path d=\"\(path)\"/><path class=\"tip\" d=\"\(tip)\"/>\(label)</g>"
  }

  private static func bend(from: (x: Double, y: Double), to: (x: Double, y: Double)) -> String {
    let middle = (from.x + to.x) / 2
    return " C\(point(middle, from.y)) \(point(middle, to.y)) \(point(to.x, to.y))"
  }

  private static func tipToLeft(_ x: Double, _ y: Double) -> String { "M\(point(x + 1, y)) l9,-4.5 v9 z" }

  private static func point(_ x: Double, _ y: Double) -> String { "\(number(x)),\(number(y))" }

  /// With one decimal at most.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths.isMultiple(of: 10) ? String(tenths / 10) : "\(Double(tenths) / 10)"
  }

  private func svg(of box: FlowBox, number: Int) -> String {
    let rank = rank(of: box.content)
    let (x, y) = (columns[rank], layout.centres[number] - box.height / 2 + Self.margin)
    var parts: [String] = []
    let radius: String
    switch box.content {
    case .root: radius = "22"
    case .place(.screen): radius = "12"
    case .place(.dialog): radius = "20"
    }
    parts.append(
      "<rect class=\"ground\" width=\"\(Self.number(FlowBox.width))\" height=\"\(Self.number(box.height))\" "
        + "rx=\"\(radius)\"/>")
    if box.hasTile { parts.append(tile(of: box)) }
    for line in box.lines {
      parts.append(
        "<text class=\"\(line.style.rawValue)\" x=\"\(Self.number(line.x))\" y=\"\(Self.number(line.y))\" "
          + "font-size=\"\(Self.number(line.size))\">\(HTMLText.escaped(TerminalText.oneLine(line.text)))</text>")
    }
    for badge in box.badges {
      parts.append(
        "<g class=\"badge \(badge.severity.name)\"><rect x=\"\(Self.number(badge.x))\" y=\"\(Self.number(badge.y))\" "
          + "width=\"\(Self.number(badge.width))\" height=\"\(Self.number(FlowBox.badgeHeight))\" rx=\"9.5\"/>"
          + "<text x=\"\(Self.number(badge.x + 7))\" y=\"\(Self.number(badge.y + 13.5))\" font-size=\"12\">"
          + "\(badge.text)</text></g>")
    }
    return """
      <g role="listitem"><a id="box-\(id(of: box.content))" href="#\(anchor(of: box.content))" \
      class="box \(classes(of: box.content))" transform="translate(\(Self.number(x)) \(Self.number(y)))" \
      aria-label="\(HTMLText.escaped(TerminalText.oneLine(accessibleName(of: box.content))))">\(parts.joined())</a></g>
      """
  }

  private func tile(of box: FlowBox) -> String {
    guard case .place(.screen(let number)) = box.content else { return "" }
    let icon = flow.screens[number].icon
    let glyph = SymbolGlyph.likeness(of: icon) ?? (icon == .missing ? "" : "▢")
    let middle = FlowBox.padding + FlowBox.tile / 2
    return "<g class=\"tile\(icon == .missing ? " missing" : "")\"><rect x=\"\(Self.number(FlowBox.padding))\" "
      + "y=\"\(Self.number(FlowBox.padding))\" width=\"\(Self.number(FlowBox.tile))\" "
      + "height=\"\(Self.number(FlowBox.tile))\" rx=\"7\"/><text x=\"\(Self.number(middle))\" "
      + "y=\"\(Self.number(middle + 6))\" font-size=\"17\">\(glyph)</text></g>"
  }

  // MARK: Names

  private func id(of content: FlowBox.Content) -> String {
    switch content {
    case .root(let number): "root-\(number + 1)"
    case .place(let place): flow[place]
    }
  }

  private func anchor(of content: FlowBox.Content) -> String {
    switch content {
    case .root(let number): "root-\(number + 1)"
    case .place(let place): "at-\(flow[place])"
    }
  }

  private func classes(of content: FlowBox.Content) -> String {
    switch content {
    case .root: return "root"
    case .place(.dialog): return "dialog"
    case .place(.screen(let number)):
      let gravest = flow.counts(flow.screens[number].findings).first?.severity
      return "screen" + (gravest.map { " has-\($0.name)" } ?? "")
    }
  }

  /// All that the box shows, in words.
  private func accessibleName(of content: FlowBox.Content) -> String {
    switch content {
    case .root(let number): return "Start: \(FlowWords.heading(flow.roots[number]))"
    case .place(.screen(let number)):
      let screen = flow.screens[number]
      let counts = FlowWords.counts(flow.counts(screen.findings))
      let parts =
        [screen.name, "screen", screen.view == screen.name ? "" : screen.view] + FlowWords.facts(of: screen)
        + screen.losses.map(FlowWords.sentence) + [counts.isEmpty ? "nothing found" : counts]
      return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    case .place(.dialog(let number)):
      let dialog = flow.dialogs[number]
      let buttons = FlowWords.buttons(of: dialog)
      return "\(FlowWords.title(of: dialog)), \(FlowWords.name(of: dialog.kind))"
        + (buttons.isEmpty ? "" : ", buttons \(buttons)")
    }
  }
}

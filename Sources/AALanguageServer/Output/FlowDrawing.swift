import AAAnalysis

/// Draws a map as SVG: columns from left to right, each screen a link to what is told of it.
struct FlowDrawing {
  private let flow: Flow
  private let parts: FlowNodes
  private var layout = LayeredLayout([], [])
  private var lines: [DrawnLine] = []
  /// Where each column begins.
  private var columns: [Double] = []
  private var columnWidths: [Double] = []
  private var labelWidths: [Double] = []
  private var width = 0.0
  private var height = 0.0

  private static let margin = 24.0
  private static let bend = 84.0
  private static let labelSize = 12.0
  private static let widestLabel = 168.0

  private struct DrawnLine {
    var route: LayeredLayout.Route
    var label: String
    /// Whether there is room for the label.
    var showsLabel = true
    var start = 0.0
    var end = 0.0
  }

  init(_ flow: Flow, _ tree: FlowTree, _ outline: [FlowOutlineEntry]) {
    self.flow = flow
    parts = FlowNodes(flow, tree, outline)
    layout = LayeredLayout(
      parts.nodes.map { LayeredLayout.Box(rank: $0.rank, height: $0.height) }, parts.lines.map(\.link))
    lines = zip(layout.routes, parts.lines).map { route, line in
      // What stands in a group says itself what leads to it.
      let label = parts.nodes[line.link.to].isGroup ? "" : label(of: line.ways)
      return DrawnLine(route: route, label: label)
    }
    setPorts()
    setColumns()
    height = layout.height + 2 * Self.margin
  }

  /// `Draw`, `Add (sheet)`, `Red +3`
  private func label(of ways: [Int]) -> String {
    guard let first = ways.first else { return "" }
    let rest = ways.count - 1
    let label = DrawnText.shortened(
      TerminalText.oneLine(FlowWords.short(flow.ways[first])), width: Self.widestLabel - (rest > 0 ? 24 : 0),
      size: Self.labelSize)
    return rest > 0 ? "\(label) +\(rest)" : label
  }

  // MARK: Places

  private struct Port {
    var line: Int
    var isStart: Bool
    var toward: Double
  }

  /// Where lines leave and enter their boxes, spread over the side, in the order of where they go.
  private mutating func setPorts() {
    var left: [[Port]] = Array(repeating: [], count: parts.nodes.count)
    var right = left
    // What leads back to a box comes in at one place.
    var returns: [Int: Int] = [:]
    for (number, line) in lines.enumerated() {
      let (from, to) = (line.route.link.from, line.route.link.to)
      let out = Port(line: number, isStart: true, toward: line.route.lanes.first ?? layout.centres[to])
      let into = Port(line: number, isStart: false, toward: line.route.lanes.last ?? layout.centres[from])
      switch line.route.kind {
      case .forward:
        right[from].append(out)
        left[to].append(into)
      case .beside:
        right[from].append(out)
        right[to].append(into)
      case .back:
        let isToLeft = parts.nodes[to].rank < parts.nodes[from].rank
        if isToLeft { left[from].append(out) } else { right[from].append(out) }
        if isToLeft, returns[to] != nil { continue }
        if isToLeft { right[to].append(into) } else { left[to].append(into) }
        if isToLeft { returns[to] = number }
      }
    }
    for node in parts.nodes.indices {
      for side in [left[node], right[node]] {
        let ports = side.enumerated().sorted { ($0.element.toward, $0.offset) < ($1.element.toward, $1.offset) }
        let step = parts.nodes[node].height / Double(ports.count + 1)
        for (position, port) in ports.map(\.element).enumerated() {
          let y = layout.centres[node] - parts.nodes[node].height / 2 + step * Double(position + 1)
          if port.isStart { lines[port.line].start = y } else { lines[port.line].end = y }
          if !port.isStart, ports.count > 1, step < Self.labelSize + 3 { lines[port.line].showsLabel = false }
        }
      }
    }
    joinReturns(returns)
  }

  /// For each line back, the height at which the first one to the same box comes in.
  private mutating func joinReturns(_ returns: [Int: Int]) {
    for number in lines.indices where lines[number].route.kind == .back {
      if let first = returns[lines[number].route.link.to] { lines[number].end = lines[first].end }
    }
  }

  private mutating func setColumns() {
    columnWidths = Array(repeating: 0, count: layout.columnCount)
    labelWidths = columnWidths
    for node in parts.nodes { columnWidths[node.rank] = max(columnWidths[node.rank], node.width) }
    for line in lines where line.showsLabel && !line.label.isEmpty && line.route.kind == .forward {
      let rank = parts.nodes[line.route.link.to].rank
      labelWidths[rank] = max(labelWidths[rank], DrawnText.width(of: line.label, size: Self.labelSize) + 18)
    }
    var x = Self.margin
    for rank in 0..<layout.columnCount {
      if rank > 0 { x += columnWidth(rank - 1) + Self.bend + labelWidth(before: rank) }
      columns.append(x)
    }
    width = x + (columnWidths.last ?? 0) + Self.bend / 2 + Self.margin
  }

  private func columnWidth(_ rank: Int) -> Double { columnWidths[rank] }

  private func labelWidth(before rank: Int) -> Double { labelWidths[rank] }

  // MARK: SVG

  /// - Parameter name: what the picture as a whole is called.
  func svg(named name: String) -> String {
    let lines = lines.map(svg(of:))
    let frames = parts.nodes.indices.filter { parts.nodes[$0].isGroup }.map(frame(of:))
    let boxes = parts.nodes.indices.flatMap { node in parts.nodes[node].boxes.map { svg(ofBox: $0, in: node) } }
    return """
      <svg id="map" xmlns="http://www.w3.org/2000/svg" width="\(Self.number(width))" height="\(Self.number(height))" \
      viewBox="0 0 \(Self.number(width)) \(Self.number(height))" role="group" aria-label="\(HTMLText.escaped(name))">
      <g class="ways" aria-hidden="true">
      \((lines + frames).joined(separator: "\n"))
      </g>
      <g role="list">
      \(boxes.joined(separator: "\n"))
      </g>
      </svg>
      """
  }

  private func svg(of line: DrawnLine) -> String {
    let (from, to) = (line.route.link.from, line.route.link.to)
    let (fromRank, toRank) = (parts.nodes[from].rank, parts.nodes[to].rank)
    let (start, end) = (line.start + Self.margin, line.end + Self.margin)
    var path: String
    var label = ""
    switch line.route.kind {
    case .forward:
      let target = columns[toRank]
      // It turns between the columns, and runs straight beside boxes that are narrower than their column.
      let near = target - labelWidth(before: toRank) - 8
      path = "M\(Self.point(rightSide(of: from), start)) L\(Self.point(columnEnd(fromRank), start))"
      path += Self.bend(from: (columnEnd(fromRank), start), to: (near, end)) + " L\(Self.point(target - 3, end))"
      if line.showsLabel, !line.label.isEmpty {
        label =
          "<text x=\"\(Self.number(target - 14))\" y=\"\(Self.number(end - 5))\">"
          + "\(HTMLText.escaped(line.label))</text>"
      }
    case .beside:
      let side = columnEnd(fromRank)
      let turn = side + 34
      path = "M\(Self.point(rightSide(of: from), start)) L\(Self.point(side, start)) "
      path += "C\(Self.point(turn, start)) \(Self.point(turn, end)) \(Self.point(side, end)) "
      path += "L\(Self.point(rightSide(of: to) + 3, end))"
    case .back:
      let isToLeft = toRank < fromRank
      var (x, y) = (isToLeft ? columns[fromRank] : rightSide(of: from), start)
      path = "M\(Self.point(x, y))"
      if !isToLeft {
        x = columnEnd(fromRank)
        path += " L\(Self.point(x, y))"
      }
      var rank = fromRank
      for lane in line.route.lanes.map({ $0 + Self.margin }) {
        rank += isToLeft ? -1 : 1
        path += Self.bend(from: (x, y), to: (isToLeft ? columnEnd(rank) : columns[rank], lane))
        (x, y) = (isToLeft ? columns[rank] : columnEnd(rank), lane)
        path += " L\(Self.point(x, y))"
      }
      path += Self.bend(from: (x, y), to: (isToLeft ? columnEnd(toRank) : columns[toRank] - 3, end))
      if isToLeft { path += " L\(Self.point(rightSide(of: to) + 3, end))" }
    }
    let comesFromLeft = toRank > fromRank
    let tip =
      comesFromLeft
      ? "M\(Self.point(columns[toRank] - 1, end)) l-9,-4.5 v9 z"
      : "M\(Self.point(rightSide(of: to) + 1, end)) l9,-4.5 v9 z"
    return "<g class=\"way \(line.route.kind == .forward ? "forward" : "back")\" data-from=\"\(ids(of: from))\" "
      + "data-to=\"\(ids(of: to))\"><path d=\"\(path)\"/><path class=\"tip\" d=\"\(tip)\"/>\(label)</g>"
  }

  /// Where a column ends.
  private func columnEnd(_ rank: Int) -> Double { columns[rank] + columnWidth(rank) }

  private static func bend(from: (x: Double, y: Double), to: (x: Double, y: Double)) -> String {
    let middle = (from.x + to.x) / 2
    return " C\(point(middle, from.y)) \(point(middle, to.y)) \(point(to.x, to.y))"
  }

  private static func point(_ x: Double, _ y: Double) -> String { "\(number(x)),\(number(y))" }

  /// With one decimal at most.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths.isMultiple(of: 10) ? String(tenths / 10) : "\(Double(tenths) / 10)"
  }

  private func rightSide(of node: Int) -> Double { columns[parts.nodes[node].rank] + parts.nodes[node].width }

  /// Those of all its boxes, with spaces between them.
  private func ids(of node: Int) -> String {
    parts.nodes[node].boxes.map { id(of: parts.boxes[$0].content) }.joined(separator: " ")
  }

  private func frame(of node: Int) -> String {
    let frame = parts.nodes[node]
    let top = layout.centres[node] - frame.height / 2 + Self.margin
    return "<rect class=\"group\" x=\"\(Self.number(columns[frame.rank]))\" y=\"\(Self.number(top))\" "
      + "width=\"\(Self.number(frame.width))\" height=\"\(Self.number(frame.height))\" rx=\"20\"/>"
  }

  private func svg(ofBox number: Int, in node: Int) -> String {
    let box = parts.boxes[number]
    let x = columns[parts.nodes[node].rank] + parts.offsets[number].x
    let y = layout.centres[node] - parts.nodes[node].height / 2 + Self.margin + parts.offsets[number].y
    var shapes: [String] = []
    let radius: String
    switch box.content {
    case .root: radius = "22"
    case .place(.screen): radius = "12"
    case .place(.dialog): radius = "20"
    }
    shapes.append(
      "<rect class=\"ground\" width=\"\(Self.number(FlowBox.width))\" height=\"\(Self.number(box.height))\" "
        + "rx=\"\(radius)\"/>")
    if box.hasTile { shapes.append(tile(of: box)) }
    for line in box.lines {
      shapes.append(
        "<text class=\"\(line.style.rawValue)\" x=\"\(Self.number(line.x))\" y=\"\(Self.number(line.y))\" "
          + "font-size=\"\(Self.number(line.size))\">\(HTMLText.escaped(TerminalText.oneLine(line.text)))</text>")
    }
    for badge in box.badges {
      shapes.append(
        "<g class=\"badge \(badge.severity.name)\"><rect x=\"\(Self.number(badge.x))\" y=\"\(Self.number(badge.y))\" "
          + "width=\"\(Self.number(badge.width))\" height=\"\(Self.number(FlowBox.badgeHeight))\" rx=\"9.5\"/>"
          + "<text x=\"\(Self.number(badge.x + 7))\" y=\"\(Self.number(badge.y + 13.5))\" font-size=\"12\">"
          + "\(badge.text)</text></g>")
    }
    return """
      <g role="listitem"><a id="box-\(id(of: box.content))" href="#\(anchor(of: box.content))" \
      class="box \(classes(of: box.content))" transform="translate(\(Self.number(x)) \(Self.number(y)))" \
      aria-label="\(HTMLText.escaped(TerminalText.oneLine(accessibleName(of: box.content))))">\(shapes.joined())</a></g>
      """
  }

  private func tile(of box: FlowBox) -> String {
    guard case .place(.screen(let number)) = box.content else { return "" }
    let icon = flow.screens[number].icon
    let glyph = SymbolGlyph.likeness(of: icon) ?? (icon == .missing ? "" : "▢")
    let middle = FlowBox.padding + FlowBox.tile / 2
    return "<g class=\"tile\(icon == .missing ? " missing" : "")\"><rect x=\"\(Self.number(FlowBox.padding))\" "
      + "y=\"\(Self.number(box.tileTop))\" width=\"\(Self.number(FlowBox.tile))\" "
      + "height=\"\(Self.number(FlowBox.tile))\" rx=\"7\"/><text x=\"\(Self.number(middle))\" "
      + "y=\"\(Self.number(box.tileTop + FlowBox.tile / 2 + 6))\" font-size=\"17\">\(glyph)</text></g>"
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

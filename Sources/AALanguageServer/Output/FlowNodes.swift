import AAAnalysis

/// What a drawn map is laid out of: boxes, those that lead no further and hang on one screen put into groups.
struct FlowNodes {
  /// A box, or several in rows that one line leads to.
  struct Node {
    /// As positions in `boxes`, in reading order.
    var boxes: [Int]
    var rank: Int
    var width: Double
    var height: Double
    var isGroup: Bool { boxes.count > 1 }
  }

  /// A line from one node to another, and the ways that it stands for.
  struct Line {
    var link: LayeredLayout.Link
    var ways: [Int]
  }

  private(set) var boxes: [FlowBox] = []
  private(set) var nodes: [Node] = []
  private(set) var lines: [Line] = []
  /// The top left corner of each box within its node.
  private(set) var offsets: [(x: Double, y: Double)] = []

  /// Fewer than these stand below each other.
  private static let smallestGroup = 5
  private static let gap = 14.0
  /// Beyond so many screens, boxes for dialogs would hide the screens.
  private static let largeMap = 60
  static let groupPadding = 14.0

  private let flow: Flow
  private let tree: FlowTree

  init(_ flow: Flow, _ tree: FlowTree, _ outline: [FlowOutlineEntry]) {
    self.flow = flow
    self.tree = tree
    let notices = Self.notices(flow, tree)
    var groups: [Flow.Place: [Flow.Place]] = [:]
    for place in outline.compactMap(\.place) where !notices.contains(place) {
      if let parent = onlyParent(of: place, notices) { groups[parent, default: []].append(place) }
    }
    groups = groups.filter { $0.value.count >= Self.smallestGroup }
    let parents = Dictionary(groups.flatMap { parent, all in all.map { ($0, parent) } }) { first, _ in first }
    var nodesOfGroups: [Flow.Place: Int] = [:]
    var nodesOfPlaces: [Flow.Place: Int] = [:]
    var nodesOfRoots: [Int: Int] = [:]
    for entry in outline {
      guard let place = entry.place else {
        if case .root(let number) = entry.content {
          nodesOfRoots[number] = nodes.count
          add(FlowBox(root: number, of: flow), rank: 0)
        }
        continue
      }
      if notices.contains(place) { continue }
      let parent = parents[place]
      let box = box(for: place, isGrouped: parent != nil, notices)
      if let parent, let node = nodesOfGroups[parent] {
        nodes[node].boxes.append(boxes.count)
        boxes.append(box)
        offsets.append((0, 0))
        nodesOfPlaces[place] = node
      } else {
        if let parent { nodesOfGroups[parent] = nodes.count }
        nodesOfPlaces[place] = nodes.count
        add(box, rank: 1 + (tree.ranks[place] ?? 0))
      }
    }
    for node in nodes.indices where nodes[node].isGroup { arrange(node) }
    addLines(nodesOfRoots, nodesOfPlaces)
  }

  // MARK: Boxes

  private mutating func add(_ box: FlowBox, rank: Int) {
    nodes.append(Node(boxes: [boxes.count], rank: rank, width: FlowBox.width, height: box.height))
    boxes.append(box)
    offsets.append((0, 0))
  }

  private func box(for place: Flow.Place, isGrouped: Bool, _ notices: Set<Flow.Place>) -> FlowBox {
    let lead = isGrouped ? tree.waysTo[place].map { FlowWords.short(flow.ways[$0]) } : nil
    switch place {
    case .screen(let number):
      let own = (tree.ways[place] ?? []).map { flow.ways[$0].to }.filter(notices.contains)
      var shown: [Flow.Dialog] = []
      for case .dialog(let dialog) in own where !shown.contains(flow.dialogs[dialog]) {
        shown.append(flow.dialogs[dialog])
      }
      return FlowBox(number, of: flow, lead: lead, notices: shown)
    case .dialog(let number):
      return FlowBox(flow.dialogs[number], at: number, lead: lead)
    }
  }

  /// Dialogs that are told in the boxes of their screens: those that ask nothing and lead nowhere, and on large maps
  /// all that lead to no screen.
  private static func notices(_ flow: Flow, _ tree: FlowTree) -> Set<Flow.Place> {
    var notices: Set<Flow.Place> = []
    let isLarge = flow.screens.count > largeMap
    var leading = Set(flow.ways.filter { if case .screen = $0.to { true } else { false } }.map(\.from))
    // A dialog leads to a screen also by the one that it leads to.
    for _ in flow.dialogs.indices {
      let more = flow.ways.filter { leading.contains($0.to) && $0.to.isDialog }.map(\.from)
      if leading.isSuperset(of: more) { break }
      leading.formUnion(more)
    }
    for (number, dialog) in flow.dialogs.enumerated() {
      let place = Flow.Place.dialog(number)
      if isLarge {
        if !leading.contains(place) { notices.insert(place) }
        continue
      }
      let comesFromScreens = flow.ways.allSatisfy { $0.to != place || !$0.from.isDialog }
      let asks = dialog.buttons.count > 1 || dialog.buttons.contains { $0.role == .destructive }
      if !asks, (tree.ways[place] ?? []).isEmpty, comesFromScreens { notices.insert(place) }
    }
    return notices
  }

  /// The one place that leads to a place from which nothing leads on.
  private func onlyParent(of place: Flow.Place, _ notices: Set<Flow.Place>) -> Flow.Place? {
    let leadsOn = (tree.ways[place] ?? []).contains { !notices.contains(flow.ways[$0].to) && flow.ways[$0].to != place }
    guard !leadsOn, let way = tree.waysTo[place] else { return nil }
    let parent = flow.ways[way].from
    return flow.ways.allSatisfy { $0.to != place || $0.from == parent || $0.from == place } ? parent : nil
  }

  /// Puts the boxes of a group into rows, about half as wide again as high.
  private mutating func arrange(_ node: Int) {
    let members = nodes[node].boxes
    let columns = max(2, Int((Double(members.count) * 0.75).squareRoot().rounded(.up)))
    var y = Self.groupPadding
    for row in stride(from: 0, to: members.count, by: columns) {
      let boxes = members[row..<min(row + columns, members.count)]
      for (column, box) in boxes.enumerated() {
        offsets[box] = (Self.groupPadding + Double(column) * (FlowBox.width + Self.gap), y)
      }
      y += (boxes.map { self.boxes[$0].height }.max() ?? 0) + Self.gap
    }
    nodes[node].width = Double(columns) * (FlowBox.width + Self.gap) - Self.gap + 2 * Self.groupPadding
    nodes[node].height = y - Self.gap + Self.groupPadding
  }

  // MARK: Lines

  private mutating func addLines(_ roots: [Int: Int], _ places: [Flow.Place: Int]) {
    var numbers: [LayeredLayout.Link: Int] = [:]
    func add(_ link: LayeredLayout.Link, _ way: Int?) {
      let number = numbers[link] ?? lines.count
      if number == lines.count { lines.append(Line(link: link, ways: [])) }
      numbers[link] = number
      if let way { lines[number].ways.append(way) }
    }
    for (root, starts) in tree.starts.enumerated() {
      for screen in starts {
        guard let from = roots[root], let to = places[.screen(screen)] else { continue }
        add(LayeredLayout.Link(from: from, to: to), nil)
      }
    }
    for (number, way) in flow.ways.enumerated() {
      guard let from = places[way.from], let to = places[way.to], from != to else { continue }
      add(LayeredLayout.Link(from: from, to: to), number)
    }
  }
}

extension FlowOutlineEntry {
  /// Nil for a root.
  var place: Flow.Place? {
    if case .place(let place) = content { place } else { nil }
  }
}

extension FlowWords {
  /// `Draw`, `Add (sheet)`, `tab`
  static func short(_ way: Flow.Way) -> String {
    let kind = name(of: way.kind)
    if way.isByItself { return "\(kind), by itself" }
    guard let control = way.control else { return kind }
    return way.kind == .push || way.kind == .tab ? control.text : "\(control.text) (\(kind))"
  }
}

extension Flow.Place {
  fileprivate var isDialog: Bool {
    if case .dialog = self { true } else { false }
  }
}

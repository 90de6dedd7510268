import AAAnalysis

/// For programs. The shape is stable: `version` counts changes that break readers.
enum FlowJSON: FlowFormat {
  static let name = "json"

  static func text(of report: FlowReport, style: TerminalStyle) throws -> String {
    try JSONFormat.encoded(Document(report))
  }
}

private struct Document: Encodable {
  struct Summary: Encodable {
    var screens: Int
    var dialogs: Int
    var ways: Int
    /// The most screens that are pushed on a shortest way.
    var depth: Int
    var error: Int
    var warning: Int
    var information: Int
    var hint: Int
  }

  struct Wording: Encodable {
    /// What is shown, in one line.
    var text: String
    /// The texts that are shown, each alone; left out for what is put together when the app runs.
    var texts: [String]?
  }

  struct Icon: Encodable {
    /// `symbol`, `image`, `unnamed`, `missing` or `notShown`.
    var state: String
    var name: String?
  }

  struct Amount: Encodable {
    var count: Int
    var limit: Int
    var isOverLimit: Bool
  }

  struct Root: Encodable {
    var kind: String
    var name: String
    var apps: [String]
    var place: JSONPlace
    var screens: [String]
  }

  struct Step: Encodable {
    var name: String
    var place: JSONPlace
  }

  struct Loss: Encodable {
    var control: Wording?
    var what: String?
    var questions: Int?
    var wantedQuestions: Int
    var place: JSONPlace
  }

  struct Screen: Encodable {
    var id: String
    /// `shown`, `missing`, `hidden` or `unknown`.
    var titleState: String
    var title: Wording?
    var icon: Icon
    var view: String
    /// The declaration of the view.
    var place: JSONPlace
    /// Where the view is made on the shortest way.
    var shownAt: JSONPlace
    var isFirst: Bool
    var depth: Int
    var distance: Int
    var options: Amount
    var decisions: Amount
    var destroys: [Loss]
    /// Positions in the list of findings.
    var findings: [Int]
    var path: [Step]
  }

  struct Dialog: Encodable {
    struct Button: Encodable {
      var title: Wording?
      var role: String?
      var place: JSONPlace
    }

    var id: String
    var kind: String
    var title: Wording?
    var buttons: [Button]
    var place: JSONPlace
    var screens: [String]
  }

  struct Way: Encodable {
    var from: String
    var to: String
    var kind: String
    var control: Wording?
    var isByItself: Bool
    var place: JSONPlace
    var path: [Step]
  }

  struct Finding: Encodable {
    var rule: String
    var severity: String
    var confidence: String
    var message: String
    var place: JSONPlace
    var url: String?
    /// The screens on which it stands; none for what is about the set-up.
    var screens: [String]
  }

  var version = 1
  var tool = JSONTool()
  var title: String
  var scope: String
  var summary: Summary
  var roots: [Root]
  var screens: [Screen]
  var dialogs: [Dialog]
  var ways: [Way]
  var findings: [Finding]
}

extension Document {
  init(_ report: FlowReport) {
    let flow = report.flow
    title = report.title
    scope = report.scope == .all ? "all" : "assistive-access"
    func count(of severity: Severity) -> Int { flow.findings.count { $0.severity == severity } }
    summary = Summary(
      screens: flow.screens.count, dialogs: flow.dialogs.count, ways: flow.ways.count,
      depth: flow.screens.map(\.depth).max() ?? 0, error: count(of: .error), warning: count(of: .warning),
      information: count(of: .information), hint: count(of: .hint))
    roots = flow.roots.map { root in
      Root(
        kind: root.kind.name, name: root.name, apps: root.apps, place: JSONPlace(root.location, report),
        screens: root.screens.map { flow.screens[$0].id })
    }
    screens = flow.screens.map { Screen($0, report) }
    dialogs = flow.dialogs.map { dialog in
      Dialog(
        id: dialog.id, kind: dialog.kind.rawValue, title: dialog.title.map(Wording.init),
        buttons: dialog.buttons.map {
          Dialog.Button(
            title: $0.title.map(Wording.init), role: $0.role?.rawValue, place: JSONPlace($0.location, report))
        }, place: JSONPlace(dialog.location, report), screens: dialog.screens.map { flow.screens[$0].id })
    }
    ways = flow.ways.map { way in
      Way(
        from: flow[way.from], to: flow[way.to], kind: way.kind.rawValue, control: way.control.map(Wording.init),
        isByItself: way.isByItself, place: JSONPlace(way.location, report), path: way.path.map { Step($0, report) })
    }
    var shown: [Int: [String]] = [:]
    for screen in flow.screens { for number in screen.findings { shown[number, default: []].append(screen.id) } }
    findings = flow.findings.enumerated().map { number, finding in
      Finding(
        rule: finding.rule, severity: finding.severity.name, confidence: finding.confidence.name,
        message: finding.message, place: JSONPlace(finding.location, report),
        url: report.catalogue.rule(id: finding.rule)?.reference.url, screens: shown[number] ?? [])
    }
  }
}

extension Document.Screen {
  init(_ screen: Flow.Screen, _ report: FlowReport) {
    id = screen.id
    switch screen.title {
    case .shown(let wording): (titleState, title) = ("shown", Document.Wording(wording))
    case .missing: (titleState, title) = ("missing", nil)
    case .hidden: (titleState, title) = ("hidden", nil)
    case .unknown: (titleState, title) = ("unknown", nil)
    }
    icon =
      switch screen.icon {
      case .symbol(let wording): Document.Icon(state: "symbol", name: wording.text)
      case .image(let wording): Document.Icon(state: "image", name: wording.text)
      case .unnamed: Document.Icon(state: "unnamed")
      case .missing: Document.Icon(state: "missing")
      case .notShown: Document.Icon(state: "notShown")
      }
    view = screen.view
    place = JSONPlace(screen.location, report)
    shownAt = JSONPlace(screen.shownAt, report)
    isFirst = screen.isFirst
    depth = screen.depth
    distance = screen.distance
    options = Document.Amount(screen.options)
    decisions = Document.Amount(screen.decisions)
    destroys = screen.losses.map { loss in
      Document.Loss(
        control: loss.control.map(Document.Wording.init), what: loss.what, questions: loss.questions,
        wantedQuestions: loss.wantedQuestions, place: JSONPlace(loss.location, report))
    }
    findings = screen.findings
    path = screen.path.map { Document.Step($0, report) }
  }
}

extension Document.Amount {
  init(_ amount: Flow.Amount) {
    self.init(count: amount.count, limit: amount.limit, isOverLimit: amount.isOverLimit)
  }
}

extension Document.Wording {
  init(_ wording: Flow.Wording) {
    text = wording.text
    if case .written(let all) = wording { texts = all }
  }
}

extension Document.Step {
  init(_ step: PathStep, _ report: FlowReport) {
    self.init(name: step.name, place: JSONPlace(step.location, report))
  }
}

extension JSONPlace {
  fileprivate init(_ location: Location, _ report: FlowReport) {
    self.init(file: report.name(of: location.file), range: Range(report.range(of: location)))
  }
}

extension ViewGraph.RootKind {
  /// The word used in JSON.
  var name: String {
    switch self {
    case .scene: "scene"
    case .flag: "flag"
    case .delegate: "delegate"
    case .normal: "normal"
    }
  }
}

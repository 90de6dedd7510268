import AAAnalysis
import JSONRPC

extension LiveWorkspace {
  /// Makes a report about the app as it is now, shows it as a page, and answers with it as Markdown.
  ///
  /// - Parameter arguments: of the map, the view that it is to be opened at, and the URI of the file that declares it;
  ///   of the checklist none.
  func report(_ command: ServerCommand, _ arguments: [JSONValue]?) throws -> CommandText {
    let file = arguments?.dropFirst().first?.stringValue.map { self.file(named: $0) }
    let reading = LiveReading(self, around: file)
    let page: ReportPage =
      command == .audit ? try reading.checklist : try reading.map(at: arguments?.first?.stringValue)
    show(page)
    return CommandText(page.markdown)
  }

  /// Hands a page to the client, or says where it is.
  private func show(_ page: ReportPage) {
    let path: String
    do throws(FileProblem) {
      path = try client.reports.write(page.html, to: page.fileName)
    } catch {
      // The answer has the same in it, which not every client shows.
      return client.tell("the page of the report cannot be written: \(error.message)")
    }
    let uri = DocumentAddress.uri(ofPath: path) + (page.fragment.map { "#" + $0 } ?? "")
    guard client.capabilities.showsDocuments else { return client.tell("\(page.title): \(path)") }
    client.request("window/showDocument", LSP.ShowDocumentParams(uri: uri, external: true, takeFocus: true)) {
      [client] _, isShown in
      if !isShown { client.tell("\(page.title): \(path)") }
    }
  }
}

/// A report in its two forms.
struct ReportPage {
  /// For people: what it is.
  var title: String
  var fileName: String
  var html: String
  var markdown: String
  /// The part of the page to begin with.
  var fragment: String?
}

/// Everything that is known of an app at one moment, for reports.
private struct LiveReading {
  private let snapshot: Snapshot
  private let findings: [Finding]
  private let suppressed: [Finding]
  private let analyzers: [FileID: Analyzer]
  private let leftOut: Set<FileID>
  private let unread: [FileID]
  private let catalogue: Catalogue
  private let scope: Workspace.Scope
  /// Absolute.
  private let folder: String

  /// - Parameter file: tells which app is meant, where files are looked at one by one.
  init(_ live: LiveWorkspace, around file: FileID?) {
    let analysis = file.map { live.analysis(of: $0) } ?? live.shared
    let snapshot = analysis.snapshot
    let diagnostics = snapshot.files.map { analysis.diagnostics(for: $0).diagnostics }
    self.snapshot = snapshot
    unread = analysis.unreadFiles
    findings = diagnostics.flatMap(\.findings)
    suppressed = diagnostics.flatMap(\.suppressed)
    let decisions = Dictionary(
      uniqueKeysWithValues: Set(snapshot.files + snapshot.swiftFiles).map {
        ($0, live.configurations.decision(on: $0))
      })
    analyzers = decisions.mapValues(\.analyzer)
    leftOut = Set(decisions.filter { !$0.value.isTold }.keys)
    catalogue = analysis.catalogue
    scope = analysis.scope
    let own = file.flatMap { $0.path.hasPrefix("/") ? String($0.folder) : nil }
    folder = live.folders.first { folder in own.map { PathText.isInside($0, folder: folder) } ?? true } ?? own ?? "/"
  }

  // MARK: Checklist

  var checklist: ReportPage {
    get throws {
      let reader = AuditReader(
        snapshot: snapshot, findings: findings, suppressed: suppressed, catalogue: catalogue,
        analyzer: { [analyzers, catalogue] in analyzers[$0] ?? Analyzer(catalogue: catalogue) },
        unread: unread, leftOut: leftOut, judgesWholeApp: scope == .all,
        folder: String(FileID(folder).name))
      let report = AuditReport(
        audit: reader.audit, catalogue: catalogue, date: nil, workingDirectory: folder, root: folder,
        text: { [snapshot] in snapshot.text(of: $0) })
      return ReportPage(
        title: "Review checklist for Assistive Access", fileName: "checklist.html",
        html: AuditHTML.text(of: report, style: TerminalStyle(isOn: false), width: 100),
        markdown: AuditMarkdown.text(of: report, style: TerminalStyle(isOn: false), width: 100))
    }
  }

  // MARK: Map

  /// - Parameter view: the type of a view to begin with; nil for the whole map.
  func map(at view: String?) throws -> ReportPage {
    let flow = Flow(snapshot, findings: findings, catalogue: catalogue) { [analyzers] in
      analyzers[$0]?.settings ?? .ofSystem
    }
    let report = FlowReport(
      flow: flow, scope: scope, catalogue: catalogue, workingDirectory: folder, pageFolder: folder,
      text: { [snapshot] in snapshot.text(of: $0) })
    let plain = TerminalStyle(isOn: false)
    let shown = view.map { screens(with: $0, in: flow) } ?? []
    return ReportPage(
      title: "Map of the app in Assistive Access", fileName: "map.html", html: FlowHTML.text(of: report, style: plain),
      markdown: """
        # \(report.title) in Assistive Access

        \(FlowWords.summary(of: flow))
        \(view.map { words(about: $0, on: shown, in: flow) } ?? "")
        ```mermaid
        \(FlowMermaid.text(of: report, style: plain))```

        ```text
        \(FlowText.text(of: report, style: plain))```

        """,
      fragment: shown.first.map { "at-" + flow.screens[$0].id })
  }

  /// The screens that a view is, or that it stands on, as positions in the map, nearest first.
  private func screens(with view: String, in flow: Flow) -> [Int] {
    let own = flow.screens.indices.filter { flow.screens[$0].view == view }
    guard own.isEmpty else { return own }
    let places = snapshot.swiftFiles.flatMap { snapshot.reachedViews(in: $0) }.filter { $0.name == view }.map(\.place)
    let names = Set(places.flatMap(\.screenViews))
    return flow.screens.indices.filter { names.contains(flow.screens[$0].view) }
  }

  private func words(about view: String, on screens: [Int], in flow: Flow) -> String {
    guard !screens.isEmpty else { return "\n`\(view)` stands on no screen.\n" }
    let lines = screens.prefix(20).map { number in
      let screen = flow.screens[number]
      let names = screen.path.map(\.name)
      let way = (names.last == screen.view ? names : names + [screen.view]).map { "`\($0)`" }
      return "- screen \(screen.distance + 1): " + way.joined(separator: " → ")
    }
    return "\n## \(view)\n\n" + lines.joined(separator: "\n") + "\n"
  }
}

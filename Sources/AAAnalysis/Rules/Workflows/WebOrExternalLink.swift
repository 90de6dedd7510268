/// Source of the advice: "Optimizing your app for Assistive Access".
struct WebOrExternalLink: Rule {
  let id = "web-or-external-link"
  let group = RuleGroup.workflows
  let severity = Severity.information
  let reference = Reference.optimizing
  let tags = ["workflows", "links", "wcag325", "coga-o5p02"]
  let explanation = Explanation(
    what: "Assistive Access reaches a web page or a link that leads out of the app.",
    why: """
      A page from the web has none of the large controls and keeps none of the promises of an Assistive Access screen, \
      and the browser or the other app may not be allowed on this phone at all. This is a heuristic: what a page \
      shows cannot be seen. Calls, messages and the app's own settings are left out.
      """,
    instead: "Show what a person needs in the app itself, and leave links to the web out of the Assistive Access scene."
  )

  func reports(in context: RuleContext) -> [Report] {
    views(in: context) + calls(in: context)
  }

  private func views(in context: RuleContext) -> [Report] {
    let addresses = AddressReader(resolver: context.resolver)
    // A link in a widget opens the app itself.
    let isWidget = context.index.number(of: context.file).map { number in
      context.index.files[number].outline.imports.contains { $0.module == "WidgetKit" }
    }
    return context.reachedBodies.flatMap { body in
      body.liveElements.compactMap { _, element -> Report? in
        guard element.kind == .construct, !context.resolver.isOwnView(element.name, seenFrom: body.id) else {
          return nil
        }
        switch element.name {
        case "Link" where isWidget != true:
          guard let destination = element["destination"],
            leadsOut(addresses.kind(of: destination.value, in: body.id))
          else { return nil }
          return context.report(leaving("'Link'"), about: element, in: body)
        case "WebView" where context.resolver.isSystemType("WebView"):
          return context.report(page("'WebView'"), about: element, in: body)
        default: return nil
        }
      }
    }
  }

  private func calls(in context: RuleContext) -> [Report] {
    // One piece of code that opens a page in one of several ways.
    struct Place: Hashable {
      var declaration: DeclarationID
      var action: Int?
    }
    var known: Set<Place> = []
    return context.reachedCalls.compactMap { call in
      guard let opening = Opening(call, context),
        known.insert(Place(declaration: call.body.id, action: call.action)).inserted
      else { return nil }
      switch opening {
      case .page(let name): return context.report(page("'\(name)'"), at: call)
      case .address(let name): return context.report(leaving("this call of '\(name)'"), at: call)
      }
    }
  }

  private func leadsOut(_ kind: AddressKind?) -> Bool { kind == nil || kind == .elsewhere }

  private func page(_ what: String) -> String {
    "\(what) shows pages from the web, which are not made for Assistive Access; show what is needed in the app itself"
  }

  private func leaving(_ what: String) -> String {
    "\(what) leads out of the app, to where Assistive Access may not let a person go; leave it out, or show what is "
      + "needed in the app itself"
  }

  /// Something that code opens.
  private enum Opening {
    case page(String)
    case address(String)

    init?(_ call: ReachedCall, _ context: RuleContext) {
      let step = call.call
      let id = call.body.id
      switch step.name {
      case "SFSafariViewController":
        guard context.resolver.isSystemType(step.name) else { return nil }
        self = .page(step.name)
      case "WKWebView":
        guard !context.showsOwnPages(around: id) else { return nil }
        self = .page(step.name)
      case "open", "openURL":
        let isApplication = step.receiver.first == "UIApplication"
        let isEnvironment =
          context.resolver.isEnvironmentValue(step.receiver + [step.name], key: "openURL", in: id)
        let labels = step.arguments.dropFirst().compactMap(\.label)
        guard labels.allSatisfy({ ["options", "completionHandler", "completion", "prefersInApp"].contains($0) }) else {
          return nil
        }
        guard isApplication || isEnvironment, let argument = step.arguments.first, argument.closure == nil else {
          return nil
        }
        guard WebOrExternalLink.leadsOut(argument.value, in: id, context) else { return nil }
        self = .address(step.name)
      default:
        guard let argument = step.arguments.first, argument.label == nil, argument.closure == nil,
          context.resolver.isEnvironmentValue(step.receiver + [step.name], key: "openURL", in: id),
          WebOrExternalLink.leadsOut(argument.value, in: id, context)
        else { return nil }
        self = .address(step.name)
      }
    }
  }

  private static func leadsOut(_ value: Expression, in id: DeclarationID, _ context: RuleContext) -> Bool {
    switch AddressReader(resolver: context.resolver).kind(of: value, in: id) {
    case .elsewhere: return true
    case .contact, .settings, .otherScheme: return false
    case nil:
      // `func call(_ url: URL)`, `openSettings()`: what is opened is said by the function.
      return AddressKind(name: context.index[id].name) == nil
    }
  }

  let examples = WebOrExternalLink.cases
}

extension RuleContext {
  /// Whether the type around a body gives its web view texts and files alone.
  fileprivate func showsOwnPages(around id: DeclarationID) -> Bool {
    guard let owner = index.ownerName(of: id) else { return false }
    var ownPages = false
    for part in index.parts(of: owner) {
      let declarations = index.files[part.file].declarations
      for ordinal in declarations.indices where declarations[ordinal].owner == part.ordinal {
        let calls = resolver.body(of: DeclarationID(file: part.file, ordinal: ordinal))?.collectedCalls ?? []
        for collected in calls {
          switch collected.call.name {
          case "loadHTMLString", "loadFileURL": ownPages = true
          case "load" where collected.call.receiver.last.map { $0.lowercased().contains("web") } ?? false: return false
          default: continue
          }
        }
      }
    }
    return ownPages
  }
}

/// Source of the advice: WWDC25 session 238, 4:18 and 6:02: native controls take the prominent style by themselves.
struct CustomControlStyle: Rule {
  let id = "custom-control-style"
  let group = RuleGroup.size
  let severity = Severity.information
  let reference = Reference.session238(minute: 6, second: 2)
  let tags = ["size", "wcag412", "coga-o1p03"]
  let explanation = Explanation(
    what: "A control that Assistive Access shows is drawn by the app itself.",
    why: """
      In an Assistive Access scene the system's controls are large, prominent and look the same in every app. A style or \
      a control of the app's own need not follow. This is a heuristic: the app's style may be as large and clear.
      """,
    instead: "Use the system's control without a style, at least in Assistive Access.")
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    let searches = ControlStyle.protocols.keys.reduce(into: [String: ControlSearch]()) { searches, name in
      searches[name] = ControlSearch(
        resolver: context.resolver, graph: context.graph, names: ControlStyle.controls(styledBy: name))
    }
    return context.reachedBodies.flatMap { body in
      body.liveElements.flatMap { number, element -> [Report] in
        var reports = element.modifiers.compactMap { modifier -> Report? in
          guard let search = searches[modifier.name], modifier.activity != .inactive,
            let style = ControlStyle(modifier), let type = style.ownType(for: modifier.name, context.resolver),
            search.holdsControl(number, in: body.id)
          else { return nil }
          return context.report(
            "'\(type)' draws this control in its own way, which need not be as prominent as the system's in Assistive "
              + "Access; use the system's style",
            about: element, at: modifier.nameSpan, in: body)
        }
        if element.kind == .construct, let view = touchedView(madeBy: element.name, context) {
          reports.append(
            context.report(
              "'\(view)' handles touches by itself, so it does not take the style of Assistive Access's controls; "
                + "use one of the system's controls",
              about: element, in: body))
        }
        return reports
      }
    }
      + context.reachedCalls.compactMap { call in
        guard isOwnControl(call.call.name, context) else { return nil }
        return context.report(
          "'\(call.call.name)' is a control of the app's own, which does not take the style of Assistive Access's "
            + "controls; use one of the system's controls",
          at: call)
      }
  }

  /// A class that inherits from `UIControl` itself, and not from one of the system's controls.
  private func isOwnControl(_ name: String, _ context: RuleContext) -> Bool {
    name.isCapitalised && context.index.conforms(name, to: "UIControl")
  }

  /// The view of UIKit that a representable view shows, if it is a control of the app's own.
  private func touchedView(madeBy name: String, _ context: RuleContext) -> String? {
    guard context.index.conforms(name, to: "UIViewRepresentable") else { return nil }
    for id in context.index.lookUp(member: "makeUIView", of: name) {
      guard let body = context.resolver.body(of: id) else { continue }
      for call in body.collectedCalls where call.call.name.isCapitalised {
        // What a canvas does with touches is its purpose.
        guard context.index.conforms(call.call.name, to: "UIView"),
          !context.index.members(of: call.call.name, named: "touchesBegan").isEmpty,
          context.index.members(of: call.call.name, named: "draw").isEmpty,
          context.index.members(of: call.call.name, named: "touchesMoved").isEmpty
        else { continue }
        return call.call.name
      }
    }
    return nil
  }
}

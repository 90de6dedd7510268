/// Source of the advice: WWDC25 session 238, 12:41–12:53.
struct ComplexInput: Rule {
  let id = "complex-input"
  let group = RuleGroup.navigation
  let severity = Severity.information
  let reference = Reference.session238(minute: 12, second: 49)
  let tags = ["navigation", "choice", "wcag332", "coga-o1p04", "coga-o4p04"]
  let explanation = Explanation(
    what: "A screen in Assistive Access takes a value by a control that is hard to use or offers very much.",
    why: """
      Sliders, wheels and calendars want fine movements and a picture of the whole range in mind. Apple's drawing app \
      replaces the color picker by a few colors in a list, so that it becomes a single decision. For controls other \
      than the color picker this is a heuristic.
      """,
    instead: "Offer the few values that matter as rows of a list, or as large buttons with a picture and a word.")

  func reports(in context: RuleContext) -> [Report] {
    var reports: [Report] = []
    for body in context.reachedBodies {
      for (number, element) in body.liveElements where element.kind == .construct {
        guard let kind = Kind(element, number, body.facts), !context.resolver.isOwnView(element.name, seenFrom: body.id)
        else { continue }
        reports.append(context.report(kind.message, about: element, in: body, severity: kind.severity))
      }
    }
    return reports
      + context.reachedCalls.compactMap { call -> Report? in
        guard call.call.receiver.isEmpty, let kind = Kind(uiKit: call.call.name) else { return nil }
        return context.report(kind.message, at: call, severity: kind.severity)
      }
  }

  private struct Kind {
    var message: String
    var severity: Severity?

    init?(_ element: Element, _ number: Int, _ body: BodyFacts) {
      switch element.name {
      case "ColorPicker": self = .color
      case "MultiDatePicker": self = .calendar
      case "Slider": self = .slider
      case "Stepper": self = .stepper
      case "Table": self = .table
      case "DatePicker":
        guard let style = body.style("datePickerStyle", around: number) else { return nil }
        if style.contains(where: { $0 == "graphical" || $0 == "GraphicalDatePickerStyle" }) {
          self = .calendar
        } else if style.contains(where: { $0 == "wheel" || $0 == "WheelDatePickerStyle" }) {
          self = .wheel
        } else {
          return nil
        }
      case "Picker":
        guard
          body.style("pickerStyle", around: number)?.contains(where: { $0 == "wheel" || $0 == "WheelPickerStyle" })
            ?? false
        else { return nil }
        self = .wheel
      default: return nil
      }
    }

    init?(uiKit name: String) {
      switch name {
      case "UIColorPickerViewController", "UIColorWell": self = .color
      case "UIPickerView": self = .wheel
      case "UISlider": self = .slider
      case "UIStepper": self = .stepper
      default: return nil
      }
    }

    private init(_ message: String, _ severity: Severity? = nil) {
      self.message = message
      self.severity = severity
    }

    private static let color = Kind(
      "a color picker offers every color there is; offer a few colors in a list, as one decision", .warning)
    private static let calendar = Kind(
      "a calendar shows many small days to choose from; offer the few days that matter as buttons")
    private static let wheel = Kind("a wheel hides most of its values; offer the few that matter as buttons or rows")
    private static let slider = Kind("a slider wants a fine movement; offer a few steps as buttons")
    private static let stepper = Kind(
      "a stepper has two small buttons for one number; offer the few numbers that matter as large buttons")
    private static let table = Kind("a table shows many values in columns; show a list of a few rows")
  }

  let examples = ComplexInput.cases
}

extension BodyFacts {
  /// The names in the nearest style of a kind that is set on an element or around it.
  fileprivate func style(_ name: String, around number: Int) -> [String]? {
    for element in [number] + ancestors(of: number) {
      let style = elements[element].modifiers.first { $0.name == name && $0.activity != .inactive }
      if let value = style?.firstUnlabelled?.value { return value.names }
    }
    return nil
  }
}

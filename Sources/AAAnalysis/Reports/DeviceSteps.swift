/// What a person has to try on a device, in the words of one app.
struct DeviceSteps {
  let facts: AuditFacts
  let adoption: Audit.Adoption
  let judgesWholeApp: Bool

  private static let mostScreens = 8

  var steps: [String] {
    guard !facts.screens.isEmpty || adoption != .none else { return [] }
    return [setUp] + screens + [largeText, waiting].compactMap { $0 } + destruction
      + [wayBack, people].compactMap { $0 }
  }

  private var setUp: String {
    let start =
      "On an iPhone or iPad, open Settings, then Accessibility, then Assistive Access. Set it up and choose the app."
    switch adoption {
    case .scene, .keyOnly:
      return start
        + " It has to be in the list of optimized apps. Try the app once with the layout “Rows” and once with “Grid”."
    case .fullScreen:
      return start + " It has to be in the list of optimized apps, and to fill the space above the Back button."
    case .flag, .none: return start + " It is shown in a reduced frame."
    }
  }

  private var screens: [String] {
    var seen: Set<String> = []
    let names = facts.screens.filter(\.hasName).map(\.words).filter { seen.insert($0).inserted }
    let first = facts.screens.first.flatMap { $0.hasName ? $0.words : nil }
    var steps = [
      (first.map { "Start at \($0)." } ?? "Start the app.")
        + " Ask somebody who does not know the app what each thing on this screen is for."
    ]
    let others = names.filter { $0 != first }
    guard !others.isEmpty else { return steps }
    let more = facts.screens.count - 1 - min(others.count, Self.mostScreens)
    steps.append(
      "Go to \(AuditWords.list(Array(others.prefix(Self.mostScreens)), most: Self.mostScreens))"
        + (more > 0 ? " and to \(AuditWords.count(more, "more screen"))" : "")
        + ". On each, look for a title with an icon, and use every control.")
    return steps
  }

  private var largeText: String? {
    "Choose the largest text size and go through the same screens. No word may be cut off, and every button must be reached."
  }

  private var waiting: String? {
    guard let busiest = facts.screens.filter(\.hasName).max(by: { $0.options < $1.options }) else { return nil }
    return "Put the device down for a minute on \(busiest.words) and on the screen after each tap. "
      + "Nothing may have changed when you come back."
  }

  private var destruction: [String] {
    var seen: Set<String> = []
    let names = facts.destructions.map(\.name).filter { $0.hasPrefix("“") && seen.insert($0).inserted }
    guard !names.isEmpty else { return [] }
    return [
      "Tap \(AuditWords.list(names)), and answer as somebody who wants the question to go away. Nothing may be lost."
    ]
  }

  private var wayBack: String? {
    guard facts.longestWay.count > 1, let last = facts.longestWay.last, let first = facts.longestWay.first else {
      return nil
    }
    return "From \(last), go back to \(first) with the Back button alone."
  }

  private var people: String? {
    "Watch a person with a cognitive disability use the app for what they want it for, and a person who supports them set it up."
  }
}

extension Audit.Screen {
  fileprivate var hasName: Bool { title != nil || view != nil }
}

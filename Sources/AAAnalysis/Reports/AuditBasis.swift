/// What the facts say to a line, before the findings are asked.
struct AuditBasis {
  /// Why the line asks for nothing here.
  var notApplicable: String?
  /// What the sources go against, whether a rule says so or not.
  var failure: String?
  /// What stands in the way of an answer.
  var unknown: String?
  /// What is to be looked at, whether a rule says so or not.
  var remark: String?
  /// Why only a person can answer.
  var byHand: String?
  var evidence: [Audit.Evidence] = []
  /// What the silence of the rules says; told only if they are silent.
  var silence: Audit.Evidence?
  /// What to do by hand.
  var next: [String] = []

  static func notApplicable(_ reason: String) -> AuditBasis { AuditBasis(notApplicable: reason) }
}

/// Reads the basis of each line from the facts.
struct AuditBasisReader {
  let facts: AuditFacts
  let adoption: Audit.Adoption
  let judgesWholeApp: Bool
  /// Whether it is known of which files the Info.plist is made.
  let hasInfoPlist: Bool
  let askedRules: Int

  func basis(of criterion: AuditCriterion) -> AuditBasis {
    switch criterion.id {
    case "plist-key": plistKey
    case "full-screen": fullScreen
    case "scene": scene
    case "scene-delegate": sceneDelegate
    case "scene-environment": sceneEnvironment
    case "core-features": onScreens { coreFeatures }
    case "one-decision": onScreens { oneDecision }
    case "back-button": onScreens { backButton }
    case "navigation-icons": onScreens { navigationIcons }
    case "words-and-pictures": onScreens { wordsAndPictures }
    case "native-controls": onScreens { nativeControls }
    case "visible-actions": onScreens { nothing("hidden gestures, menus and folded parts") }
    case "large-text": onScreens { nothing("small, fixed or cramped text") }
    case "no-timing": onScreens { nothing("timed changes, countdowns, motion and sound that start by themselves") }
    case "destruction": onScreens { destruction }
    case "few-demands": onScreens { nothing("sign-in, purchases, typing, permissions and ways out of the app") }
    case "plain-words": onScreens { plainWords }
    case "runtime-flag": runtimeFlag
    case "previews": previews
    case "on-device": onDevice
    default: others
    }
  }

  private var hasScene: Bool { adoption == .scene }

  // MARK: Set-up

  private var plistKey: AuditBasis {
    let key = facts.sceneKey
    if !key.isMentioned {
      switch adoption {
      case .none: return .notApplicable("the key is added together with the scene")
      case .flag: return .notApplicable("the key is of use only with a scene, and the app has none")
      case .fullScreen: return .notApplicable("the app asks for full screen as it is, which is another way")
      case .scene, .keyOnly: break
      }
    }
    guard hasInfoPlist else {
      return AuditBasis(
        unknown: "no Info.plist and no project file was found, so nothing tells whether the key is there")
    }
    var basis = AuditBasis(evidence: evidence(of: key, named: AppBundle.sceneKey))
    if let reason = key.unknown { basis.unknown = "whether the key is there is not known, because \(reason)" }
    if !key.isAlwaysTrue, key.unknown == nil { basis.failure = "the key is not true in every configuration" }
    return basis
  }

  private var fullScreen: AuditBasis {
    let key = facts.fullScreenKey
    guard key.isMentioned else {
      if let reason = key.unknown {
        return AuditBasis(unknown: "whether the key is there is not known, because \(reason)")
      }
      return .notApplicable(
        hasInfoPlist ? "the Info.plist does not have this key" : "no Info.plist with this key was found")
    }
    var basis = AuditBasis(evidence: evidence(of: key, named: AppBundle.fullScreenKey))
    if key.isEverTrue {
      basis.byHand = "only you can say whom the app was made for"
      basis.next = [
        "Make sure that a person with a cognitive disability can use every screen of the app as it is. "
          + "If not, take the key out and give the app an `AssistiveAccess` scene.",
        "Look at every screen in the space that Assistive Access leaves above its Back button.",
      ]
    }
    return basis
  }

  private func evidence(of key: AuditFacts.Key, named name: String) -> [Audit.Evidence] {
    var groups: [(words: String, places: [Location], configurations: [String])] = []
    for (configuration, state) in key.states {
      let (words, place): (String, Location?) =
        switch state {
        case .isTrue(let place): ("`\(name)` is true", place)
        case .isFalse(let place): ("`\(name)` is false", place)
        case .isNoBoolean(let place): ("`\(name)` is no Boolean", place)
        case .absent: ("`\(name)` is not there", nil)
        case .unknown: ("whether `\(name)` is there is not known", nil)
        }
      if let known = groups.firstIndex(where: { $0.words == words }) {
        groups[known].configurations.append(configuration)
        if let place, !groups[known].places.contains(place) { groups[known].places.append(place) }
      } else {
        groups.append((words, place.map { [$0] } ?? [], [configuration]))
      }
    }
    return groups.map { group in
      let names = group.configurations.filter { !$0.isEmpty }
      let whose = names.isEmpty ? "" : " in \(AuditWords.list(names.map { "‘\($0)’" }))"
      return Audit.Evidence(group.words + whose, group.places)
    }
  }

  private var scene: AuditBasis {
    switch adoption {
    case .scene:
      guard !facts.scenes.isEmpty else {
        return AuditBasis(
          unknown: "a delegate is made for Assistive Access, but the scene that it shows was not found in the sources")
      }
      let roots = facts.sceneRoots.map { "`\($0)`" }
      let shows =
        roots.isEmpty
        ? "" : ", which \(facts.scenes.count == 1 ? "begins" : "begin") with \(AuditWords.list(roots, most: 3))"
      return AuditBasis(evidence: [
        Audit.Evidence(AuditWords.count(facts.scenes.count, "`AssistiveAccess` scene") + shows, facts.scenes)
      ])
    case .fullScreen:
      return .notApplicable("the app asks to be shown as it is, in full screen")
    case .keyOnly:
      return AuditBasis(failure: "the key is there, but no code declares an `AssistiveAccess` scene")
    case .flag:
      return AuditBasis(
        byHand: "the app has no scene, but branches on the flag, so people get it in a reduced frame",
        evidence: [branches],
        next: [
          "Decide whether branches are enough. A scene gives people the large controls and the full screen, from iOS 26 on."
        ])
    case .none:
      return AuditBasis(
        failure: "no key, no scene and no branch on the flag was found, so people get the whole app in a reduced frame",
        next: [
          "Decide which one or two things people most need this app for, and give these a scene of their own."
        ])
    }
  }

  private var sceneDelegate: AuditBasis {
    guard facts.routesRole || facts.hostsScene else {
      return .notApplicable(
        hasScene ? "the scene is declared in SwiftUI, which finds it by itself" : "there is no scene")
    }
    return AuditBasis(evidence: [
      Audit.Evidence(
        facts.routesRole
          ? "the role of Assistive Access sessions is told from the others" : "a delegate hosts the SwiftUI scenes")
    ])
  }

  private var sceneEnvironment: AuditBasis {
    guard hasScene else { return .notApplicable("there is no scene") }
    return nothing("objects, containers and values of the environment")
  }

  // MARK: Screens

  /// Where no screen is known, a line says why it is silent.
  private func onScreens(_ basis: () -> AuditBasis) -> AuditBasis {
    if !facts.screens.isEmpty { return basis() }
    if !judgesWholeApp, adoption == .none || adoption == .keyOnly {
      return .notApplicable("the app has no screen for Assistive Access")
    }
    return AuditBasis(unknown: "the views that Assistive Access shows were not found in the sources")
  }

  /// No rule spoke of something, which says something only beside how much was looked at.
  private func nothing(_ what: String) -> AuditBasis {
    AuditBasis(
      evidence: [Audit.Evidence("\(lookedAt) were looked at")],
      silence: Audit.Evidence("no problem with \(what) was found"))
  }

  private var lookedAt: String {
    AuditWords.count(facts.screens.count, "screen")
      + " and \(AuditWords.count(facts.reachedBodies, "view or function", "views and functions")) behind "
      + (facts.screens.count == 1 ? "it" : "them")
  }

  private var coreFeatures: AuditBasis {
    let first = facts.screens.filter { if case .root = $0.kind { true } else { false } }
    var evidence = first.prefix(3).map { screen in
      Audit.Evidence(
        "\(first.count == 1 ? "the first screen" : "a first screen"), \(screen.words), offers \(AuditWords.count(screen.options, "thing")) to choose from",
        [screen.place])
    }
    let others = facts.screens.filter { if case .root = $0.kind { false } else { true } }
    if let most = others.max(by: { $0.options < $1.options }), most.options > 0 {
      evidence.append(
        Audit.Evidence(
          others.count == 1
            ? "the other screen, \(most.words), offers \(most.options)"
            : "of the other \(others.count) screens, \(most.words) offers the most: \(most.options)",
          [most.place]))
    }
    return AuditBasis(evidence: evidence)
  }

  private var oneDecision: AuditBasis {
    var evidence: [Audit.Evidence] = []
    let asking = facts.screens.filter { $0.inputs > 0 }
    if let most = asking.max(by: { $0.inputs < $1.inputs }) {
      evidence.append(
        Audit.Evidence(
          "\(AuditWords.count(asking.count, "screen")) of \(facts.screens.count) "
            + "\(asking.count == 1 ? "asks" : "ask") for values; the most at once: \(most.inputs), on \(most.words)",
          [most.place]))
    } else {
      evidence.append(
        Audit.Evidence(
          "no value is asked for on "
            + (facts.screens.count == 1 ? "the only screen" : "any of the \(facts.screens.count) screens")))
    }
    if facts.longestWay.count > 1 {
      evidence.append(
        Audit.Evidence(
          "the longest way is \(AuditWords.count(facts.longestWay.count - 1, "step")): "
            + facts.longestWay.prefix(8).joined(separator: " → ")))
    }
    return AuditBasis(evidence: evidence)
  }

  private var backButton: AuditBasis {
    let further = facts.screens.filter { screen in
      switch screen.kind {
      case .pushed, .presented: true
      case .root, .tab: false
      }
    }
    guard !further.isEmpty else { return .notApplicable("no screen leads to another one") }
    let pushed = further.count { $0.kind == .pushed }
    let presented = further.count - pushed
    var parts: [String] = []
    if pushed > 0 { parts.append("\(AuditWords.count(pushed, "screen")) \(pushed == 1 ? "is" : "are") pushed") }
    if presented > 0 {
      parts.append("\(AuditWords.count(presented, "screen")) \(presented == 1 ? "is" : "are") shown above another")
    }
    return AuditBasis(evidence: [Audit.Evidence(parts.joined(separator: ", "), further.map(\.place))])
  }

  private var navigationIcons: AuditBasis {
    if adoption == .fullScreen || adoption == .flag, !judgesWholeApp {
      return .notApplicable("the system shows these icons in an `AssistiveAccess` scene alone")
    }
    guard facts.titles > 0 else { return .notApplicable("no screen sets a navigation title") }
    return AuditBasis(evidence: [
      Audit.Evidence(
        AuditWords.share(facts.titlesWithIcon, of: facts.titles, "navigation title", "has an icon", "have an icon"))
    ])
  }

  private var wordsAndPictures: AuditBasis {
    guard facts.controls > 0 else { return .notApplicable("no button, link or toggle was found") }
    var basis = AuditBasis(evidence: [
      Audit.Evidence(
        AuditWords.share(facts.controlsWithBoth, of: facts.controls, "control", "shows both", "show both"))
    ])
    let undecided = facts.undecidedControls
    let lacking = facts.controls - facts.controlsWithBoth - undecided.count
    if lacking > 0 {
      basis.evidence.append(
        Audit.Evidence(
          AuditWords.count(lacking, "control") + (lacking == 1 ? " lacks" : " lack") + " words or a picture"))
    }
    guard !undecided.isEmpty else { return basis }
    basis.evidence.append(
      Audit.Evidence(
        "of \(undecided.count) the sources do not tell what \(undecided.count == 1 ? "it shows" : "they show")",
        undecided))
    basis.byHand =
      "what \(AuditWords.count(undecided.count, "control")) "
      + "\(undecided.count == 1 ? "shows" : "show") is decided elsewhere or while the app runs"
    basis.next = ["Look at \(undecided.count == 1 ? "this control" : "these controls") in a preview or on a device."]
    return basis
  }

  private var nativeControls: AuditBasis {
    if adoption == .fullScreen || adoption == .flag, !judgesWholeApp {
      return .notApplicable("without a scene, controls look as they always do")
    }
    return nothing("controls that the app draws or makes smaller")
  }

  // MARK: Safety

  private var destruction: AuditBasis {
    guard !facts.destructions.isEmpty else { return destroysNothing }
    var basis = AuditBasis()
    for found in facts.destructions.prefix(8) {
      let words =
        switch found.questions {
        case nil: "says that it destroys, and the sources do not tell what it does"
        case 0?: "destroys without a question"
        case let count?: "asks \(AuditWords.times(count))"
        }
      basis.evidence.append(Audit.Evidence("\(found.name) \(words)", [found.place]))
    }
    if facts.destructions.count > 8 {
      basis.evidence.append(Audit.Evidence("and \(facts.destructions.count - 8) more"))
    }
    if facts.destructions.contains(where: { $0.questions == nil }) {
      basis.byHand = "what a control destroys is not in the sources"
      basis.next = ["Try it on a device: nothing may be lost before you were asked twice."]
    }
    return basis
  }

  private var destroysNothing: AuditBasis {
    AuditBasis(evidence: [Audit.Evidence("no control that destroys something was found on \(lookedAt)")])
  }

  private var plainWords: AuditBasis {
    let silence = nothing("failures that are silent or shown as a code")
    return AuditBasis(
      byHand: "whether words are understood, only people can say", evidence: silence.evidence,
      silence: silence.silence,
      next: ["Read the words of every screen aloud. Replace each one that you would have to explain."])
  }

  // MARK: Quality

  private var branches: Audit.Evidence {
    facts.flagBranches.isEmpty
      ? Audit.Evidence("the flag is read")
      : Audit.Evidence(
        "\(AuditWords.count(facts.flagBranches.count, "place")) in the app's views "
          + "\(facts.flagBranches.count == 1 ? "branches" : "branch") on the flag", facts.flagBranches)
  }

  private var runtimeFlag: AuditBasis {
    guard facts.asksForFlag else {
      return .notApplicable(
        hasScene ? "the scene has views of its own, and no code asks for the flag" : "no code asks for the flag")
    }
    return AuditBasis(evidence: [branches])
  }

  private var previews: AuditBasis {
    guard hasScene else { return .notApplicable("there is no scene") }
    guard !facts.previews.isEmpty else {
      return AuditBasis(remark: "no preview has the trait `.assistiveAccess`", next: [])
    }
    return AuditBasis(evidence: [
      Audit.Evidence("\(AuditWords.count(facts.previews.count, "preview")) with the trait", facts.previews)
    ])
  }

  private var onDevice: AuditBasis {
    if adoption == .none, !judgesWholeApp { return .notApplicable("there is nothing to try yet") }
    return AuditBasis(byHand: "no tool can do this for you", next: ["Follow the steps under “On a device”."])
  }

  private var others: AuditBasis {
    AuditBasis(evidence: [
      Audit.Evidence("\(AuditWords.count(askedRules, "rule")) were asked, and each belongs to one line of this list")
    ])
  }
}

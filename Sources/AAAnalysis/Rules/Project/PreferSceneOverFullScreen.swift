/// Source of the advice: WWDC25 session 238, 2:22–2:48 and 3:59.
struct PreferSceneOverFullScreen: Rule {
  let id = "prefer-scene-over-full-screen"
  let group = RuleGroup.project
  let severity = Severity.information
  let reference = Reference.session238(minute: 3, second: 59)
  let tags = ["plist", "setup"]
  let explanation = Explanation(
    what: "An app of many features asks to be shown as it is, in full screen, in Assistive Access.",
    why: """
      The full-screen key is meant for apps that were designed for people with cognitive disabilities from the start, such \
      as boards of symbols to speak with. Any other app looks in Assistive Access as it always does, with all its features \
      and choices. Apple says: if you are unsure which way to take, opt for the scene.
      """,
    instead: "Declare an `AssistiveAccess` scene with the one or two features that matter most.")
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    context.infoPlistPlaces.flatMap { place -> [Report] in
      guard let entry = place.part.dictionary[AppBundle.fullScreenKey], entry.value.boolean == true,
        let app = place.apps.first(where: { $0.requiresScenes && !context.setsUpScene($0) }),
        let sign = GeneralAppSign(of: app, context)
      else { return [] }
      return [
        Report(
          "people get the whole app, which \(sign.words); offer an 'AssistiveAccess' scene with its one or two main "
            + "features instead", at: place.keyLocation(entry), confidence: .possible,
          related: sign.location.map { [RelatedLocation(message: "here", location: $0)] } ?? [])
      ]
    }
  }
}

/// What shows that an app was made for everybody.
private struct GeneralAppSign {
  var words: String
  var location: Location?

  private static let manyScreens = ["TabView", "NavigationSplitView", "UITabBarController", "UISplitViewController"]

  init?(of app: AppBundle, _ context: RuleContext) {
    let files = context.files(of: app)
    guard !files.contains(where: { context.speaks($0) }), !app.isCommunicationAid else { return nil }
    for node in context.graph.nodes where node.root == .normal && node.depth <= 1 {
      guard files.contains(node.declaration.file), let body = context.resolver.body(of: node.declaration) else {
        continue
      }
      for (number, element) in body.elements.enumerated()
      where node.liveElements[number] && Self.manyScreens.contains(element.name) {
        words = "begins with a '\(element.name)'"
        location = context.location(element.nameSpan, in: node.declaration)
        return
      }
    }
    let views = Set(files.flatMap { context.index.files[$0].viewNames })
    guard views.count > 10 else { return nil }
    words = "has \(views.count) views"
    location = nil
  }
}

extension RuleContext {
  /// Whether a file makes the device talk, as boards of symbols do.
  fileprivate func speaks(_ number: Int) -> Bool {
    guard let text = snapshot.text(of: index.files[number].file) else { return false }
    return ["AVSpeechSynthesizer", "AVSpeechUtterance"].contains { text.bytes.containsWord(Array($0.utf8)) }
  }
}

extension AppBundle {
  /// Whether the app says of itself that it is for augmentative and alternative communication.
  fileprivate var isCommunicationAid: Bool {
    let strings = configurations.flatMap(\.infoPlist.parts).flatMap { part in
      part.dictionary.entries.compactMap { $0.key.hasPrefix("CFBundle") ? $0.value.string : nil }
    }
    return (strings + [name]).contains { $0.words.contains("aac") }
  }
}

extension IndexedFile {
  fileprivate var viewNames: [String] {
    if isTest { return [] }
    return declarations.compactMap { declaration in
      guard case .type(let type) = declaration.value, type.inherits("View") else { return nil }
      return type.name
    }
  }
}

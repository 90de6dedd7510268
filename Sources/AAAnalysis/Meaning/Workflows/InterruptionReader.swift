/// Finds what comes up without being asked for.
struct InterruptionReader {
  enum Kind { case review, tip, advertisement }

  let resolver: Resolver
  private let shown: ShownStates

  init(resolver: Resolver, shown: ShownStates) {
    self.resolver = resolver
    self.shown = shown
  }

  func kind(of element: Element) -> Kind? {
    guard element.kind == .construct, resolver.isSystemType(element.name) else { return nil }
    if element.name == "TipView" { return .tip }
    return Self.advertisements.contains(element.name) ? .advertisement : nil
  }

  func kind(of modifier: Modifier) -> Kind? {
    modifier.name == "popoverTip" && resolver.modifiers(named: "popoverTip").isEmpty ? .tip : nil
  }

  func kind(of call: CallStep, in id: DeclarationID) -> Kind? {
    switch call.name {
    case "requestReview":
      if ["SKStoreReviewController", "AppStore"].contains(call.receiver.first) { return .review }
      return resolver.isEnvironmentValue(call.receiver + [call.name], key: "requestReview", in: id) ? .review : nil
    case "TipUIView", "TipUIPopoverViewController":
      return resolver.isSystemType(call.name) ? .tip : nil
    case "load", "show", "present":
      guard let first = call.receiver.first, Self.advertisements.contains(first) else { return nil }
      return resolver.isSystemType(first) ? .advertisement : nil
    default:
      if Self.advertisements.contains(call.name) { return resolver.isSystemType(call.name) ? .advertisement : nil }
      // `@Environment(\.requestReview) private var ask`
      guard !call.name.isCapitalised, call.arguments.isEmpty else { return nil }
      return resolver.isEnvironmentValue(call.receiver + [call.name], key: "requestReview", in: id) ? .review : nil
    }
  }

  /// Views and loaders of the libraries that show advertisements.
  private static let advertisements: Set<String> = [
    "GADBannerView", "GAMBannerView", "GADNativeAdView", "GADInterstitialAd", "GADRewardedAd", "GADAppOpenAd",
    "GADRewardedInterstitialAd", "InterstitialAd", "RewardedAd", "RewardedInterstitialAd", "AppOpenAd", "FBAdView",
    "FBInterstitialAd", "MAAdView", "MAInterstitialAd", "MARewardedAd", "ADBannerView", "UnityAds", "IronSource",
  ]

  // MARK: Receiving

  /// The state that `.onReceive` sets to bring up a sheet or alert, where what it receives is no answer to anything
  /// that a person did.
  func presented(byReceiving position: Int, of element: Int, in id: DeclarationID, _ body: BodyFacts) -> String? {
    let modifier = body.elements[element].modifiers[position]
    guard modifier.name == "onReceive", let publisher = modifier.firstUnlabelled?.value, isOfSystem(publisher) else {
      return nil
    }
    for collected in body.collectedAssignments {
      guard let number = collected.action, body.actions[number].element == element,
        body.actions[number].modifier == position, collected.activity != .inactive
      else { continue }
      let assignment = collected.assignment
      guard [.true, .toggled, .other].contains(assignment.value), let name = assignment.target.last,
        let owner = resolver.type(of: Array(assignment.target.dropLast()), in: id)
      else { continue }
      let place = shown.firstPlace(of: StateKey(owner: owner, name: name)) { read, _ in
        read.use == .binding && Self.presenters.contains(read.user)
      }
      if place != nil { return name }
    }
    return nil
  }

  private static let presenters: Set<String> = ["sheet", "fullScreenCover", "popover", "alert", "confirmationDialog"]

  /// A timer, or a notification of the system's own: `UIDevice.batteryLevelDidChangeNotification`.
  private func isOfSystem(_ publisher: Expression) -> Bool {
    guard case .postfix(let postfix) = publisher.kind, let (path, _) = postfix.leadingPath else { return false }
    if path.first == "Timer" { return true }
    guard path.first == "NotificationCenter" else { return false }
    for case .call(let call) in postfix.links.map(\.kind) {
      guard let name = (call["for"] ?? call.arguments.first)?.value.path else { continue }
      return name.count > 1 && name[0].isCapitalised && name[0] != "Notification" && resolver.isSystemType(name[0])
    }
    return false
  }
}

/// Source of the advice: WWDC25 session 238, 11:33 (safe interactions); COGA pattern “Notify Users of Fees and Charges”.
struct PurchaseInScene: Rule {
  let id = "purchase-in-scene"
  let group = RuleGroup.destruction
  let severity = Severity.information
  let reference = Reference.session238(minute: 11, second: 33)
  let tags = ["destruction", "wcag334", "coga-o4p03", "coga-o4p11"]
  let explanation = Explanation(
    what: "Something can be bought in Assistive Access.",
    why: """
      A purchase costs money that does not come back with another tap, and its terms are hard to understand. It hardly \
      ever belongs to the one or two things that an Assistive Access scene is for. This is a heuristic: it reads what \
      is bought from the names of calls and views.
      """,
    instead: """
      Leave purchases out of the Assistive Access scene, and let whoever set up the phone buy what is needed in the rest \
      of the app.
      """)

  private static let advice = "leave purchases out of Assistive Access"

  private static let views: Set<String> = [
    "StoreView", "SubscriptionStoreView", "ProductView", "PayWithApplePayButton", "SubscriptionOfferView",
  ]

  func reports(in context: RuleContext) -> [Report] {
    let views = context.reachedBodies.flatMap { body -> [Report] in
      body.liveElements.flatMap { _, element -> [Report] in
        if element.kind == .construct, Self.views.contains(element.name),
          !context.resolver.isOwnView(element.name, seenFrom: body.id)
        {
          return [
            context.report("'\(element.name)' sells something; \(Self.advice)", about: element, in: body)
          ]
        }
        return element.modifiers.filter { $0.name == "offerCodeRedemption" }
          .map {
            context.report(
              "'\($0.name)' takes a code for something sold; \(Self.advice)", about: element, at: $0.nameSpan, in: body)
          }
      }
    }
    return views
      + context.reachedCalls.compactMap { call in
        guard buys(call, context) else { return nil }
        return context.report("'\(call.call.name)' buys something; \(Self.advice)", at: call)
      }
  }

  private func buys(_ reached: ReachedCall, _ context: RuleContext) -> Bool {
    let call = reached.call
    let candidates = context.resolver.members(call.name, receiver: call.receiver, in: reached.body.id)
    let isSeen = candidates.contains { context.resolver.body(of: $0) != nil }
    switch call.name {
    case "PKPaymentAuthorizationController", "PKPaymentAuthorizationViewController", "SKMutablePayment",
      "PKPaymentButton":
      return true
    case "SKPayment": return true
    case "placeOrder", "checkout", "buyNow", "checkOut":
      // What is inside says more, if it says anything.
      guard reached.element != nil || !isSeen else { return false }
      return !candidates.contains { leadsToPurchase($0, context, depth: 0) }
    case "purchase", "purchaseProduct", "purchasePackage", "buyProduct", "buy", "purchaseSubscription":
      guard !isSeen else { return false }
      let receiver = call.receiver.last?.words ?? []
      guard call.name != "buy" || !call.receiver.isEmpty else { return false }
      return call.name != "purchase" || !call.receiver.isEmpty && receiver != ["?"] || call.isAwaited
    default: return false
    }
  }

  /// Whether what a function calls is told by itself.
  private func leadsToPurchase(_ id: DeclarationID, _ context: RuleContext, depth: Int) -> Bool {
    guard depth < 4, let body = context.resolver.body(of: id) else { return false }
    return body.collectedCalls.contains { collected in
      if ["purchase", "PKPaymentAuthorizationController", "PKPaymentAuthorizationViewController", "SKPayment"].contains(
        collected.call.name)
      {
        return true
      }
      return context.resolver.members(collected.call.name, receiver: collected.call.receiver, in: id).contains {
        $0 != id && leadsToPurchase($0, context, depth: depth + 1)
      }
    }
  }

  let examples = PurchaseInScene.cases
}

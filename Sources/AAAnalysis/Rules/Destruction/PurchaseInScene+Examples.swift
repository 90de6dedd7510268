extension PurchaseInScene {
  static let cases: [Example] = [
    Example(
      "views that sell",
      """
      import SwiftUI

      struct ShopApp: App {
        var body: some Scene {
          AssistiveAccess { Shop() }
        }
      }

      struct Shop: View {
        var body: some View {
          SubscriptionStoreView(groupID: "1")
      //  ^^^^^^^^^^^^^^^^^^^^^ information: 'SubscriptionStoreView' sells something; leave purchases out of Assistive Access
          StoreView(ids: ["a"])
      //  ^^^^^^^^^ information: 'StoreView' sells something; leave purchases out of Assistive Access
          PayWithApplePayButton(.buy) {}
      //  ^^^^^^^^^^^^^^^^^^^^^ information: 'PayWithApplePayButton' sells something; leave purchases out of Assistive Access
        }
      }
      """),
    Example(
      "a purchase in a store of another file",
      """
      //- App.swift
      import SwiftUI

      struct ShopApp: App {
        var body: some Scene {
          AssistiveAccess { Shop(store: Store()) }
        }
      }

      struct Shop: View {
        let store: Store
        var body: some View {
          Button("Buy", systemImage: "cart") { Task { await store.buyTapped() } }
        }
      }
      //- Store.swift
      import StoreKit

      actor Store {
        let product: Product
        func buyTapped() async { await purchase() }
        private func purchase() async {
          let result = try? await product.purchase()
      //                                  ^^^^^^^^ information: 'purchase' buys something; leave purchases out of Assistive Access
        }
      }
      """),
    Example(
      "an order, in a closure that a button is given",
      """
      import SwiftUI

      struct CakeApp: App {
        var body: some Scene {
          AssistiveAccess { OrderButton(action: { Task { await placeOrder() } }) }
      //                                                       ^^^^^^^^^^ information: 'placeOrder' buys something; leave purchases out of Assistive Access
        }

        private func placeOrder() async { await api.post(order) }
      }

      struct OrderButton: View {
        let action: () -> Void
        var body: some View { Button("Order", systemImage: "cart", action: action) }
      }
      """),
    Example(
      "views and functions of the project with such names",
      """
      //- App.swift
      import SwiftUI

      struct TrainApp: App {
        var body: some Scene {
          AssistiveAccess { Home(history: History()) }
        }
      }

      struct Home: View {
        let history: History
        var body: some View {
          StoreView()
          Button("Show", systemImage: "list.bullet") { history.purchase(of: 1) }
        }
      }
      //- StoreView.swift
      import SwiftUI

      struct StoreView: View {
        var body: some View { Text("Where our stores are") }
      }

      final class History {
        var shown = 0
        func purchase(of id: Int) { shown = id }
      }
      """),
    Example(
      "purchases in the rest of the app",
      """
      import SwiftUI

      struct ShopApp: App {
        var body: some Scene {
          WindowGroup { SubscriptionStoreView(groupID: "1") }
          AssistiveAccess { Text("Hello") }
        }
      }
      """),
    Example(
      "purchases that the flag rules out",
      """
      import SwiftUI

      struct ShopApp: App {
        var body: some Scene {
          AssistiveAccess { Shop() }
        }
      }

      struct Shop: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistive
        var body: some View {
          if isAssistive { Text("Hello") } else { SubscriptionStoreView(groupID: "1") }
        }
      }
      """),
  ]
}

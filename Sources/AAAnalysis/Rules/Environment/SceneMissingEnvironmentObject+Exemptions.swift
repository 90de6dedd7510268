extension SceneMissingEnvironmentObject {
  static let exemptions: [Example] = [
    Example(
      "put in at the root, at the scene, or around it",
      #"""
      //- App/TasksApp.swift
      import SwiftUI

      @main
      struct TasksApp: App {
        @StateObject private var tasks = TaskStore()
        @State private var clock = Clock()
        let people: People

        var body: some Scene {
          WindowGroup { TaskList().environmentObject(tasks) }
          assistive.environment(clock)
        }

        private var assistive: some Scene {
          AssistiveAccess {
            Group {
              TodayView().environmentObject(tasks)
            }
            .environmentObject(people)
          }
          .environment(Calendar.shared)
        }
      }

      @Observable final class Calendar {
        static let shared = Calendar()
      }

      struct TodayView: View {
        @EnvironmentObject private var tasks: TaskStore
        @EnvironmentObject private var people: People
        @Environment(Clock.self) private var clock
        @Environment(Calendar.self) private var calendar

        var body: some View { Text(tasks.first(for: people.me, at: clock.now, in: calendar)) }
      }
      """#),
    Example(
      "put in by a root view's own body, by wrappers, functions and containers",
      #"""
      //- App/ShopApp.swift
      import SwiftUI

      @main
      struct ShopApp: App {
        @StateObject private var basket = Basket()

        var body: some Scene {
          WindowGroup { ShopView().environmentObject(basket) }
          AssistiveAccess {
            StoresContainer {
              RootView()
                .injectOffers()
                .modifier(AccountModifier(account: Account()))
            }
          }
        }
      }
      //- App/RootView.swift
      import SwiftUI

      struct RootView: View {
        @StateObject private var basket = Basket()

        var body: some View {
          NavigationStack { shelf() }
            .environmentObject(basket)
        }

        private func shelf() -> some View {
          let shelf = Shelf.current
          return ShelfView().environmentObject(shelf)
        }
      }

      struct ShelfView: View {
        @EnvironmentObject private var basket: Basket
        @EnvironmentObject private var shelf: Shelf
        @EnvironmentObject private var account: Account
        @EnvironmentObject private var offers: Offers
        @EnvironmentObject private var stores: Stores

        var body: some View {
          Text(basket.title(shelf, account, offers, stores))
        }
      }
      //- App/Wrappers.swift
      import SwiftUI

      struct AccountModifier: ViewModifier {
        let account: Account

        func body(content: Content) -> some View { content.environmentObject(account) }
      }

      extension View {
        func injectOffers() -> some View { modifier(OffersModifier()) }
      }

      struct OffersModifier: ViewModifier {
        @StateObject private var offers = Offers()

        func body(content: Content) -> some View {
          ZStack {
            content
            Color.clear
          }
          .environmentObject(offers)
        }
      }

      struct StoresContainer<Content: View>: View {
        @StateObject private var stores = Stores()
        @ViewBuilder let content: () -> Content

        var body: some View { VStack { content() }.environmentObject(stores) }
      }
      """#),
    Example(
      "sheets, covers and destinations inherit it",
      #"""
      //- App/TripsApp.swift
      import SwiftUI

      @main
      struct TripsApp: App {
        @StateObject private var trips = Trips()

        var body: some Scene {
          WindowGroup { TripList().environmentObject(trips) }
          AssistiveAccess { TripsView().environmentObject(trips) }
        }
      }

      struct TripsView: View {
        @State private var isShown = false
        @StateObject private var tickets = Tickets()

        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Next trip", value: 1)
            }
            .navigationDestination(for: Int.self) { _ in TripView() }
            .environmentObject(tickets)
          }
          .sheet(isPresented: $isShown) { TripView().environmentObject(tickets) }
        }
      }

      struct TripView: View {
        @EnvironmentObject private var trips: Trips
        @EnvironmentObject private var tickets: Tickets
        var body: some View { Text(trips.name(tickets)) }
      }
      """#),
    Example(
      "what cannot be followed",
      #"""
      //- App/MailApp.swift
      import SwiftUI
      import MailKit

      typealias MailStore = Store<MailState>

      @main
      struct MailApp: App {
        @StateObject private var store = Store(MailState())

        var body: some Scene {
          WindowGroup { Inbox().environmentObject(store) }
          AssistiveAccess {
            StoreProvider(store: store) { MailView() }
            LettersView().environmentObject(makeLetters())
            DraftView().inject(store)
            FolderView().environmentObject(store)
            Host().ignoresSafeArea()
            attachment
          }
        }

        private var attachment: some View {
          let view = AttachmentView()
          return view.environmentObject(Attachments())
        }
      }

      struct AttachmentView: View {
        @EnvironmentObject private var attachments: Attachments
        var body: some View { Text(attachments.title) }
      }

      struct MailView: View {
        @EnvironmentObject private var state: MailState
        var body: some View { Text(state.title) }
      }

      struct LettersView: View {
        @EnvironmentObject private var letters: Letters
        var body: some View { Text(letters.title) }
      }

      struct DraftView: View {
        @EnvironmentObject private var drafts: Drafts
        var body: some View { Text(drafts.title) }
      }

      struct FolderView: View {
        @EnvironmentObject private var store: MailStore
        var body: some View { Text(store.title) }
      }

      struct GenericView<Model: ObservableObject>: View {
        @EnvironmentObject private var model: Model
        var body: some View { Text(String(describing: model)) }
      }

      struct Host: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController {
          UIHostingController(rootView: HostedView().environmentObject(Hosted()))
        }

        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }

      struct HostedView: View {
        @EnvironmentObject private var hosted: Hosted
        var body: some View { GenericView<Hosted>() }
      }
      """#),
    Example(
      "not used, not reached, or shown in previews only",
      #"""
      //- App/WeatherApp.swift
      import SwiftUI

      @main
      struct WeatherApp: App {
        @StateObject private var weather = Weather()

        var body: some Scene {
          WindowGroup { ForecastView().environmentObject(weather) }
          AssistiveAccess { SimpleForecast() }
        }
      }

      struct SimpleForecast: View {
        @EnvironmentObject private var weather: Weather
        @EnvironmentObject private var alerts: Alerts
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isAssistiveAccessEnabled

        var body: some View {
          if isAssistiveAccessEnabled {
            Text("Sunny")
          } else {
            ForecastView()
            Text(weather.title)
          }
        }
      }

      struct ForecastView: View {
        @EnvironmentObject private var weather: Weather
        var body: some View { Text(weather.title) }
      }

      struct PreviewedView: View {
        @EnvironmentObject private var weather: Weather
        var body: some View { Text(weather.title) }
      }

      #Preview(traits: .assistiveAccess) { PreviewedView() }
      """#),
    Example(
      "closures that change the view, and functions of the view's own",
      #"""
      //- App/FarmApp.swift
      import SwiftUI

      @main
      struct FarmApp: App {
        @StateObject private var barn = Barn()
        let fields: [Field]

        var body: some Scene {
          WindowGroup { FarmView().environmentObject(barn) }
          AssistiveAccess {
            CowView().if(!fields.isEmpty) { $0.environmentObject(barn) }
            HenView().apply { view in view.environmentObject(barn) }
            GoatView().housed()
            PigView.inBarn()
            ForEach(fields) { barn in FieldView().environmentObject(barn) }
          }
        }
      }

      final class Barn: ObservableObject {
        static let shared = Barn()
      }
      //- App/Animals.swift
      import SwiftUI

      extension View {
        @ViewBuilder
        func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
          if condition { transform(self) } else { self }
        }

        func apply<Content: View>(_ transform: (Self) -> Content) -> Content { transform(self) }
      }

      struct CowView: View {
        @EnvironmentObject private var barn: Barn
        var body: some View { Text(barn.cows) }
      }

      struct HenView: View {
        @EnvironmentObject private var barn: Barn
        var body: some View { Text(barn.hens) }
      }

      struct GoatView: View {
        @EnvironmentObject private var barn: Barn
        var body: some View { Text(barn.goats) }

        func housed() -> some View { environmentObject(Barn.shared) }
      }

      struct PigView: View {
        @EnvironmentObject private var barn: Barn
        var body: some View { Text(barn.pigs) }

        static func inBarn() -> some View { PigView().environmentObject(Barn.shared) }
      }

      struct FieldView: View {
        @EnvironmentObject private var field: Field
        var body: some View { Text(field.name) }
      }
      """#),
  ]
}

extension SessionTimeout {
  /// A scene that shows `Home`.
  private static let app = """
    //- App.swift
    import SwiftUI

    struct NotesApp: App {
      var body: some Scene {
        AssistiveAccess { Home() }
      }
    }

    """

  static let cases: [Example] = [
    Example(
      "a session that ends when nobody taps",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          let session: Session
          var body: some View {
            Text("Notes")
              .task {
                try? await Task.sleep(for: .seconds(300))
        //                      ^^^^^ warning: logOut() ends the session after 300 seconds, and signing in again may be too hard; keep the person signed in 💡
                session.logOut()
              }
          }
        }
        //- Session.swift
        import Observation

        @Observable
        final class Session {
          var user: String?
          func logOut() { user = nil }
        }
        """),
    Example(
      "a timer that locks, in a model of another file",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @StateObject private var model = VaultModel()
          var body: some View {
            if model.isLocked { Text("Locked") } else { Text("Notes") }
          }
        }
        //- VaultModel.swift
        import Foundation

        final class VaultModel: ObservableObject {
          @Published var isLocked = false
          private var timer: Timer?

          init() {
            restart()
          }

          private func restart() {
            timer = Timer.scheduledTimer(timeInterval: 60, target: self, selector: #selector(lockSession), userInfo: nil, repeats: false)
        //                ^^^^^^^^^^^^^^ warning: lockSession() ends the session after 60 seconds, and signing in again may be too hard; keep the person signed in 💡
          }

          @objc private func lockSession() { isLocked = true }
        }
        """),
    Example(
      "a publisher that is silent for too long",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @StateObject private var guardian = SessionGuard()
          var body: some View { Text("Notes") }
        }
        //- SessionGuard.swift
        import Combine

        final class SessionGuard: ObservableObject {
          @Published var isLoggedIn = true
          private let activity = PassthroughSubject<Void, Never>()
          private var cancellables: Set<AnyCancellable> = []

          init() {
            activity
              .timeout(.seconds(120), scheduler: RunLoop.main)
        //     ^^^^^^^ warning: 'isLoggedIn' ends the session after 120 seconds, and signing in again may be too hard; keep the person signed in 💡
              .sink(receiveCompletion: { [weak self] _ in self?.isLoggedIn = false }, receiveValue: { _ in })
              .store(in: &cancellables)
          }
        }
        """),
    Example(
      "locks of threads, clocks and blocks",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          private let mutex = NSLock()
          var body: some View {
            Text("Notes").task {
              try? await Task.sleep(for: .seconds(5))
              mutex.lock()
              startClock()
              unlock()
              blockScreenshots()
            }
          }
          private func startClock() {}
          private func unlock() {}
          private func blockScreenshots() {}
        }
        """),
    Example(
      "a person who signs out",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          let session: Session
          var body: some View {
            Button("Sign out", systemImage: "person") { signOut() }
          }
          private func signOut() {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { session.signOut() }
          }
        }
        //- Session.swift
        final class Session {
          func signOut() {}
        }
        """),
    Example(
      "a cache and a token that expire",
      app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          let store: Store
          var body: some View {
            Text("Notes").onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + 60) { store.expireCache() }
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { store.logOut() }
            }
          }
        }
        //- Store.swift
        final class Store {
          func expireCache() {}
          func logOut() {}
        }
        """),
  ]
}

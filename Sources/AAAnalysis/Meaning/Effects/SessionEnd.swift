/// A delayed effect that signs a person out or locks them out.
struct SessionEnd {
  var effect: Effect
  /// The call or the state, as a person would name it.
  var what: String

  init?(_ wait: TimedWait, in id: DeclarationID, _ meaning: TimedMeaning) {
    let start = meaning.resolver.index[id].name
    for effect in wait.effects where meaning.isLong(wait, for: effect) && effect.calls.count <= 4 {
      guard let what = Self.name(of: effect, meaning), !start.endsSession || effect.calls.isEmpty && start == what
      else { continue }
      // Signing out is what the person asked for where the function that waits says so.
      if start.endsSession { continue }
      self.effect = effect
      self.what = what
      return
    }
    return nil
  }

  private static func name(of effect: Effect, _ meaning: TimedMeaning) -> String? {
    if let hop = effect.calls.first(where: { String($0.name.dropLast(2)).endsSession }) { return hop.name }
    switch effect.kind {
    case .callsUnseen(let name):
      guard name.endsSession, let call = effect.call, !call.isLockOfThread else { return nil }
      return "\(name)()"
    case .assigns(let state?, let value):
      let words = state.name.words
      switch value {
      case .false where ["isLoggedIn", "loggedIn", "isSignedIn", "isAuthenticated", "isUnlocked"].contains(state.name):
        return "'\(state.name)'"
      case .true where words == ["is", "locked"] || words.ends(with: ["session", "expired"]) || words == ["locked"]:
        // A lock that is part of a game or an answer is none of a session.
        guard state.owner.words.contains(where: sessionWords.contains) else { return nil }
        return "'\(state.name)'"
      default: return nil
      }
    default: return nil
    }
  }

  static let sessionWords: Set<String> = [
    "session", "auth", "authentication", "login", "account", "user", "app", "vault", "security", "lock", "passcode",
    "pin", "biometric", "keychain",
  ]
}

extension String {
  /// `logOut`, `signOutUser`, `lockSession`, `expireSession`, `sessionTimedOut`; whole words, so not `unlock`, `clock`.
  var endsSession: Bool {
    let words = words
    guard let first = words.first else { return false }
    if words.contains(where: { ["cache", "token", "tokens", "entry", "entries", "item", "items"].contains($0) }) {
      return false
    }
    if ["logout", "signout"].contains(first) { return true }
    for (word, next) in zip(words, words.dropFirst())
    where ["log", "sign", "logged", "signed"].contains(word) && next == "out" {
      return true
    }
    if words.contains("logout") || words.contains("signout") { return words.count < 5 }
    let isSession = words.contains(where: ["session", "app", "vault", "account", "screen", "user"].contains)
    if first == "lock" { return words.count == 1 || isSession }
    if first.hasPrefix("expire") { return words.contains("session") || words.count == 1 }
    return words.contains("session")
      && words.contains { ["expire", "expired", "end", "timeout", "timed"].contains($0) }
  }
}

extension CallStep {
  /// `mutex.lock()`, `lock.lock()`: nothing that a person notices.
  fileprivate var isLockOfThread: Bool {
    guard name == "lock" || name == "expire" else { return false }
    guard let receiver = receiver.last else { return true }
    return !receiver.words.contains(where: SessionEnd.sessionWords.subtracting(["lock", "user"]).contains)
  }
}

extension Array where Element == String {
  fileprivate func ends(with other: [String]) -> Bool { count >= other.count && Array(suffix(other.count)) == other }
}

/// Lets a burst through and then so many a second.
struct RateLimit: Sendable {
  private let burst: Double
  private let perSecond: Double
  private var allowance: Double
  private var last: ContinuousClock.Instant

  init(burst: Int, perSecond: Int, at now: ContinuousClock.Instant) {
    self.burst = Double(burst)
    self.perSecond = Double(perSecond)
    allowance = Double(burst)
    last = now
  }

  /// Whether one more may pass now.
  mutating func admit(at now: ContinuousClock.Instant) -> Bool {
    allowance = min(burst, allowance + last.duration(to: now) / .seconds(1) * perSecond)
    last = now
    guard allowance >= 1 else { return false }
    allowance -= 1
    return true
  }
}

/// How long the server waits for what. Tests wait for nothing.
struct Timing: Sendable {
  /// Before diagnostics are published after a change: as long as it last took to find them, within these bounds.
  var quiet: ClosedRange<Duration> = .milliseconds(50) ... .milliseconds(250)
  /// Someone who types without a pause still sees diagnostics after this.
  var patience: Duration = .seconds(1)
  /// A scan that takes longer shows its progress.
  var unnoticed: Duration = .milliseconds(500)
  /// Diagnostics that were asked for wait so long for the first scan; then they tell what is known.
  var scanPatience: Duration = .seconds(10)
  /// What is found in all files is told in parts, where the client takes them, that come no closer than this.
  var betweenParts: Duration = .milliseconds(50)
  /// Folders are not walked more often than this for clients that do not watch files.
  var rescanInterval: Duration = .seconds(2)

  static let immediate = Timing(
    quiet: .zero ... .zero, patience: .zero, unnoticed: .milliseconds(500), scanPatience: .seconds(60),
    betweenParts: .zero, rescanInterval: .zero)

  /// How long to wait for quiet when the last round took so long.
  func quietDelay(afterRound duration: Duration) -> Duration {
    min(max(duration * 2, quiet.lowerBound), quiet.upperBound)
  }
}

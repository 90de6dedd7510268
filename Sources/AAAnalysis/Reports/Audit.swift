/// The review checklist of a workspace: what is asked of an app for Assistive Access, and what its sources say to it.
public struct Audit: Sendable {
  /// What comes of one line of the checklist.
  public enum Verdict: String, Sendable, CaseIterable {
    /// The sources go against it.
    case failed
    /// Nothing tells: something could not be read, or was not looked at.
    case unknown
    /// Something may go against it: a heuristic or a threshold says so.
    case toLookAt
    /// The sources cannot say it; a person has to try.
    case byHand
    /// It was looked at, and holds.
    case passed
    /// It asks for something that this app has no use for.
    case notApplicable
  }

  /// Something that was looked at.
  public struct Evidence: Equatable, Sendable {
    /// A sentence without a full stop; code stands between backticks.
    public var text: String
    public var places: [Location]
    /// How many places there are in all, if not each is listed.
    public var placeCount: Int

    init(_ text: String, _ places: [Location] = []) {
      self.text = text
      self.places = Array(places.prefix(Self.mostPlaces))
      placeCount = places.count
    }

    private static let mostPlaces = 8
  }

  /// What a comment silences.
  public struct Silenced: Equatable, Sendable {
    public var finding: Finding
    /// What the comment says; nil if it gives no reason.
    public var reason: String?
  }

  public struct Line: Sendable {
    public var criterion: AuditCriterion
    public var verdict: Verdict
    /// Why the verdict is not that of a rule: why it does not apply, what is not known, what a fact goes against.
    public var reason: String?
    public var evidence: [Evidence]
    /// Errors and warnings, by file and place.
    public var failures: [Finding]
    /// Information and hints, by file and place.
    public var remarks: [Finding]
    public var silenced: [Silenced]
    /// What to do, in order.
    public var next: [String]
    /// The rules of the line that the configuration switches off for code of this app.
    public var rulesOff: [String]
  }

  /// How an app takes part in Assistive Access.
  public enum Adoption: String, Sendable {
    /// With a scene of its own, in code.
    case scene
    /// As it is, in full screen.
    case fullScreen
    /// By the key of the scene, without a scene.
    case keyOnly
    /// By branches on the flag alone.
    case flag
    case none
  }

  /// A screen that a person meets.
  public struct Screen: Sendable, Equatable {
    /// The navigation title that is written for it; nil if none is, or none that can be read.
    public var title: String?
    /// The type of the view that it begins with; nil if that is one of SwiftUI's own.
    public var view: String?
    public var kind: ScreenMap.Kind
    /// Where it is first shown.
    public var place: Location
    /// Things to choose from.
    public var options: Int
    /// Values that are asked for.
    public var inputs: Int
    /// How many screens are pushed on the way to it, itself included.
    public var pushes: Int

    /// What it is called in a sentence; code stands between backticks.
    public var words: String { title.map { "“\($0)”" } ?? view.map { "`\($0)`" } ?? "a screen without a name" }
  }

  public struct App: Sendable {
    /// The target, or the folder where no project says what is built.
    public var name: String
    public var adoption: Adoption
    /// Whether some of it could not be read, or is left out: then what it lacks may be there.
    public var isPartlyKnown: Bool
    /// One for each criterion, in their order.
    public var lines: [Line]
    /// In the order in which they are met.
    public var screens: [Screen]
    /// What a person has to try on a device, in order.
    public var deviceSteps: [String]
    /// What to begin with, for an app without any adoption.
    public var firstSteps: [AuditFirstStep]
    /// What holds for the whole report about the app, such as files that were left out.
    public var notes: [String]

    /// Whether a rule says something about it.
    public var hasFindings: Bool { lines.contains { !$0.failures.isEmpty || !$0.remarks.isEmpty } }

    public func count(of verdict: Verdict) -> Int { lines.count { $0.verdict == verdict } }
  }

  /// Apps that take part in Assistive Access first, then the others, each in the order of the project files.
  public var apps: [App]
  /// Whether the app's own screens were judged as if they were those of Assistive Access.
  public var judgesWholeApp: Bool

  /// The apps whose checklist counts: those that take part or about which a rule says something, or all if there are
  /// none of these.
  public var judgedApps: [App] {
    let taking = apps.filter { $0.adoption != .none || judgesWholeApp || $0.hasFindings }
    return taking.isEmpty ? apps : taking
  }

  /// Whether some line that counts has a verdict.
  public func contains(_ verdict: Verdict) -> Bool { judgedApps.contains { $0.count(of: verdict) > 0 } }
}

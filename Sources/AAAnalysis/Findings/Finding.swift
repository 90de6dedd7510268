/// What a rule found, as it is told: rule and severity are stamped by the framework.
public struct Finding: Equatable, Sendable {
  public var rule: String
  public var severity: Severity
  public var confidence: Confidence
  /// Lower case, no full stop: what, why, and what instead.
  public var message: String
  public var location: Location
  /// How Assistive Access gets there, from the scene to the place; empty for findings about the set-up.
  public var path: [PathStep]
  /// The other half of the finding: the state, the place where it is shown, the key for a scene.
  public var related: [RelatedLocation]
  /// The best one first.
  public var fixes: [Fix]
  /// Fixes that cannot be made here.
  public var refusals: [RefusedFix]

  public init(
    rule: String, severity: Severity, confidence: Confidence, message: String, location: Location, path: [PathStep],
    related: [RelatedLocation], fixes: [Fix], refusals: [RefusedFix] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.confidence = confidence
    self.message = message
    self.location = location
    self.path = path
    self.related = related
    self.fixes = fixes
    self.refusals = refusals
  }
}

/// One step of the way from an Assistive Access root.
public struct PathStep: Hashable, Sendable {
  /// `AssistiveAccess`, `HomeView`, `showToast()`.
  public var name: String
  public var location: Location

  public init(name: String, location: Location) {
    self.name = name
    self.location = location
  }
}

public struct RelatedLocation: Hashable, Sendable {
  public var message: String
  public var location: Location

  public init(message: String, location: Location) {
    self.message = message
    self.location = location
  }
}

/// What a rule says; the framework makes a `Finding` of it.
public struct Report: Sendable {
  public var message: String
  public var location: Location
  public var confidence: Confidence
  /// Instead of the rule's own severity, where the catalogue gives the rule two.
  public var severity: Severity?
  public var path: [PathStep]
  public var related: [RelatedLocation]
  public var fixes: [Fix]
  public var refusals: [RefusedFix]

  public init(
    _ message: String, at location: Location, confidence: Confidence = .certain, severity: Severity? = nil,
    path: [PathStep] = [], related: [RelatedLocation] = [], fixes: [Fix] = [], refusals: [RefusedFix] = []
  ) {
    self.message = message
    self.location = location
    self.confidence = confidence
    self.severity = severity
    self.path = path
    self.related = related
    self.fixes = fixes
    self.refusals = refusals
  }

  /// The report with these as well.
  func offering(_ offers: FixOffers) -> Report {
    var report = self
    report.fixes += offers.fixes
    report.refusals += offers.refusals
    return report
  }
}

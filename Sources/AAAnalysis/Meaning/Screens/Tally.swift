/// How much a person is offered and asked on a screen or a part of one.
///
/// Holds no spans, so it stays true while the view graph does.
struct Tally: Sendable {
  /// A control, by the body that it is written in.
  struct Place: Hashable, Sendable {
    var declaration: DeclarationID
    var element: Int
  }

  /// A control that a person puts a value in with.
  struct Input: Hashable, Sendable {
    var value: InputValue
    /// `Toggle`, `DatePicker`
    var control: String
    var place: Place
  }

  /// Controls to choose from, keys of a keypad left out.
  private(set) var controls = 0
  /// The first few of them.
  private(set) var places: [Place] = []
  /// Keys of a keypad.
  private(set) var keys = 0
  private(set) var firstKey: Place?
  /// Buttons and links that stand in no list and in no bar.
  private(set) var loose = 0
  /// The innermost stack or grid that puts several of these below each other.
  private(set) var looseContainer: Place?
  /// For each value that is asked for one control.
  private(set) var inputs: [Input] = []

  private static let mostPlaces = 6
  /// Beyond these nobody counts.
  static let mostInputs = 50
  private static let mostControls = 100_000
  /// So many keys are one thing to choose.
  private static let fewestKeys = 4

  static let nothing = Tally()

  init() {}

  /// - Parameter isChoice: whether a person chooses by it what comes next, rather than to put in a value.
  init(control: Place, isChoice: Bool) {
    controls = 1
    places = [control]
    loose = isChoice ? 1 : 0
  }

  /// What there is to choose from. A keypad is one thing.
  var options: Int { controls + (keys >= Self.fewestKeys ? 1 : keys) }

  var isNothing: Bool { controls == 0 && keys == 0 && inputs.isEmpty }

  // MARK: Putting together

  mutating func add(_ other: Tally) {
    if other.isNothing { return }
    controls = min(controls + other.controls, Self.mostControls)
    keys = min(keys + other.keys, Self.mostControls)
    loose = min(loose + other.loose, Self.mostControls)
    if places.count < Self.mostPlaces { places += other.places.prefix(Self.mostPlaces - places.count) }
    firstKey = firstKey ?? other.firstKey
    looseContainer = looseContainer ?? other.looseContainer
    for input in other.inputs { add(input) }
  }

  mutating func add(_ input: Input) {
    guard inputs.count < Self.mostInputs, !inputs.contains(where: { $0.value == input.value }) else { return }
    inputs.append(input)
  }

  /// Of two things of which one is shown at a time, what can be shown at most.
  mutating func formMaximum(_ other: Tally) {
    let moreInputs = inputs.count >= other.inputs.count ? inputs : other.inputs
    if other.options > options { self = other }
    inputs = moreInputs
  }

  /// Shown several times.
  func times(_ count: Int) -> Tally {
    guard count != 1 else { return self }
    guard count > 0 else { return .nothing }
    var tally = self
    tally.controls = min(controls.multipliedSaturating(by: count), Self.mostControls)
    tally.keys = min(keys.multipliedSaturating(by: count), Self.mostControls)
    tally.loose = min(loose.multipliedSaturating(by: count), Self.mostControls)
    return tally
  }

  /// In a list, a bar or above the rest.
  var notLoose: Tally {
    var tally = self
    tally.loose = 0
    tally.looseContainer = nil
    return tally
  }

  func inContainer(_ place: Place) -> Tally {
    var tally = self
    tally.looseContainer = looseContainer ?? place
    return tally
  }

  /// The keys of a keypad instead of controls.
  var asKeys: Tally {
    var tally = self
    tally.keys = min(keys + controls, Self.mostControls)
    tally.firstKey = firstKey ?? places.first
    tally.controls = 0
    tally.places = []
    tally.loose = 0
    tally.looseContainer = nil
    return tally
  }

  func mapInputs(_ transform: (Input) -> Input) -> Tally {
    guard !inputs.isEmpty else { return self }
    var tally = self
    tally.inputs = []
    for input in inputs { tally.add(transform(input)) }
    return tally
  }

  /// The credentials of a login are one thing to enter.
  var withoutCredentials: [Input] {
    guard inputs.contains(where: { $0.control == "SecureField" }) else { return inputs }
    let first = inputs.first { $0.control == "SecureField" || $0.control == "TextField" }
    return inputs.filter { $0 == first || $0.control != "SecureField" && $0.control != "TextField" }
  }
}

/// Which value an input is for, so that two inputs for the same one can be told.
enum InputValue: Hashable, Sendable {
  /// `$name` of a view, `$draft.date`
  case state(owner: String, path: [String])
  /// A binding that a view or function is given: what it stands for is known where it is given.
  case given(owner: String, path: [String])
  /// Nothing tells.
  case own(Tally.Place)
}

extension Int {
  fileprivate func multipliedSaturating(by other: Int) -> Int {
    let (product, isOverflown) = multipliedReportingOverflow(by: other)
    return isOverflown ? Int.max : product
  }
}

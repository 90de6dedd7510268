/// What is put into the environment on a piece of the way to a view.
struct EnvironmentProvision: Equatable, Sendable {
  /// Types given to `environmentObject(_:)`.
  var objects: Set<String> = []
  /// Types given to `environment(_:)`.
  var observables: Set<String> = []
  /// Keys given to `environment(_:_:)`; a model container is the key `modelContext`.
  var keys: Set<String> = []
  /// Whether `environmentObject(_:)` is given something whose type is not to be seen.
  var hasUnknownObject = false
  /// Whether `environment(_:)` is given something whose type is not to be seen.
  var hasUnknownObservable = false
  /// Whether a library does something to the view; it may put its own types in, but not the project's.
  var isForeign = false
  /// Whether anything at all may be put in.
  var isUnknown = false

  static let unknown: EnvironmentProvision = {
    var provision = EnvironmentProvision()
    provision.isUnknown = true
    return provision
  }()

  mutating func formUnion(_ other: EnvironmentProvision) {
    objects.formUnion(other.objects)
    observables.formUnion(other.observables)
    keys.formUnion(other.keys)
    hasUnknownObject = hasUnknownObject || other.hasUnknownObject
    hasUnknownObservable = hasUnknownObservable || other.hasUnknownObservable
    isForeign = isForeign || other.isForeign
    isUnknown = isUnknown || other.isUnknown
  }

  /// Whether what is needed certainly is among it.
  func meets(_ need: EnvironmentNeed) -> Bool {
    switch need {
    case .object(let type): objects.contains(type)
    case .observable(let type), .optionalObservable(let type): observables.contains(type)
    case .modelContext, .managedObjectContext, .value: need.key.map(keys.contains) ?? false
    }
  }

  /// Whether what is needed is or may be among it.
  ///
  /// - Parameter isOwn: whether the project declares the type that is needed.
  func mayMeet(_ need: EnvironmentNeed, isOwn: Bool) -> Bool {
    if isUnknown || meets(need) { return true }
    switch need {
    case .object: return hasUnknownObject || isForeign && !isOwn
    case .observable, .optionalObservable: return hasUnknownObservable || isForeign && !isOwn
    case .modelContext, .managedObjectContext, .value: return false
    }
  }
}

// Calls whose meaning the system gives them, told apart from the project's own of the same name.

extension Resolver {
  /// Whether a name stands for a value that the environment gives: `@Environment(\.openURL) private var open`.
  func isEnvironmentValue(_ path: [String], key: String, in id: DeclarationID) -> Bool {
    guard let property = property(path, in: id), let variable = variable(property) else { return false }
    return variable.environmentKey == key
  }

  /// Whether a call is not to a function of the project, as far as can be told.
  ///
  /// - Parameter owners: the system's types, of which one may be written as the receiver.
  func isSystemCall(_ call: CallStep, of owners: Set<String>, in id: DeclarationID) -> Bool {
    if let first = call.receiver.first, owners.contains(first) { return true }
    if let type = type(of: call.receiver, in: id), !call.receiver.isEmpty {
      if owners.contains(type) { return true }
      // A type of the project either has the function itself or is something else.
      if !index.types(named: type).isEmpty {
        let own = index.lookUp(member: call.name, of: type)
        if own.isEmpty { return inheritsSystem(type, owners) }
        // `extension UNUserNotificationCenter: NotificationCenterProtocol {}`: a requirement that the system meets.
        return own.allSatisfy { body(of: $0) == nil } && owners.contains { index.conforms($0, to: type) }
      }
      return !index.declaresMember(named: call.name)
    }
    // `requestAuthorization()` on `self`, or of a receiver that is not known.
    if call.receiver.isEmpty {
      guard let owner = index.ownerName(of: id) else { return false }
      return members(call.name, receiver: [], in: id).isEmpty && inheritsSystem(owner, owners)
    }
    return !index.declaresMember(named: call.name)
  }

  private func inheritsSystem(_ type: String, _ owners: Set<String>) -> Bool {
    owners.contains { index.conforms(type, to: $0) }
  }

  /// Whether a name that a call makes something of is not one of the project's types.
  func isSystemType(_ name: String) -> Bool { index.types(named: name).isEmpty && !index.declares(type: name) }
}

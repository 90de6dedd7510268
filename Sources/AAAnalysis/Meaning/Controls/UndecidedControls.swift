import Foundation

/// Which bodies hold a control, by themselves or by the project's own views that they show, of which they do not say all
/// that it shows: who makes them decides that.
///
/// Found where it is asked for, and kept for all files of one state of the workspace: else each file would follow the
/// whole way down from its views.
final class UndecidedControls: @unchecked Sendable {
  // Unchecked: `known` is only reached with the lock held.
  private let lock = NSLock()
  private var known: [DeclarationID: Bool] = [:]

  func hasOne(_ id: DeclarationID, _ labels: LabelReader) -> Bool {
    if let known = value(for: id) { return known }
    var path: [Step] = []
    var visited: Set<DeclarationID> = []
    enter(id, labels, &path, &visited)
    while var step = path.popLast() {
      if step.isFound {
        // What leads to such a control holds it too.
        note(path.map(\.id) + [step.id], true)
        return true
      }
      guard let next = step.pending.popLast() else { continue }
      path.append(step)
      if visited.contains(next) { continue }
      enter(next, labels, &path, &visited)
    }
    note(Array(visited), false)
    return false
  }

  private struct Step {
    var id: DeclarationID
    var isFound = false
    /// Bodies that it shows and that were not looked at on its behalf, the first one last.
    var pending: [DeclarationID] = []
  }

  private func enter(
    _ id: DeclarationID, _ labels: LabelReader, _ path: inout [Step], _ visited: inout Set<DeclarationID>
  ) {
    visited.insert(id)
    if let known = value(for: id) {
      path.append(Step(id: id, isFound: known))
      return
    }
    path.append(look(at: id, labels))
  }

  /// What one body itself holds, and what it shows.
  private func look(at id: DeclarationID, _ labels: LabelReader) -> Step {
    var step = Step(id: id)
    let resolver = labels.resolver
    guard let body = resolver.body(of: id) else { return step }
    for (number, element) in body.elements.enumerated() {
      guard element.activity != .inactive, element.role == .content, element.parentModifier == nil else { continue }
      if element.kind == .construct, ControlFinder.controls.contains(element.name) {
        let alone = labels.label(of: number, in: id)
        guard alone.text == .unknown || alone.picture == .unknown else { continue }
        step.isFound = true
        return step
      }
      switch element.kind {
      case .construct:
        guard Vocabulary.slots(ofView: element.name) == nil else { continue }
        step.pending += resolver.bodies(ofType: element.name)
      case .call:
        step.pending += resolver.members(element.name, receiver: element.receiver, in: id)
      case .member:
        continue
      }
    }
    step.pending.reverse()
    return step
  }

  private func value(for id: DeclarationID) -> Bool? {
    lock.lock()
    defer { lock.unlock() }
    return known[id]
  }

  private func note(_ ids: [DeclarationID], _ value: Bool) {
    lock.lock()
    defer { lock.unlock() }
    for id in ids { known[id] = value }
  }
}

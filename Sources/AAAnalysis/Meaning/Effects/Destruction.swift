/// Tells which calls destroy something that belongs to the person.
struct Destruction {
  private let resolver: Resolver

  init(_ resolver: Resolver) {
    self.resolver = resolver
  }

  struct Found {
    /// The call as a person would name it: `modelContext.delete`.
    var what: String
    var confidence: HopConfidence
  }

  func destruction(by call: CallStep, in id: DeclarationID) -> Found? {
    if isFileRemoval(call, in: id) {
      return isScratch(call, in: id) || isReplaced(in: id) ? nil : Found(what: name(of: call), confidence: .certain)
    }
    if let found = systemDestruction(by: call, in: id) { return found }
    if let found = collectionDestruction(by: call, in: id) { return found }
    return unseenDestruction(by: call, in: id)
  }

  // MARK: What the system's own calls destroy

  private func systemDestruction(by call: CallStep, in id: DeclarationID) -> Found? {
    let what = name(of: call)
    switch call.name {
    case "delete":
      let type = resolver.type(of: call.receiver, in: id) ?? ""
      guard isDataContext(call.receiver, in: id) || Self.stores.contains(type) else { return nil }
      return Found(what: what, confidence: .certain)
    case "SecItemDelete":
      return isReplacedInKeychain(in: id) ? nil : Found(what: what, confidence: .certain)
    case "deleteAssets", "removePersistentDomain", "deletePersistentStore", "destroyPersistentStore",
      "NSBatchDeleteRequest", "deleteRecord":
      return Found(what: what, confidence: .certain)
    case "remove":
      guard let type = resolver.type(of: call.receiver, in: id), type == "EKEventStore" else { return nil }
      return Found(what: what, confidence: .certain)
    default:
      return nil
    }
  }

  /// Types of the system, and of a well-known library, whose `delete` is for good.
  private static let stores: Set<String> = ["CNSaveRequest", "CKDatabase", "HKHealthStore", "Realm"]

  /// `fileManager.removeItem`; `FileManager` for its `default`.
  private func name(of call: CallStep) -> String {
    let names = call.receiver.filter { $0 != "[]" && $0 != "?" }
    let receiver = names.last == "default" ? names.first : names.last
    return ([receiver].compactMap { $0 } + [call.name]).joined(separator: ".")
  }

  private func isFileRemoval(_ call: CallStep, in id: DeclarationID) -> Bool {
    guard call.name == "removeItem" || call.name == "trashItem" else { return false }
    return call.receiver.first == "FileManager" || resolver.type(of: call.receiver, in: id) == "FileManager"
      || call.receiver.last?.lowercased().hasSuffix("filemanager") == true
  }

  private func isDataContext(_ receiver: [String], in id: DeclarationID) -> Bool {
    guard let last = receiver.last else { return false }
    if let type = resolver.type(of: receiver, in: id) {
      if ["ModelContext", "NSManagedObjectContext"].contains(type) { return true }
      if !resolver.index.types(named: type).isEmpty { return false }
    }
    if let property = resolver.property(receiver, in: id), let key = resolver.variable(property)?.environmentKey {
      return key == "modelContext" || key == "managedObjectContext"
    }
    let name = last.lowercased()
    return name.hasSuffix("context") || name == "mainContext".lowercased()
  }

  /// Files that the program makes for itself may go without a question.
  private func isScratch(_ call: CallStep, in id: DeclarationID) -> Bool {
    let names =
      call.arguments.flatMap(\.value.names) + [resolver.index[id].name, resolver.index.ownerName(of: id) ?? ""]
    return names.map { $0.lowercased() }.contains { name in
      ["temp", "tmp", "cache", "scratch", "preview", "thumbnail", "old", "stale", "expired"].contains {
        name.contains($0)
      }
    }
  }

  /// Whether the same code writes a file: then the removal makes room for it.
  private func isReplaced(in id: DeclarationID) -> Bool {
    guard let body = resolver.body(of: id) else { return false }
    return body.collectedCalls.contains {
      ["write", "copyItem", "moveItem", "replaceItem", "createFile", "createDirectory"].contains($0.call.name)
    }
  }

  /// Whether the same code puts an item into the keychain: there is no other way to overwrite one without asking first
  /// whether it is there.
  private func isReplacedInKeychain(in id: DeclarationID) -> Bool {
    resolver.body(of: id)?.collectedCalls.contains { $0.call.name == "SecItemAdd" } ?? false
  }

  // MARK: Collections

  private func collectionDestruction(by call: CallStep, in id: DeclarationID) -> Found? {
    guard call.removal != nil, call.name != "popLast", call.receiver.last != "?",
      let property = resolver.property(call.receiver, in: id), let variable = resolver.variable(property),
      !variable.isComputed, Self.isKept(variable, resolver)
    else { return nil }
    guard !isFoundAgain(property), !isDraft(property) else { return nil }
    let what = "\(variable.name).\(call.name)"
    if savesAfterwards(property, at: call.nameSpan, in: id) { return Found(what: what, confidence: .certain) }
    guard isNamedDestructive(id), !isForm(id), !isForm(property), !isRefetched(property) else { return nil }
    return Found(what: what, confidence: .likely)
  }

  /// What was looked for is found again.
  private func isFoundAgain(_ property: DeclarationID) -> Bool {
    resolver.index.ownerName(of: property)?.words.contains(where: Self.searchWords.contains) ?? false
  }

  /// What is not sent yet goes when it is.
  private func isDraft(_ property: DeclarationID) -> Bool {
    let words = resolver.index.ownerName(of: property)?.words ?? []
    return words.contains("draft") || words.contains("drafts")
  }

  private static let searchWords: Set<String> = ["search", "searches", "suggestion", "suggestions", "cache"]

  /// `notes = []`, which is written down or named for what it is. A fresh value in an initialiser takes nothing away.
  func destruction(by assign: AssignStep, in id: DeclarationID) -> Found? {
    guard assign.operator == "=", assign.value == .emptyCollection, resolver.function(id)?.kind != .initializer else {
      return nil
    }
    guard let property = resolver.property(assign.target, in: id) else { return unseenEmptying(by: assign, in: id) }
    guard let variable = resolver.variable(property), !variable.isComputed, Self.isKept(variable, resolver),
      !isDraft(property)
    else { return nil }
    let what = "\(variable.name).removeAll"
    if savesAfterwards(property, at: assign.targetSpan, in: id) { return Found(what: what, confidence: .certain) }
    guard isNamedDestructive(id), !isForm(id), !isForm(property), !isFoundAgain(property), !isRefetched(property)
    else { return nil }
    return Found(what: what, confidence: .likely)
  }

  /// `node.positions = []`, `try context.save()` in `clearPositions`: the things of a record that was fetched, whose
  /// type only the query knows.
  private func unseenEmptying(by assign: AssignStep, in id: DeclarationID) -> Found? {
    guard isNamedDestructive(id), assign.target.count == 2, let name = assign.target.last,
      resolver.type(of: [assign.target[0]], in: id) == nil, !name.words.contains(where: Self.passingWords.contains),
      let calls = resolver.body(of: id)?.collectedCalls,
      calls.contains(where: { $0.call.name == "save" && isDataContext($0.call.receiver, in: id) })
    else { return nil }
    return Found(what: "\(name).removeAll", confidence: .likely)
  }

  /// Whether a collection holds what a person made or chose, and not the state of the screen.
  static func isKept(_ variable: VariableDeclaration, _ resolver: Resolver) -> Bool {
    let words = variable.name.words
    // `sectionOrder` and `sectionVisibility` say how things are arranged, and hold none of them.
    if words.count > 1, words.last == "order" || words.last == "visibility" { return false }
    return !words.contains(where: passingWords.contains) && isCollection(variable, resolver)
  }

  private static func isCollection(_ variable: VariableDeclaration, _ resolver: Resolver) -> Bool {
    guard let type = variable.type?.name ?? variable.initialValue?.constructedType else { return false }
    if type == "Set" { return false }
    return type == "Array" || type == "Dictionary" || type.hasSuffix("s") && !resolver.index.types(named: type).isEmpty
  }

  /// What is taken out of something that is still being put together is no loss.
  func isForm(_ id: DeclarationID) -> Bool {
    var owner = resolver.index.owner(of: id)
    while let around = owner {
      if let type = resolver.index.type(around), type.qualifiedName.words.contains(where: Self.formWords.contains) {
        return true
      }
      owner = resolver.index.owner(of: around)
    }
    return false
  }

  /// Whether a collection is only a copy in memory: the same type gets it from somewhere again.
  private func isRefetched(_ property: DeclarationID) -> Bool {
    guard let owner = resolver.index.ownerName(of: property) else { return false }
    let name = resolver.index[property].name
    return resolver.index.parts(of: owner).contains { part in
      resolver.index.files[part.file].declarations.indices.contains { ordinal in
        guard resolver.index.files[part.file].declarations[ordinal].owner == part.ordinal,
          let body = resolver.facts[part.file].bodies[ordinal]
        else { return false }
        return body.steps.fetches(name) || body.actions.contains { $0.steps.fetches(name) }
      }
    }
  }

  private static let formWords: Set<String> = [
    "edit", "editor", "compose", "composer", "draft", "form", "picker", "new", "create", "poll", "attachment", "input",
  ]

  private static let passingWords: Set<String> = [
    "path", "paths", "navigation", "stack", "route", "routes", "filter", "filters", "filtered", "selection", "selected",
    "cancellable", "cancellables", "cancellation", "observer", "observers", "observation", "subscription",
    "subscriptions", "task", "tasks", "token", "tokens", "cache", "cached", "draft", "drafts", "stroke", "strokes",
    "point", "points", "line", "lines", "query", "search", "result", "results", "suggestion", "suggestions", "expanded",
    "session", "sessions", "toast", "toasts", "message", "messages", "banner", "banners", "error", "errors", "queue",
    "pending", "undo",
    "redo",
    "highlighted", "visible", "loading", "buffer", "buffers", "timer", "timers", "animation", "animations", "text",
    "input", "digits", "alert", "alerts", "temporary", "current", "active", "frames", "waiters", "continuations",
    "listeners", "callbacks", "handlers", "waypoints", "samples",
  ]

  /// Whether a collection that code cuts down at a place is written down, there or by itself.
  private func savesAfterwards(_ property: DeclarationID, at place: Span, in id: DeclarationID) -> Bool {
    if let observers = resolver.body(of: property), observers.collectedCalls.contains(where: { $0.call.savesData }) {
      return true
    }
    if let variable = resolver.variable(property), variable.attribute("AppStorage") != nil { return true }
    guard let body = resolver.body(of: id) else { return false }
    // What one button of a view saves says nothing of what another one does.
    let action = body.actions.firstIndex { $0.value.span.contains(place) }
    return body.collectedCalls.contains { collected in
      guard collected.call.savesData, action == nil || collected.action == action else { return false }
      let isOfRecords = collected.call.name == "save" && isDataContext(collected.call.receiver, in: id)
      return !isOfRecords || isOfRecord(property)
    }
  }

  /// Whether a property belongs to a record that SwiftData or Core Data keep: `context.save()` writes down no other.
  private func isOfRecord(_ property: DeclarationID) -> Bool {
    guard let owner = resolver.index.ownerName(of: property) else { return false }
    return resolver.index.conforms(owner, to: "NSManagedObject")
      || resolver.index.types(named: owner).contains { candidate in
        resolver.index.type(candidate)?.attributes.contains { $0.name == "Model" } ?? false
      }
  }

  // MARK: Names

  private func isNamedDestructive(_ id: DeclarationID) -> Bool {
    guard let function = resolver.function(id) else { return false }
    return function.name.startsWithDestructiveWord
  }

  /// A call that the sources do not explain: its name is all there is.
  private func unseenDestruction(by call: CallStep, in id: DeclarationID) -> Found? {
    // A value that is made, and `.resetPassword(…)` that is handed on, run nothing.
    guard call.name.startsWithDestructiveWord, call.removal == nil, !call.name.isCapitalised,
      call.receiver.first != "", !(call.receiver + [call.name]).flatMap(\.words).contains("cache")
    else { return nil }
    let candidates = resolver.members(call.name, receiver: call.receiver, in: id)
    // What can be seen is judged by what it does, also a closure that is handed in.
    if candidates.contains(where: { resolver.body(of: $0) != nil }) { return nil }
    if candidates.contains(where: { resolver.variable($0) != nil }) { return nil }
    // Without a receiver the function would be the project's own, and is not there.
    guard let receiver = call.receiver.last(where: { $0 != "[]" }), receiver != "?" || call.name.hasPrefix("delete")
    else {
      return candidates.isEmpty ? nil : Found(what: call.name, confidence: .possible)
    }
    let words = receiver.words + call.name.words.dropFirst() + call.arguments.compactMap(\.label).flatMap(\.words)
    if words.contains(where: Self.harmlessWords.contains) { return nil }
    let what = receiver == "?" ? call.name : "\(receiver).\(call.name)"
    return Found(what: what, confidence: .likely)
  }

  private static let harmlessWords: Set<String> = passingWords.union([
    "observer", "superview", "target", "gesture", "recognizer", "duplicates", "focus", "keyboard", "zoom", "scroll",
    "badge", "notification", "notifications", "highlight", "state", "field", "fields", "view", "views", "layer",
    "index", "responder", "backward", "center", "form", "color", "arrangement", "subview", "child", "parent", "from",
    "session", "request", "requests", "counter", "game", "camera", "player", "transform", "position", "offset",
    "memory", "string", "characters", "substring", "attribute", "attributes", "mutable", "context", "prefix", "suffix",
    "whitespace", "image", "delegate", "value", "values", "all",
  ])
}

extension Array where Element == Step {
  /// Whether a state is given a value from elsewhere.
  fileprivate func fetches(_ name: String) -> Bool {
    containsAssignment { $0.target == [name] && $0.operator == "=" && $0.value == .other }
  }
}

extension CallStep {
  /// Whether the call writes something down for good.
  var savesData: Bool {
    guard let first = name.words.first else { return false }
    return ["save", "persist", "write", "archive", "encode", "store", "sync", "synchronize", "flush"].contains(first)
      || name == "set" && receiver.contains("UserDefaults") || name == "delete" || name == "removeItem"
  }
}

extension StringProtocol {
  /// `deleteAllItems` gives `["delete", "all", "items"]`.
  var words: [String] {
    // Names are asked for their words all the time, and hardly one of them has other letters.
    if let words = utf8.withContiguousStorageIfAvailable({ Self.wordsOfASCII($0) }) ?? nil { return words }
    var words: [String] = []
    var current = ""
    var previousIsUpper = false
    for character in self {
      guard character.isLetter || character.isNumber else {
        if !current.isEmpty { words.append(current) }
        current = ""
        previousIsUpper = false
        continue
      }
      if character.isUppercase, !previousIsUpper, !current.isEmpty {
        words.append(current)
        current = ""
      }
      current += character.lowercased()
      previousIsUpper = character.isUppercase
    }
    if !current.isEmpty { words.append(current) }
    return words
  }

  /// Nil if there is a byte that is no ASCII.
  private static func wordsOfASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> [String]? {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    var words: [String] = []
    var current: [UInt8] = []
    var previousIsUpper = false
    func end() {
      if !current.isEmpty { words.append(String(decoding: current, as: UTF8.self)) }
      current.removeAll(keepingCapacity: true)
    }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if !previousIsUpper { end() }
        current.append(byte | 0x20)
        previousIsUpper = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        current.append(byte)
        previousIsUpper = false
      default:
        end()
        previousIsUpper = false
      }
    }
    end()
    return words
  }
}

extension String {
  /// Whether a function of this name says that it destroys something.
  var startsWithDestructiveWord: Bool {
    // Of a long text the first words are enough.
    let words = prefix(32).words
    guard let first = words.first else { return false }
    if first == "log" || first == "sign" { return words.dropFirst().first == "out" }
    return [
      "delete", "remove", "clear", "erase", "reset", "discard", "wipe", "destroy", "unsubscribe", "logout", "signout",
    ].contains(first)
  }
}

extension Expression {
  /// Every name in an expression, closures left out.
  var names: [String] {
    switch kind {
    case .name(let name), .implicitMember(let name): [name]
    case .postfix(let postfix):
      postfix.base.names
        + postfix.links.flatMap { link -> [String] in
          switch link.kind {
          case .member(let name, _): [name]
          case .call(let call): call.arguments.flatMap(\.value.names)
          case .subscript(let arguments): arguments.flatMap(\.value.names)
          case .conditional: []
          }
        }
    case .prefix(_, let inner), .attempt(_, let inner), .awaiting(let inner), .cast(let inner, _, _): inner.names
    case .operation(_, let operands), .array(let operands), .other(let operands): operands.flatMap(\.names)
    case .tuple(let arguments): arguments.flatMap(\.value.names)
    case .ternary(let condition, let then, let otherwise): condition.names + then.names + otherwise.names
    default: []
    }
  }
}

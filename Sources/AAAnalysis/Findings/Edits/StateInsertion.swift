/// Adds a `@State` property to the view that a body belongs to.
struct StateInsertion {
  /// The property's name, made different from every member and local name.
  let name: String
  private(set) var edit: FileEdit

  /// - Parameters:
  ///   - type: the property's type; nil for a Boolean that starts as false.
  ///   - id: the body.
  /// - Returns: nil if the view's own declaration is not in the sources, or the body belongs to no structure.
  init?(_ wanted: String, type: String?, for id: DeclarationID, _ context: RuleContext) {
    let index = context.index
    guard let owner = index.ownerName(of: id), !Self.isStatic(index[id].value),
      let home = Self.home(of: owner, near: id, index), let declaration = index.type(home), declaration.kind == .struct,
      let editor = SourceEditor(index.file(of: home), in: context.snapshot)
    else { return nil }
    let name = Self.free(wanted, in: id, owner: owner, context.resolver)
    self.name = name
    let code = type.map { "@State private var \(name): \($0)" } ?? "@State private var \(name) = false"
    let start = index[home].start
    let lines = editor.text.lines
    let braces = declaration.bodySpan.shifted(by: start)
    if lines.line(at: braces.lower) == lines.line(at: braces.upper) {
      edit = editor.inserting(" \(code);", at: braces.lower + 1)
    } else if let last = declaration.members.last(where: { Self.isStored($0.value) && $0.conditions.isEmpty }) {
      let end = start + last.start + last.length
      let lineEnd = lines.lineSpan(lines.line(at: end), in: editor.text.bytes).upper
      edit = editor.inserting(editor.newline + editor.indentation(at: start + last.start) + code, at: lineEnd)
    } else {
      let brace = start + declaration.bodySpan.lower + 1
      let indentation = editor.indentation(at: start) + editor.indentUnit
      edit = editor.inserting(editor.newline + indentation + code + editor.newline, at: brace)
    }
  }

  /// Like the other one, but says what stands in the way.
  init(adding wanted: String, type: String?, for id: DeclarationID, _ context: RuleContext) throws(FixRefusal) {
    guard let insertion = StateInsertion(wanted, type: type, for: id, context) else {
      throw FixRefusal(Self.obstacle(for: id, context))
    }
    self = insertion
  }

  private static func obstacle(for id: DeclarationID, _ context: RuleContext) -> String {
    let index = context.index
    guard let owner = index.ownerName(of: id) else {
      return "'\(context.resolver.displayName(of: id))' belongs to no view, which could remember that it asks"
    }
    if isStatic(index[id].value) { return "a static member cannot remember that it asks" }
    guard let home = home(of: owner, near: id, index), let declaration = index.type(home) else {
      return "'\(owner)' is not declared in these sources, and an extension cannot remember that it asks"
    }
    return switch declaration.kind {
    case .struct: "the file of '\(owner)' cannot be read"
    case .protocol: "'\(owner)' is a protocol, which cannot remember that it asks"
    case .class, .actor, .enum, .extension: "'\(owner)' is no view of SwiftUI, which could remember that it asks"
    }
  }

  /// Adds another property below this one.
  mutating func add(_ other: StateInsertion, newline: String) {
    if edit.newText.hasSuffix(newline), other.edit.newText.hasPrefix(newline) {
      edit.newText.removeLast()
    }
    edit.newText += other.edit.newText
  }

  private static func isStatic(_ declaration: Declaration) -> Bool {
    switch declaration {
    case .function(let function): function.isStatic
    case .variable(let variable): variable.isStatic
    default: false
    }
  }

  /// The type's own declaration: an extension cannot hold state.
  private static func home(of owner: String, near id: DeclarationID, _ index: WorkspaceIndex) -> DeclarationID? {
    let types = index.types(named: owner)
    if let around = index.owner(of: id), index.type(around)?.kind == .struct { return around }
    return types.count == 1 ? types.first : types.first { $0.file == id.file }
  }

  private static func isStored(_ declaration: Declaration) -> Bool {
    guard case .variable(let variable) = declaration else { return false }
    return !variable.isComputed && !variable.isStatic
  }

  private static func free(_ wanted: String, in id: DeclarationID, owner: String, _ resolver: Resolver) -> String {
    var taken: Set<String> = []
    for part in resolver.index.parts(of: owner) {
      guard let type = resolver.index.type(part) else { continue }
      for member in type.members {
        switch member.value {
        case .variable(let variable): taken.insert(variable.name)
        case .function(let function): taken.insert(function.name)
        default: continue
        }
      }
    }
    if let body = resolver.body(of: id) { taken.formUnion(body.locals.keys) }
    var name = wanted
    var number = 2
    // What protocols and extensions give the view counts as well.
    while taken.contains(name) || !resolver.index.lookUp(member: name, of: owner).isEmpty {
      name = "\(wanted)\(number)"
      number += 1
    }
    return name
  }
}

/// A text field or text view that UIKit code makes.
struct TextFieldOfUIKit {
  /// `UITextField`, or the project's subclass of it.
  var className: String

  /// - Returns: nil for what is none, cannot be typed into, takes digits alone, or asks for a secret.
  init?(_ call: CallStep, in id: DeclarationID, _ resolver: Resolver) {
    guard call.name.isCapitalised, Self.isField(call.name, resolver) else { return nil }
    className = call.name
    // What a subclass sets up for itself.
    for part in resolver.index.parts(of: call.name) {
      let declarations = resolver.index.files[part.file].declarations
      for ordinal in declarations.indices where declarations[ordinal].owner == part.ordinal {
        let member = DeclarationID(file: part.file, ordinal: ordinal)
        if resolver.body(of: member)?.collectedAssignments.contains(where: { Self.exempts($0.assignment, names: []) })
          ?? false
        {
          return nil
        }
      }
    }
    let names = Self.names(of: call, in: id, resolver)
    guard let owner = resolver.index.owner(of: id).flatMap({ resolver.index.type($0)?.name }) else { return }
    for part in resolver.index.parts(of: owner) where part.file == id.file {
      let declarations = resolver.index.files[part.file].declarations
      for ordinal in declarations.indices where declarations[ordinal].owner == part.ordinal {
        let member = DeclarationID(file: part.file, ordinal: ordinal)
        let assignments = resolver.body(of: member)?.collectedAssignments ?? []
        if assignments.contains(where: { Self.exempts($0.assignment, names: names) }) { return nil }
      }
    }
  }

  static func isField(_ name: String, _ resolver: Resolver) -> Bool {
    if name == "UITextField" || name == "UITextView" { return true }
    return resolver.index.conforms(name, to: "UITextField") || resolver.index.conforms(name, to: "UITextView")
  }

  /// What the object is called where it is made.
  private static func names(of call: CallStep, in id: DeclarationID, _ resolver: Resolver) -> Set<String> {
    var names: Set<String> = []
    if resolver.variable(id) != nil { names.insert(resolver.index[id].name) }
    for (name, type) in resolver.body(of: id)?.locals ?? [:] where type == call.name { names.insert(name) }
    for collected in resolver.body(of: id)?.collectedAssignments ?? [] {
      if let value = collected.assignment.expression, value.span.contains(call.nameSpan),
        let name = collected.assignment.target.last
      {
        names.insert(name)
      }
    }
    return names
  }

  private static func exempts(_ assignment: AssignStep, names: Set<String>) -> Bool {
    guard let member = assignment.target.last else { return false }
    let receiver = assignment.target.dropLast().last
    // `let field: UITextField = { $0.isEditable = false; return $0 }(UITextView())`
    guard receiver.map({ names.contains($0) || $0.hasPrefix("$") }) ?? names.isEmpty else { return false }
    switch member {
    case "isEditable", "isEnabled", "isUserInteractionEnabled": return assignment.value == .false
    case "keyboardType": return assignment.expression.map(TypedText.isKeypad) ?? false
    default: return SignIn(assignment) != nil
    }
  }
}

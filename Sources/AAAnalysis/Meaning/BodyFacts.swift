/// What one declaration does: the views it shows, the code it runs. A function of its outline alone.
public struct BodyFacts: Equatable, Sendable {
  /// Views in source order; a parent comes before its children.
  public var elements: [Element] = []
  /// Code given to views and modifiers, in source order.
  public var actions: [ActionSlot] = []
  /// What the body reads to decide what it shows.
  public var reads: [StateRead] = []
  /// The code of a function, initialiser, accessor or observer.
  public var steps: [Step] = []
  /// Type names of local constants and parameters, as far as they are written.
  public var locals: [String: String] = [:]
  /// Values of local constants that only combine other names.
  public var aliases: [String: Expression] = [:]
  /// Everything but spans and texts, so that two bodies with the same shape mean the same to other files.
  public var shape = 0
}

extension BodyFacts {
  /// - Returns: nil for a declaration that runs and shows nothing.
  init?(_ declaration: Declaration) {
    var reader = ElementReader()
    switch declaration {
    case .function(let function):
      guard let body = function.body else { return nil }
      reader.steps.noteParameters(function.parameters)
      if function.kind == .function, function.returnsViews {
        reader.read(body.statements, at: .outermost)
      } else {
        steps = reader.steps.read(body.statements)
      }
    case .variable(let variable):
      guard variable.getter != nil || !variable.otherAccessors.isEmpty else { return nil }
      if let getter = variable.getter {
        if variable.holdsViews {
          reader.read(getter.statements, at: .outermost)
        } else {
          steps = reader.steps.read(getter.statements)
          if let value = getter.singleExpression {
            reader.collectReads(value, use: .argument, user: "", label: nil)
          }
        }
      }
      for accessor in variable.otherAccessors { steps += reader.steps.read(accessor.body.statements) }
    case .code(let statements):
      reader.read(statements, at: .outermost)
    case .type, .enumCase, .typeAlias:
      return nil
    }
    elements = reader.elements
    actions = reader.actions
    reads = reader.reads
    locals = reader.steps.locals
    aliases = reader.steps.aliases
    var hasher = ShapeHasher()
    hasher.combine(self)
    shape = hasher.finalize()
  }

  /// Whether the body shows views, as opposed to running code.
  public var showsViews: Bool { !elements.isEmpty }
}

extension FunctionDeclaration {
  var returnsViews: Bool {
    if attributes.contains(where: \.isBuilder) { return true }
    if let returnType { return returnType.isView }
    return false
  }
}

extension VariableDeclaration {
  var holdsViews: Bool {
    if attributes.contains(where: \.isBuilder) { return true }
    if let type { return type.isView }
    return false
  }
}

extension Attribute {
  /// `@ViewBuilder`, `@SceneBuilder`, `@ToolbarContentBuilder`, …
  fileprivate var isBuilder: Bool { name.hasSuffix("Builder") }
}

extension TypeName {
  /// Whether a value of the type stands where views, scenes or toolbar items do.
  var isView: Bool {
    if text.hasPrefix("some ") || text.hasPrefix("any ") {
      return name.hasSuffix("View") || name.hasSuffix("Scene") || name.hasSuffix("Content") || name == "Commands"
    }
    return name == "AnyView" || name == "Body" || name == "Content" || Vocabulary.slots(ofView: name) != nil
      || name.hasSuffix("View") && !name.hasPrefix("UI") && !name.hasPrefix("NS") && !name.hasPrefix("MK")
        && !name.hasPrefix("WK") && !name.hasPrefix("AR")
  }
}

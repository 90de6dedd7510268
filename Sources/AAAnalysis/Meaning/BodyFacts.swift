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
  /// What fixes in other files take over from its texts.
  var wording = 0
}

extension BodyFacts {
  /// - Returns: nil for a declaration that runs and shows nothing.
  init?(_ declaration: Declaration) {
    var reader = ElementReader()
    switch declaration {
    case .function(let function):
      guard let body = function.body else { return nil }
      reader.steps.noteParameters(function.parameters)
      if function.kind == .function, function.returnsViews, !function.setsUpValue {
        reader.read(body.statements, at: .outermost)
      } else {
        steps = reader.steps.read(body.statements)
      }
    case .variable(let variable):
      let setUp = variable.getter == nil ? variable.initialValue.flatMap { $0.setsUpObject ? $0 : nil } : nil
      guard variable.getter != nil || !variable.otherAccessors.isEmpty || setUp != nil else { return nil }
      if let setUp { reader.steps.read(setUp, into: &steps) }
      if let getter = variable.getter {
        if variable.holdsViews {
          reader.read(getter.statements, at: .outermost)
        } else {
          steps = reader.steps.read(getter.statements)
          // `var save: () -> Void { { … } }`: who calls the property runs the closure.
          if let closure = getter.singleExpression?.closureBody { steps = reader.steps.read(closure) }
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
    var wordingHasher = ShapeHasher()
    wordingHasher.combineWording(of: self)
    wording = wordingHasher.finalize()
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

extension FunctionDeclaration {
  /// Whether the function sets up the value that it returns, which no builder of SwiftUI's views can: a view of UIKit
  /// whose name is like one of SwiftUI's.
  fileprivate var setsUpValue: Bool {
    guard !attributes.contains(where: \.isBuilder), let returnType, returnType.components == [returnType.text],
      Vocabulary.slots(ofView: returnType.name) == nil
    else { return false }
    return body?.statements.contains { statement in
      if case .expression(let expression) = statement.kind, case .assignment = expression.kind { true } else { false }
    } ?? false
  }
}

extension Expression {
  /// Whether the initial value of a property does more than give a value: it sets an object up, is given code to run,
  /// or makes a part of an interface.
  fileprivate var setsUpObject: Bool {
    switch kind {
    case .attempt(_, let inner), .awaiting(let inner), .cast(let inner, _, _): return inner.setsUpObject
    case .array(let values): return values.contains(where: \.setsUpObject)
    case .postfix(let postfix):
      if case .closure = postfix.base.kind { return true }
      if case .name(let name) = postfix.base.kind {
        if name == "#selector" { return true }
        if name.isCapitalised, Self.interfaceSuffixes.contains(where: name.hasSuffix) { return true }
      }
      return postfix.links.contains { link in
        guard case .call(let call) = link.kind else { return false }
        return call.arguments.contains { $0.closure != nil || $0.value.setsUpObject }
      }
    default: return false
    }
  }

  private static let interfaceSuffixes = [
    "Controller", "View", "Cell", "Button", "Control", "Bar", "Item", "Label", "Field", "Recognizer",
  ]
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
      return name.hasSuffix("View") && !isOfUIKit || name.hasSuffix("Scene") || name.hasSuffix("Content")
        || name == "Commands"
    }
    return name == "AnyView" || name == "Body" || name == "Content" || Vocabulary.slots(ofView: name) != nil
      || name.hasSuffix("View") && !isOfUIKit
  }

  private var isOfUIKit: Bool { ["UI", "NS", "MK", "WK", "AR"].contains { name.hasPrefix($0) } }
}

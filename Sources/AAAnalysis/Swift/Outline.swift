/// What one Swift file says, as plain values that can be read without syntax.
///
/// Spans are relative to the start of the declaration that holds them, at every
/// level: a declaration's `Placed.start` counts from the start of its parent
/// (the file, for a top-level one). An edit above a declaration therefore moves
/// it, but does not change it, and a declaration that was not touched is equal
/// to itself before the edit.
public struct FileOutline: Equatable, Sendable {
  /// Modules imported anywhere in the file, in order.
  public var imports: [Import]
  /// Top-level declarations and code in source order. Those inside `#if` are here too, with its conditions.
  public var items: [Placed<Declaration>]
  /// UTF-8 offsets in the file of each `}` at the top level that closes nothing.
  public var strayClosingBraces: [Int]
  /// Whether the text nests too deeply for the parser, so that nothing is known of it.
  public var isRefused = false

  public init(imports: [Import] = [], items: [Placed<Declaration>] = [], strayClosingBraces: [Int] = []) {
    self.imports = imports
    self.items = items
    self.strayClosingBraces = strayClosingBraces
  }
}

/// An `import` declaration.
public struct Import: Equatable, Sendable {
  /// The module's name, without submodules: `UIKit` for `import UIKit.UIView`.
  public var module: String
  /// UTF-8 span in the file.
  public var span: Span

  public init(module: String, span: Span) {
    self.module = module
    self.span = span
  }
}

/// A value and where it stands in its parent.
public struct Placed<Value: Equatable & Sendable>: Equatable, Sendable {
  /// UTF-8 offset from the parent's start to the first token (attributes included, comments not).
  public var start: Int
  /// Length in UTF-8 bytes up to the end of the last token.
  public var length: Int
  /// The `#if` clauses around the value, outermost first, as far as they lie within the parent.
  public var conditions: [BuildCondition]
  public var value: Value

  public init(start: Int, length: Int, conditions: [BuildCondition] = [], value: Value) {
    self.start = start
    self.length = length
    self.conditions = conditions
    self.value = value
  }
}

/// One clause of an `#if`, as it concerns an iOS app.
public struct BuildCondition: Hashable, Sendable {
  public enum Activity: Hashable, Sendable, CaseIterable {
    /// Holds for an iOS device build: `os(iOS)`, `canImport(UIKit)`, `true`.
    case active
    /// Cannot hold for an iOS device build: `os(macOS)`, `targetEnvironment(macCatalyst)`, `false`.
    case inactive
    /// Holds in debug builds only: `DEBUG`.
    case debugOnly
    /// Depends on what the source does not say.
    case unknown
  }

  /// The condition as written; for `#else` the empty string.
  public var text: String
  /// Whether the clause is part of an iOS build, the clauses before it taken into account.
  public var activity: Activity

  public init(text: String, activity: Activity) {
    self.text = text
    self.activity = activity
  }
}

/// A declaration, or code at the top level of a file.
///
/// Indirect, so that an outline takes over the declarations that an edit left alone without copying them.
public indirect enum Declaration: Equatable, Sendable {
  case type(TypeDeclaration)
  case function(FunctionDeclaration)
  case variable(VariableDeclaration)
  case enumCase(EnumCaseDeclaration)
  case typeAlias(TypeAliasDeclaration)
  /// Statements and freestanding macros (`#Preview { … }`) that stand where declarations do.
  case code([Statement])
}

public struct TypeDeclaration: Equatable, Sendable {
  public enum Kind: Hashable, Sendable, CaseIterable {
    case `struct`, `class`, `enum`, actor, `protocol`
    /// `name` is then the extended type's.
    case `extension`
  }

  public var kind: Kind
  /// The simple name: `Inner` for `extension Outer.Inner`.
  public var name: String
  public var nameSpan: Span
  /// The full name as written, for an extension of a nested type.
  public var qualifiedName: String
  public var attributes: [Attribute]
  public var modifiers: [String]
  public var genericParameters: [GenericParameter]
  /// The inheritance clause, in order.
  public var inherited: [InheritedType]
  /// The text after `where`, without the keyword.
  public var whereClause: String?
  public var members: [Placed<Declaration>]
  /// From `{` to `}`, both included; the closing one may be missing in half-typed code.
  public var bodySpan: Span

  public init(
    kind: Kind, name: String, nameSpan: Span, qualifiedName: String, attributes: [Attribute], modifiers: [String],
    genericParameters: [GenericParameter], inherited: [InheritedType], whereClause: String?,
    members: [Placed<Declaration>], bodySpan: Span
  ) {
    self.kind = kind
    self.name = name
    self.nameSpan = nameSpan
    self.qualifiedName = qualifiedName
    self.attributes = attributes
    self.modifiers = modifiers
    self.genericParameters = genericParameters
    self.inherited = inherited
    self.whereClause = whereClause
    self.members = members
    self.bodySpan = bodySpan
  }

  /// Whether the inheritance clause names `type` (by its last component).
  public func inherits(_ type: String) -> Bool { inherited.contains { $0.type.name == type } }
}

public struct InheritedType: Equatable, Sendable {
  public var type: TypeName
  public var span: Span

  public init(type: TypeName, span: Span) {
    self.type = type
    self.span = span
  }
}

public struct GenericParameter: Equatable, Sendable {
  public var name: String
  public var constraint: TypeName?

  public init(name: String, constraint: TypeName?) {
    self.name = name
    self.constraint = constraint
  }
}

/// `@Name(arguments)`. In `@available(iOS 26.0, *)` the first argument has the label `iOS`, the second the name `*`.
public struct Attribute: Equatable, Sendable {
  /// Without the `@`; the last component of a qualified name, generic arguments left out.
  public var name: String
  public var arguments: [Argument]
  public var span: Span

  public init(name: String, arguments: [Argument], span: Span) {
    self.name = name
    self.arguments = arguments
    self.span = span
  }
}

public struct FunctionDeclaration: Equatable, Sendable {
  public enum Kind: Hashable, Sendable, CaseIterable { case function, initializer, deinitializer, `subscript` }

  public var kind: Kind
  /// `init` for an initialiser, `subscript` for a subscript.
  public var name: String
  public var nameSpan: Span
  public var attributes: [Attribute]
  public var modifiers: [String]
  public var genericParameters: [GenericParameter]
  public var parameters: [Parameter]
  public var returnType: TypeName?
  public var isAsync: Bool
  public var isThrowing: Bool
  public var body: CodeBlock?

  public init(
    kind: Kind, name: String, nameSpan: Span, attributes: [Attribute], modifiers: [String],
    genericParameters: [GenericParameter], parameters: [Parameter], returnType: TypeName?, isAsync: Bool,
    isThrowing: Bool, body: CodeBlock?
  ) {
    self.kind = kind
    self.name = name
    self.nameSpan = nameSpan
    self.attributes = attributes
    self.modifiers = modifiers
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.returnType = returnType
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.body = body
  }

  public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

public struct Parameter: Equatable, Sendable {
  /// The argument label at the call site; nil for `_`.
  public var label: String?
  /// The name inside the function.
  public var name: String
  public var attributes: [Attribute]
  public var type: TypeName
  public var defaultValue: Expression?

  public init(label: String?, name: String, attributes: [Attribute], type: TypeName, defaultValue: Expression?) {
    self.label = label
    self.name = name
    self.attributes = attributes
    self.type = type
    self.defaultValue = defaultValue
  }
}

/// One bound name of a `let` or `var`. `let a = 1, b = 2` gives two declarations, and so does `let (a, b) = pair`, of
/// which only the first has the initial value and neither a type.
public struct VariableDeclaration: Equatable, Sendable {
  public var isLet: Bool
  /// `_` if nothing is bound.
  public var name: String
  public var nameSpan: Span
  /// The whole `let` or `var` declaration: also the other bindings', if there are several.
  public var declarationSpan: Span
  public var attributes: [Attribute]
  public var modifiers: [String]
  public var type: TypeName?
  public var initialValue: Expression?
  /// The getter of a computed variable.
  public var getter: CodeBlock?
  /// `set`, `willSet`, `didSet`.
  public var otherAccessors: [Accessor]

  public init(
    isLet: Bool, name: String, nameSpan: Span, declarationSpan: Span, attributes: [Attribute], modifiers: [String],
    type: TypeName?, initialValue: Expression?, getter: CodeBlock?, otherAccessors: [Accessor]
  ) {
    self.isLet = isLet
    self.name = name
    self.nameSpan = nameSpan
    self.declarationSpan = declarationSpan
    self.attributes = attributes
    self.modifiers = modifiers
    self.type = type
    self.initialValue = initialValue
    self.getter = getter
    self.otherAccessors = otherAccessors
  }

  public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  public var isComputed: Bool { getter != nil }

  public func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

public struct Accessor: Equatable, Sendable {
  /// `set`, `willSet`, `didSet`, `_modify`, …
  public var keyword: String
  public var body: CodeBlock

  public init(keyword: String, body: CodeBlock) {
    self.keyword = keyword
    self.body = body
  }
}

public struct EnumCaseDeclaration: Equatable, Sendable {
  public var name: String
  public var nameSpan: Span
  public var parameters: [Parameter]
  public var rawValue: Expression?

  public init(name: String, nameSpan: Span, parameters: [Parameter], rawValue: Expression?) {
    self.name = name
    self.nameSpan = nameSpan
    self.parameters = parameters
    self.rawValue = rawValue
  }
}

public struct TypeAliasDeclaration: Equatable, Sendable {
  public var name: String
  public var type: TypeName

  public init(name: String, type: TypeName) {
    self.name = name
    self.type = type
  }
}

/// A type as written.
public struct TypeName: Hashable, Sendable {
  /// The last component, sugar and attributes removed: `Store` for `Sketch.Store?`, `View` for `some View`,
  /// `Array` for `[T]`, `Dictionary` for `[K: V]`, `Function` for `() -> Void`, `Tuple` for `(A, B)`.
  public var name: String
  /// All components of the name: `["Sketch", "Store"]`.
  public var components: [String]
  /// Generic arguments; the element of `[T]`, key and value of `[K: V]`, parameters and result of a function type.
  public var arguments: [TypeName]
  public var isOptional: Bool
  /// As written, white space kept.
  public var text: String

  public init(name: String, components: [String], arguments: [TypeName], isOptional: Bool, text: String) {
    self.name = name
    self.components = components
    self.arguments = arguments
    self.isOptional = isOptional
    self.text = text
  }
}

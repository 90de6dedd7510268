/// A file's declarations in one flat list, each with its place in the file and the type that holds it.
public struct IndexedFile: Sendable {
  public let file: FileID
  public let outline: FileOutline
  /// In source order; a type comes before its members.
  public let declarations: [IndexedDeclaration]

  public init(file: FileID, outline: FileOutline) {
    self.file = file
    self.outline = outline
    var flat: [IndexedDeclaration] = []
    for item in outline.items {
      IndexedFile.flatten(item, start: 0, owner: nil, activity: .active, into: &flat)
    }
    declarations = flat
  }

  /// Whether the file is a test: nothing in it is part of an app.
  public var isTest: Bool {
    outline.imports.contains { ["XCTest", "Testing", "SnapshotTesting", "ViewInspector"].contains($0.module) }
  }

  private static func flatten(
    _ item: Placed<Declaration>, start: Int, owner: Int?, activity: BuildCondition.Activity,
    into flat: inout [IndexedDeclaration]
  ) {
    var activity = activity
    for condition in item.conditions { activity = activity.combined(with: condition.activity) }
    let ordinal = flat.count
    flat.append(
      IndexedDeclaration(
        start: start + item.start, length: item.length, owner: owner, activity: activity, value: item.value))
    guard case .type(let type) = item.value else { return }
    for member in type.members {
      flatten(member, start: start + item.start, owner: ordinal, activity: activity, into: &flat)
    }
  }
}

public struct IndexedDeclaration: Sendable {
  /// UTF-8 offset from the file's start; spans inside the declaration count from here.
  public let start: Int
  public let length: Int
  /// The type or extension that holds the declaration, as an index into the file's list.
  public let owner: Int?
  /// Whether the `#if` clauses around it belong to an iOS build.
  public let activity: BuildCondition.Activity
  public let value: Declaration

  public var name: String {
    switch value {
    case .type(let type): type.name
    case .function(let function): function.name
    case .variable(let variable): variable.name
    case .enumCase(let enumCase): enumCase.name
    case .typeAlias(let alias): alias.name
    case .code: ""
    }
  }

  /// The name alone, relative to the declaration.
  public var nameSpan: Span {
    switch value {
    case .type(let type): type.nameSpan
    case .function(let function): function.nameSpan
    case .variable(let variable): variable.nameSpan
    case .enumCase(let enumCase): enumCase.nameSpan
    case .typeAlias, .code: Span(0, length)
    }
  }
}

extension BuildCondition.Activity {
  /// What holds inside two nested clauses.
  public func combined(with inner: BuildCondition.Activity) -> BuildCondition.Activity {
    switch (self, inner) {
    case (.inactive, _), (_, .inactive): .inactive
    case (.debugOnly, _), (_, .debugOnly): .debugOnly
    case (.unknown, _), (_, .unknown): .unknown
    case (.active, .active): .active
    }
  }
}

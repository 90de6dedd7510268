/// What a view takes from its environment.
public enum EnvironmentNeed: Hashable, Sendable {
  /// `@EnvironmentObject var store: Store`: the type's name.
  case object(String)
  /// `@Environment(Store.self) var store`: the type's name.
  case observable(String)
  /// `@Environment(Store.self) var store: Store?`, which is nil if there is none.
  case optionalObservable(String)
  /// `@Query`, `@Environment(\.modelContext)`
  case modelContext
  /// `@FetchRequest`, `@Environment(\.managedObjectContext)`
  case managedObjectContext
  /// `@Environment(\.theme)`: the key of the app's own.
  case value(String)

  /// The type that is looked for; nil if the need is met by a key.
  public var typeName: String? {
    switch self {
    case .object(let name), .observable(let name), .optionalObservable(let name): name
    case .modelContext, .managedObjectContext, .value: nil
    }
  }

  /// The key of the environment's values that meets the need; nil if an object does.
  var key: String? {
    switch self {
    case .modelContext: "modelContext"
    case .managedObjectContext: "managedObjectContext"
    case .value(let key): key
    case .object, .observable, .optionalObservable: nil
    }
  }

  /// Whether a view without it crashes or has no data, as opposed to having a default.
  public var isVital: Bool {
    switch self {
    case .object, .observable, .modelContext, .managedObjectContext: true
    case .optionalObservable, .value: false
    }
  }
}

/// Reads from declarations what they take from the environment.
struct EnvironmentReading {
  let resolver: Resolver
  private let types: ValueType

  init(_ resolver: Resolver) {
    self.resolver = resolver
    types = ValueType(resolver)
  }

  /// The stored properties of a type that take something, and those of the dynamic properties that it holds.
  func readers(of owner: String) -> [(property: DeclarationID, need: EnvironmentNeed)] {
    readers(of: owner, depth: 0)
  }

  private func readers(of owner: String, depth: Int) -> [(property: DeclarationID, need: EnvironmentNeed)] {
    // Which of several types of one name is meant cannot be told.
    guard depth < 4, resolver.index.types(named: owner).count == 1, let type = resolver.index.types(named: owner).first
    else { return [] }
    var found: [(property: DeclarationID, need: EnvironmentNeed)] = []
    for property in resolver.index.storedProperties(of: type) {
      guard let variable = resolver.variable(property) else { continue }
      if let need = need(of: variable, property) {
        found.append((property, need))
      } else if let held = dynamicProperty(variable), held != owner {
        found += readers(of: held, depth: depth + 1)
      }
    }
    return found
  }

  /// What a property takes; nil for what every environment has, and for what cannot be told.
  private func need(of variable: VariableDeclaration, _ id: DeclarationID) -> EnvironmentNeed? {
    guard !variable.isStatic, variable.getter == nil else { return nil }
    for attribute in variable.attributes {
      switch attribute.name {
      case "EnvironmentObject":
        guard let type = variable.type, !type.isOptional else { return nil }
        return types.name(of: type, in: id).flatMap { isDelegate($0) ? nil : .object($0) }
      case "Environment":
        return need(of: attribute, variable, id)
      case "Query" where isSystem(attribute) && resolver.index.imports("SwiftData", in: id):
        return .modelContext
      case "FetchRequest" where isSystem(attribute), "SectionedFetchRequest" where isSystem(attribute):
        return .managedObjectContext
      default:
        continue
      }
    }
    return nil
  }

  private func need(
    of attribute: Attribute, _ variable: VariableDeclaration, _ id: DeclarationID
  ) -> EnvironmentNeed? {
    guard let argument = attribute.arguments.first, argument.label == nil else { return nil }
    switch argument.value.kind {
    case .keyPath(_, let components):
      guard let key = components.first else { return nil }
      switch key {
      case "modelContext": return .modelContext
      case "managedObjectContext": return .managedObjectContext
      default: return SystemNames.environmentKeys.contains(key) ? nil : .value(key)
      }
    case .postfix:
      guard let path = argument.value.path, path.last == "self", let name = path.dropLast().last,
        let type = types.name(named: name, in: id)
      else { return nil }
      if isDelegate(type) { return nil }
      return variable.type?.isOptional == true || variable.type?.name == "Optional"
        ? .optionalObservable(type) : .observable(type)
    default:
      return nil
    }
  }

  /// SwiftUI itself puts the app's and the scenes' delegates into the environment.
  private func isDelegate(_ type: String) -> Bool {
    ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "UIHostingSceneDelegate"]
      .contains { resolver.index.conforms(type, to: $0) }
  }

  private func isSystem(_ attribute: Attribute) -> Bool { resolver.index.types(named: attribute.name).isEmpty }

  /// The project's own `DynamicProperty` that a property is or is wrapped in.
  private func dynamicProperty(_ variable: VariableDeclaration) -> String? {
    let candidates =
      variable.attributes.map(\.name)
      + [variable.type?.name, variable.initialValue?.constructedType]
      .compactMap { $0 }
    return candidates.first { resolver.index.conforms($0, to: "DynamicProperty") }
  }
}

extension WorkspaceIndex {
  /// The variables that stand in the declaration of a type itself, in source order.
  func storedProperties(of type: DeclarationID) -> [DeclarationID] {
    let declarations = files[type.file].declarations
    let end = self[type].start + self[type].length
    var found: [DeclarationID] = []
    var ordinal = type.ordinal + 1
    while ordinal < declarations.count, declarations[ordinal].start < end {
      if declarations[ordinal].owner == type.ordinal, declarations[ordinal].activity != .inactive,
        case .variable(let variable) = declarations[ordinal].value, variable.getter == nil
      {
        found.append(DeclarationID(file: type.file, ordinal: ordinal))
      }
      ordinal += 1
    }
    return found
  }

  /// Whether the file of a declaration imports a module.
  func imports(_ module: String, in id: DeclarationID) -> Bool {
    files[id.file].outline.imports.contains { $0.module == module }
  }
}

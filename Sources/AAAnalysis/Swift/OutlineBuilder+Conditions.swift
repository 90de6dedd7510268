import SwiftSyntax

// MARK: - Conditions

extension OutlineBuilder {
  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .optionalBinding(let node):
        return .binding(
          name: boundTokens(of: node.pattern).first.map(name) ?? text(node.pattern),
          type: (node.typeAnnotation?.type).map(typeName), value: (node.initializer?.value).map(expression),
          span: span(node))
      case .matchingPattern(let node):
        return .matching(pattern(node.pattern), expression(node.initializer.value))
      case .availability(let node):
        return .availability(availability(node))
      default:
        return .expression(element.condition.as(ExprSyntax.self).map(expression) ?? .nothing(at: span(element)))
      }
    }
  }

  private func availability(_ node: AvailabilityConditionSyntax) -> Availability {
    let versions = node.availabilityArguments.compactMap { argument -> Availability.Version? in
      guard case .availabilityVersionRestriction(let node) = argument.argument else { return nil }
      return Availability.Version(
        platform: node.platform.text, major: (node.version?.major).flatMap { Int($0.text) } ?? 0,
        minor: (node.version?.components.first).flatMap { Int($0.number.text) } ?? 0)
    }
    return Availability(
      isUnavailable: node.availabilityKeyword.tokenKind == .poundUnavailable, versions: versions, span: span(node))
  }
}

// MARK: - #if

extension OutlineBuilder {
  /// The clauses of an `#if`, each with what it says about an iOS build.
  func clauses(of node: IfConfigDeclSyntax) -> [(condition: BuildCondition, elements: IfConfigClauseSyntax.Elements?)] {
    var earlier = BuildTruth.never
    return node.clauses.map { clause in
      let own = clause.condition.map { truth(of: $0) } ?? .always
      let activity = earlier.inverted.and(own).activity
      earlier = earlier.or(own)
      let condition = clause.condition.map { self.text(from: start(of: $0), to: end($0)) } ?? ""
      return (BuildCondition(text: condition, activity: activity), clause.elements)
    }
  }

  private func truth(of condition: ExprSyntax) -> BuildTruth {
    BuildTruth(of: placed(at: 0) { expression(condition) })
  }
}

extension BuildTruth {
  fileprivate init(of condition: Expression) {
    self =
      switch condition.kind {
      case .boolean(let value): BuildTruth(value)
      case .name("DEBUG"): .debugOnly
      case .prefix("!", let operand): BuildTruth(of: operand).inverted
      case .operation("&&", let operands): operands.reduce(.always) { $0.and(BuildTruth(of: $1)) }
      case .operation("||", let operands): operands.reduce(.never) { $0.or(BuildTruth(of: $1)) }
      case .postfix(let query): BuildTruth(ofQuery: query)
      default: .unknown
      }
  }

  /// `os(iOS)`, `canImport(UIKit)`, …
  private init(ofQuery query: Postfix) {
    self = .unknown
    guard case .name(let name) = query.base.kind, case .call(let call)? = query.links.first?.kind,
      let argument = call.arguments.first?.value
    else { return }
    switch (name, argument.kind) {
    case ("os", .name(let system)): self.init(system == "iOS")
    case ("canImport", .name(let module)): self.init(canImport: module)
    case ("canImport", .postfix(let path)):
      if case .name(let module) = path.base.kind { self.init(canImport: module) }
    case ("targetEnvironment", .name("macCatalyst")): self = .never
    case ("arch", .name(let architecture)): self.init(architecture == "arm64")
    case ("_runtime", .name(let runtime)): self.init(runtime == "_ObjC")
    case ("_endian", .name(let order)): self.init(order == "little")
    case ("swift", .prefix(let sign, _)), ("compiler", .prefix(let sign, _)): self.init(sign.hasPrefix(">"))
    default: break
    }
  }
}

extension ViewGraphBuilder {
  /// `.buttonStyle(.filled)`, `.font(.note)`: what the name means may stand in an extension of the project.
  mutating func wantLook(of modifier: Modifier) {
    guard modifier.name == "font" || ControlStyle.protocols[modifier.name] != nil,
      let value = modifier.firstUnlabelled?.value
    else { return }
    var names: [String] = []
    value.collectMembers(into: &names)
    graph.wanted.functions.formUnion(names.filter { !Self.knownLooks.contains($0) })
  }

  /// What SwiftUI has itself.
  private static let knownLooks = FontReader.styles.union([
    "system", "custom", "plain", "borderless", "bordered", "borderedProminent", "automatic", "glass", "glassProminent",
    "switch", "button", "menu", "roundedBorder", "graphical", "wheel", "compact", "bold", "weight",
  ])
}

extension Expression {
  /// `filled` of `.filled`, `.filled(.large)` and `Font.filled`, in each part of a choice.
  fileprivate func collectMembers(into names: inout [String]) {
    switch kind {
    case .implicitMember(let name): names.append(name)
    case .postfix(let postfix):
      switch postfix.base.kind {
      case .implicitMember(let name): names.append(name)
      case .name(let type) where type.isCapitalised:
        if case .member(let name, _) = postfix.links.first?.kind { names.append(name) }
      default: return
      }
    case .ternary(_, let then, let otherwise):
      then.collectMembers(into: &names)
      otherwise.collectMembers(into: &names)
    default: return
    }
  }
}

extension ViewGraphBuilder {
  /// `Label(title, systemImage: Icons.bin)`: the name is where `Icons` is declared. `ForEach(Section.allCases)`: the
  /// symbols of the rows are those of `Section`.
  mutating func wantSymbolNames(in arguments: [Argument]) {
    for argument in arguments {
      guard case .postfix(let postfix) = argument.value.kind, let first = postfix.leadingPath?.path.first,
        first.isCapitalised
      else { continue }
      let isName = argument.label.map(SymbolNameCollector.labels.contains) ?? false
      if isName || postfix.leadingPath?.path.last == "allCases" { want(type: first) }
    }
  }
}

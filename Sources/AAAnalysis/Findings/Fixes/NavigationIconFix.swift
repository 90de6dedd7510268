/// Applies the navigation icon through an extension of `View` that checks for the system: the project's own, or a new
/// one.
struct NavigationIconFix {
  let fix: Fix

  private static let name = "availableAssistiveAccessNavigationIcon"
  private static let fileName = "View+AssistiveAccessNavigationIcon.swift"

  init?(_ use: SymbolUse, _ shortfall: VersionShortfall, _ editor: SourceEditor, _ context: RuleContext) {
    // The name with its dot and its arguments.
    guard let call = Self.arguments(of: use, in: context) else { return nil }
    let label = call.first?.label
    guard call.count == 1, label == nil || label == "systemImage" else { return nil }
    let modifier = Self.checkedModifier(label: label, shortfall, editor, context)
    fix = Fix(
      title: modifier.isNew
        ? "Add '\(modifier.name)', which checks for the system, and use it"
        : "Use '\(modifier.name)', which checks for the system",
      safety: modifier.isNew ? .unsafe : .safe,
      edits: [editor.replacing(use.span, with: modifier.name)] + modifier.edits,
      creates: modifier.creates)
  }

  /// A function that applies the icon where the system can, and what has to be added for it.
  struct CheckedModifier {
    var name: String
    var isNew: Bool
    var edits: [FileEdit] = []
    var creates: [NewFile] = []
  }

  /// The project's own function, or a new one beside the file.
  static func checkedModifier(
    label: String?, _ shortfall: VersionShortfall, _ editor: SourceEditor, _ context: RuleContext
  ) -> CheckedModifier {
    if let wrapper = wrapper(label: label, context) { return CheckedModifier(name: wrapper, isNew: false) }
    let newline = editor.newline
    let code = Self.code(shortfall, unit: editor.indentUnit).map { $0 + newline }.joined()
    let folder = context.file.folder
    let file = FileID(folder.isEmpty ? fileName : "\(folder)/\(fileName)")
    if context.snapshot.text(of: file) == nil, context.isCompiledAlike(file) {
      return CheckedModifier(
        name: name, isNew: true,
        creates: [NewFile(file: file, text: "import SwiftUI" + newline + newline + code)])
    }
    let end = editor.text.bytes.count
    let gap = editor.text.bytes.last == UTF8Bytes.lineFeed ? newline : newline + newline
    return CheckedModifier(name: name, isNew: true, edits: [editor.inserting(gap + code, at: end)])
  }

  private static func arguments(of use: SymbolUse, in context: RuleContext) -> [Argument]? {
    guard let facts = context.snapshot.facts(of: context.file) else { return nil }
    for (ordinal, declaration) in facts.indexed.declarations.enumerated() {
      guard let body = facts.bodies[ordinal], declaration.start <= use.span.lower else { continue }
      let span = use.span.shifted(by: -declaration.start)
      for element in body.elements {
        if let modifier = element.modifiers.first(where: { $0.nameSpan == span }) { return modifier.arguments }
      }
    }
    return nil
  }

  /// A function of the project that applies the modifier under a check and is called in the same way.
  private static func wrapper(label: String?, _ context: RuleContext) -> String? {
    for (file, facts) in context.resolver.facts.enumerated() where facts.isMarked && !facts.indexed.isTest {
      for (ordinal, declaration) in facts.indexed.declarations.enumerated() {
        let id = DeclarationID(file: file, ordinal: ordinal)
        guard case .function(let function) = declaration.value, function.returnsViews,
          context.index.ownerName(of: id) == "View", declaration.activity == .active,
          function.parameters.count == 1, function.parameters.first?.label == label,
          facts.indexed.file == context.file || !function.isFilePrivate,
          context.index.owner(of: id).flatMap({ context.index.type($0) })?.isFilePrivate == false
            || facts.indexed.file == context.file,
          context.isCompiledAlike(facts.indexed.file), facts.bodies[ordinal]?.appliesIconUnderCheck ?? false
        else { continue }
        return function.name
      }
    }
    return nil
  }

  private static func code(_ shortfall: VersionShortfall, unit: String) -> [String] {
    let parameters = [("systemImage: String", "systemImage: systemImage"), ("_ icon: Image", "icon")]
    var lines = ["extension View {"]
    for (number, (parameter, argument)) in parameters.enumerated() {
      if number > 0 { lines.append("") }
      lines += [
        unit + "/// Shows an icon beside the navigation title in Assistive Access, where the system can.",
        unit + "@ViewBuilder",
        unit + "func \(name)(\(parameter)) -> some View {",
        unit + unit + "if \(shortfall.condition) {",
        unit + unit + unit + "assistiveAccessNavigationIcon(\(argument))",
        unit + unit + "} else {",
        unit + unit + unit + "self",
        unit + unit + "}",
        unit + "}",
      ]
    }
    return lines + ["}"]
  }
}

extension RuleContext {
  /// Whether another file, which may be one to be made, is compiled with the file that is looked at.
  fileprivate func isCompiledAlike(_ other: FileID) -> Bool {
    let projects = snapshot.bundles.projects
    let own = projects.claimants(of: file)
    return Set(own).isSubset(of: projects.claimants(of: other))
  }
}

extension FunctionDeclaration {
  fileprivate var isFilePrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
}

extension TypeDeclaration {
  fileprivate var isFilePrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
}

extension BodyFacts {
  fileprivate var appliesIconUnderCheck: Bool {
    elements.contains { element in
      element.modifiers.contains { $0.name == NavigationIcons.iconModifier }
        && element.guards.contains { item in
          item.holds
            && item.conditions.contains { condition in
              if case .availability(let check) = condition { !check.isUnavailable } else { false }
            }
        }
    }
  }
}

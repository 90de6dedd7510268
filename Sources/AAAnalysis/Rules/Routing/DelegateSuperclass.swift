/// Source: the samples of WWDC25 session 238 lack the superclass; the compiler says "should inherit 'NSObject' instead".
struct DelegateSuperclass: Rule {
  let id = "delegate-superclass"
  let group = RuleGroup.routing
  let severity = Severity.error
  let reference = Reference.session238(minute: 6, second: 35)
  let tags = ["uikit", "setup"]
  let explanation = Explanation(
    what: "A class is a delegate of UIKit's application or scenes, and has no superclass.",
    why: """
      These protocols ask for an Objective-C object, so that the class does not compile. The samples shown in Apple's \
      talk leave the superclass out, and are often copied.
      """,
    instead: "Inherit from `UIResponder` or `NSObject`.")

  func reports(in context: RuleContext) -> [Report] {
    context.classes.compactMap { id, type in
      guard let protocolName = delegateProtocol(of: type, id, context.index), lacksSuperclass(type, context.index)
      else { return nil }
      return Report(
        "a class that conforms to '\(protocolName)' does not compile without a superclass; inherit from 'UIResponder'",
        at: context.location(type.nameSpan, in: id), fixes: fix(type, id, context).map { [$0] } ?? [])
    }
  }

  /// The delegate protocol that a class conforms to itself or in an extension.
  private func delegateProtocol(of type: TypeDeclaration, _ id: DeclarationID, _ index: WorkspaceIndex) -> String? {
    if let own = WorkspaceIndex.delegateProtocols.first(where: type.inherits) { return own }
    // Two apps of a workspace may both have an `AppDelegate`: each has the extensions of its file for certain.
    let isOnly = index.types(named: type.name).count == 1
    let extensions = index.extensions(of: type.name).filter {
      (isOnly || $0.file == id.file) && index[$0].activity != .inactive && !index.files[$0.file].isTest
    }
    return WorkspaceIndex.delegateProtocols.first { name in
      extensions.contains { index.type($0)?.inherits(name) ?? false }
    }
  }

  /// Whether the first inherited name is certainly no class.
  private func lacksSuperclass(_ type: TypeDeclaration, _ index: WorkspaceIndex) -> Bool {
    guard let first = type.inherited.first?.type.name else { return true }
    return isProtocol(first, index, depth: 0)
  }

  private func isProtocol(_ name: String, _ index: WorkspaceIndex, depth: Int) -> Bool {
    if WorkspaceIndex.delegateProtocols.contains(name) || Self.plainProtocols.contains(name) { return true }
    if index.declares(type: name) {
      let known = index.types(named: name).compactMap { index.type($0) }
      // `protocol Router: UIResponder` can only be met by subclasses.
      return depth < 8 && !known.isEmpty
        && known.allSatisfy { type in
          type.kind == .protocol && type.inherited.allSatisfy { isProtocol($0.type.name, index, depth: depth + 1) }
        }
    }
    // `FlutterAppDelegate`, `ExpoAppDelegate`: classes of libraries.
    if ["AppDelegate", "SceneDelegate", "ApplicationDelegate"].contains(where: name.hasSuffix) { return false }
    if name.hasSuffix("Protocol") { return true }
    // `UNUserNotificationCenterDelegate`: with a prefix, as Objective-C's are named. `RadioKitDelegate` may be a class.
    return name.hasSuffix("Delegate") && name.prefix(3).allSatisfy(\.isUppercase)
  }

  private static let plainProtocols: Set<String> = [
    "AnyObject", "CustomStringConvertible", "Equatable", "Hashable", "Identifiable", "Observable", "ObservableObject",
    "Sendable",
  ]

  private func fix(_ type: TypeDeclaration, _ id: DeclarationID, _ context: RuleContext) -> Fix? {
    guard let editor = SourceEditor(context.file, in: context.snapshot) else { return nil }
    let edit: FileEdit
    if let first = type.inherited.first {
      edit = editor.inserting("UIResponder, ", at: context.location(first.span, in: id).span.lower)
    } else if type.genericParameters.isEmpty {
      edit = editor.inserting(": UIResponder", at: context.location(type.nameSpan, in: id).span.upper)
    } else {
      return nil
    }
    return Fix(title: "Inherit from 'UIResponder'", safety: .safe, edits: [edit])
  }
}

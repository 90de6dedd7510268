/// Calls of libraries that show a message and take it away by themselves.
struct ToastLibrary {
  let resolver: Resolver

  // MARK: Calls in code

  /// - Returns: the library's name; nil for other calls and where the message stays.
  func library(of call: CallStep, in id: DeclarationID) -> String? {
    let outline = resolver.index.files[id.file].outline
    func imports(_ modules: String...) -> Bool { outline.imports.contains { modules.contains($0.module) } }
    // A function or type of the project may have the same name.
    func isOwn(_ type: String) -> Bool { !resolver.index.types(named: type).isEmpty }
    switch (call.receiver.first, call.name) {
    case ("SwiftMessages", "show"):
      return isOwn("SwiftMessages") || keeps(in: id) ? nil : "SwiftMessages"
    case ("SVProgressHUD", "dismiss") where call.hasLabel("withDelay"),
      ("SVProgressHUD", "showSuccess"), ("SVProgressHUD", "showError"), ("SVProgressHUD", "showInfo"):
      return isOwn("SVProgressHUD") ? nil : "SVProgressHUD"
    case ("ProgressHUD", "succeed"), ("ProgressHUD", "showSucceed"), ("ProgressHUD", "showSuccess"),
      ("ProgressHUD", "failed"), ("ProgressHUD", "showFailed"), ("ProgressHUD", "showError"):
      return imports("ProgressHUD") ? "ProgressHUD" : nil
    case ("Drops", "show"):
      return imports("Drops") ? "Drops" : nil
    case (_, "hide") where call.hasLabel("afterDelay"):
      return imports("MBProgressHUD", "JGProgressHUD") ? "MBProgressHUD" : nil
    case (_, "dismiss") where call.hasLabel("afterDelay"):
      return imports("JGProgressHUD") ? "JGProgressHUD" : nil
    case (_, "makeToast"), (_, "showToast"):
      guard imports("Toast", "Toast_Swift"), resolver.members(call.name, receiver: call.receiver, in: id).isEmpty,
        call["duration"]?.value.isForever != true
      else { return nil }
      return "Toast"
    default: return nil
    }
  }

  /// `config.duration = .forever` in the same code.
  private func keeps(in id: DeclarationID) -> Bool {
    guard let body = resolver.body(of: id) else { return false }
    return (body.actions.flatMap(\.steps) + body.steps).keepMessages
  }

  // MARK: Modifiers

  func library(of modifier: Modifier, in outline: FileOutline) -> String? {
    func imports(_ module: String) -> Bool { outline.imports.contains { $0.module == module } }
    switch modifier.name {
    case "toast":
      guard imports("AlertToast"), modifier["isPresenting"] != nil else { return nil }
      if case .integer("0") = modifier["duration"]?.value.kind { return nil }
      return modifier["duration"]?.value.isForever == true ? nil : "AlertToast"
    case "popup":
      guard imports("PopupView") || imports("ExytePopupView") else { return nil }
      let length = modifier["autohideIn"]?.value ?? modifier["customize"]?.closure?.statements.autohide
      guard let length, length.kind != .nil, !length.isForever else { return nil }
      return "PopupView"
    case "simpleToast":
      guard imports("SimpleToast") else { return nil }
      return "SimpleToast"
    default: return nil
    }
  }
}

extension CallStep {
  fileprivate func hasLabel(_ label: String) -> Bool { arguments.contains { $0.label == label } }
  fileprivate subscript(label: String) -> Argument? { arguments.first { $0.label == label } }
}

extension Expression {
  /// `.infinity`, `.forever`, `Double.infinity`, `.greatestFiniteMagnitude`
  var isForever: Bool {
    switch kind {
    case .implicitMember(let name): ["infinity", "forever", "greatestFiniteMagnitude", "distantFuture"].contains(name)
    case .name("HUGE"): true
    default: path.map { ["infinity", "forever", "greatestFiniteMagnitude"].contains($0.last ?? "") } ?? false
    }
  }
}

extension Array where Element == Step {
  fileprivate var keepMessages: Bool {
    containsAssignment { $0.target.last == "duration" && $0.expression?.isForever == true }
  }
}

extension Array where Element == Statement {
  /// What `autohideIn` is given in `{ $0.type(.toast).autohideIn(3) }`.
  fileprivate var autohide: Expression? {
    for statement in self {
      guard case .expression(let expression) = statement.kind, case .postfix(let postfix) = expression.kind else {
        continue
      }
      var name = ""
      for link in postfix.links {
        switch link.kind {
        case .member(let member, _): name = member
        case .call(let call) where name == "autohideIn": return call.arguments.first?.value
        default: continue
        }
      }
    }
    return nil
  }
}

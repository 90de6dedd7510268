/// A function of a reached class that the system calls by itself.
struct ReachedCallback {
  var body: ReachedBody
  var id: DeclarationID
  var function: FunctionDeclaration
}

extension RuleContext {
  /// Functions of the file's classes that no code calls: UIKit does, once a class is reached.
  func callbacks(where wanted: (FunctionDeclaration) -> Bool) -> [ReachedCallback] {
    guard let number = index.number(of: file) else { return [] }
    let owners = Dictionary(
      reachedBodies.compactMap { body in index.ownerName(of: body.id).map { ($0, body) } },
      uniquingKeysWith: { first, _ in first })
    guard !owners.isEmpty else { return [] }
    return index.files[number].declarations.enumerated().compactMap { ordinal, declaration in
      let id = DeclarationID(file: number, ordinal: ordinal)
      guard case .function(let function) = declaration.value, declaration.activity != .inactive, wanted(function),
        let body = index.ownerName(of: id).flatMap({ owners[$0] })
      else { return nil }
      return ReachedCallback(body: body, id: id, function: function)
    }
  }

  func report(_ message: String, at callback: ReachedCallback) -> Report {
    Report(
      message, at: location(callback.function.nameSpan, in: callback.id),
      confidence: confidence(of: callback.body.node.confidence),
      severity: severity(of: callback.body.node, activity: index[callback.id].activity),
      path: path(to: callback.body.id))
  }
}

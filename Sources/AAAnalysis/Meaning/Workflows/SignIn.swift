/// A step in which a person has to prove who they are.
enum SignIn: Hashable {
  /// A password or a code has to be typed.
  case secret(String)
  /// A page or sheet outside of the app does it.
  case sheet(String)
  /// A button of the system that begins it.
  case button(String)
  /// Face ID, Touch ID or the passcode.
  case owner(String)
}

extension SignIn {
  static let secretTypes: Set<String> = ["password", "newPassword", "oneTimeCode"]

  /// A field for a password or a code, or a button that signs in.
  init?(_ element: Element) {
    guard element.kind == .construct else { return nil }
    switch element.name {
    case "SecureField":
      // What cannot be typed into only shows.
      guard
        !element.modifiers.contains(where: { $0.name == "disabled" && $0.firstUnlabelled?.value.kind == .boolean(true) }
        )
      else { return nil }
      self = .secret("SecureField")
    case "SignInWithAppleButton": self = .button("SignInWithAppleButton")
    default: return nil
    }
  }

  /// `.textContentType(.password)`
  init?(_ modifier: Modifier) {
    guard modifier.name == "textContentType", let value = modifier.firstUnlabelled?.value, value.namesSecret else {
      return nil
    }
    self = .secret("textContentType")
  }

  /// `field.isSecureTextEntry = true`, `field.textContentType = .password`
  init?(_ assignment: AssignStep) {
    switch assignment.target.last {
    case "isSecureTextEntry" where assignment.value == .true:
      self = .secret("isSecureTextEntry")
    case "textContentType" where assignment.expression?.namesSecret ?? false: self = .secret("textContentType")
    default: return nil
    }
  }

  init?(_ call: CallStep, in id: DeclarationID, _ resolver: Resolver) {
    switch call.name {
    case "ASWebAuthenticationSession", "SFAuthenticationSession":
      guard resolver.isSystemType(call.name) else { return nil }
      self = .sheet(call.name)
    case "ASAuthorizationController":
      guard resolver.isSystemType(call.name) else { return nil }
      self = .sheet(call.name)
    case "ASAuthorizationAppleIDButton":
      self = .button(call.name)
    case "authenticate" where resolver.isEnvironmentValue(call.receiver, key: "webAuthenticationSession", in: id):
      self = .sheet("webAuthenticationSession")
    case "present" where call.receiver.first == "OIDAuthorizationService": self = .sheet("OIDAuthorizationService")
    case "authState" where call.receiver.first == "OIDAuthState": self = .sheet("OIDAuthState")
    case "signIn" where call.receiver.first == "GIDSignIn": self = .sheet("GIDSignIn")
    case "evaluatePolicy" where call.arguments.contains { $0.label == "localizedReason" }:
      guard resolver.isSystemCall(call, of: ["LAContext"], in: id) else { return nil }
      self = .owner("evaluatePolicy")
    default: return nil
    }
  }
}

extension Expression {
  /// `.password`, `UITextContentType.oneTimeCode`
  fileprivate var namesSecret: Bool {
    switch kind {
    case .implicitMember(let name): return SignIn.secretTypes.contains(name)
    case .postfix: return path.flatMap(\.last).map(SignIn.secretTypes.contains) ?? false
    // `isNew ? .newPassword : .password`
    case .ternary(_, let then, let otherwise): return then.namesSecret && otherwise.namesSecret
    default: return false
    }
  }
}

extension Element {
  /// Whether a field asks for a secret that is no account's: of a Wi-Fi, a certificate, a service that the app talks to.
  ///
  /// - Parameter owner: the view that the field is part of.
  func asksForForeignSecret(in owner: String?) -> Bool {
    let texts = arguments.compactMap { $0.value.writtenText ?? $0.value.path?.joined(separator: ".") }
    let words = (texts + [owner ?? ""]).flatMap(\.words)
    if words.contains(where: ["wifi", "ssid", "certificate", "broker", "mqtt", "apikey"].contains) { return true }
    return zip(words, words.dropFirst()).contains { first, second in
      first == "wi" && second == "fi" || first == "api" && (second == "key" || second == "token")
    }
  }
}

extension BodyFacts {
  /// Whether a body is part of a form in which a person signs in.
  var asksForSecret: Bool {
    elements.contains { element in
      if case .secret = SignIn(element) { return true }
      return element.modifiers.contains { SignIn($0) != nil || $0.isForUserName }
    }
  }
}

extension Modifier {
  /// `.textContentType(.username)`
  fileprivate var isForUserName: Bool {
    guard name == "textContentType", let value = firstUnlabelled?.value else { return false }
    return value.kind == .implicitMember("username") || value.path?.last == "username"
  }
}

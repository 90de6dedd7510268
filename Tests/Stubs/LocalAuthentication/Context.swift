@_exported import FoundationAdditions

public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics, deviceOwnerAuthentication }
open class LAContext: NSObject {
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { fatalError() }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { fatalError() }
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { fatalError() }
}

import SwiftUI

public struct AlertToast: View {
  public enum AlertType: Sendable { case regular }
  public init(type: AlertType, title: String? = nil) { fatalError() }
  public var body: Never { fatalError() }
}
extension View {
  public func toast(isPresenting: Binding<Bool>, duration: Double = 2, alert: @escaping () -> AlertToast) -> some View {
    self
  }
}

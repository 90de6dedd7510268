import SwiftUI

public struct PopupParameters {
  public enum PopupType: Sendable { case toast, floater }
  public func type(_ type: PopupType) -> PopupParameters { fatalError() }
  public func autohideIn(_ time: Double?) -> PopupParameters { fatalError() }
}
extension View {
  public func popup<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder view: @escaping () -> Content,
    customize: @escaping (PopupParameters) -> PopupParameters
  ) -> some View { self }
}

import SwiftUI

public struct LibraryScreen: View {
  public init() { fatalError() }
  public var body: Never { fatalError() }
}
public struct LibraryText: View {
  public init(_ text: String) { fatalError() }
  public var body: Never { fatalError() }
}
public struct LibraryIcon: View {
  public init(_ name: String) { fatalError() }
  public var body: Never { fatalError() }
}
extension View {
  public func libraryLabel(_ text: String) -> some View { self }
  public func largeTitleBar(_ text: String) -> some View { self }
}

/// What `#Preview` is written as before it is checked, since a macro cannot be expanded here.
public struct PreviewDeclaration {
  @MainActor
  public init<Content: View>(_ name: String? = nil, @ViewBuilder body: @MainActor () -> Content) { fatalError() }
  @MainActor
  public init<Content: View>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @MainActor () -> Content
  ) { fatalError() }
  @MainActor
  public init(_ name: String? = nil, controller: @MainActor () -> UIViewController) { fatalError() }
}
public enum Preview {
  public enum ViewTraits {}
}
public struct PreviewTrait<T>: Sendable {}
extension PreviewTrait where T == Preview.ViewTraits {
  @available(iOS 26, *) public static var assistiveAccess: PreviewTrait<T> { fatalError() }
  public static var sizeThatFitsLayout: PreviewTrait<T> { fatalError() }
  public static var landscapeLeft: PreviewTrait<T> { fatalError() }
  public static var landscapeRight: PreviewTrait<T> { fatalError() }
  public static var portrait: PreviewTrait<T> { fatalError() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { fatalError() }
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> { fatalError() }
}
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView
  @ViewBuilder func body(content: Content, context: Context) -> Body
}
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

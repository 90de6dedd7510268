public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { fatalError() }
}
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator)
}
extension UIViewRepresentable {
  public var body: Never { fatalError() }
  public static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator) { fatalError() }
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() { fatalError() }
}
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { fatalError() }
}
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable {
  public var body: Never { fatalError() }
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() { fatalError() }
}
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { fatalError() }
  public init?(coder: NSCoder, rootView: Content) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var rootView: Content
}
@MainActor
public struct UIHostingConfiguration<Content: View> {
  public init(@ViewBuilder content: () -> Content) { fatalError() }
}

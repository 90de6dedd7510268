extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { trap() as EmptyView }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { trap() as EmptyView }
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { trap() as EmptyView }
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { trap() as EmptyView }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some View
  {
    trap() as EmptyView
  }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    trap() as EmptyView
  }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    trap() as EmptyView
  }
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never { trap() as EmptyView }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { trap() as EmptyView }
  public func onContinueUserActivity(_ type: String, perform action: @escaping (NSUserActivity) -> Void) -> some View {
    trap() as EmptyView
  }
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    trap() as EmptyView
  }
  public func submitLabel(_ label: SubmitLabel) -> some View { trap() as EmptyView }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { trap() as EmptyView }
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View { trap() as EmptyView }
  public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    trap() as EmptyView
  }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { trap() as EmptyView }
  public func focusable(_ isFocusable: Bool = true) -> some View { trap() as EmptyView }
  public func keyboardType(_ type: UIKeyboardType) -> some View { trap() as EmptyView }
  public func textContentType(_ type: UITextContentType?) -> some View { trap() as EmptyView }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { trap() as EmptyView }
  public func textInputAutocapitalization(_ value: TextInputAutocapitalization?) -> some View { trap() as EmptyView }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { trap() as EmptyView }
  public func keyboardShortcut(_ key: KeyEquivalent) -> some View { trap() as EmptyView }
  public func userActivity(_ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void)
    -> some View
  {
    trap() as EmptyView
  }
}
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}
public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { fatalError() }
  public static var next: SubmitLabel { fatalError() }
  public static var search: SubmitLabel { fatalError() }
}
public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { fatalError() }
  public static var words: TextInputAutocapitalization { fatalError() }
  public static var sentences: TextInputAutocapitalization { fatalError() }
}
public struct KeyboardShortcut: Sendable {
  public static let defaultAction = KeyboardShortcut()
  public static let cancelAction = KeyboardShortcut()
}
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public init(extendedGraphemeClusterLiteral value: Character) { fatalError() }
  public static let delete = KeyEquivalent(extendedGraphemeClusterLiteral: "d")
}

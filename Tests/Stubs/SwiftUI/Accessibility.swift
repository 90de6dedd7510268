public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isImage = AccessibilityTraits(rawValue: 8)
  public static let isLink = AccessibilityTraits(rawValue: 16)
  public static let isModal = AccessibilityTraits(rawValue: 32)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 32)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 32)
}
public struct AccessibilityChildBehavior: Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}
public enum AccessibilityActionKind: Sendable { case `default`, escape, magicTap, delete }
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
extension View {
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { trap() as EmptyView }
  public func accessibilityLabel(_ label: Text) -> some View { trap() as EmptyView }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { trap() as EmptyView }
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { trap() as EmptyView }
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View { trap() as EmptyView }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { trap() as EmptyView }
  public func accessibilityHidden(_ hidden: Bool) -> some View { trap() as EmptyView }
  public func accessibilityIdentifier(_ identifier: String) -> some View { trap() as EmptyView }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { trap() as EmptyView }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { trap() as EmptyView }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { trap() as EmptyView }
  public func accessibilityAction(_ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
    -> some View
  {
    trap() as EmptyView
  }
  public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    trap() as EmptyView
  }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    trap() as EmptyView
  }
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> some View
  {
    trap() as EmptyView
  }
  public func accessibilityShowsLargeContentViewer() -> some View { trap() as EmptyView }
  public func accessibilityFocused(_ condition: Bool) -> some View { trap() as EmptyView }
}

extension View {
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { trap() as EmptyView }
  public func padding(_ length: CGFloat) -> some View { trap() as EmptyView }
  public func padding(_ insets: EdgeInsets) -> some View { trap() as EmptyView }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    trap() as EmptyView
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { trap() as EmptyView }
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    trap() as EmptyView
  }
  public func fixedSize() -> some View { trap() as EmptyView }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { trap() as EmptyView }
  public func layoutPriority(_ value: Double) -> some View { trap() as EmptyView }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { trap() as EmptyView }
  public func scaledToFit() -> some View { trap() as EmptyView }
  public func scaledToFill() -> some View { trap() as EmptyView }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { trap() as EmptyView }
  public func position(_ position: CGPoint) -> some View { trap() as EmptyView }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { trap() as EmptyView }
  public func offset(_ offset: CGSize) -> some View { trap() as EmptyView }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { trap() as EmptyView }
  public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> some View {
    trap() as EmptyView
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { trap() as EmptyView }
  public func scaleEffect(_ scale: CGSize) -> some View { trap() as EmptyView }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1) -> some View { trap() as EmptyView }
  public func opacity(_ opacity: Double) -> some View { trap() as EmptyView }
  public func blur(radius: CGFloat) -> some View { trap() as EmptyView }
  public func brightness(_ amount: Double) -> some View { trap() as EmptyView }
  public func hidden() -> some View { trap() as EmptyView }
  public func zIndex(_ value: Double) -> some View { trap() as EmptyView }
  public func cornerRadius(_ radius: CGFloat) -> some View { trap() as EmptyView }
  public func clipped() -> some View { trap() as EmptyView }
  public func clipShape<S: Shape>(_ shape: S) -> some View { trap() as EmptyView }
  public func contentShape<S: Shape>(_ shape: S) -> some View { trap() as EmptyView }
  public func mask<M: View>(@ViewBuilder _ mask: () -> M) -> some View { trap() as EmptyView }
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    trap() as EmptyView
  }
  public func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View { trap() as EmptyView }
  @_disfavoredOverload
  public func background<V: View>(_ view: V, alignment: Alignment = .center) -> some View { trap() as EmptyView }
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    trap() as EmptyView
  }
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    trap() as EmptyView
  }
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { trap() as EmptyView }
  @_disfavoredOverload
  public func overlay<V: View>(_ view: V, alignment: Alignment = .center) -> some View { trap() as EmptyView }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    trap() as EmptyView
  }
  public func overlay<S: ShapeStyle>(_ style: S) -> some View { trap() as EmptyView }
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { trap() as EmptyView }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { trap() as EmptyView }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    trap() as EmptyView
  }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { trap() as EmptyView }
  public func foregroundColor(_ color: Color?) -> some View { trap() as EmptyView }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { trap() as EmptyView }
  public func tint(_ color: Color?) -> some View { trap() as EmptyView }
  public func tint<S: ShapeStyle>(_ style: S?) -> some View { trap() as EmptyView }
  public func accentColor(_ color: Color?) -> some View { trap() as EmptyView }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { trap() as EmptyView }
  public func font(_ font: Font?) -> some View { trap() as EmptyView }
  public func fontWeight(_ weight: Font.Weight?) -> some View { trap() as EmptyView }
  public func fontDesign(_ design: Font.Design?) -> some View { trap() as EmptyView }
  public func bold(_ isActive: Bool = true) -> some View { trap() as EmptyView }
  public func italic(_ isActive: Bool = true) -> some View { trap() as EmptyView }
  public func underline(_ isActive: Bool = true) -> some View { trap() as EmptyView }
  public func strikethrough(_ isActive: Bool = true) -> some View { trap() as EmptyView }
  public func monospaced(_ isActive: Bool = true) -> some View { trap() as EmptyView }
  public func kerning(_ kerning: CGFloat) -> some View { trap() as EmptyView }
  public func tracking(_ tracking: CGFloat) -> some View { trap() as EmptyView }
  public func monospacedDigit() -> some View { trap() as EmptyView }
  public func lineLimit(_ number: Int?) -> some View { trap() as EmptyView }
  public func lineLimit(_ range: ClosedRange<Int>) -> some View { trap() as EmptyView }
  public func lineSpacing(_ spacing: CGFloat) -> some View { trap() as EmptyView }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { trap() as EmptyView }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { trap() as EmptyView }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { trap() as EmptyView }
  public func textCase(_ value: Text.Case?) -> some View { trap() as EmptyView }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { trap() as EmptyView }
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    trap() as EmptyView
  }
  public func disabled(_ disabled: Bool) -> some View { trap() as EmptyView }
  public func allowsHitTesting(_ enabled: Bool) -> some View { trap() as EmptyView }
  public func tag<V: Hashable>(_ tag: V) -> some View { trap() as EmptyView }
  public func id<ID: Hashable>(_ id: ID) -> some View { trap() as EmptyView }
  public func badge(_ count: Int) -> some View { trap() as EmptyView }
  public func badge(_ label: Text?) -> some View { trap() as EmptyView }
  public func redacted(reason: RedactionReasons) -> some View { trap() as EmptyView }
  public func scrollDisabled(_ disabled: Bool) -> some View { trap() as EmptyView }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { trap() as EmptyView }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { trap() as EmptyView }
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { trap() as EmptyView }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { trap() as EmptyView }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { trap() as EmptyView }
  public func previewDisplayName(_ value: String?) -> some View { trap() as EmptyView }
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { trap() as EmptyView }
  public func glassEffect() -> some View { trap() as EmptyView }
  public func drawingGroup() -> some View { trap() as EmptyView }
  public func help(_ text: LocalizedStringKey) -> some View { trap() as EmptyView }
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    trap() as EmptyView
  }
  public func defaultAppStorage(_ store: UserDefaults) -> some View { trap() as EmptyView }
  public func gridCellColumns(_ count: Int) -> some View { trap() as EmptyView }
}
public enum ContentMode: Sendable { case fit, fill }
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
  public static let all = SafeAreaRegions(rawValue: 3)
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  public static let placeholder = RedactionReasons(rawValue: 1)
}
public struct ScrollDismissesKeyboardMode: Sendable {
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}
public struct ScrollIndicatorVisibility: Sendable {
  public static let hidden = ScrollIndicatorVisibility()
  public static let never = ScrollIndicatorVisibility()
  public static let visible = ScrollIndicatorVisibility()
}
public struct SensoryFeedback: Equatable, Sendable {
  public static let success = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let impact = SensoryFeedback()
}

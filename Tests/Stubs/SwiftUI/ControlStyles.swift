@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct ButtonStyleConfiguration {
  public struct Label: PrimitiveView {}
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct PrimitiveButtonStyleConfiguration {
  public struct Label: PrimitiveView {}
  public let role: ButtonRole?
  public let label: Label
  public func trigger() { fatalError() }
}
extension PrimitiveButtonStyle where Body == Never {
  public func makeBody(configuration: Configuration) -> Never { fatalError() }
}
public struct DefaultButtonStyle: PrimitiveButtonStyle { public nonisolated init() {} }
public struct PlainButtonStyle: PrimitiveButtonStyle { public nonisolated init() {} }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public nonisolated init() {} }
public struct BorderedButtonStyle: PrimitiveButtonStyle { public nonisolated init() {} }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public nonisolated init() {} }
public struct GlassButtonStyle: PrimitiveButtonStyle { public nonisolated init() {} }
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { fatalError() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { fatalError() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { fatalError() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { fatalError() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { fatalError() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { fatalError() }
}

@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct LabelStyleConfiguration {
  public struct Title: PrimitiveView {}
  public struct Icon: PrimitiveView {}
  public var title: Title { fatalError() }
  public var icon: Icon { fatalError() }
}
extension LabelStyle where Body == Never {
  public func makeBody(configuration: Configuration) -> Never { fatalError() }
}
public struct DefaultLabelStyle: LabelStyle { public nonisolated init() {} }
public struct IconOnlyLabelStyle: LabelStyle { public nonisolated init() {} }
public struct TitleOnlyLabelStyle: LabelStyle { public nonisolated init() {} }
public struct TitleAndIconLabelStyle: LabelStyle { public nonisolated init() {} }
extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { fatalError() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { fatalError() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { fatalError() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { fatalError() }
}

@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct ToggleStyleConfiguration {
  public struct Label: PrimitiveView {}
  public let label: Label
  @Binding public var isOn: Bool
}
extension ToggleStyle where Body == Never {
  public func makeBody(configuration: Configuration) -> Never { fatalError() }
}
public struct SwitchToggleStyle: ToggleStyle { public nonisolated init() {} }
public struct ButtonToggleStyle: ToggleStyle { public nonisolated init() {} }
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { fatalError() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { fatalError() }
}

public protocol PickerStyle {}
public struct DefaultPickerStyle: PickerStyle { public init() {} }
public struct MenuPickerStyle: PickerStyle { public init() {} }
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
public struct WheelPickerStyle: PickerStyle { public init() {} }
public struct InlinePickerStyle: PickerStyle { public init() {} }
public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }
public struct PalettePickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { fatalError() }
}
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { fatalError() } }
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { fatalError() }
}
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { fatalError() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { fatalError() } }
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { fatalError() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { fatalError() }
}

public protocol DatePickerStyle {}
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { fatalError() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { fatalError() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { fatalError() }
}

public protocol TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { fatalError() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { fatalError() }
}
public protocol MenuStyle {}
public struct ButtonMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: ButtonMenuStyle { fatalError() } }
public protocol ProgressViewStyle {}
public struct CircularProgressViewStyle: ProgressViewStyle { public init() {} }
public struct LinearProgressViewStyle: ProgressViewStyle { public init() {} }
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { fatalError() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { fatalError() }
}
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()
  public static let circle = ButtonBorderShape()
}

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { trap() as EmptyView }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { trap() as EmptyView }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { trap() as EmptyView }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { trap() as EmptyView }
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { trap() as EmptyView }
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { trap() as EmptyView }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { trap() as EmptyView }
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { trap() as EmptyView }
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { trap() as EmptyView }
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { trap() as EmptyView }
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { trap() as EmptyView }
  public func controlSize(_ size: ControlSize) -> some View { trap() as EmptyView }
  public func labelsHidden() -> some View { trap() as EmptyView }
  public func labelsVisibility(_ visibility: Visibility) -> some View { trap() as EmptyView }
  public func menuIndicator(_ visibility: Visibility) -> some View { trap() as EmptyView }
}
public struct ButtonRepeatBehavior: Sendable {
  public static let enabled = ButtonRepeatBehavior()
  public static let disabled = ButtonRepeatBehavior()
}

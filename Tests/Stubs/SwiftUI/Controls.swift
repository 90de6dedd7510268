public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
  @available(iOS 26, *) public static let confirm = ButtonRole()
  @available(iOS 26, *) public static let close = ButtonRole()
}

public struct Button<Label: View>: PrimitiveView {
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { fatalError() }
  @preconcurrency
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    fatalError()
  }
}
extension Button where Label == Text {
  @preconcurrency
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) { fatalError() }
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) { fatalError() }
  @preconcurrency
  public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) { fatalError() }
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    fatalError()
  }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency
  public init(_ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    fatalError()
  }
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    fatalError()
  }
  @preconcurrency
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { fatalError() }
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { fatalError() }
  @preconcurrency
  public init(_ title: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
    fatalError()
  }
}
extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) { fatalError() }
}

public struct Label<Title, Icon> {}
extension Label: View where Title: View, Icon: View {
  public var body: Never { fatalError() }
}
extension Label where Title: View, Icon: View {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { fatalError() }
}
extension Label where Title == Text, Icon == Image {
  public init(_ title: LocalizedStringKey, systemImage: String) { fatalError() }
  public init(_ title: LocalizedStringKey, image: String) { fatalError() }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String) { fatalError() }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String) { fatalError() }
}
extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) { fatalError() }
}

public struct Toggle<Label: View>: PrimitiveView {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { fatalError() }
}
extension Toggle where Label == Text {
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { fatalError() }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { fatalError() }
}
extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) { fatalError() }
}
extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) { fatalError() }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    fatalError()
  }
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) { fatalError() }
}
extension Picker where Label == Text {
  public init(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    fatalError()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    fatalError()
  }
}
extension Picker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { fatalError() }
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
  public static let date = DatePickerComponents(rawValue: 1)
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}
public struct DatePicker<Label: View>: PrimitiveView {
  public typealias Components = DatePickerComponents
}
extension DatePicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { fatalError() }
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { fatalError() }
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { fatalError() }
}
public struct MultiDatePicker<Label: View>: PrimitiveView {
  public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) where Label == Text { fatalError() }
}
public struct ColorPicker<Label: View>: PrimitiveView {
  public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
  where Label == Text {
    fatalError()
  }
}
public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == EmptyView, ValueLabel == EmptyView, V.Stride: BinaryFloatingPoint { fatalError() }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == EmptyView, ValueLabel == EmptyView, V.Stride: BinaryFloatingPoint { fatalError() }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where ValueLabel == EmptyView, V.Stride: BinaryFloatingPoint { fatalError() }
}
public struct Stepper<Label: View>: PrimitiveView {
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { fatalError() }
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) { fatalError() }
}
extension Stepper where Label == Text {
  public init<V: Strideable>(_ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) { fatalError() }
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) { fatalError() }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) { fatalError() }
  public init(_ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) { fatalError() }
}
public struct TextField<Label: View>: PrimitiveView {}
extension TextField where Label == Text {
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) { fatalError() }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) { fatalError() }
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) { fatalError() }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) { fatalError() }
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { fatalError() }
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { fatalError() }
}
public struct SecureField<Label: View>: PrimitiveView {
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) where Label == Text {
    fatalError()
  }
}
public struct TextEditor: PrimitiveView {
  public init(text: Binding<String>) { fatalError() }
}
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {}
extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { fatalError() }
  public init(@ViewBuilder label: () -> Label) { fatalError() }
  public init(_ title: LocalizedStringKey) where Label == Text { fatalError() }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { fatalError() }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView { fatalError() }
  public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1) where Label == Text {
    fatalError()
  }
}
extension ProgressView {
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == EmptyView { fatalError() }
}
public struct Gauge<Label: View>: PrimitiveView {
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    fatalError()
  }
}
public struct Link<Label: View>: PrimitiveView {
  public init(destination: URL, @ViewBuilder label: () -> Label) { fatalError() }
}
extension Link where Label == Text {
  public init(_ title: LocalizedStringKey, destination: URL) { fatalError() }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) { fatalError() }
}
public struct EditButton: PrimitiveView {
  public init() { fatalError() }
}
public struct PasteButton: PrimitiveView {
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) { fatalError() }
}
public struct RenameButton<Label: View>: PrimitiveView {
  public init() where Label == EmptyView { fatalError() }
}
public struct SharePreview<I, T> {
  public init(_ title: LocalizedStringKey, image: I) where T == Never { fatalError() }
  public init(_ title: LocalizedStringKey) where I == Never, T == Never { fatalError() }
}
public struct ShareLink<Data: RandomAccessCollection, I, T, Label: View>: PrimitiveView {}
public struct DefaultShareLinkLabel: PrimitiveView {}
extension ShareLink where I == Never, T == Never, Label == DefaultShareLinkLabel, Data == CollectionOfOne<String> {
  public init(item: String, subject: Text? = nil, message: Text? = nil) { fatalError() }
  public init(_ title: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) { fatalError() }
}
extension ShareLink where I == Never, T == Never, Label == DefaultShareLinkLabel, Data == CollectionOfOne<URL> {
  public init(item: URL, subject: Text? = nil, message: Text? = nil) { fatalError() }
  public init(_ title: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) { fatalError() }
}
extension ShareLink where Label == DefaultShareLinkLabel {
  public init<Item: Transferable>(item: Item, preview: SharePreview<I, T>) where Data == CollectionOfOne<Item> {
    fatalError()
  }
}
extension ShareLink where I == Never, T == Never {
  public init(item: String, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<String> { fatalError() }
  public init(item: URL, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<URL> { fatalError() }
}

public struct Menu<Label: View, Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) { fatalError() }
}
extension Menu where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { fatalError() }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { fatalError() }
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
    fatalError()
  }
}
extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) { fatalError() }
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { fatalError() }
}

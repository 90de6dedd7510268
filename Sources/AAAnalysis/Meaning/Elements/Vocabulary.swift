/// What SwiftUI's own views and modifiers do with what they are given.
///
/// Names that are not here are the project's or a library's; what they are given is then read by its label and
/// by what it contains.
enum Vocabulary {
  /// The roles of the closures and views given to a view or modifier.
  struct Slots: Sendable {
    /// By argument label, `_` for the first closure without one.
    var roles: [String: SlotRole]

    init(_ roles: [String: SlotRole]) {
      self.roles = roles
    }

    static let content = Slots(["_": .content, "content": .content])
    static let none = Slots([:])
  }

  static let controls: Set<String> = [
    "Button", "NavigationLink", "Link", "Toggle", "Menu", "ShareLink", "PhotosPicker", "EditButton", "PasteButton",
    "Picker", "Stepper", "Slider", "DatePicker", "ColorPicker", "RenameButton", "SignInWithAppleButton",
  ]

  static let scenes: Set<String> = [
    "WindowGroup", "Window", "AssistiveAccess", "Settings", "DocumentGroup", "ImmersiveSpace", "MenuBarExtra",
    "UtilityWindow", "DocumentGroupLaunchScene", "RemoteImmersiveSpace", "AlertScene", "TouchBar",
  ]

  /// SwiftUI's views, SwiftUI values that stand where views do, and scenes.
  static func slots(ofView name: String) -> Slots? { views[name] }

  static func slots(ofModifier name: String) -> Slots? { modifiers[name] }

  private static let views: [String: Slots] = {
    var table: [String: Slots] = [:]
    for name in containers { table[name] = .content }
    for name in leaves { table[name] = Slots.none }
    for name in scenes { table[name] = .content }
    table["Button"] = Slots(["action": .action, "label": .label, "_": .action])
    table["NavigationLink"] = Slots(["destination": .destination, "label": .label, "_": .destination])
    table["Link"] = Slots(["label": .label, "_": .label])
    table["ShareLink"] = Slots(["label": .label, "_": .label])
    table["PhotosPicker"] = Slots(["label": .label, "_": .label])
    table["SettingsLink"] = Slots(["label": .label, "_": .label])
    table["Toggle"] = Slots(["label": .label, "_": .label])
    table["Menu"] = Slots(["content": .content, "label": .label, "primaryAction": .action, "_": .content])
    table["Picker"] = Slots([
      "content": .content, "label": .label, "currentValueLabel": .label, "_": .content,
    ])
    table["Stepper"] = Slots([
      "label": .label, "onIncrement": .action, "onDecrement": .action, "onEditingChanged": .lifecycle, "_": .label,
    ])
    table["Slider"] = Slots([
      "label": .label, "minimumValueLabel": .content, "maximumValueLabel": .content,
      "onEditingChanged": .lifecycle, "_": .label,
    ])
    table["DatePicker"] = Slots(["label": .label, "_": .label])
    table["MultiDatePicker"] = Slots(["label": .label, "_": .label])
    table["ColorPicker"] = Slots(["label": .label, "_": .label])
    table["Label"] = Slots(["title": .label, "icon": .icon, "_": .label])
    table["LabeledContent"] = Slots(["content": .content, "label": .label, "_": .content])
    table["DisclosureGroup"] = Slots(["content": .content, "label": .label, "_": .content])
    table["GroupBox"] = Slots(["content": .content, "label": .label, "_": .content])
    table["ProgressView"] = Slots(["label": .label, "currentValueLabel": .label, "_": .label])
    table["Gauge"] = Slots(["label": .label, "_": .label])
    table["TextField"] = Slots([
      "label": .label, "onCommit": .action, "onEditingChanged": .lifecycle, "_": .label,
    ])
    table["SecureField"] = Slots(["label": .label, "onCommit": .action, "_": .label])
    table["Section"] = Slots(["header": .content, "footer": .content, "content": .content, "_": .content])
    table["Tab"] = Slots(["content": .content, "label": .label, "_": .content])
    table["NavigationSplitView"] = Slots([
      "sidebar": .content, "content": .content, "detail": .content, "_": .content,
    ])
    table["ContentUnavailableView"] = Slots([
      "label": .content, "description": .content, "actions": .content, "_": .content,
    ])
    table["AsyncImage"] = Slots(["content": .content, "placeholder": .content, "_": .content])
    table["TimelineView"] = .content
    table["Canvas"] = Slots(["symbols": .content])
    table["PhaseAnimator"] = Slots(["content": .content, "animation": .lifecycle, "_": .content])
    table["Alert"] = Slots(["primaryButton": .dialog, "secondaryButton": .dialog, "dismissButton": .dialog])
    table["VideoPlayer"] = Slots(["videoOverlay": .content, "_": .content])
    table["Map"] = .content
    table["Table"] = Slots(["columns": .content, "rows": .content, "_": .content])
    table["AnyView"] = .content
    return table
  }()

  private static let containers = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Group",
    "List", "Form", "ScrollView", "ScrollViewReader", "GeometryReader", "ForEach", "NavigationStack",
    "NavigationView", "TabView", "TabSection", "ViewThatFits", "ControlGroup", "OutlineGroup", "ToolbarItem",
    "ToolbarItemGroup", "ToolbarTitleMenu", "HSplitView", "VSplitView", "EquatableView", "KeyframeAnimator",
    "GlassEffectContainer", "TupleView",
  ]

  private static let leaves = [
    "Text", "Image", "Color", "Spacer", "Divider", "EmptyView", "Rectangle", "RoundedRectangle", "Circle",
    "Ellipse", "Capsule", "Path", "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient",
    "EditButton", "PasteButton", "RenameButton", "TextEditor", "UnevenRoundedRectangle", "SignInWithAppleButton",
    "ContainerRelativeShape", "EllipticalGradient", "TextFieldLink", "HelpLink", "ToolbarSpacer",
  ]

  private static let modifiers: [String: Slots] = {
    var table: [String: Slots] = [:]
    for name in plainModifiers { table[name] = Slots.none }
    let presented = Slots([
      "content": .presented, "onDismiss": .lifecycle, "_": .presented,
    ])
    for name in ["sheet", "fullScreenCover", "popover", "inspector"] { table[name] = presented }
    table["navigationDestination"] = Slots(["destination": .destination, "_": .destination])
    let dialog = Slots([
      "actions": .dialog, "message": .message, "content": .dialog, "buttons": .dialog, "_": .dialog,
    ])
    for name in ["alert", "confirmationDialog", "actionSheet"] { table[name] = dialog }
    table["toolbar"] = Slots(["content": .toolbar, "_": .toolbar])
    table["navigationBarItems"] = Slots(["leading": .toolbar, "trailing": .toolbar, "_": .toolbar])
    for name in ["overlay", "safeAreaInset", "safeAreaBar", "accessoryView"] {
      table[name] = Slots(["content": .content, "overlay": .content, "_": .content])
    }
    for name in ["background", "mask", "clipShape", "containerBackground", "listRowBackground", "badge"] {
      table[name] = Slots(["content": .decoration, "_": .decoration])
    }
    for name in [
      "onAppear", "onDisappear", "task", "onChange", "onReceive", "onOpenURL", "onSubmit",
      "onContinueUserActivity", "onPreferenceChange", "onGeometryChange", "onScrollGeometryChange",
      "onScrollVisibilityChange", "onScrollPhaseChange", "onHover", "onKeyPress", "backgroundTask", "userActivity",
      "onUserActivity", "transaction", "handlesExternalEvents",
    ] {
      table[name] = Slots(["perform": .lifecycle, "action": .lifecycle, "_": .lifecycle])
    }
    for name in [
      "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture", "onDelete",
      "onMove", "onInsert", "onDrop", "dropDestination", "draggable", "onDrag", "refreshable", "onShake",
      "onPencilDoubleTap", "onPencilSqueeze",
    ] {
      table[name] = Slots(["perform": .gesture, "action": .gesture, "preview": .decoration, "_": .gesture])
    }
    for name in [
      "accessibilityAction", "accessibilityAdjustableAction", "accessibilityScrollAction",
      "accessibilityActions", "accessibilityZoomAction", "accessibilityRotor", "accessibilityRepresentation",
      "accessibilityChildren", "accessibilityQuickAction",
    ] {
      table[name] = Slots(["_": .accessibilityAction, "content": .accessibilityAction])
    }
    table["contextMenu"] = Slots(["menuItems": .contextMenu, "preview": .decoration, "_": .contextMenu])
    table["swipeActions"] = Slots(["content": .swipeActions, "_": .swipeActions])
    table["tabItem"] = Slots(["_": .label])
    table["fileImporter"] = Slots(["onCompletion": .action, "onCancellation": .action, "_": .action])
    table["fileExporter"] = Slots(["onCompletion": .action, "_": .action])
    table["photosPicker"] = Slots.none
    table["modifier"] = Slots.none
    table["searchable"] = Slots(["suggestions": .content, "_": .content])
    table["searchSuggestions"] = .content
    table["popoverTip"] = Slots(["action": .action, "_": .action])
    return table
  }()

  private static let plainModifiers = [
    "padding", "frame", "font", "foregroundStyle", "foregroundColor", "bold", "italic", "opacity", "offset",
    "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationBarHidden",
    "navigationBarBackButtonHidden", "navigationSubtitle", "assistiveAccessNavigationIcon", "buttonStyle",
    "controlSize", "labelStyle", "listStyle", "pickerStyle", "toggleStyle", "labelsHidden", "tint", "accentColor",
    "disabled", "hidden", "id", "tag", "zIndex", "animation", "transition", "environment", "environmentObject",
    "modelContainer", "modelContext", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "accessibilityHidden", "accessibilityIdentifier", "accessibilityElement", "accessibilityAddTraits",
    "accessibilityRemoveTraits", "accessibilityInputLabels", "accessibilitySortPriority", "resizable",
    "aspectRatio", "scaledToFit", "scaledToFill", "imageScale", "clipped", "cornerRadius", "shadow", "border",
    "ignoresSafeArea", "edgesIgnoringSafeArea", "multilineTextAlignment", "lineLimit", "minimumScaleFactor",
    "lineSpacing", "fixedSize", "layoutPriority", "keyboardType", "textContentType", "textFieldStyle",
    "autocorrectionDisabled", "textInputAutocapitalization", "submitLabel", "focused", "scrollContentBackground",
    "listRowSeparator", "listRowInsets", "presentationDetents", "presentationDragIndicator",
    "interactiveDismissDisabled", "symbolRenderingMode", "symbolVariant", "symbolEffect", "contentShape",
    "allowsHitTesting", "rotationEffect", "scaleEffect", "blur", "fill", "stroke", "strokeBorder", "trim",
    "position", "dynamicTypeSize", "redacted", "preferredColorScheme", "colorScheme", "fontWeight", "fontDesign",
    "monospacedDigit", "textCase", "underline", "strikethrough", "sensoryFeedback", "contentTransition",
    "matchedGeometryEffect", "tabViewStyle", "navigationViewStyle", "menuStyle", "headerProminence",
    "gridCellColumns", "progressViewStyle", "scrollDismissesKeyboard", "scrollIndicators", "scrollDisabled",
    "keyboardShortcut", "help", "privacySensitive", "unredacted", "toolbarBackground", "toolbarColorScheme",
    "toolbarVisibility", "toolbarTitleDisplayMode", "statusBarHidden", "persistentSystemOverlays",
    "buttonBorderShape", "buttonRepeatBehavior", "glassEffect", "defaultScrollAnchor", "scrollPosition",
    "scrollTargetBehavior", "scrollTargetLayout", "containerRelativeFrame", "renderingMode", "interpolation",
    "antialiased", "truncationMode", "allowsTightening", "kerning", "tracking", "baselineOffset", "monospaced",
    "equatable", "commands", "defaultSize", "windowResizability", "windowStyle", "deleteDisabled",
    "moveDisabled", "textSelection", "speechSpellsOutCharacters", "accessibilityShowsLargeContentViewer",
  ]
}

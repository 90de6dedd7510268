/// What a closure or view that is handed to a view or modifier is for.
public enum SlotRole: Hashable, Sendable {
  /// Shown where the element stands.
  case content
  /// What a control shows of itself.
  case label
  /// The picture of a `Label`.
  case icon
  /// Pushed onto the navigation stack.
  case destination
  /// Shown by a sheet, cover, popover or inspector.
  case presented
  /// The buttons of an alert or confirmation dialog.
  case dialog
  /// The text of a dialog.
  case message
  /// Behind or in front of the element, without a role of its own: `background`, `mask`.
  case decoration
  case toolbar
  case swipeActions
  case contextMenu
  /// A view or modifier value in an argument whose use is not known.
  case argument
  /// Runs when a person taps.
  case action
  /// Runs on a gesture other than a control's own tap.
  case gesture
  /// Runs by itself: on appearing, on a change, on a notification.
  case lifecycle
  /// Runs for assistive technology only: not a way a person in Assistive Access has.
  case accessibilityAction

  /// Whether the slot holds views (and not code).
  public var holdsViews: Bool {
    switch self {
    case .content, .label, .icon, .destination, .presented, .dialog, .message, .decoration, .toolbar, .swipeActions,
      .contextMenu, .argument:
      true
    case .action, .gesture, .lifecycle, .accessibilityAction: false
    }
  }

  /// Whether what stands in the slot is on another screen than the element.
  public var startsScreen: Bool { self == .destination || self == .presented }
}

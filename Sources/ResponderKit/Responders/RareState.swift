import Graphics

/// Rarely used state of responders, out of line so that the others stay small.
@MainActor
final class RareState {
  /// The values that families of properties keep, by their class.
  var storedValues: [ObjectIdentifier: AnyObject] = [:]
  var identifier: String?
  var recordName: String?
  var placeholder: Placeholder?
  var accessibility: AccessibilityStorage?
  /// The listeners to accessibility notifications and events.
  var accessibilityListeners: [AccessibilityListener] = []

  /// For a view controller: the item in it that was focused last.
  var lastFocused: WeakEnvironment?

  // For views.

  var transform = AffineTransform.identity
  var tag = 0
  var clipsToBounds = false
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  var gestureRecognizers: [GestureRecognizer] = []
  var touchDelivery: TouchDelivery?
  /// For the root view: the time of the tree.
  var clock: EventClock?
  var interactions: [any Interaction] = []
  /// For the root view of a tree without an application.
  var inputServices: InputServices?
  /// For a window: what can be undone without another manager.
  var undoManager: UndoManager?
  /// For the root view of a tree without a scene.
  var focusSystem: FocusSystem?
  var focusGroupIdentifier: String?
  var focusGroupPriority: FocusGroupPriority?
  var layoutGuides: [LayoutGuide] = []
  /// For the root view: the interaction whose menu is open in the tree.
  var visibleMenuInteraction: ContextMenuInteraction?
  /// For the root view: the interaction under the pointer in the tree.
  var hoveredInteraction: PointerInteraction?
  var tintColor: Color?
  /// Indicates whether the tint came from an appearance proxy.
  var isTintFromAppearance = false
  var tintAdjustmentMode = View.TintAdjustmentMode.automatic
  var traitOverrides = TraitCollection()
  var traitRegistrations: [TraitChangeRegistration] = []
  /// The place and the time of the user, for date pickers: their `DateSettings`.
  var dateSettings: (any Sendable)?
  var looks: ViewLooks?
  var scrollLooks: ScrollLooks?
}

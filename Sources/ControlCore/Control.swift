public import Accessibility
public import Graphics
public import ResponderKit

/// A view that tells targets what the user does with it: UIKit's `UIControl`.
///
/// Targets are not kept; closures are. Main actor only; neither an application nor a window is
/// needed. Tracking of touches is not part of it yet: events are sent with ``sendActions(for:)``.
@MainActor
open class Control: View {
  /// Creates a control with a frame.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// Creates a control that runs the action when its primary action is triggered.
  public convenience init(frame: Rect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the user can operate the control; true unless set.
  open var isEnabled: Bool = true
  /// Whether the control is selected; false unless set.
  open var isSelected: Bool = false
  /// Whether the control is highlighted; false unless set.
  open var isHighlighted: Bool = false

  /// The bits of the three flags; a subclass may add bits of ``ControlState/application``.
  open var state: ControlState {
    var state = ControlState.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Where the content stands between top and bottom; the centre unless set.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  /// Where the content stands between left and right; the centre unless set.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center

  /// The horizontal alignment as left or right in the direction of the control.
  public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.resolved(in: effectiveUserInterfaceLayoutDirection)
  }

  // MARK: Sending

  /// Sends the action to the target, or up the responder chain without one.
  ///
  /// Every action of a target comes through here. An override calls super exactly once to send the
  /// action and not at all to suppress it. The application of the control's window, where there is
  /// one, gets the action in its `sendAction(_:to:from:for:)`.
  open func sendAction(
    _ action: ActionSelector, to target: AnyObject?, for event: InputEvent?
  ) {
    dispatchAction(action, to: target, for: event)
  }

  /// Runs a closure; the same rule for overrides.
  open func sendAction(_ action: Action) { action.performWithSender(self, target: nil) }

  /// Calls once each handler that was added for any of the events, in the order in which they were
  /// added.
  ///
  /// A disabled control sends too: only the user's touches are blocked. A handler that is removed
  /// by an earlier one is not called; one that is added is called from the next event on. Events
  /// that are added to a handler, and an action that takes the place of another, count at once.
  open func sendActions(for events: ControlEvents) {
    dispatches += 1
    for index in handlers.indices {
      guard !handlers[index].events.isDisjoint(with: events) else { continue }
      switch handlers[index].receiver {
      case .responder(let anchor, let action):
        if let target = anchor.responder?.takeUnretainedValue() {
          sendAction(action, to: target, for: nil)
        }
      case .object(let reference, let action):
        if let target = reference.object { sendAction(action, to: target, for: nil) }
      case .chain(let action): sendAction(action, to: nil, for: nil)
      case .action(let action): sendAction(action)
      }
    }
    dispatches -= 1
    if hasRemovals { sweep() }
  }

  // MARK: Handlers, see Control+Handlers.swift

  /// In the order in which they were added.
  @exclusivity(unchecked) final var handlers: [EventHandler] = []
  /// How many calls of ``sendActions(for:)`` are under way; entries stay in place until there are
  /// none.
  private var dispatches = 0
  private var hasRemovals = false

  /// Takes the events from the entries that match; entries without events go.
  final func remove(_ events: ControlEvents, where matches: (EventHandler) -> Bool) {
    for index in handlers.indices where matches(handlers[index]) {
      handlers[index].events.subtract(events)
      if handlers[index].events.isEmpty { hasRemovals = true }
    }
    if hasRemovals { sweep() }
  }

  /// Drops the entries without events, unless a dispatch counts on their places.
  private func sweep() {
    guard dispatches == 0 else { return }
    hasRemovals = false
    // What is dropped may let go of objects that change the list when they go, so it lives until
    // the list is whole again.
    let old = handlers
    handlers = old.filter { !$0.events.isEmpty }
    withExtendedLifetime(old) {}
  }

  // MARK: Accessibility

  /// The traits that were set, or else the control's own, with the state of the control added.
  open override var accessibilityTraits: AccessibilityTraits {
    get {
      var traits = explicitAccessibilityTraits ?? defaultAccessibilityTraits
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set {
      // What the state adds is not kept: `accessibilityTraits.insert(.header)` reads it and writes
      // it back.
      var traits = newValue
      if !isEnabled { traits.remove(.notEnabled) }
      if isSelected { traits.remove(.selected) }
      super.accessibilityTraits = traits
    }
  }

  /// What the control is where no traits are set: none for a bare control.
  open var defaultAccessibilityTraits: AccessibilityTraits { .none }
}

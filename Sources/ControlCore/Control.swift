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
  open func sendActions(for events: ControlEvents) { send(events, with: nil) }

  // MARK: Handlers, see HandlerList.swift

  @exclusivity(unchecked) final var handlerList: HandlerList?
  /// How many dispatches are under way; entries stay in place until there are none.
  @exclusivity(unchecked) final var dispatches: Int32 = 0
  /// Whether entries wait for the end of a dispatch to be dropped.
  @exclusivity(unchecked) final var needsSweep = false
  /// Whether the class has its own way of sending; found out when the first handler is added.
  @exclusivity(unchecked) final var isFunnel = false

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

public import Accessibility
@_exported public import ControlValues
public import Graphics
public import ResponderKit

/// A view that tells targets what the user does with it: UIKit's `UIControl`.
///
/// Targets are not kept; closures are. Main actor only; neither an application nor a window is
/// needed.
@MainActor
open class Control: View {
  /// Creates a control with a frame (`UIControl.init(frame:)`).
  public override init(frame: Rect) { super.init(frame: frame) }

  /// Creates a control that runs the action when its primary action is triggered
  /// (`UIControl.init(frame:primaryAction:)`).
  public convenience init(frame: Rect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the user can operate the control; true unless set (`UIControl.isEnabled`).
  ///
  /// A control that is disabled while it tracks a touch stops, and sends nothing
  /// (``cancelTracking(with:)``; Apple is silent).
  @exclusivity(unchecked) open var isEnabled: Bool = true {
    willSet { noteElement() }
    didSet {
      guard isEnabled != oldValue else { return }
      noteChange(.disabled, isSet: !isEnabled)
      if !isEnabled { stopTracking(with: nil, sending: []) }
    }
  }

  /// Whether the control is selected; false unless set (`UIControl.isSelected`).
  @exclusivity(unchecked) open var isSelected: Bool = false {
    willSet { noteElement() }
    didSet { if isSelected != oldValue { noteChange(.selected, isSet: isSelected) } }
  }

  /// Whether the control is highlighted, as it is while a touch is inside; false unless set
  /// (`UIControl.isHighlighted`).
  @exclusivity(unchecked) open var isHighlighted: Bool = false {
    willSet { noteElement() }
    didSet { if isHighlighted != oldValue { noteChange(.highlighted, isSet: isHighlighted) } }
  }

  /// The bits of the three flags; a subclass may add bits of ``ControlState/application``
  /// (`UIControl.state`).
  open var state: ControlState {
    var state = ControlState.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if looksFocused { state.insert(.focused) }
    return state
  }

  /// Where the content stands between top and bottom; the center unless set
  /// (`UIControl.contentVerticalAlignment`).
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// Where the content stands between left and right; the center unless set
  /// (`UIControl.contentHorizontalAlignment`).
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment as left or right in the direction of the control
  /// (`UIControl.effectiveContentHorizontalAlignment`).
  public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.resolved(in: effectiveUserInterfaceLayoutDirection)
  }

  /// Whether the control is invisible; one that is hidden while it tracks a touch stops, and sends
  /// ``ControlEvents/touchCancel`` (`UIView.isHidden`; Apple is silent on tracking).
  open override var isHidden: Bool {
    didSet { if isHidden, !oldValue { stopTracking(with: nil, sending: .touchCancel) } }
  }

  // MARK: Tracking, see Control+Tracking.swift

  /// Whether the control follows a touch (`UIControl.isTracking`).
  public final var isTracking: Bool { trackingPhase == .following || trackingPhase == .ending }
  /// Whether the touch that the control follows is inside (`UIControl.isTouchInside`).
  public internal(set) final var isTouchInside = false
  /// How far outside a dragged touch still counts as inside; ``TouchInsidePolicy/observed`` unless
  /// set; UIKit has no counterpart.
  open var touchInsidePolicy: TouchInsidePolicy = .observed
  /// How far the control is with its touch.
  final var trackingPhase = TrackingPhase.idle
  /// What a tap does, and what else fits the byte; see Control+Flags.swift.
  @exclusivity(unchecked) final var flags: ControlFlags = []
  /// The finger that the control follows, if it does; the low bits are enough to tell two apart.
  final var trackedFinger: Int16 = 0

  /// Is asked whether to follow a touch that begins in the control; true unless overridden
  /// (`UIControl.beginTracking(_:with:)`).
  ///
  /// After false the control ignores the rest of the touch, and sends nothing.
  open func beginTracking(_ touch: Touch, with event: InputEvent?) -> Bool { true }

  /// Is asked whether to follow a touch that has moved any longer; true unless overridden
  /// (`UIControl.continueTracking(_:with:)`).
  ///
  /// After false the control ignores the rest of the touch, and sends nothing more.
  open func continueTracking(_ touch: Touch, with event: InputEvent?) -> Bool { true }

  /// Is told that the touch was lifted, before the events are sent (`UIControl.endTracking(_:with:)`).
  open func endTracking(_ touch: Touch?, with event: InputEvent?) {}

  /// Is told that something took the touch away, without an event where the control was disabled,
  /// hidden or removed; an override calls super (`UIControl.cancelTracking(with:)`).
  ///
  /// Called by a program it ends the tracking, and nothing is sent.
  open func cancelTracking(with event: InputEvent?) { reset() }

  /// Follows the first finger that comes down in the control (`UIResponder.touchesBegan(_:with:)`).
  open override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {
    if let touch = touches.min(by: { $0.id < $1.id }) { begin(touch, with: event) }
  }

  /// Goes on following the finger (`UIResponder.touchesMoved(_:with:)`).
  open override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {
    if let touch = tracked(touches) { move(touch, with: event) }
  }

  /// Ends following the finger, and sends what it has done (`UIResponder.touchesEnded(_:with:)`).
  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    if let touch = tracked(touches) { end(touch, with: event) }
  }

  /// Stops following the finger, and sends ``ControlEvents/touchCancel``
  /// (`UIResponder.touchesCancelled(_:with:)`).
  open override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {
    if tracked(touches) != nil { stopTracking(with: event, sending: .touchCancel) }
  }

  /// Does what a tap does on a button: opens the menu that is the primary action, or sends the primary
  /// action (`UIControl.performPrimaryAction()`).
  open func performPrimaryAction() {
    if opensMenuOnTouch, openMenu(at: bounds.center) { return }
    toggleSelectionIfAsked()
    send(.primaryActionTriggered, with: nil)
  }

  // MARK: Menus, see Control+Menu.swift

  /// Whether a touch opens the menu at once, in place of the primary action; false unless set
  /// (`UIControl.showsMenuAsPrimaryAction`).
  open var showsMenuAsPrimaryAction: Bool = false

  /// Says what menu the control opens; none unless overridden, and super need not be called
  /// (`UIControl.contextMenuInteraction(_:configurationForMenuAtLocation:)`).
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? { nil }

  /// Is told before the menu is there; an override calls super
  /// (`UIControl.contextMenuInteraction(_:willDisplayMenuFor:animator:)`).
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { noteMenu(of: interaction) }

  /// Is told before the menu goes; an override calls super
  /// (`UIControl.contextMenuInteraction(_:willEndFor:animator:)`).
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  // MARK: Sending

  /// Sends the action to the target, or up the responder chain without one
  /// (`UIControl.sendAction(_:to:for:)`).
  ///
  /// Every action of a target comes through here. An override calls super exactly once to send the
  /// action and not at all to suppress it. The application of the control's window, where there is
  /// one, gets the action in its `sendAction(_:to:from:for:)`.
  open func sendAction(
    _ action: ActionSelector, to target: AnyObject?, for event: InputEvent?
  ) {
    dispatchAction(action, to: target, for: event)
  }

  /// Runs a closure; the same rule for overrides (`UIControl.sendAction(_:)`).
  open func sendAction(_ action: Action) {
    guard let recorder = InteractionRecorder.current else {
      return action.performWithSender(self, target: nil)
    }
    recorder.run(action) { action.performWithSender(self, target: nil) }
  }

  /// Calls once each handler that was added for any of the events, in the order in which they were
  /// added (`UIControl.sendActions(for:)`; Apple documents no order).
  ///
  /// A disabled control sends too: only the user's touches are blocked. A handler that is removed
  /// by an earlier one is not called; one that is added is called from the next event on. Events
  /// that are added to a handler, and an action that takes the place of another, count at once.
  open func sendActions(for events: ControlEvents) {
    if let handlerList {
      FastPath.call(handlerList, for: events, from: self)
    } else {
      send(events, with: nil)
    }
  }

  // MARK: Handlers, see EventSender

  @exclusivity(unchecked) nonisolated(unsafe) package final var handlerList: Unmanaged<HandlerList>?

  deinit { handlerList?.release() }

  // MARK: Accessibility

  /// The traits that were set, or else the control's own, with the state of the control added
  /// (`UIAccessibility.accessibilityTraits`).
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

  /// What the control is where no traits are set: none for a bare control; UIKit has no counterpart.
  open var defaultAccessibilityTraits: AccessibilityTraits { standardAccessibilityTraits ?? .none }
}

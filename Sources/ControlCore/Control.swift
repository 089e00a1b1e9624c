// A program that imports this module names what a control is made of, too.
@_exported public import ControlValues
@_exported public import ResponderKit
public import Accessibility
public import Graphics

/// A view that reports the user's actions to targets: UIKit's `UIControl`.
///
/// It retains closures, but not targets. Main actor only; it needs neither an application nor a
/// window.
@preconcurrency @MainActor
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

  /// A Boolean value that indicates whether it is enabled; true unless set (`UIControl.isEnabled`).
  ///
  /// A control that is disabled while it tracks a touch stops tracking and sends nothing
  /// (``cancelTracking(with:)``; Apple is silent).
  @exclusivity(unchecked) open var isEnabled: Bool = true {
    willSet { noteElement() }
    didSet {
      guard isEnabled != oldValue else { return }
      noteChange(.disabled, isSet: !isEnabled)
      if !isEnabled { stopTracking(with: nil, sending: []) }
    }
  }

  /// A Boolean value that indicates whether it is selected; false unless set
  /// (`UIControl.isSelected`).
  @exclusivity(unchecked) open var isSelected: Bool = false {
    willSet { noteElement() }
    didSet { if isSelected != oldValue { noteChange(.selected, isSet: isSelected) } }
  }

  /// A Boolean value that indicates whether the control is highlighted, as it is while a touch is
  /// inside; false unless set (`UIControl.isHighlighted`).
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
    if isFocused || looksFocused { state.insert(.focused) }
    return state
  }

  /// The vertical alignment of the content; the center unless set
  /// (`UIControl.contentVerticalAlignment`).
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The horizontal alignment of the content; the center unless set
  /// (`UIControl.contentHorizontalAlignment`).
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment, resolved to left or right by the control's layout direction
  /// (`UIControl.effectiveContentHorizontalAlignment`).
  public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.resolved(in: effectiveUserInterfaceLayoutDirection)
  }

  /// A Boolean value that indicates whether it is invisible; hiding it while it tracks a touch ends
  /// that and sends ``ControlEvents/touchCancel`` (`UIView.isHidden`; Apple is silent on that).
  open override var isHidden: Bool {
    didSet { if isHidden, !oldValue { stopTracking(with: nil, sending: .touchCancel) } }
  }

  // MARK: Tracking, see Control+Tracking.swift

  /// A Boolean value that indicates whether the control tracks a touch (`UIControl.isTracking`).
  public final var isTracking: Bool { trackingPhase == .following || trackingPhase == .ending }
  /// A Boolean value that indicates whether that touch is inside (`UIControl.isTouchInside`).
  public internal(set) final var isTouchInside = false
  /// The policy for the distance outside at which a dragged touch still counts as inside;
  /// ``TouchInsidePolicy/observed`` unless set; UIKit has no counterpart.
  open var touchInsidePolicy: TouchInsidePolicy = .observed
  /// The phase of the touch tracking.
  final var trackingPhase = TrackingPhase.idle
  /// The effect of a tap, and other flags of the same byte; see Control+Flags.swift.
  @exclusivity(unchecked) final var flags: ControlFlags = []
  /// The finger that the control tracks, if any; the low bits are enough to distinguish two
  /// fingers.
  final var trackedFinger: Int16 = 0

  /// Called to ask whether to track a touch that begins in the control; returns true unless
  /// overridden (`UIControl.beginTracking(_:with:)`).
  ///
  /// If it returns false, the control ignores the rest of the touch and sends nothing.
  open func beginTracking(_ touch: Touch, with event: InputEvent?) -> Bool { true }

  /// Called to ask whether to keep tracking a touch that has moved; returns true unless overridden
  /// (`UIControl.continueTracking(_:with:)`).
  ///
  /// If it returns false, the control ignores the rest of the touch and sends nothing more.
  open func continueTracking(_ touch: Touch, with event: InputEvent?) -> Bool { true }

  /// Called when the touch is lifted, before the events are sent
  /// (`UIControl.endTracking(_:with:)`).
  open func endTracking(_ touch: Touch?, with event: InputEvent?) {}

  /// Called when the touch is canceled; an override calls super
  /// (`UIControl.cancelTracking(with:)`).
  ///
  /// The event is nil if the control was disabled, hidden or removed. A call by a program ends the
  /// tracking, and nothing is sent.
  open func cancelTracking(with event: InputEvent?) { reset() }

  /// Tracks the first finger that comes down in the control (`UIResponder.touchesBegan(_:with:)`).
  open override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {
    if let touch = touches.min(by: { $0.id < $1.id }) { begin(touch, with: event) }
  }

  /// Continues to track the finger (`UIResponder.touchesMoved(_:with:)`).
  open override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {
    if let touch = tracked(touches) { move(touch, with: event) }
  }

  /// Ends the tracking, and sends the resulting events (`UIResponder.touchesEnded(_:with:)`).
  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    if let touch = tracked(touches) { end(touch, with: event) }
  }

  /// Stops the tracking, and sends ``ControlEvents/touchCancel``
  /// (`UIResponder.touchesCancelled(_:with:)`).
  open override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {
    if tracked(touches) != nil { stopTracking(with: event, sending: .touchCancel) }
  }

  // MARK: Focus and presses, see Control+Focus.swift

  /// A Boolean value that indicates whether the control can be focused: if it is enabled, and with
  /// a keyboard only if that operates everything (`UIControl.canBecomeFocused`).
  ///
  /// A subclass whose controls a keyboard focuses too returns ``isEnabled``.
  open override var canBecomeFocused: Bool { isEnabled && focusesControls }

  /// Updates the state (`UIFocusEnvironment.didUpdateFocus(in:with:)`).
  open override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusHasChanged(in: context)
  }

  /// Highlights the control for the select button of a remote, if the control is focused
  /// (`UIResponder.pressesBegan(_:with:)`).
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if !beginPress(presses) { super.pressesBegan(presses, with: event) }
  }

  /// Keeps the press of the select button (`UIResponder.pressesChanged(_:with:)`).
  open override func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    if !isPressed { super.pressesChanged(presses, with: event) }
  }

  /// Opens the menu or sends the primary action when the select button is released
  /// (`UIResponder.pressesEnded(_:with:)`).
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    if endPress(presses) {
      performPress(with: event)
    } else {
      super.pressesEnded(presses, with: event)
    }
  }

  /// Sends nothing (`UIResponder.pressesCancelled(_:with:)`).
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    if !endPress(presses) { super.pressesCancelled(presses, with: event) }
  }

  /// Performs what a tap does on a button: opens the menu if it is the primary action, otherwise
  /// sends the primary action (`UIControl.performPrimaryAction()`).
  open func performPrimaryAction() {
    if opensMenuOnTouch, openMenu(at: bounds.center) { return }
    toggleSelectionIfAsked()
    send(.primaryActionTriggered, with: nil)
  }

  // MARK: Menus, see Control+Menu.swift

  /// A Boolean value that indicates whether a touch opens the menu at once, instead of triggering
  /// the primary action; false unless set (`UIControl.showsMenuAsPrimaryAction`).
  open var showsMenuAsPrimaryAction: Bool = false

  /// Returns the menu that the control opens; nil unless overridden, and an override need not call
  /// super (`UIControl.contextMenuInteraction(_:configurationForMenuAtLocation:)`).
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? { nil }

  /// Returns the point of the control that its menu is attached to: the middle of its lower edge,
  /// unless overridden (`UIControl.menuAttachmentPoint(for:)`, which documents no default).
  open func menuAttachmentPoint(for configuration: ContextMenuConfiguration) -> Point {
    Point(x: bounds.midX, y: bounds.maxY)
  }

  /// Called before the menu appears; an override calls super
  /// (`UIControl.contextMenuInteraction(_:willDisplayMenuFor:animator:)`).
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { noteMenu(of: interaction) }

  /// Called before the menu disappears; an override calls super
  /// (`UIControl.contextMenuInteraction(_:willEndFor:animator:)`).
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  // MARK: Sending

  /// Sends the action to the target, or up the responder chain without one
  /// (`UIControl.sendAction(_:to:for:)`).
  ///
  /// Every action of a target goes through this method. An override calls super exactly once to
  /// send the action and not at all to suppress it. If the control's window has an application, the
  /// application's `sendAction(_:to:from:for:)` receives the action.
  open func sendAction(
    _ action: ActionSelector, to target: ActionParty?, for event: InputEvent?
  ) {
    dispatchAction(action, to: object(of: target), for: event)
  }

  /// Runs a closure; overrides follow the same rule (`UIControl.sendAction(_:)`).
  open func sendAction(_ action: Action) {
    guard let recorder = InteractionRecorder.current else {
      return action.performWithSender(self, target: nil)
    }
    recorder.run(action) { action.performWithSender(self, target: nil) }
  }

  /// Calls each handler that was added for any of the events, once and in the order of addition
  /// (`UIControl.sendActions(for:)`; Apple documents no order).
  ///
  /// A disabled control sends too: only the user's touches are blocked. A handler that an earlier
  /// one removes is not called; one that is added is called from the next event on. Events that are
  /// added to a handler, and an action that replaces another, take effect at once.
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
      // The state's traits are not stored: `accessibilityTraits.insert(.header)` reads them and
      // writes them back.
      var traits = newValue
      if !isEnabled { traits.remove(.notEnabled) }
      if isSelected { traits.remove(.selected) }
      super.accessibilityTraits = traits
    }
  }

  /// The traits of the control where none are set: none for a bare control.
  ///
  /// UIKit has no counterpart.
  open var defaultAccessibilityTraits: AccessibilityTraits { standardAccessibilityTraits ?? .none }
}

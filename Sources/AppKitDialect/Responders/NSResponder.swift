public import KeyValues
public import ResponderKit

/// An object that takes part in AppKit's responder chain (`NSResponder`).
///
/// Subclasses list the actions that can be found by name in ``Responder/actions``. AppKit's rules ask
/// neither `canPerformAction` nor `target(forAction:withSender:)` of ``Responder``. Main actor only.
@preconcurrency @MainActor
open class NSResponder: Responder {
  /// Creates a responder outside any chain.
  public override init() {
    super.init()
    NSResponderOverrides.register
  }

  private final var nextLink = Backlink<NSResponder>()
  /// Indicates whether the next responder was set by hand.
  final var hasOwnNext = false

  /// The next responder once the one that the object was linked to is gone, unless that was set by hand.
  var standardNext: NSResponder? { nil }

  /// The responder that is asked after this one; nil at the end of the chain, and once that object has
  /// been deallocated (`NSResponder.nextResponder`).
  ///
  /// A view's is its superview or its controller until it is set, and again after the view has moved; nil
  /// that is set ends the chain.
  open var nextResponder: NSResponder? {
    get {
      if let stored = storedNext?.takeUnretainedValue() as? NSResponder { return stored }
      return nextLink.object ?? (hasOwnNext ? nil : standardNext)
    }
    set {
      link(to: newValue)
      hasOwnNext = true
    }
  }

  /// AppKit's ``nextResponder``.
  public final override var next: Responder? { nextResponder }

  /// Links the object to another one, which may be deallocated.
  final func link(to next: NSResponder?) {
    storedNext = nil
    hasOwnNext = false
    nextLink = Backlink(next)
    setAsksForNext(next != nil)
  }

  /// Links the object to one that clears ``storedNext`` before it is deallocated, so that a search need
  /// not ask for it.
  final func link(toOwner next: NSResponder) {
    if storedNext == nil { link(to: nil) }
    storedNext = .passUnretained(next)
  }

  /// The contextual menu of the object; nil unless set (`NSResponder.menu`).
  open var menu: NSMenu? {
    get { valuesIfAny(ContextualMenu.self)?.menu }
    set { values(ContextualMenu.self) { ContextualMenu() }.menu = newValue }
  }

  // MARK: Values

  /// Returns the value of a key: a property of AppKit that views are bound to, or one of the class
  /// (`NSObject.value(forKey:)`).
  open func value(forKey key: String) throws(KeyValueError) -> Any? { try storedValue(forKey: key) }
  /// Sets the value of a key (`NSObject.setValue(_:forKey:)`).
  open func setValue(_ value: Any?, forKey key: String) throws(KeyValueError) {
    try storeValue(value, forKey: key)
  }
  /// Returns the value that the object accepts: any unless overridden (`NSObject.validateValue(_:forKey:)`).
  open func validateValue(_ value: Any?, forKey key: String) throws(KeyValueError) -> Any? { value }
  /// Returns no key path unless overridden (`NSObject.keyPathsForValuesAffectingValue(forKey:)`).
  open func keyPathsForValuesAffectingValue(forKey key: String) -> [String] { [] }

  // MARK: First responder

  /// A Boolean value that indicates whether the object accepts first responder status; false unless
  /// overridden (`NSResponder.acceptsFirstResponder`).
  open var acceptsFirstResponder: Bool { false }

  /// Called by the window when the object is about to be first responder; returns whether it accepts:
  /// true unless overridden (`NSResponder.becomeFirstResponder()`).
  ///
  /// Not called directly: ``NSWindow/makeFirstResponder(_:)`` does.
  @discardableResult
  open func becomeFirstResponder() -> Bool { true }

  /// Called by the window when another object is about to be first responder; returns whether the object
  /// agrees: true unless overridden (`NSResponder.resignFirstResponder()`).
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Indicates whether the object is the first responder of its window.
  final var isFirstResponder: Bool {
    window(of: self).map { $0.firstResponder === self } ?? false
  }

  /// Returns whether an object may become first responder for an event: what the next responder says, and
  /// true at the end of the chain, unless overridden
  /// (`NSResponder.validateProposedFirstResponder(_:for:)`).
  open func validateProposedFirstResponder(
    _ responder: NSResponder, for event: NSEvent?
  ) -> Bool {
    nextResponder == nil
      || forward(.event(.validateFirstResponder)) {
        $0.validateProposedFirstResponder(responder, for: event)
      }
  }

  // MARK: Actions

  /// Returns an object that performs an action in place of this one, which lacks the method; nil unless
  /// overridden (`NSResponder.supplementalTarget(forAction:sender:)`).
  open func supplementalTarget(forAction action: ActionSelector, sender: Any?) -> Any? { nil }

  /// Performs an action, or has an object further up the chain perform it; returns whether one did
  /// (`NSResponder.tryToPerform(_:with:)`).
  @discardableResult
  open func tryToPerform(_ action: ActionSelector, with object: Any?) -> Bool {
    performOwn(action, with: object as AnyObject?)
      || forward(.action(action)) { $0.tryToPerform(action, with: object) }
  }

  /// Performs a command of the keyboard, or has an object further up the chain perform it; the computer
  /// beeps if none does (`NSResponder.doCommand(by:)`).
  open func doCommand(by selector: ActionSelector) {
    if performOwn(selector, with: nil) { return }
    if !forward(.command(selector), { $0.doCommand(by: selector) }) { beep(for: selector) }
  }

  /// Called when no object in the chain handles an event; the computer beeps for a key
  /// (`NSResponder.noResponder(for:)`).
  ///
  /// The beep is a value: see ``NSApplication/beeps``.
  open func noResponder(for eventSelector: ActionSelector) {
    if eventSelector == .keyDown { beep(for: eventSelector) }
  }

  /// Handles a key equivalent; returns whether the event was one: false unless overridden
  /// (`NSResponder.performKeyEquivalent(with:)`).
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }

  /// Selects everything; does nothing unless overridden
  /// (`NSStandardKeyBindingResponding.selectAll(_:)`).
  open func selectAll(_ sender: Any?) {}

  // MARK: Keys

  /// Called when a key goes down; forwards to the next responder unless overridden
  /// (`NSResponder.keyDown(with:)` and the others).
  open func keyDown(with event: NSEvent) { pass(event, .keyDown) { $0.keyDown(with: event) } }
  /// Called when a key is released; forwards to the next responder unless overridden.
  open func keyUp(with event: NSEvent) { pass(event, .keyUp) { $0.keyUp(with: event) } }
  /// Called when a modifier key is pressed or released; forwards to the next responder unless
  /// overridden.
  open func flagsChanged(with event: NSEvent) {
    pass(event, .flagsChanged) { $0.flagsChanged(with: event) }
  }
  /// Called with what the user types; forwards to the next responder unless overridden, and the computer
  /// beeps at the end of the chain (`NSResponder.insertText(_:)`).
  open func insertText(_ insertString: Any) {
    if !forward(.event(.insertText), { $0.insertText(insertString) }) { beep(for: .insertText) }
  }

  // MARK: The mouse

  /// Called when the left button goes down; forwards to the next responder unless overridden
  /// (`NSResponder.mouseDown(with:)` and the others).
  open func mouseDown(with event: NSEvent) { pass(event, .mouseDown) { $0.mouseDown(with: event) } }
  /// Called when the left button is released; forwards to the next responder unless overridden.
  open func mouseUp(with event: NSEvent) { pass(event, .mouseUp) { $0.mouseUp(with: event) } }
  /// Called when the mouse moves with the left button down; forwards to the next responder unless
  /// overridden.
  open func mouseDragged(with event: NSEvent) {
    pass(event, .mouseDragged) { $0.mouseDragged(with: event) }
  }
  /// Called when the mouse moves; forwards to the next responder unless overridden.
  open func mouseMoved(with event: NSEvent) {
    pass(event, .mouseMoved) { $0.mouseMoved(with: event) }
  }
  /// Called when the pointer enters an area; forwards to the next responder unless overridden.
  open func mouseEntered(with event: NSEvent) {
    pass(event, .mouseEntered) { $0.mouseEntered(with: event) }
  }
  /// Called when the pointer leaves an area; forwards to the next responder unless overridden.
  open func mouseExited(with event: NSEvent) {
    pass(event, .mouseExited) { $0.mouseExited(with: event) }
  }
  /// Called when the right button goes down; forwards to the next responder unless overridden.
  open func rightMouseDown(with event: NSEvent) {
    pass(event, .rightMouseDown) { $0.rightMouseDown(with: event) }
  }
  /// Called when the right button is released; forwards to the next responder unless overridden.
  open func rightMouseUp(with event: NSEvent) {
    pass(event, .rightMouseUp) { $0.rightMouseUp(with: event) }
  }
  /// Called when the mouse moves with the right button down; forwards to the next responder unless
  /// overridden.
  open func rightMouseDragged(with event: NSEvent) {
    pass(event, .rightMouseDragged) { $0.rightMouseDragged(with: event) }
  }
  /// Called when another button goes down; forwards to the next responder unless overridden.
  open func otherMouseDown(with event: NSEvent) {
    pass(event, .otherMouseDown) { $0.otherMouseDown(with: event) }
  }
  /// Called when another button is released; forwards to the next responder unless overridden.
  open func otherMouseUp(with event: NSEvent) {
    pass(event, .otherMouseUp) { $0.otherMouseUp(with: event) }
  }
  /// Called when the mouse moves with another button down; forwards to the next responder unless
  /// overridden.
  open func otherMouseDragged(with event: NSEvent) {
    pass(event, .otherMouseDragged) { $0.otherMouseDragged(with: event) }
  }
  /// Called when the wheel turns or two fingers scroll; forwards to the next responder unless
  /// overridden.
  open func scrollWheel(with event: NSEvent) {
    pass(event, .scrollWheel) { $0.scrollWheel(with: event) }
  }
  /// Called when the pointer enters an area with a cursor of its own; forwards to the next responder
  /// unless overridden.
  open func cursorUpdate(with event: NSEvent) {
    pass(event, .cursorUpdate) { $0.cursorUpdate(with: event) }
  }

  // MARK: Gestures and touches

  /// Called for a pinch; forwards to the next responder unless overridden.
  open func magnify(with event: NSEvent) { pass(event, .magnify) { $0.magnify(with: event) } }
  /// Called for a rotation; forwards to the next responder unless overridden.
  open func rotate(with event: NSEvent) { pass(event, .rotate) { $0.rotate(with: event) } }
  /// Called for a swipe; forwards to the next responder unless overridden.
  open func swipe(with event: NSEvent) { pass(event, .swipe) { $0.swipe(with: event) } }
  /// Called for a double tap with two fingers; forwards to the next responder unless overridden.
  open func smartMagnify(with event: NSEvent) {
    pass(event, .smartMagnify) { $0.smartMagnify(with: event) }
  }
  /// Called when the pressure on a trackpad changes; forwards to the next responder unless overridden.
  open func pressureChange(with event: NSEvent) {
    pass(event, .pressureChange) { $0.pressureChange(with: event) }
  }
  /// Called for a tap with three fingers; forwards to the next responder unless overridden.
  open func quickLook(with event: NSEvent) { pass(event, .quickLook) { $0.quickLook(with: event) } }
  /// Called when fingers touch a trackpad; forwards to the next responder unless overridden.
  open func touchesBegan(with event: NSEvent) {
    pass(event, .touchesBegan) { $0.touchesBegan(with: event) }
  }
  /// Called when fingers move on a trackpad; forwards to the next responder unless overridden.
  open func touchesMoved(with event: NSEvent) {
    pass(event, .touchesMoved) { $0.touchesMoved(with: event) }
  }
  /// Called when fingers leave a trackpad; forwards to the next responder unless overridden.
  open func touchesEnded(with event: NSEvent) {
    pass(event, .touchesEnded) { $0.touchesEnded(with: event) }
  }
  /// Called when touches of a trackpad are canceled; forwards to the next responder unless overridden.
  open func touchesCancelled(with event: NSEvent) {
    pass(event, .touchesCancelled) { $0.touchesCancelled(with: event) }
  }
}

/// The contextual menu of a responder, which few have.
private final class ContextualMenu {
  var menu: NSMenu?
}

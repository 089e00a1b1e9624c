public import Graphics

/// A responder that receives touches, presses, keys and commands: UIKit's `UIResponder`.
///
/// Views, view controllers, windows, scenes and applications are such responders. Main actor only.
@preconcurrency @MainActor
open class ViewResponder: Responder {
  /// Creates a responder outside any chain.
  public override init() { super.init() }

  /// The responder that is asked after this one; nil at the end of the chain
  /// (`UIResponder.next`).
  open override var next: ViewResponder? {
    // A closure would look up the thread.
    guard let storedNext else { return nil }
    return unsafeDowncast(storedNext.takeUnretainedValue(), to: ViewResponder.self)
  }

  // MARK: First responder

  /// A Boolean value that indicates whether the object can become first responder; false unless
  /// overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the object can resign as first responder; true unless
  /// overridden.
  open var canResignFirstResponder: Bool { true }

  /// Requests to become first responder of the object's window.
  ///
  /// The request fails, and nothing changes, if the object cannot become first responder or is in
  /// no window, and if the present first responder cannot resign or refuses to
  /// (`UIResponder.canResignFirstResponder`).
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    // What resigns may let another one begin, which resigns in turn, once.
    let outer = window.isHandingOver
    for _ in 0..<2 {
      guard let current = window.firstResponder else { break }
      if current === self { return true }
      window.isHandingOver = true
      let resigns = current.canResignFirstResponder && current.resignFirstResponder()
      window.isHandingOver = outer
      guard resigns else { return false }
    }
    guard window.firstResponder == nil, responderWindow === window else {
      // The keyboard follows whoever is first responder now.
      window.setFirstResponder(window.firstResponder)
      return false
    }
    window.setFirstResponder(self)
    return true
  }

  /// Resigns as first responder; returns true unless overridden.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { responderWindow?.setFirstResponder(nil) }
    return true
  }

  /// The view that is shown in place of the keyboard; nil, for the keyboard, unless overridden
  /// (`UIResponder.inputView`).
  ///
  /// The first one along the responder chain counts.
  open var inputView: View? { nil }

  /// The view that is shown above the keyboard; nil, for none, unless overridden
  /// (`UIResponder.inputAccessoryView`).
  ///
  /// The first one along the responder chain counts.
  open var inputAccessoryView: View? { nil }

  /// Reads ``inputView`` and ``inputAccessoryView`` again; does nothing unless the object is first
  /// responder (`UIResponder.reloadInputViews()`).
  open func reloadInputViews() {
    if isFirstResponder { responderWindow?.setFirstResponder(self) }
  }

  /// The language and the kind of the keyboard; that of the next responder unless overridden, and
  /// nil, for the user's own, at the end of the chain (`UIResponder.textInputMode`).
  open var textInputMode: TextInputMode? {
    firstAlongChain(.textInputMode) { ($0 as? ViewResponder)?.textInputMode }
  }

  /// A Boolean value that indicates whether the object is the first responder of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  // MARK: Touches

  /// Called when fingers come down; forwards to the next responder unless overridden.
  ///
  /// A class that overrides one of the four methods overrides all of them
  /// (`UIResponder.touchesBegan(_:with:)` and the others).
  open func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {
    forwardTouches { $0.touchesBegan(touches, with: event) }
  }

  /// Called when fingers move; forwards to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {
    forwardTouches { $0.touchesMoved(touches, with: event) }
  }

  /// Called when fingers are lifted; forwards to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    forwardTouches { $0.touchesEnded(touches, with: event) }
  }

  /// Called when the touches are canceled; forwards to the next responder unless overridden.
  ///
  /// The event is nil if the view left its window.
  open func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {
    forwardTouches { $0.touchesCancelled(touches, with: event) }
  }

  // MARK: Presses, motion and remote control

  /// Called when buttons or keys go down; forwards to the next responder unless overridden.
  ///
  /// A class that overrides one of the four methods overrides all of them. A key that an override
  /// does not forward is not typed (`UIResponder.pressesBegan(_:with:)` and the others).
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    forward(.pressesBegan, isWhole: !presses.isEmpty) {
      $0.pressesBegan(presses, with: event)
    }
  }

  /// Called when the force on buttons changes; forwards to the next responder unless overridden.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    forward(.pressesChanged, isWhole: !presses.isEmpty) {
      $0.pressesChanged(presses, with: event)
    }
  }

  /// Called when buttons or keys are released; forwards to the next responder unless overridden.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    forward(.pressesEnded, isWhole: !presses.isEmpty) {
      $0.pressesEnded(presses, with: event)
    }
  }

  /// Called when the presses are canceled; forwards to the next responder unless overridden.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    forward(.pressesCancelled, isWhole: !presses.isEmpty) {
      $0.pressesCancelled(presses, with: event)
    }
  }

  /// Called when the device begins to be shaken; forwards to the next responder unless overridden
  /// (`UIResponder.motionBegan(_:with:)`).
  open func motionBegan(_ motion: InputEvent.EventSubtype, with event: InputEvent?) {
    forward(.motionBegan) { $0.motionBegan(motion, with: event) }
  }

  /// Called when the device is no longer shaken; forwards to the next responder unless overridden
  /// (`UIResponder.motionEnded(_:with:)`).
  open func motionEnded(_ motion: InputEvent.EventSubtype, with event: InputEvent?) {
    forward(.motionEnded) { $0.motionEnded(motion, with: event) }
  }

  /// Called when a motion is not a shake after all; forwards to the next responder unless overridden
  /// (`UIResponder.motionCancelled(_:with:)`).
  open func motionCancelled(_ motion: InputEvent.EventSubtype, with event: InputEvent?) {
    forward(.motionCancelled) { $0.motionCancelled(motion, with: event) }
  }

  /// Called for a command of a headset or another accessory; forwards to the next responder unless
  /// overridden (`UIResponder.remoteControlReceived(with:)`).
  open func remoteControlReceived(with event: InputEvent?) {
    forward(.remoteControl) { $0.remoteControlReceived(with: event) }
  }

  // MARK: Key commands and menus

  /// The key commands that the object offers while it is in the responder chain; nil, for none,
  /// unless overridden (`UIResponder.keyCommands`).
  open var keyCommands: [KeyCommand]? { nil }

  /// Called to change the menus of commands: for the main system of the application and its
  /// delegate, for the context system of the responder chain; an override calls super
  /// (`UIResponder.buildMenu(with:)`).
  open func buildMenu(with builder: any MenuBuilder) {}

  /// Called on the object that would perform a command, before the command is shown or sent, so
  /// that it may change its title, image, state and attributes (`UIResponder.validate(_:)`).
  open func validate(_ command: Command) {}

  // MARK: Standard edit actions, which are found only if a class lists them in ``actions``

  /// Moves the selection to the pasteboard; does nothing unless overridden
  /// (`UIResponderStandardEditActions.cut(_:)`).
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the pasteboard; does nothing unless overridden
  /// (`UIResponderStandardEditActions.copy(_:)`).
  open func copy(_ sender: Any?) {}
  /// Inserts what is on the pasteboard; does nothing unless overridden
  /// (`UIResponderStandardEditActions.paste(_:)`).
  open func paste(_ sender: Any?) {}
  /// Inserts what is on the pasteboard in the style of the text around it; does nothing unless overridden
  /// (`UIResponderStandardEditActions.pasteAndMatchStyle(_:)`).
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Pastes an address and goes there; does nothing unless overridden
  /// (`UIResponderStandardEditActions.pasteAndGo(_:)`).
  open func pasteAndGo(_ sender: Any?) {}
  /// Pastes a text and searches for it; does nothing unless overridden
  /// (`UIResponderStandardEditActions.pasteAndSearch(_:)`).
  open func pasteAndSearch(_ sender: Any?) {}
  /// Selects what is at the caret; does nothing unless overridden
  /// (`UIResponderStandardEditActions.select(_:)`).
  open func select(_ sender: Any?) {}
  /// Selects everything; does nothing unless overridden
  /// (`UIResponderStandardEditActions.selectAll(_:)`).
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection; does nothing unless overridden
  /// (`UIResponderStandardEditActions.delete(_:)`).
  open func delete(_ sender: Any?) {}
  /// Makes the text run from left to right; does nothing unless overridden
  /// (`UIResponderStandardEditActions.makeTextWritingDirectionLeftToRight(_:)`).
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Makes the text run from right to left; does nothing unless overridden
  /// (`UIResponderStandardEditActions.makeTextWritingDirectionRightToLeft(_:)`).
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Makes the selection bold, or no longer bold; does nothing unless overridden
  /// (`UIResponderStandardEditActions.toggleBoldface(_:)`).
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes the selection italic, or no longer italic; does nothing unless overridden
  /// (`UIResponderStandardEditActions.toggleItalics(_:)`).
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines the selection, or no longer does; does nothing unless overridden
  /// (`UIResponderStandardEditActions.toggleUnderline(_:)`).
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes the text larger; does nothing unless overridden
  /// (`UIResponderStandardEditActions.increaseSize(_:)`).
  open func increaseSize(_ sender: Any?) {}
  /// Makes the text smaller; does nothing unless overridden
  /// (`UIResponderStandardEditActions.decreaseSize(_:)`).
  open func decreaseSize(_ sender: Any?) {}
  /// Prints the content; does nothing unless overridden
  /// (`UIResponderStandardEditActions.printContent(_:)`).
  open func printContent(_ sender: Any?) {}
  /// Searches the content; does nothing unless overridden
  /// (`UIResponderStandardEditActions.find(_:)`).
  open func find(_ sender: Any?) {}
  /// Searches the content and replaces what is found; does nothing unless overridden
  /// (`UIResponderStandardEditActions.findAndReplace(_:)`).
  open func findAndReplace(_ sender: Any?) {}
  /// Goes to the next result of the search; does nothing unless overridden
  /// (`UIResponderStandardEditActions.findNext(_:)`).
  open func findNext(_ sender: Any?) {}
  /// Goes to the previous result of the search; does nothing unless overridden
  /// (`UIResponderStandardEditActions.findPrevious(_:)`).
  open func findPrevious(_ sender: Any?) {}
  /// Searches for the selection; does nothing unless overridden
  /// (`UIResponderStandardEditActions.useSelectionForFind(_:)`).
  open func useSelectionForFind(_ sender: Any?) {}
  /// Renames the content; does nothing unless overridden
  /// (`UIResponderStandardEditActions.rename(_:)`).
  open func rename(_ sender: Any?) {}
  /// Duplicates the content; does nothing unless overridden
  /// (`UIResponderStandardEditActions.duplicate(_:)`).
  open func duplicate(_ sender: Any?) {}
  /// Moves the content; does nothing unless overridden (`UIResponderStandardEditActions.move(_:)`).
  open func move(_ sender: Any?) {}
  /// Exports the content; does nothing unless overridden
  /// (`UIResponderStandardEditActions.export(_:)`).
  open func export(_ sender: Any?) {}
  /// Changes the attributes of the selection; does nothing unless overridden
  /// (`UIResponderStandardEditActions.updateTextAttributes(conversionHandler:)`).
  open func updateTextAttributes(
    conversionHandler: (AttributedText.Attributes) -> AttributedText.Attributes
  ) {}

  // MARK: Forwarding

  /// The responders that are forwarding touches in the current delivery.
  private static var forwarding: Set<ObjectIdentifier> = []

  /// Delivers touches; those that a handler causes meanwhile are a separate delivery.
  static func deliver(_ body: () -> Void) {
    let outer = forwarding
    forwarding = []
    defer { forwarding = outer }
    body()
  }

  /// Forwards touches to the next responder, unless the chain has led back here.
  private func forwardTouches(_ body: (ViewResponder) -> Void) {
    guard let next, Self.forwarding.insert(ObjectIdentifier(self)).inserted else { return }
    defer { Self.forwarding.remove(ObjectIdentifier(self)) }
    body(next)
  }

  /// The responders that are forwarding other calls, with the calls.
  private static var others: Set<ForwardedCall> = []
  /// The call that is being delivered; nil for one whose end does not matter.
  private static var delivered: ForwardedCall.Kind?
  /// Indicates whether the call that is being delivered was forwarded to the end of the chain.
  private static var reachedEnd = false

  /// Delivers something other than touches; returns whether it was forwarded to the end of the chain.
  static func deliverToChain(_ kind: ForwardedCall.Kind?, _ body: () -> Void) -> Bool {
    let outer = (others, delivered, reachedEnd)
    (others, delivered, reachedEnd) = ([], kind, false)
    defer { (others, delivered, reachedEnd) = outer }
    body()
    return reachedEnd
  }

  /// Forwards a call to the next responder; a chain that has led back here ends.
  ///
  /// A call without its presses, which an override has kept, does not count as forwarded.
  private func forward(
    _ kind: ForwardedCall.Kind, isWhole: Bool = true, _ body: (ViewResponder) -> Void
  ) {
    let call = ForwardedCall(kind: kind, responder: ObjectIdentifier(self))
    guard let next, Self.others.insert(call).inserted else {
      if isWhole, kind == Self.delivered { Self.reachedEnd = true }
      return
    }
    defer { Self.others.remove(call) }
    body(next)
  }
}

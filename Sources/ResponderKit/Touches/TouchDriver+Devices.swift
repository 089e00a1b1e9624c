// Buttons, keys, the focus and motion, which go to the focused item or the first responder, wherever
// the fingers are.
extension TouchDriver {
  /// Presses a button of a remote and releases it a tenth of a second later.
  public func press(_ type: Press.PressType) {
    press(Press(type, timestamp: time))
  }

  /// Presses a key of a hardware keyboard with modifiers and releases it a tenth of a second later:
  /// `key("n", [.command, .shift])`.
  public func key(_ input: String, _ modifierFlags: KeyModifierFlags = []) {
    press(Key(input, modifierFlags))
  }

  /// Presses a key of a hardware keyboard and releases it a tenth of a second later.
  public func press(_ key: Key) { press(Press(key, timestamp: time)) }

  private func press(_ press: Press) {
    send(InputEvent(presses: [press], timestamp: time))
    time += 0.1
    (press.phase, press.timestamp) = (.ended, time)
    send(InputEvent(presses: [press], timestamp: time))
  }

  /// The focused item; nil for none, and on a device without focus.
  public var focusedItem: (any FocusItem)? { FocusSystem.of(root)?.focusedItem }

  /// Moves the focus in a direction or in reading order, as a remote or a keyboard does; returns
  /// whether it moved.
  @discardableResult
  public func moveFocus(_ heading: FocusHeading) -> Bool {
    defer { settle() }
    return FocusSystem.of(root)?.move(heading) ?? false
  }

  /// Focuses an item, or what an environment prefers; returns whether the focus is there then.
  @discardableResult
  public func focus(_ environment: any FocusEnvironment) -> Bool {
    guard let system = FocusSystem.of(root) else { return false }
    system.updateFocusIfNeeded()
    system.requestFocusUpdate(to: environment)
    settle()
    return system.focusedItem.map { environment.contains($0) } ?? false
  }

  /// Shakes the device.
  public func shake() {
    for phase in [InputEvent.MotionPhase.began, .ended] {
      var event = InputEvent(.motion, subtype: .motionShake, timestamp: time)
      event.motionPhase = phase
      send(event)
    }
  }

  /// Sends a command of a headset or another accessory.
  public func remoteControl(_ subtype: InputEvent.EventSubtype) {
    send(InputEvent(.remoteControl, subtype: subtype, timestamp: time))
  }

  private func send(_ event: InputEvent) {
    if let window = root as? Window { window.sendEvent(event) } else { root.deliver(event) }
    settle()
  }

  /// Runs a layout pass, and updates the focus.
  package func settle() {
    root.layoutIfNeeded()
    root.updateFocus()
  }
}

extension View {
  /// Updates the focus in the tree, on a device that has one.
  final func updateFocus() {
    guard let system = FocusSystem.of(self) else { return }
    system.updateFocusIfNeeded()
    layoutIfNeeded()
  }
}

extension View {
  /// Delivers an event in the tree of which this is the window or the outermost view.
  final func deliver(_ event: InputEvent) {
    switch event.type {
    case .touches: deliverTouches(of: event)
    case .presses: deliverPresses(of: event)
    case .motion: deliverMotion(of: event)
    case .remoteControl:
      let responder = inputResponder
      note(.remoteControl(event.subtype, to: responder.recordName))
      _ = ViewResponder.deliverToChain(.remoteControl) {
        responder.remoteControlReceived(with: event)
      }
    case .scroll, .hover, .transform: break
    }
  }

  private func deliverMotion(of event: InputEvent) {
    let responder = inputResponder
    note(.motion(event.motionPhase, to: responder.recordName))
    _ = ViewResponder.deliverToChain(nil) {
      switch event.motionPhase {
      case .began: responder.motionBegan(event.subtype, with: event)
      case .ended: responder.motionEnded(event.subtype, with: event)
      case .cancelled: responder.motionCancelled(event.subtype, with: event)
      }
    }
  }

  private func deliverPresses(of event: InputEvent) {
    for press in event.presses where press.phase == .began {
      if let key = press.key {
        KeyDelivery(key, press, event, in: self).begin()
      } else {
        begin(press, event)
      }
    }
    for phase in [Press.Phase.changed, .ended, .cancelled] {
      for press in event.presses where press.phase == phase { go(on: press, phase, event) }
    }
  }

  /// Begins the press of a button of a remote, which goes to the focused item; the arrows move the
  /// focus unless a responder takes them.
  private func begin(_ press: Press, _ event: InputEvent) {
    let system = FocusSystem.of(self)
    system?.updateFocusIfNeeded()
    let responder = system?.focusedResponder ?? inputResponder
    press.responderLink = Backlink(responder)
    note(press, to: responder)
    let isForwarded = ViewResponder.deliverToChain(.pressesBegan) {
      responder.pressesBegan([press], with: event)
    }
    if isForwarded, let heading = press.type?.heading { system?.move(heading) }
  }

  /// Delivers a later phase to the object that received the beginning.
  private func go(on press: Press, _ phase: Press.Phase, _ event: InputEvent) {
    guard let responder = press.responder else { return }
    // A view that has left the tree meanwhile gets no more than the cancellation.
    let isGone = (responder as? View).map { $0.outermost !== outermost } ?? false
    if isGone, phase == .changed { return }
    let phase = isGone ? .cancelled : phase
    note(press, to: responder)
    _ = ViewResponder.deliverToChain(.of(phase)) {
      switch phase {
      case .changed: responder.pressesChanged([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      default: responder.pressesCancelled([press], with: event)
      }
    }
    if phase != .changed { press.responderLink = Backlink() }
  }

  /// Records a phase of a press; a key that is typed into a hidden text has no name, in any phase.
  final func note(_ press: Press, to responder: ViewResponder) {
    guard let recorder = InteractionRecorder.current else { return }
    press.hide(for: [responder])
    recorder.note(.press(.phase(press.phase, of: press.nameInRecords, to: responder.recordName)))
  }

  private func note(_ step: InteractionRecord.PressStep) {
    InteractionRecorder.current?.note(.press(step))
  }
}

extension Press {
  /// Hides the key if one of the objects hides what is typed.
  final func hide(for objects: [AnyObject?]) {
    guard key?.typedText != nil else { return }
    isHidden =
      isHidden || objects.contains { ($0 as? any SecureTextEntry)?.isSecureTextEntry ?? false }
  }

  /// The button, the character that a key types, or the key with its modifiers.
  final var nameInRecords: String {
    guard let key else { return type.map { "\($0)" } ?? "" }
    if isHidden { return "a hidden character" }
    if let text = key.typedText, text != " ",
      key.modifierFlags.ofCommands.subtracting(.shift).isEmpty
    {
      return "“\(text)”"
    }
    return key.description
  }
}

extension Press.PressType {
  /// The direction in which an arrow moves the focus.
  fileprivate var heading: FocusHeading? {
    switch self {
    case .upArrow: .up
    case .downArrow: .down
    case .leftArrow: .left
    case .rightArrow: .right
    default: nil
    }
  }
}

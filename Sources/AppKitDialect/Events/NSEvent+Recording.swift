import ResponderKit

extension InteractionRecord.MouseStep {
  /// The step of an event of the mouse.
  init(_ event: NSEvent, hit path: [String]) {
    self.init(
      event: event.type.name, location: event.locationInWindow, clickCount: event.clickCount,
      path: path)
  }
}

extension NSEvent.EventType {
  /// The name in a record: `left mouse down`.
  fileprivate var name: String {
    "\(self)".reduce(into: "") { text, character in
      text += character.isUppercase ? " " + character.lowercased() : String(character)
    }
  }
}

extension NSEvent {
  /// Notes that the key is the key equivalent of a control or a menu item, in a record if one is taken.
  @MainActor
  func noteKeyEquivalent(
    _ title: @autoclosure () -> String, _ action: ActionSelector?,
    of holder: @autoclosure () -> String,
    isEnabled: Bool = true
  ) {
    guard let recorder = InteractionRecorder.current else { return }
    recorder.note(
      .press(
        .command(
          key: keyName, title: title(), action: action?.name ?? "", of: holder(),
          outcome: isEnabled ? .sent : .disabled)))
  }

  /// The name of the key for a record, in which what is typed into a hidden text is hidden, too.
  @MainActor
  func recordedKeyName(for responder: NSResponder) -> String {
    responder is NSSecureTextField && typedText != nil ? "a hidden character" : keyName
  }
}

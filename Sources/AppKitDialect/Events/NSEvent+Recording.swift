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

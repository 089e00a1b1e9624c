import AppKitDialect

/// A view that notes what it gets, and may refuse to be first responder.
@MainActor
final class Pad: NSView {
  let log = Log()
  var accepts = true
  var agrees = true
  override var acceptsFirstResponder: Bool { accepts }
  override func becomeFirstResponder() -> Bool {
    log.note("become")
    return agrees
  }
  override func resignFirstResponder() -> Bool {
    log.note("resign")
    return agrees
  }
  override func mouseDown(with event: NSEvent) { log.note("down \(event.clickCount)") }
  override func mouseDragged(with event: NSEvent) { log.note("dragged") }
  override func mouseUp(with event: NSEvent) { log.note("up") }
}

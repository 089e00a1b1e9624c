import AppKitDialect

/// Notes everything that a field asks and tells it.
@MainActor
final class FieldDelegate: NSTextFieldDelegate {
  let log = Log()
  var mayBegin = true
  var mayEnd = true
  /// The commands that it handles itself.
  var handled: Set<String> = []
  var takesEverything: Bool?

  func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool {
    log.note("should begin")
    return mayBegin
  }
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool {
    log.note("should end")
    return mayEnd
  }
  func control(
    _ control: NSControl, didFailToFormatString string: String, errorDescription error: String?
  ) -> Bool {
    log.note("failed to format \(string): \(error ?? "")")
    return takesEverything ?? string.isEmpty
  }
  func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: ActionSelector
  ) -> Bool {
    log.note(commandSelector.name)
    return handled.contains(commandSelector.name)
  }
  func controlTextDidBeginEditing(_ obj: Notice) { log.note("did begin") }
  func controlTextDidChange(_ obj: Notice) {
    log.note("did change \((obj.object as? NSTextField)?.stringValue ?? "")")
  }
  func controlTextDidEndEditing(_ obj: Notice) {
    log.note("did end \(obj.userInfo[NSText.movementUserInfoKey] as? Int ?? -1)")
  }
}

/// A form of two fields, the first of which is first responder.
@MainActor
struct Form {
  let first = NSTextField(frame: NSRect(x: 20, y: 200, width: 200, height: 22))
  let second = NSTextField(frame: NSRect(x: 20, y: 160, width: 200, height: 22))
  let delegate = FieldDelegate()
  let target = Target()
  let window: NSWindow
  let driver: MouseDriver

  init() {
    (first.target, first.action) = (target, Target.fire)
    window = shownWindow(first, second)
    driver = MouseDriver(in: window)
    first.delegate = delegate
    target.body = { [delegate] _ in delegate.log.note("action") }
  }
}

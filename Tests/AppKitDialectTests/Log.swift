import AppKitDialect

/// What happened, in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// Returns the entries and forgets them.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A target that counts its actions and remembers their senders.
@MainActor
final class Target: NSResponder {
  var senders: [AnyObject] = []
  /// The names of the actions.
  var names: [String] = []
  /// What is done when an action arrives.
  var body: (AnyObject) -> Void = { _ in }

  func fire(_ sender: AnyObject) { note("fire", sender) }
  func other(_ sender: AnyObject) { note("other", sender) }

  private func note(_ name: String, _ sender: AnyObject) {
    names.append(name)
    senders.append(sender)
    body(sender)
  }

  static let fire = ActionSelector("fire:", Target.fire)
  static let other = ActionSelector("other:", Target.other)
  override class var actions: [ActionSelector] { [fire, other] }
}

/// A window of 400 × 300 points with views, which is key and main.
@MainActor
func shownWindow(_ views: NSView...) -> NSWindow {
  let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 400, height: 300), styleMask: [.titled, .closable])
  views.forEach { window.contentView?.addSubview($0) }
  window.makeKeyAndOrderFront(nil)
  return window
}

/// A button of 80 × 30 points.
@MainActor
func makeButton(x: Double = 20, y: Double = 20, target: AnyObject? = nil) -> NSButton {
  let button = NSButton(frame: NSRect(x: x, y: y, width: 80, height: 30))
  (button.target, button.action) = (target, Target.fire)
  return button
}

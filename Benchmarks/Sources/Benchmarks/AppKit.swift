import AppKitDialect

/// Counts what AppKit's controls send it.
final class Receiver: NSResponder {
  @exclusivity(unchecked) final var count = 0

  @inline(never) func fire(_ sender: NSControl) { count &+= 1 }

  static let fire = ActionSelector("fire:", Receiver.fire)
  override class var actions: [ActionSelector] { [fire] }
}

/// The view at the end of the chain, which performs the action.
final class LastNSView: NSView {
  @exclusivity(unchecked) var count = 0
  override var acceptsFirstResponder: Bool { true }

  @inline(never) func reach(_ sender: NSControl) { count &+= 1 }

  override class var actions: [ActionSelector] { [ActionSelector("reach:", LastNSView.reach)] }
}

final class PlainNSView: NSView {
  override var acceptsFirstResponder: Bool { true }
}

@MainActor
func dispatchInAppKit(_ runner: inout Runner) {
  let (button, target) = (NSButton(), Receiver())
  let action = Receiver.fire
  (button.target, button.action) = (target, action)
  runner.row("dispatch", "1 target", "NSControl.sendAction(_:to:)") { operations in
    for _ in 0..<operations { button.sendAction(action, to: target) }
  }
  runner.row("dispatch", "1 target", "NSApplication.sendAction(_:to:from:)") { operations in
    for _ in 0..<operations { NSApp.sendAction(action, to: target, from: button) }
  }
}

/// The first responder of the key window is so many views below the one that performs the action.
@MainActor
func chainInAppKit(_ runner: inout Runner) {
  let button = NSButton()
  for depth in [4, 8, 16, 64] {
    let (window, last) = (NSWindow(contentRect: .zero), LastNSView())
    window.contentView = last
    var view: NSView = last
    for _ in 1..<depth {
      let inner = PlainNSView()
      view.addSubview(inner)
      view = inner
    }
    window.makeKeyAndOrderFront(nil)
    precondition(window.makeFirstResponder(view), "the innermost view is first responder")
    let action = ActionSelector("reach:")
    let ran = runner.row("chain", "depth \(depth)", "NSApplication.sendAction to nil") {
      operations in
      for _ in 0..<operations { precondition(NSApp.sendAction(action, to: nil, from: button)) }
    }
    precondition(!ran || last.count > 0, "the last view was not reached")
  }
}

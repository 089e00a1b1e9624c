import AppKitDialect
import ResponderKit
import Testing

@MainActor @Suite(.ownApplication) struct WindowTests {
  @Test func `a window is first responder itself when no other object is`() {
    let pad = Pad(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let window = shownWindow(pad)
    #expect(window.firstResponder === window)
    #expect(window.makeFirstResponder(pad))
    #expect(window.firstResponder === pad)
    #expect(window.makeFirstResponder(nil))
    #expect(window.firstResponder === window)
    #expect(pad.log.take() == ["become", "resign"])
  }

  @Test func `an object that does not accept changes nothing`() {
    let (pad, other) = (Pad(), Pad())
    let window = shownWindow(pad, other)
    window.makeFirstResponder(pad)
    other.accepts = false
    #expect(!window.makeFirstResponder(other))
    #expect(window.firstResponder === pad)
    #expect(pad.log.take() == ["become"])
  }

  @Test
  func `an object that refuses to resign stays, and one that refuses at last leaves the window`() {
    let (pad, other) = (Pad(), Pad())
    let window = shownWindow(pad, other)
    window.makeFirstResponder(pad)
    pad.agrees = false
    #expect(!window.makeFirstResponder(other))
    #expect(window.firstResponder === pad)
    (pad.agrees, other.agrees) = (true, false)
    #expect(window.makeFirstResponder(other))
    #expect(window.firstResponder === window)
  }

  @Test func `a panel may become key only for a text`() {
    let (button, field) = (
      makeButton(), NSTextField(frame: NSRect(x: 20, y: 60, width: 90, height: 20))
    )
    let main = shownWindow()
    let panel = NSPanel(contentRect: main.frame)
    panel.becomesKeyOnlyIfNeeded = true
    panel.contentView?.addSubview(button)
    panel.contentView?.addSubview(field)
    panel.orderFront(nil)
    let driver = MouseDriver(in: panel)
    driver.click(button)
    #expect(main.isKeyWindow)
    driver.click(field)
    #expect(panel.isKeyWindow && main.isMainWindow)
    #expect(panel.firstResponder === field)
  }

  @Test func `a window begins at the view that it was given`() {
    let (one, two) = (NSTextField(frame: .zero), NSTextField(frame: .zero))
    let window = NSWindow(contentRect: NSRect(x: 0, y: 0, width: 100, height: 100))
    window.contentView?.addSubview(one)
    window.contentView?.addSubview(two)
    window.initialFirstResponder = two
    window.makeKeyAndOrderFront(nil)
    #expect(window.firstResponder === two)
    window.autorecalculatesKeyViewLoop = false
    MouseDriver(in: window).key("\t")
    #expect(window.firstResponder === two)
  }

  @Test func `a window that is closed asks its delegate if the user closes it`() {
    final class Delegate: NSWindowDelegate {
      var agrees = false
      let log = Log()
      func windowShouldClose(_ sender: NSWindow) -> Bool { agrees }
      func windowWillClose(_ notification: Notice) { log.note("close") }
    }
    let (window, delegate) = (shownWindow(), Delegate())
    window.delegate = delegate
    window.performClose(nil)
    #expect(window.isVisible)
    delegate.agrees = true
    window.performClose(nil)
    #expect(!window.isVisible)
    #expect(delegate.log.take() == ["close"])
    window.makeKeyAndOrderFront(nil)
    delegate.agrees = false
    window.close()
    #expect(!window.isVisible)
  }

  @Test func `a window that is closed while its application is hidden stays closed`() {
    let (one, two) = (shownWindow(), shownWindow())
    NSApp.hide(nil)
    two.close()
    NSApp.unhide(nil)
    #expect(one.isVisible && !two.isVisible)
    #expect(!two.isKeyWindow)
  }

  @Test func `what resigns may take the new first responder away`() {
    let (first, second) = (NSTextField(frame: .zero), NSTextField(frame: .zero))
    let (window, target) = (shownWindow(first, second), Target())
    (first.target, first.action) = (target, Target.fire)
    first.cell?.sendsActionOnEndEditing = true
    target.body = { _ in second.removeFromSuperview() }
    window.makeFirstResponder(first)
    #expect(!window.makeFirstResponder(second))
    #expect(window.firstResponder === window)
  }

  @Test func `an object that the chain of a view does not accept stays out`() {
    final class Strict: NSView {
      override func validateProposedFirstResponder(
        _ responder: NSResponder, for event: NSEvent?
      ) -> Bool { false }
    }
    let (strict, pad) = (Strict(frame: NSRect(x: 0, y: 0, width: 90, height: 90)), Pad())
    pad.frame = NSRect(x: 0, y: 0, width: 50, height: 50)
    strict.addSubview(pad)
    let window = shownWindow(strict)
    MouseDriver(in: window).click(pad)
    #expect(pad.log.take() == ["down 1", "up"])
    #expect(window.firstResponder === window)
    #expect(window.makeFirstResponder(pad))
    let field = NSTextField(frame: NSRect(x: 0, y: 60, width: 50, height: 20))
    strict.addSubview(field)
    MouseDriver(in: window).click(field)
    #expect(window.firstResponder === pad)
  }

  @Test func `a window that is hidden comes back with its application, and is key again`() {
    let (back, front) = (shownWindow(), shownWindow())
    back.makeKeyAndOrderFront(nil)
    NSApp.hide(nil)
    #expect(NSApp.isHidden && !back.isVisible && NSApp.keyWindow == nil)
    NSApp.unhide(nil)
    #expect(!NSApp.isHidden && back.isVisible && front.isVisible && back.isKeyWindow)
    back.close()
    #expect(front.isKeyWindow)
  }
}

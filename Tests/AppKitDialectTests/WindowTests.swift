import AppKitDialect
import ResponderKit
import Testing

@MainActor
private final class Pad: NSView {
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

@MainActor
private final class FlippedView: NSView {
  override var isFlipped: Bool { true }
}

@MainActor @Suite(.ownApplication) struct WindowTests {
  @Test func `a window is first responder itself when no other object is`() {
    let pad = Pad(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let window = shownWindow(pad)
    #expect(window.firstResponder === window)
    #expect(window.makeFirstResponder(pad))
    #expect(pad.isFirstResponder)
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

  @Test func `drags and the release go to the view that was pressed`() {
    let pad = Pad(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    let window = shownWindow(pad)
    let driver = MouseDriver(in: window)
    driver.drag(from: NSPoint(x: 10, y: 10), to: NSPoint(x: 300, y: 200), steps: 2)
    #expect(pad.log.take() == ["become", "down 1", "dragged", "dragged", "up"])
    driver.wait(2)
    driver.click(pad, count: 2)
    #expect(pad.log.take() == ["down 1", "up", "down 2", "up"])
  }

  @Test func `a click in another window makes it key, and goes on only to a view that accepts it`()
  {
    let pad = Pad(frame: NSRect(x: 200, y: 0, width: 50, height: 50))
    let target = Target()
    let button = makeButton(target: target)
    let (back, front) = (shownWindow(pad, button), shownWindow())
    let driver = MouseDriver(in: back)
    driver.click(pad)
    #expect(back.isKeyWindow)
    #expect(pad.log.take().isEmpty)
    front.makeKeyAndOrderFront(nil)
    driver.wait(2)
    driver.click(button)
    #expect(back.isKeyWindow)
    #expect(target.senders.count == 1)
  }

  @Test func `a view's own loop finds the events that follow`() {
    final class Loop: NSView {
      var types: [NSEvent.EventType] = []
      override func mouseDown(with event: NSEvent) {
        while let next = window?.nextEvent(matching: [.leftMouseDragged, .leftMouseUp]) {
          types.append(next.type)
          if next.type == .leftMouseUp { return }
        }
      }
    }
    let view = Loop(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    MouseDriver(in: shownWindow(view)).drag(
      from: NSPoint(x: 5, y: 5), to: NSPoint(x: 40, y: 40), steps: 2)
    #expect(view.types == [.leftMouseDragged, .leftMouseDragged, .leftMouseUp])
  }

  @Test func `points are converted between views that are flipped and others`() {
    let flipped = FlippedView(frame: NSRect(x: 10, y: 20, width: 100, height: 200))
    let inner = NSView(frame: NSRect(x: 5, y: 30, width: 50, height: 40))
    flipped.addSubview(inner)
    let window = shownWindow(flipped)
    // The lower left corner of the inner view is 70 points below the top of the flipped one.
    #expect(inner.convert(NSPoint.zero, to: flipped) == NSPoint(x: 5, y: 70))
    #expect(inner.convert(NSPoint.zero, to: nil) == NSPoint(x: 15, y: 150))
    #expect(inner.convert(NSPoint(x: 15, y: 150), from: nil) == .zero)
    #expect(
      inner.convert(inner.bounds, to: nil) == NSRect(x: 15, y: 150, width: 50, height: 40))
    #expect(window.contentView?.hitTest(NSPoint(x: 20, y: 160)) === inner)
    #expect(window.contentView?.hitTest(NSPoint(x: 20, y: 30)) === flipped)
    inner.isHidden = true
    #expect(window.contentView?.hitTest(NSPoint(x: 20, y: 160)) === flipped)
  }

  @Test func `a controller follows its view, and is told when it appears`() {
    final class Controller: NSViewController {
      let log = Log()
      override func viewDidLoad() { log.note("load") }
      override func viewWillAppear() { log.note("will appear") }
      override func viewDidAppear() { log.note("did appear") }
      override func viewDidDisappear() { log.note("did disappear") }
    }
    let controller = Controller()
    let window = NSWindow(contentViewController: controller)
    #expect(controller.log.take() == ["load"])
    #expect(controller.view.nextResponder === controller)
    #expect(controller.nextResponder === window)
    window.makeKeyAndOrderFront(nil)
    #expect(controller.log.take() == ["will appear", "did appear"])
    window.orderOut(nil)
    #expect(controller.log.take() == ["did disappear"])
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

  @Test func `a view that is deallocated leaves no trace in the chain`() {
    let inner = NSView()
    var outer: NSView? = NSView()
    outer?.addSubview(inner)
    #expect(inner.nextResponder === outer)
    outer = nil
    #expect(inner.nextResponder == nil)
    #expect(inner.superview == nil)
    var window: NSWindow? = shownWindow()
    let content = window?.contentView
    #expect(content?.nextResponder === window)
    window = nil
    #expect(content?.nextResponder == nil)
    #expect(content?.window == nil)
  }

  @Test func `a hundred thousand nested views are released without a stack as deep`() {
    var view = NSView()
    weak let innermost = view
    for _ in 0..<100_000 {
      let outer = NSView()
      outer.addSubview(view)
      view = outer
    }
    #expect(innermost?.superview != nil)
    view = NSView()
    #expect(innermost == nil)
  }

  @Test func `a record tells of the mouse, the button and the action`() {
    let target = Target()
    let button = makeButton(target: target)
    button.setButtonType(.toggle)
    button.identifier = NSUserInterfaceItemIdentifier("play")
    let window = shownWindow(button)
    let driver = MouseDriver(in: window)
    let record = InteractionRecord.during { driver.click(button) }
    #expect(
      record.description == """
        left mouse down at (60, 35)  hits NSButton #play in NSView
          looks pressed
        left mouse up at (60, 35)
          off → on
          sends its action           fire: → Target
          looks normal
        """)
  }

  @Test func `the events of macOS 27 stand beside the action`() {
    let target = Target()
    let button = makeButton(target: target)
    button.setButtonType(.toggle)
    let log = Log()
    target.body = { _ in log.note("action") }
    let events: [NSControl.Events] = [
      .trackingBegan, .trackingEntered, .trackingExited, .trackingEndedInside,
      .trackingEndedOutside, .valueChanged, .primaryActionTriggered,
    ]
    let watchers = events.map { event in
      let watcher = Target()
      watcher.body = { _ in log.note(event.description) }
      button.addTarget(watcher, action: Target.fire, for: event)
      return watcher
    }
    let driver = MouseDriver(in: shownWindow(button))
    driver.click(button)
    #expect(
      log.take() == [
        "trackingBegan", "action", "trackingEndedInside", "valueChanged", "primaryActionTriggered",
      ])
    driver.drag(from: NSPoint(x: 40, y: 30), to: NSPoint(x: 300, y: 200), steps: 1)
    #expect(log.take() == ["trackingBegan", "trackingExited", "trackingEndedOutside"])
    button.performClick(nil)
    #expect(log.take() == ["action", "valueChanged", "primaryActionTriggered"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    driver.click(button)
    #expect(log.take() == ["action"])
    #expect(NSControl.Events.allTrackingEvents.rawValue == 0xFFF)
    withExtendedLifetime(watchers) {}
  }

  @Test func `a control that leaves its window while it is pressed sends nothing more`() {
    let (target, watcher) = (Target(), Target())
    let button = makeButton(target: target)
    button.addTarget(watcher, action: Target.fire, for: .trackingCancelled)
    let driver = MouseDriver(in: shownWindow(button))
    driver.mouseDown(at: NSPoint(x: 40, y: 30))
    button.removeFromSuperview()
    #expect(!button.isHighlighted)
    #expect(watcher.senders.count == 1)
    driver.mouseUp()
    #expect(target.senders.isEmpty)
  }

  @Test func `a view that follows the mouse with a cell of its own leaves nothing to a control`() {
    final class Cells: NSView {
      let cell = NSActionCell()
      override func mouseDown(with event: NSEvent) {
        _ = cell.trackMouse(with: event, in: bounds, of: self, untilMouseUp: true)
      }
    }
    let cells = Cells(frame: NSRect(x: 200, y: 0, width: 50, height: 50))
    let (target, watcher) = (Target(), Target())
    cells.cell.controlView = cells
    (cells.cell.target, cells.cell.action) = (target, Target.other)
    let button = makeButton(target: target)
    button.addTarget(watcher, action: Target.fire, for: .trackingEndedInside)
    let driver = MouseDriver(in: shownWindow(cells, button))
    driver.mouseDown(at: NSPoint(x: 210, y: 10))
    driver.mouseUp()
    #expect(target.names == ["other"])
    driver.click(button)
    #expect(target.names == ["other", "fire"])
    #expect(watcher.senders.count == 1 && !button.isHighlighted)
  }

  @Test func `an action may remove its control, whose click is complete all the same`() {
    let (target, watcher) = (Target(), Target())
    let button = makeButton(target: target)
    button.addTarget(watcher, action: Target.fire, for: .trackingEndedInside)
    button.addTarget(watcher, action: Target.other, for: .trackingCancelled)
    target.body = { _ in button.removeFromSuperview() }
    let driver = MouseDriver(in: shownWindow(button))
    driver.mouseDown(at: NSPoint(x: 40, y: 30))
    driver.mouseUp()
    #expect(target.senders.count == 1)
    #expect(watcher.names == ["fire"])
    #expect(!button.isHighlighted)
  }

  @Test func `a next responder of nil ends the chain until the view moves`() {
    let (box, view, target) = (NSView(), NSView(), Target())
    box.nextResponder = target
    box.addSubview(view)
    #expect(view.tryToPerform(ActionSelector("fire:"), with: self as AnyObject))
    view.nextResponder = nil
    #expect(view.nextResponder == nil)
    #expect(!view.tryToPerform(ActionSelector("fire:"), with: self as AnyObject))
    view.removeFromSuperview()
    box.addSubview(view)
    #expect(view.nextResponder === box)
  }

  @Test func `a window that is closed while its application is hidden stays closed`() {
    let (one, two) = (shownWindow(), shownWindow())
    NSApp.hide(nil)
    two.close()
    NSApp.unhide(nil)
    #expect(one.isVisible && !two.isVisible)
    #expect(!two.isKeyWindow)
  }

  @Test func `a view with another controller, and one whose controller is gone, lead on`() {
    let (box, view, target) = (NSView(), NSView(), Target())
    box.addSubview(view)
    var first: NSViewController? = NSViewController()
    let second = NSViewController()
    first?.view = view
    #expect(view.nextResponder === first && first?.nextResponder === box)
    second.view = view
    #expect(view.nextResponder === second && second.nextResponder === box)
    #expect(first?.nextResponder == nil)
    first = nil
    #expect(view.nextResponder === second)
    var third: NSViewController? = NSViewController()
    third?.view = view
    third = nil
    #expect(view.nextResponder === box)
    view.nextResponder = target
    third = NSViewController()
    #expect(view.nextResponder === target)
    let other = NSView()
    other.addSubview(view)
    #expect(view.nextResponder === other)
  }

  @Test func `a content view is in one window and leaves it like any view`() {
    final class Watched: NSView {
      let log = Log()
      override func viewWillMove(toWindow newWindow: NSWindow?) {
        log.note("will \(newWindow?.title ?? "none")")
      }
      override func viewDidMoveToWindow() { log.note("did \(window?.title ?? "none")") }
    }
    let (one, two, view) = (shownWindow(), shownWindow(), Watched())
    (one.title, two.title) = ("one", "two")
    one.contentView = view
    two.contentView = view
    #expect(one.contentView == nil)
    #expect(view.window === two && view.nextResponder === two)
    view.removeFromSuperview()
    #expect(two.contentView == nil && view.window == nil && view.nextResponder == nil)
    #expect(
      view.log.take() == [
        "will one", "did one", "will none", "did none", "will two", "did two", "will none",
        "did none",
      ])
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

  @Test func `bounds keep their scale when the frame changes`() {
    let view = NSView(frame: NSRect(x: 10, y: 10, width: 100, height: 100))
    view.setBoundsOrigin(NSPoint(x: 5, y: 0))
    view.setFrameSize(NSSize(width: 50, height: 40))
    #expect(view.bounds == NSRect(x: 5, y: 0, width: 50, height: 40))
    #expect(view.convert(NSPoint(x: 5, y: 0), to: nil) == NSPoint(x: 10, y: 10))
    view.bounds = NSRect(x: 0, y: 0, width: 100, height: 80)
    view.setFrameSize(NSSize(width: 100, height: 80))
    #expect(view.bounds == NSRect(x: 0, y: 0, width: 200, height: 160))
  }

  @Test func `views are put in front, behind and in the place of others`() {
    let (box, one, two, three) = (NSView(), NSView(), NSView(), NSView())
    box.addSubview(one)
    box.addSubview(two, positioned: .below, relativeTo: one)
    box.addSubview(three, positioned: .above, relativeTo: two)
    #expect(box.subviews == [two, three, one])
    box.addSubview(one, positioned: .below, relativeTo: nil)
    #expect(box.subviews == [one, two, three])
    let four = NSButton(frame: .zero)
    four.tag = 4
    box.replaceSubview(two, with: four)
    #expect(box.subviews == [one, four, three])
    #expect(box.viewWithTag(4) === four && two.superview == nil)
  }
}

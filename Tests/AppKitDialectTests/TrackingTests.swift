import AppKitDialect
import ResponderKit
import Testing

@MainActor @Suite(.ownApplication) struct TrackingTests {
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
}

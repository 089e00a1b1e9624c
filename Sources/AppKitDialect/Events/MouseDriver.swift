public import Graphics
import ResponderKit

/// A mouse and a keyboard for tests and tools: the counterpart of ``TouchDriver`` for AppKit.
///
/// Its events go the way of a user's: through ``NSApplication/sendEvent(_:)`` to the window. Points are
/// in the coordinates of the window, whose origin is the lower left corner. Main actor only.
@preconcurrency @MainActor
public final class MouseDriver {
  private let window: NSWindow
  /// The application of the window; the driver does nothing once that has been deallocated.
  var application: NSApplication? { window.owner }

  /// The time of the next event, in seconds.
  public private(set) var time = 0.0
  /// The modifier keys that are held during clicks; none unless set.
  public var modifierFlags: NSEvent.ModifierFlags = []
  /// The time in which a second click counts as one of the same series, in seconds; 0.5, a Mac's
  /// usual setting.
  public var doubleClickInterval = 0.5

  private static let most = 1_000_000
  private var place: Point?
  private var lastClick: (place: Point, time: Double, count: Int)?

  /// Creates a driver for a window.
  public init(in window: NSWindow) { self.window = window }

  /// Presses the left button at a point; does nothing while it is down.
  ///
  /// Clicks in quick succession at one place are counted, unless the count is given.
  public func mouseDown(at point: Point, clickCount: Int? = nil) {
    guard place == nil else { return }
    let count = clickCount ?? self.clickCount(at: point)
    lastClick = (point, time, count)
    place = point
    send(.leftMouseDown, at: point)
  }

  /// Drags to a point; does nothing while the button is up.
  public func mouseDragged(to point: Point) {
    guard let last = place else { return }
    place = point
    send(.leftMouseDragged, at: point, from: last)
  }

  /// Releases the button, in place unless a point is given; does nothing while it is up.
  public func mouseUp(at point: Point? = nil) {
    guard let last = place else { return }
    place = nil
    send(.leftMouseUp, at: point ?? last)
  }

  /// Waits for a number of seconds with the button as it is, so that what repeats is repeated.
  public func wait(_ seconds: Double) {
    time += seconds
    window.advanceTracking(to: time)
  }

  /// Presses the left button and releases it after a tenth of a second, the given number of times.
  ///
  /// Both events are in the queue when the first is sent, so that a loop of the app's own, with
  /// ``NSWindow/nextEvent(matching:)``, finds the second.
  public func click(at point: Point, count: Int = 1) {
    precondition(count <= Self.most, "a driver clicks at most a million times")
    guard place == nil else { return }
    for _ in 0..<max(count, 0) {
      let clicks = clickCount(at: point)
      lastClick = (point, time, clicks)
      post(.leftMouseDown, at: point)
      time += 0.1
      post(.leftMouseUp, at: point)
      time += 0.1
      application?.sendQueuedEvents()
    }
  }

  /// Clicks the middle of a view of the window, or another point of it where the middle is covered.
  public func click(_ view: NSView, count: Int = 1) {
    window.layoutIfNeeded()
    let point = window.visiblePoint(of: view, in: view.bounds)
    click(at: point ?? view.convert(view.bounds.center, to: nil), count: count)
  }

  /// Presses the right button at a point and releases it, which opens a contextual menu.
  public func rightClick(at point: Point) {
    lastClick = nil
    post(.rightMouseDown, at: point)
    time += 0.1
    post(.rightMouseUp, at: point)
    time += 0.1
    application?.sendQueuedEvents()
  }

  /// Clicks the middle of a view of the window with the right button.
  public func rightClick(_ view: NSView) {
    rightClick(at: view.convert(view.bounds.center, to: nil))
  }

  /// Clicks a toolbar item, which sends its action if it is enabled; returns whether an object performed
  /// it.
  @discardableResult
  public func click(_ item: NSToolbarItem) -> Bool { item.performAction() }

  /// Presses the left button at a point, drags to another one in the given number of steps, and releases it there.
  public func drag(from start: Point, to end: Point, steps: Int = 4) {
    precondition(steps <= Self.most, "a driver drags in at most a million steps")
    guard place == nil else { return }
    lastClick = (start, time, 1)
    post(.leftMouseDown, at: start)
    var last = start
    for step in 1...max(steps, 1) {
      time += 0.1
      let share = Double(step) / Double(max(steps, 1))
      let point = Point(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      post(.leftMouseDragged, at: point, from: last)
      last = point
    }
    time += 0.1
    post(.leftMouseUp, at: end)
    application?.sendQueuedEvents()
  }

  /// Presses a key with modifiers and releases it: `key("n", [.command])`.
  ///
  /// The input is a character, or one of the constants of ``KeyCommand`` such as
  /// ``KeyCommand/inputUpArrow``; Return is `"\r"`, Tab `"\t"` and Escape `"\u{1B}"`.
  public func key(_ input: String, _ modifierFlags: NSEvent.ModifierFlags = []) {
    for type in [NSEvent.EventType.keyDown, .keyUp] {
      application?.postEvent(
        .key(type, input, modifierFlags, timestamp: time, windowNumber: window.windowNumber),
        atStart: false)
      time += 0.05
    }
    application?.sendQueuedEvents()
  }

  /// Types a text, one character after the other.
  public func type(_ text: String) {
    for character in text { key(String(character), character.isUppercase ? .shift : []) }
  }

  private func clickCount(at point: Point) -> Int {
    guard let lastClick, time - lastClick.time <= doubleClickInterval else { return 1 }
    let distance = point - lastClick.place
    return abs(distance.x) <= 5 && abs(distance.y) <= 5
      ? max(lastClick.count, lastClick.count &+ 1) : 1
  }

  private func event(_ type: NSEvent.EventType, at point: Point, from last: Point?) -> NSEvent {
    let event = NSEvent.mouseEvent(
      with: type, location: point, modifierFlags: modifierFlags, timestamp: time,
      windowNumber: window.windowNumber, clickCount: lastClick?.count ?? 1)
    guard var event else { preconditionFailure("\(type) is an event of the mouse") }
    // The axis of a distance points down, unlike that of a window.
    if let last { (event.deltaX, event.deltaY) = (point.x - last.x, last.y - point.y) }
    return event
  }

  private func post(_ type: NSEvent.EventType, at point: Point, from last: Point? = nil) {
    application?.postEvent(event(type, at: point, from: last), atStart: false)
  }

  private func send(_ type: NSEvent.EventType, at point: Point, from last: Point? = nil) {
    application?.sendEvent(event(type, at: point, from: last))
  }
}

extension NSWindow {
  /// Returns a point of a part of a view at which a click reaches the view, the middle if that is one; nil for none.
  package final func visiblePoint(of view: NSView, in part: Rect) -> Point? {
    let shares = [
      (0.5, 0.5), (0.1, 0.5), (0.9, 0.5), (0.5, 0.1), (0.5, 0.9), (0.25, 0.5), (0.75, 0.5),
    ]
    return shares.lazy.map { x, y in
      view.convert(
        Point(x: part.minX + part.width * x, y: part.minY + part.height * y), to: nil)
    }.first { self.view(at: $0)?.isDescendant(of: view) ?? false }
  }
}

public import Accessibility
import Graphics
import ResponderKit
import SpokenLanguages

extension VirtualReader {
  /// Activates the element under the cursor, like a double tap.
  ///
  /// Calls the element's `accessibilityActivate()`. If that returns false, the reader taps the
  /// activation point, which is scrolled into view first, and the view at that point receives the
  /// touch. A disabled element is not activated. Returns false if nothing was done.
  @discardableResult
  public func activate() -> Bool {
    act(isSilent: { !$0.traits.isDisjoint(with: [.playsSound, .startsMediaSession]) }) {
      object, element in
      if element.traits.contains(.notEnabled) { return false }
      if object.accessibilityActivate() { return true }
      let part = (object as? AccessibilityItem)?.accessibilityFrameInContainerSpace
      view(of: object)?.scrollIntoView(part.flatMap { $0.isEmpty ? nil : $0 })
      return tap(object.accessibilityElement.activationPoint, near: object)
    }
  }

  /// Chooses an element of the open menu by the titles of its submenus and its own, then announces
  /// the change of the element under the cursor.
  ///
  /// Activating a button opens its menu if the menu is its primary action. The elements of the menu
  /// are not read. Throws a `MenuError`, as ``TouchDriver/choose(_:)`` does.
  public func choose(_ titles: String...) throws(MenuError) {
    var failure: MenuError?
    act { object, _ in
      guard let outermost = outermost(around: object) else { return false }
      do throws(MenuError) {
        try TouchDriver(in: outermost).choose(path: titles)
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
  }

  /// Increments the value of the element under the cursor, like a swipe up.
  ///
  /// Returns false if the element is not adjustable.
  @discardableResult
  public func increment() -> Bool { adjust { $0.accessibilityIncrement() } }

  /// Decrements the value of the element under the cursor, like a swipe down.
  ///
  /// Returns false if the element is not adjustable.
  @discardableResult
  public func decrement() -> Bool { adjust { $0.accessibilityDecrement() } }

  /// Dismisses the current content, like a two-finger scrub.
  ///
  /// The request goes to the element and then up the responder chain; returns false if no responder
  /// handles it.
  @discardableResult
  public func escape() -> Bool {
    perform { climb(from: cursor ?? root) { $0.accessibilityPerformEscape() } }
  }

  /// Performs the most important action, like a two-finger double tap (magic tap).
  ///
  /// The request goes to the element and then up to the application and its delegate; returns false
  /// if no responder handles it.
  @discardableResult
  public func magicTap() -> Bool {
    perform { climb(from: cursor ?? root) { $0.accessibilityPerformMagicTap() } }
  }

  /// Scrolls by a page, like a three-finger swipe.
  ///
  /// The request goes to the element and then up the responder chain.
  ///
  /// If the app posts nothing, the reader announces the scroll status of the responder that
  /// scrolled, or the page in its value. Returns false if no responder handles the request.
  @discardableResult
  public func scroll(_ direction: AccessibilityScrollDirection) -> Bool {
    perform {
      let news = newsCount
      var scroller: Responder?
      let isDone = climb(from: cursor ?? root) { object in
        scroller = object
        return object.accessibilityScroll(direction)
      }
      readInbox()
      guard isDone, let scroller, newsCount == news else { return isDone }
      if let text = scroller.accessibilityScrollStatus ?? pageText(of: scroller) {
        hear(.pageScrolled(text))
      }
      return isDone
    }
  }

  /// Zooms in on the element under the cursor; returns false if it does not support zooming or
  /// declines.
  @discardableResult
  public func zoomIn() -> Bool { zoom { $0.accessibilityZoomIn(at: $1) } }

  /// Zooms out of the element under the cursor; returns false if it does not support zooming or
  /// declines.
  @discardableResult
  public func zoomOut() -> Bool { zoom { $0.accessibilityZoomOut(at: $1) } }

  /// Performs a custom action of the element under the cursor by name.
  ///
  /// Returns the result of the action. Throws an error with the available names if no action has
  /// the name.
  @discardableResult
  public func perform(action name: String) throws(ReaderError) -> Bool {
    let actions = place.stop?.object.accessibilityCustomActions ?? []
    guard let action = actions.first(where: { $0.name == name }) else {
      throw .noAction(name, offered: actions.map(\.name))
    }
    return act { _, _ in action.perform() }
  }

  // MARK: Implementation

  private func pageText(of object: Responder) -> String? {
    let page: Int
    let count: Int
    if let scrollView = object as? ScrollView, let shown = scrollView.page {
      (page, count) = shown
    } else if case .position(let number, let total) = object.currentAccessibilityValue {
      (page, count) = (number, total)
    } else {
      return nil
    }
    return screenReader.text(
      ofScrollingToPage: page, of: count, in: words(for: object.accessibilityElement))
  }

  private func zoom(_ body: (Responder, Point) -> Bool) -> Bool {
    perform {
      guard let stop = place.stop, stop.element.traits.contains(.supportsZoom) else { return false }
      return body(stop.object, stop.element.frame.center)
    }
  }

  private func adjust(_ body: (Responder) -> Void) -> Bool {
    act(saysUnchanged: true) { object, element in
      guard element.traits.contains(.adjustable), !element.traits.contains(.notEnabled) else {
        return false
      }
      body(object)
      // At the end of the range, the reader plays a sound and repeats the value.
      if hierarchy.stop(of: object)?.element == element { sound(.boundary) }
      return true
    }
  }

  /// Performs an action on the element under the cursor, then announces the change, unless the app
  /// has announced something or moved the cursor.
  @discardableResult
  private func act(
    saysUnchanged: Bool = false, isSilent: (AccessibilityElement) -> Bool = { _ in false },
    _ body: (Responder, AccessibilityElement) -> Bool
  ) -> Bool {
    perform {
      guard let stop = place.stop else { return false }
      let news = newsCount
      let isDone = body(stop.object, stop.element)
      readInbox()
      // In a list the object may show another element now.
      guard isDone, newsCount == news,
        let after = listPlace == nil
          ? hierarchy.stop(of: stop.object)?.element : place.stop?.element,
        !isSilent(after), saysUnchanged || after != stop.element,
        let change = screenReader.announcement(
          ofChangeFrom: stop.element, to: after, in: words(for: after))
      else { return isDone }
      say(change.text, .change, change)
      return isDone
    }
  }

  /// Does something to the element under the cursor, then announces the change.
  func announcingChange(_ body: () -> Bool) -> Bool { act { _, _ in body() } }

  /// Taps a point of the screen; returns false if there is no view at the point.
  private func tap(_ point: Point, near object: Responder) -> Bool {
    guard let outermost = outermost(around: object) else { return false }
    let inside = outermost.pointOnScreen(point)
    guard outermost.hitTest(inside, with: nil) != nil else { return false }
    let driver = TouchDriver(in: outermost)
    driver.tap(at: inside)
    // Nothing follows that would make it a double tap.
    driver.waitForGestures()
    return true
  }

  /// Returns the view that an element is, or is a part of.
  private func view(of object: Responder) -> View? {
    object as? View ?? (object as? AccessibilityItem)?.accessibilityContainer as? View
  }

  private func outermost(around object: Responder) -> View? {
    sequence(first: view(of: object) ?? root, next: \.superview).first { $0.superview == nil }
  }

  /// Calls the closure for an object and then its next responders, each once, until it returns
  /// true.
  func climb(from object: Responder, _ body: (Responder) -> Bool) -> Bool {
    var asked: Set<Responder> = []
    var next: Responder? = object
    while let current = next, asked.insert(current).inserted {
      if body(current) { return true }
      next = current.next
    }
    return false
  }
}

public import Accessibility
import Graphics
import ResponderKit
import SpokenLanguages

extension VirtualReader {
  /// Activates the element under the cursor: a double tap.
  ///
  /// Its `accessibilityActivate()` is called; where that answers false a finger taps its activation
  /// point, and whatever view is there gets it. Nothing is done to one that is not enabled. False
  /// where nothing was done.
  @discardableResult
  public func activate() -> Bool {
    act(isSilent: { !$0.traits.isDisjoint(with: [.playsSound, .startsMediaSession]) }) {
      object, element in
      if element.traits.contains(.notEnabled) { return false }
      if object.accessibilityActivate() { return true }
      return tap(element.activationPoint, near: object)
    }
  }

  /// Chooses an element of the menu that is open by its title, by way of the titles of the menus that it
  /// stands in; then says what has changed of the element under the cursor.
  ///
  /// Activating a button opens its menu, where that is its primary action. The elements of the menu are
  /// not read. Throws a `MenuError` as ``TouchDriver/choose(_:)`` does.
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

  /// Makes the value of the element under the cursor greater: a swipe up.
  ///
  /// False for one that is not adjustable.
  @discardableResult
  public func increment() -> Bool { adjust { $0.accessibilityIncrement() } }

  /// Makes the value of the element under the cursor smaller: a swipe down.
  ///
  /// False for one that is not adjustable.
  @discardableResult
  public func decrement() -> Bool { adjust { $0.accessibilityDecrement() } }

  /// Leaves what is shown: a scrub with two fingers.
  ///
  /// The element is asked, then what it is in, up the responder chain; false where nobody does it.
  @discardableResult
  public func escape() -> Bool {
    perform { climb(from: cursor ?? root) { $0.accessibilityPerformEscape() } }
  }

  /// Does what is most on the user's mind: a double tap with two fingers.
  ///
  /// The element is asked, then what it is in, up to the application and its delegate; false where
  /// nobody does it.
  @discardableResult
  public func magicTap() -> Bool {
    perform { climb(from: cursor ?? root) { $0.accessibilityPerformMagicTap() } }
  }

  /// Turns a page: a swipe with three fingers.
  ///
  /// The element is asked, then what it is in.
  ///
  /// Where the app posts nothing, the scroll status of who has turned it is said, or the page of its
  /// value. False where nobody does it.
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

  /// Zooms in on the element under the cursor; false where it does not support that or declines.
  @discardableResult
  public func zoomIn() -> Bool { zoom { $0.accessibilityZoomIn(at: $1) } }

  /// Zooms out from the element under the cursor; false where it does not support that or declines.
  @discardableResult
  public func zoomOut() -> Bool { zoom { $0.accessibilityZoomOut(at: $1) } }

  /// Does an action that the element under the cursor offers, by its name.
  ///
  /// False where the action itself answers so. Throws where there is none of the name, with those
  /// that there are.
  @discardableResult
  public func perform(action name: String) throws(ReaderError) -> Bool {
    let actions = place.stop?.object.accessibilityCustomActions ?? []
    guard let action = actions.first(where: { $0.name == name }) else {
      throw .noAction(name, offered: actions.map(\.name))
    }
    return act { _, _ in action.perform() }
  }

  // MARK: How

  private func pageText(of object: Responder) -> String? {
    guard case .position(let page, let count) = object.accessibilityValue else { return nil }
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
      // At the end of the range there is a sound, and the value is said again.
      if hierarchy.stop(of: object)?.element == element { sound(.boundary) }
      return true
    }
  }

  /// Does something with the element under the cursor, then says what has changed, unless the app has
  /// said something or moved the cursor.
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
      guard isDone, newsCount == news, let after = hierarchy.stop(of: stop.object)?.element,
        !isSilent(after), saysUnchanged || after != stop.element,
        let change = screenReader.announcement(
          ofChangeFrom: stop.element, to: after, in: words(for: after))
      else { return isDone }
      say(change.text, .change, change)
      return isDone
    }
  }

  /// Taps a point of the screen; false where no view is there.
  private func tap(_ point: Point, near object: Responder) -> Bool {
    guard let outermost = outermost(around: object) else { return false }
    let inside = outermost.pointOnScreen(point)
    guard outermost.hitTest(inside, with: nil) != nil else { return false }
    TouchDriver(in: outermost).tap(at: inside)
    return true
  }

  private func outermost(around object: Responder) -> View? {
    let view = object as? View ?? (object as? AccessibilityItem)?.accessibilityContainer as? View
    return sequence(first: view ?? root, next: \.superview).first { $0.superview == nil }
  }

  /// Asks an object and then its next responders, each once, until one answers true.
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

import Accessibility
public import Graphics
import ResponderKit

extension VirtualReader {
  /// Moves to the next element, from nowhere to the first; false, with the sound of an end, where
  /// there is none: a swipe to the right.
  @discardableResult
  public func next() -> Bool { step(by: 1) }

  /// Moves to the element before; from nowhere to the first; false, with the sound of an end, where
  /// there is none: a swipe to the left.
  @discardableResult
  public func previous() -> Bool { step(by: -1) }

  /// Moves into the container that the cursor is on, to its first element; false where it is on none.
  @discardableResult
  public func into() -> Bool {
    let hierarchy = hierarchy
    guard let object = cursor, hierarchy.container(object) != nil,
      let first = hierarchy.stops.first(where: { $0.isIn(object) })
    else { return boundary() }
    move(to: first, in: hierarchy)
    return true
  }

  /// Moves to the container that the element under the cursor is in; false where it is in none.
  @discardableResult
  public func out() -> Bool {
    let hierarchy = hierarchy
    guard let object = cursor else { return boundary() }
    let around =
      hierarchy.stop(of: object)?.containers
      ?? hierarchy.stops.lazy.filter { $0.isIn(object) }.map { stop in
        Array(stop.containers.prefix { $0.object !== object })
      }.first
    guard let container = around?.last else { return boundary() }
    setCursor(container.object)
    lastContainers = (around ?? []).map { ObjectIdentifier($0.object) }
    let words = words(for: AccessibilityElement())
    let name = dialect.announcement(ofEntering: container.value, in: words)
    newsCount += 1
    say(name?.text ?? container.value.label ?? "", .focus, name)
    return true
  }

  /// Moves to the first element of the next container; false, with the sound of an end, where there
  /// is none.
  @discardableResult
  public func nextContainer() -> Bool { jump(forward: true) { !$0.isEmpty } }

  /// Moves to the first element of the container before; false, with the sound of an end, where there
  /// is none.
  @discardableResult
  public func previousContainer() -> Bool { jump(forward: false) { !$0.isEmpty } }

  /// Moves to the element in front at a point of the screen; false where there is none: a touch.
  @discardableResult
  public func touch(at point: Point) -> Bool {
    let hierarchy = hierarchy
    let hit = hierarchy.stops.filter { $0.element.frame.contains(point) }
      .max { $0.number < $1.number }
    guard let hit else { return false }
    if hit.object !== cursor { move(to: hit, in: hierarchy) }
    return true
  }

  /// Reads every element from the first on, without hints, and ends at the last; returns what was
  /// said.
  ///
  /// Where the last one turns pages they are turned until nothing new comes, a hundred at most.
  @discardableResult
  public func readAll() -> [String] {
    var texts: [String] = []
    var isLast = false
    for _ in 0..<100 where !isLast {
      let hierarchy = hierarchy
      let before = hierarchy.stops.map(\.element)
      for stop in hierarchy.stops {
        texts.append(announcement(of: stop.element).descriptionText)
        setCursor(stop.object)
        say(texts[texts.count - 1], .focus, announcement(of: stop.element))
      }
      remember(hierarchy)
      guard let last = hierarchy.stops.last, last.element.traits.contains(.causesPageTurn),
        climb(from: last.object, { $0.accessibilityScroll(.next) })
      else { break }
      isLast = elements == before
    }
    return texts
  }

  // MARK: How

  private func step(by step: Int) -> Bool {
    let hierarchy = hierarchy
    guard let object = cursor else {
      guard let first = hierarchy.stops.first else { return boundary() }
      move(to: first, in: hierarchy)
      return true
    }
    var index: Int?
    if let present = hierarchy.stops.firstIndex(where: { $0.object === object }) {
      index = present + step
    } else if step > 0 {
      index = hierarchy.stops.lastIndex { $0.isIn(object) }.map { $0 + 1 }
    } else {
      index = hierarchy.stops.firstIndex { $0.isIn(object) }.map { $0 - 1 }
    }
    guard let index, hierarchy.stops.indices.contains(index) else { return boundary() }
    move(to: hierarchy.stops[index], in: hierarchy)
    return true
  }

  /// Moves to the first element of a container of which the containers it is in and the cursor is not
  /// are wanted.
  func jump(
    forward: Bool, where isWanted: ([AccessibilityHierarchy.Container]) -> Bool
  ) -> Bool {
    let hierarchy = hierarchy
    let present = cursor.flatMap { object in
      hierarchy.stops.firstIndex { $0.object === object || $0.isIn(object) }
    }
    // What the cursor is in, or was in the step before, is no news.
    var starts: [Int] = []
    for (index, stop) in hierarchy.stops.enumerated() {
      let before = index == 0 ? [] : hierarchy.stops[index - 1].containers.map(\.object)
      let entered = stop.containers.filter { container in
        !before.contains { $0 === container.object }
      }
      if isWanted(entered) { starts.append(index) }
    }
    let found =
      forward
      ? starts.first { $0 > present ?? -1 }
      : starts.last { start in start < present ?? hierarchy.stops.count }
    guard let found else { return boundary() }
    move(to: hierarchy.stops[found], in: hierarchy)
    return true
  }

  func boundary() -> Bool {
    sound(.boundary)
    return false
  }

  /// Puts the cursor on an element and says it.
  func move(to stop: AccessibilityHierarchy.Stop, in hierarchy: AccessibilityHierarchy) {
    setCursor(stop.object)
    remember(hierarchy)
    sayFocus(stop)
  }

  func remember(_ hierarchy: AccessibilityHierarchy) {
    lastStops = hierarchy.stops.map(\.object.anchor)
  }

  /// Puts the cursor on an object without a word, and tells the app.
  func setCursor(_ object: Responder?) {
    let former = cursorLink?.responder?.takeUnretainedValue()
    cursorLink = object?.anchor
    guard former !== object else { return }
    former?.setFocused(false, by: identifier)
    object?.setFocused(true, by: identifier)
    root.tell(
      .elementFocused(object, unfocused: former, assistiveTechnology: identifier))
  }
}

extension AccessibilityHierarchy.Stop {
  /// Whether the element is in a container.
  func isIn(_ container: Responder) -> Bool { containers.contains { $0.object === container } }
}

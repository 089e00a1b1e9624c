import Accessibility
public import Graphics
import ResponderKit

extension VirtualReader {
  /// Moves to what comes next for the screen reader, such as a swipe to the right on a phone; without a cursor, to
  /// the first.
  ///
  /// Returns false and plays the boundary sound if there is none.
  @discardableResult
  public func next() -> Bool { perform { step(by: 1) } }

  /// Moves to what comes before for the screen reader, such as a swipe to the left on a phone; without a cursor, to
  /// the first.
  ///
  /// Returns false and plays the boundary sound if there is none.
  @discardableResult
  public func previous() -> Bool { perform { step(by: -1) } }

  /// Moves to the first element of the container under the cursor, or to a group that it begins with for a reader
  /// that stops at groups; returns false if there is none.
  @discardableResult
  public func into() -> Bool {
    perform {
      let place = place
      guard place.index == nil, let object = place.object,
        let first = place.stops.first(where: { $0.isIn(object) })
      else { return boundary() }
      if Swift.type(of: screenReader).movement == .groups { return enter(object, at: first) }
      move(to: first, in: place.hierarchy)
      return true
    }
  }

  /// Moves to the container of the element under the cursor; returns false if it has none.
  @discardableResult
  public func out() -> Bool {
    perform {
      let place = place
      guard let object = place.object else { return boundary() }
      let containers =
        place.stop?.containers
        ?? place.stops.first { $0.isIn(object) }.map { stop in
          Array(stop.containers.prefix { $0.object !== object })
        } ?? []
      guard let container = containers.last(where: \.isLandmark) else { return boundary() }
      move(to: container, among: containers, in: place.hierarchy)
      return true
    }
  }

  /// Moves to the first element of the next container.
  ///
  /// Returns false and plays the boundary sound if there is none.
  @discardableResult
  public func nextContainer() -> Bool {
    perform { jump(forward: true, includingLists: true) { _ in true } }
  }

  /// Moves to the first element of the previous container.
  ///
  /// Returns false and plays the boundary sound if there is none.
  @discardableResult
  public func previousContainer() -> Bool {
    perform { jump(forward: false, includingLists: true) { _ in true } }
  }

  /// Moves to the frontmost element at a point of the screen, like a touch; returns false if there
  /// is none.
  @discardableResult
  public func touch(at point: Point) -> Bool {
    perform {
      let place = place
      let hit = place.stops.filter { $0.element.frame.contains(point) }
        .max { $0.number < $1.number }
      guard let hit else { return false }
      if hit.object !== place.object { move(to: hit, in: place.hierarchy) }
      return true
    }
  }

  /// Reads every element from first to last, without hints; returns what was said.
  ///
  /// If the last element scrolls, pages are scrolled until nothing new appears, at most a hundred
  /// times.
  @discardableResult
  public func readAll() -> [String] {
    perform {
      var texts: [String] = []
      var before: [AccessibilityElement] = []
      for _ in 0..<100 {
        let hierarchy = hierarchy
        let present = hierarchy.stops.map(\.element)
        if present == before { break }
        before = present
        for stop in hierarchy.stops {
          setCursor(stop.object)
          let announcement = focusAnnouncement(of: stop)
          texts.append(announcement.descriptionText)
          say(announcement.descriptionText, .focus, announcement, waits: true)
        }
        remember(hierarchy)
        guard let last = hierarchy.stops.last, last.element.traits.contains(.causesPageTurn),
          climb(from: last.object, { $0.accessibilityScroll(.next) })
        else { break }
        readInbox()
      }
      return texts
    }
  }

  // MARK: Implementation

  private func step(by step: Int) -> Bool {
    root.layoutIfNeeded()
    switch Swift.type(of: screenReader).movement {
    case .elements: return stepToElement(by: step)
    case .groups: return stepToItem(by: step)
    case .focus: return stepToFocus(by: step)
    }
  }

  private func stepToElement(by step: Int) -> Bool {
    if let walk, walk.isCurrent(root, order), let index = walk.index(of: cursorLink) {
      guard walk.contains(index + step) else { return boundary() }
      if let stop = walk.stop(at: index + step) { return move(to: stop, on: walk) }
    }
    let place = place
    walk = Walk(place.hierarchy, root, order)
    guard let span = place.span else {
      guard let first = place.stops.first else { return boundary() }
      move(to: first, in: place.hierarchy)
      return true
    }
    let index = step > 0 ? span.last + 1 : span.first - 1
    guard place.stops.indices.contains(index) else { return boundary() }
    move(to: place.stops[index], in: place.hierarchy)
    return true
  }

  /// Moves to the first element of the nearest matching container that does not contain the cursor; tables and
  /// collections are containers if they are included.
  func jump(
    forward: Bool, includingLists: Bool = false,
    where isWanted: (AccessibilityHierarchy.Container) -> Bool
  ) -> Bool {
    let place = place
    let present = place.span?.first
    func lists(of stop: AccessibilityHierarchy.Stop) -> [Responder] {
      includingLists ? stop.object.viewsAround.filter { $0 is any ListContainer } : []
    }
    let around = Set(
      present.map { place.stops[$0] }.map { $0.containers.map(\.object) + lists(of: $0) } ?? [])
    var begun: Set<Responder> = []
    var starts: [Int] = []
    for (index, stop) in place.stops.enumerated() {
      let wanted = stop.containers.filter { $0.isLandmark && isWanted($0) }.map(\.object)
      let entered = (wanted + lists(of: stop)).filter { begun.insert($0).inserted }
      if entered.contains(where: { !around.contains($0) }) { starts.append(index) }
    }
    let found =
      forward
      ? starts.first { $0 > present ?? -1 }
      : starts.last { start in start < present ?? place.stops.count }
    guard let found else { return boundary() }
    move(to: place.stops[found], in: place.hierarchy)
    return true
  }

  func boundary() -> Bool {
    sound(.boundary)
    return false
  }

  /// Puts the cursor on an element and announces it, unless the app moves the cursor meanwhile.
  func move(
    to stop: AccessibilityHierarchy.Stop, in hierarchy: AccessibilityHierarchy, waits: Bool = false
  ) {
    setCursor(stop.object)
    guard cursorLink === stop.object.anchor else { return }
    remember(hierarchy)
    sayFocus(stop, waits: waits)
  }

  /// Puts the cursor on a container and announces it; it is the last of the given ones that the cursor is in
  /// or on.
  func move(
    to container: AccessibilityHierarchy.Container,
    among containers: [AccessibilityHierarchy.Container], in hierarchy: AccessibilityHierarchy
  ) {
    setCursor(container.object)
    guard cursorLink === container.object.anchor else { return }
    lastContainers = containers.map(\.object.anchor)
    let name = screenReader.announcement(
      ofEntering: container.value, in: words(for: AccessibilityElement()))
    newsCount += 1
    remember(hierarchy)
    let text = name?.text ?? container.value.label ?? ""
    if !text.isEmpty { say(text, .focus, name) }
  }

  /// Puts the cursor on an element of a walk, whose order the reader keeps already.
  private func move(to stop: AccessibilityHierarchy.Stop, on walk: Walk) -> Bool {
    setCursor(stop.object)
    guard cursorLink === stop.object.anchor else { return true }
    lastStops = walk.anchors
    lastSpanStart = nil
    sayFocus(stop, waits: false)
    return true
  }

  func remember(_ hierarchy: AccessibilityHierarchy) {
    lastStops = hierarchy.stops.map(\.object.anchor)
    let object = cursorLink?.responder?.takeUnretainedValue()
    lastSpanStart = object.flatMap { object in hierarchy.stops.firstIndex { $0.isIn(object) } }
  }

  /// Puts the cursor on an object silently, and notifies the object and the app.
  func setCursor(_ object: Responder?) {
    let former = cursorLink?.responder?.takeUnretainedValue()
    cursorLink = object?.anchor
    listPlace = object.flatMap { ListPlace(of: $0, order) }
    guard former !== object else { return }
    former?.setFocused(false, by: identifier)
    // The notified object may have moved the cursor.
    guard cursorLink === object?.anchor else { return }
    object?.setFocused(true, by: identifier)
    guard cursorLink === object?.anchor else {
      object?.setFocused(false, by: identifier)
      return
    }
    root.tell(.elementFocused(object, unfocused: former, assistiveTechnology: identifier))
  }
}

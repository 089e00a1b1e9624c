import ControlCore
import Graphics
import ResponderKit

extension PageControl {
  /// The distance that a finger moves, in points, before it chooses pages; Apple documents no
  /// distance.
  static let scrubDistance = 10.0

  final func change(page: Int, of count: Int) {
    let pinned = min(max(page, 0), max(count - 1, 0))
    guard pinned != storedPage || count != storedCount else { return }
    noteElement()
    let isResized = count != storedCount
    (storedPage, storedCount) = (pinned, count)
    AccessibilityChanges.note()
    if isResized { invalidateIntrinsicContentSize() }
  }

  /// Indicates whether no page is shown.
  final var isShownEmpty: Bool { numberOfPages == 0 || hidesForSinglePage && numberOfPages <= 1 }

  final func dotSize(_ pages: Int) -> Size {
    let count = Double(min(max(pages, 0), 1_000_000))
    let length = count == 0 ? 0 : 16 * count + 8
    return isVertical ? Size(width: 26, height: length) : Size(width: length, height: 26)
  }

  final var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Indicates whether pages follow each other to the left or up.
  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// Returns the place of a point along the pages, from 0 to 1.
  private func place(of point: Point) -> Double {
    let length = isVertical ? bounds.height : bounds.width
    guard length > 0 else { return 0 }
    let place = (isVertical ? point.y - bounds.minY : point.x - bounds.minX) / length
    return isReversed ? 1 - place : place
  }

  /// Goes to the next page for a point in the second half, to the previous one for another.
  final func turn(at point: Point) {
    interactionState = .discrete
    if choose(currentPage + (place(of: point) < 0.5 ? -1 : 1)) { hasUnreportedValue = true }
  }

  /// Goes some pages on, and reports another page; at an end nothing happens.
  final func turn(by pages: Int, with event: InputEvent?) {
    if isEnabled, choose(currentPage + pages) { send(.valueChanged, with: event) }
  }

  final func scrub(_ touch: Touch, with event: InputEvent?) {
    guard allowsContinuousInteraction, let start else { return }
    let point = touch.location(in: self)
    let (dx, dy) = (point.x - start.x, point.y - start.y)
    let isFar = dx * dx + dy * dy >= Self.scrubDistance * Self.scrubDistance
    let page = place(of: point) * Double(numberOfPages)
    guard interactionState == .continuous || isFar, !page.isNaN else { return }
    interactionState = .continuous
    // The number of a page may be too large for the number of a place.
    let last = numberOfPages - 1
    let chosen = page <= 0 ? 0 : page >= Double(last) ? last : Int(page)
    if choose(chosen) { send(.valueChanged, with: event) }
  }

  final func endInteraction() {
    start = nil
    interactionState = .none
  }

  /// Sets the page that the user chose; returns whether it is another one.
  private func choose(_ page: Int) -> Bool {
    let before = currentPage
    change(page: page, of: numberOfPages)
    return currentPage != before
  }
}

extension PageControl {
  /// Returns the middle of the part of the control that stands for a page.
  final func center(ofPage page: Int) -> Point {
    let place = (Double(page) + 0.5) / Double(max(numberOfPages, 1))
    let share = isReversed ? 1 - place : place
    return isVertical
      ? Point(x: bounds.midX, y: bounds.minY + bounds.height * share)
      : Point(x: bounds.minX + bounds.width * share, y: bounds.midY)
  }
}

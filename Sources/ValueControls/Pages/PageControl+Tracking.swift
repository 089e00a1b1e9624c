import ControlCore
import Graphics
import ResponderKit

extension PageControl {
  /// How far a finger moves, in points, before it chooses pages; Apple documents no distance.
  private static let scrubDistance = 10.0

  final func change(page: Int, of count: Int) {
    let pinned = min(max(page, 0), max(count - 1, 0))
    guard pinned != storedPage || count != storedCount else { return }
    noteElement()
    let isResized = count != storedCount
    (storedPage, storedCount) = (pinned, count)
    AccessibilityChanges.note()
    if isResized { invalidateIntrinsicContentSize() }
  }

  /// Whether no page is shown.
  final var isShownEmpty: Bool { numberOfPages == 0 || hidesForSinglePage && numberOfPages <= 1 }

  final func dotSize(_ pages: Int) -> Size {
    let count = Double(min(max(pages, 0), 1_000_000))
    let length = count == 0 ? 0 : 16 * count + 8
    return isVertical ? Size(width: 26, height: length) : Size(width: length, height: 26)
  }

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether pages follow each other to the left or up.
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
  final func turn(at point: Point, with event: InputEvent?) {
    interactionState = .discrete
    turn(by: place(of: point) < 0.5 ? -1 : 1, with: event)
  }

  /// Goes some pages on, and reports another page; at an end nothing happens.
  final func turn(by pages: Int, with event: InputEvent?) {
    guard isEnabled else { return }
    choose(currentPage + pages, with: event)
  }

  final func scrub(_ touch: Touch, with event: InputEvent?) {
    guard allowsContinuousInteraction, let start else { return }
    let point = touch.location(in: self)
    let distance = abs(isVertical ? point.y - start.y : point.x - start.x)
    guard interactionState == .continuous || distance >= Self.scrubDistance else { return }
    interactionState = .continuous
    let page = place(of: point) * Double(numberOfPages)
    choose(Int(min(max(page, 0), Double(numberOfPages))), with: event)
  }

  final func endInteraction() {
    start = nil
    interactionState = .none
  }

  private func choose(_ page: Int, with event: InputEvent?) {
    let before = currentPage
    change(page: page, of: numberOfPages)
    if currentPage != before { send(.valueChanged, with: event) }
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

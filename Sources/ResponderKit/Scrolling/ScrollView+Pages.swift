import Accessibility
import Graphics

// A page is as large as the view. Directions are those in which the user wants to see more; Apple documents
// only that a page is turned.
extension ScrollView {
  /// Indicates whether pages lie beside each other, and not one below the other.
  private var turnsSideways: Bool { contentSize.height <= bounds.height }

  /// The visible length in the direction of the pages, and where the first and the last page begin; nil where
  /// all is visible.
  private var pages: (length: Scalar, first: Scalar, last: Scalar)? {
    let insets = adjustedContentInset
    let (length, content, before, after) =
      turnsSideways
      ? (bounds.width, contentSize.width, insets.left, insets.right)
      : (bounds.height, contentSize.height, insets.top, insets.bottom)
    let visible = length - before - after
    guard visible > 0, content > visible, content / visible < 1e9 else { return nil }
    return (visible, -before, content + after - length)
  }

  /// The page that is shown and the number of pages, from the upper left; nil where all is visible.
  package final var page: (number: Int, count: Int)? {
    guard let pages else { return nil }
    let offset = turnsSideways ? contentOffset.x : contentOffset.y
    guard offset.isFinite else { return nil }
    let count = Int(((pages.last - pages.first) / pages.length).rounded(.up)) + 1
    if offset >= pages.last { return (count, count) }
    let number = ((max(pages.first, offset) - pages.first) / pages.length).rounded()
    return (min(Int(number) + 1, count), count)
  }

  final func scrollByPage(_ direction: AccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled, let pages else { return false }
    let isSideways = turnsSideways
    let isForward: Bool
    switch direction {
    case .next: isForward = true
    case .previous: isForward = false
    case .right, .left:
      guard isSideways else { return false }
      isForward = direction == .right
    case .down, .up:
      guard !isSideways else { return false }
      isForward = direction == .down
    }
    let way = isForward ? pages.length : -pages.length
    var offset = contentOffset
    if isSideways {
      offset.x = max(pages.first, min(offset.x + way, pages.last))
    } else {
      offset.y = max(pages.first, min(offset.y + way, pages.last))
    }
    if offset != contentOffset {
      setContentOffset(offset, animated: true)
      InteractionRecorder.current?.note(.scroll(view: recordName, to: contentOffset))
    }
    return true
  }
}

import Accessibility
import Graphics

// A page is as large as the view. Directions are those in which the user wants to see more; Apple documents
// only that a page is turned.
extension ScrollView {
  /// Indicates whether pages lie beside each other, and not one below the other.
  private var turnsSideways: Bool { contentSize.height <= bounds.height }

  /// The page that is shown and the number of pages, from the upper left; nil where all is visible.
  package final var page: (number: Int, count: Int)? {
    let isSideways = turnsSideways
    let (length, content, offset) =
      isSideways
      ? (bounds.width, contentSize.width, contentOffset.x)
      : (bounds.height, contentSize.height, contentOffset.y)
    guard length > 0, content > length else { return nil }
    let count = Int((content / length).rounded(.up))
    let number = offset + length >= content ? count : Int((offset / length).rounded()) + 1
    return (max(1, min(number, count)), count)
  }

  final func scrollByPage(_ direction: AccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled, page != nil else { return false }
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
    let way: Scalar = isForward ? 1 : -1
    var offset = contentOffset
    if isSideways {
      offset.x = max(0, min(offset.x + way * bounds.width, contentSize.width - bounds.width))
    } else {
      offset.y = max(0, min(offset.y + way * bounds.height, contentSize.height - bounds.height))
    }
    if offset != contentOffset {
      setContentOffset(offset, animated: true)
      InteractionRecorder.current?.note(.scroll(view: recordName, to: contentOffset))
    }
    return true
  }
}

import FoundationEssentials
import Graphics

/// The place of an item, or of a header, a footer or the like, which has a kind.
struct LayoutElement {
  var kind: String?
  var isDecoration = false
  var indexPath: IndexPath
  var frame: Rect
  var zIndex = 0
  /// The extents that are measured when the view is shown.
  var estimates = GroupLayout.Estimates()
}

public import Graphics

/// Shows a controller in a bubble beside what it is about: `UIPopoverPresentationController`.
///
/// Where the bubble goes is kept and can be read; no bubble is placed.
@preconcurrency @MainActor
open class PopoverPresentationController: PresentationController {
  /// The view that the popover is about; nil unless set.
  open var sourceView: View?
  /// The rectangle in that view; null, for all of it, unless set.
  open var sourceRect = Rect.null
  /// The bar button item that the popover is about; nil unless set.
  open var barButtonItem: BarButtonItem?
  /// The view or the item that the popover is about.
  open var sourceItem: (any PopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? BarButtonItem
      sourceView = newValue as? View
    }
  }
  /// The directions that the arrow may have; any unless set.
  open var permittedArrowDirections = PopoverArrowDirection.any
  /// The direction of the arrow; unknown, as no popover is placed.
  open var arrowDirection: PopoverArrowDirection { .unknown }
  /// The views that receive touches while the popover is shown; nil unless set.
  open var passthroughViews: [View]?
  /// The color of the bubble; nil unless set.
  open var backgroundColor: Color?
  /// The least distance to the edges of the screen; zero unless set.
  open var popoverLayoutMargins = EdgeInsets.zero
  /// A Boolean value that indicates whether the popover may cover its source; false unless set.
  open var canOverlapSourceViewRect = false

  /// Asks the delegate to prepare the popover.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    (delegate as? any PopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
  }
}

/// A view or a bar button item, beside which a popover is shown:
/// `UIPopoverPresentationControllerSourceItem`.
@preconcurrency @MainActor
public protocol PopoverPresentationControllerSourceItem: AnyObject {}

extension View: PopoverPresentationControllerSourceItem {}
extension BarButtonItem: PopoverPresentationControllerSourceItem {}

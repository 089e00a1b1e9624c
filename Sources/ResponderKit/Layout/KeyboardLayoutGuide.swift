public import Graphics
import Layout

/// The part of a view that the keyboard covers: UIKit's `UIKeyboardLayoutGuide`.
///
/// The keyboard is always docked: near the bottom edge, and away from the others.
@preconcurrency @MainActor
open class KeyboardLayoutGuide: TrackingLayoutGuide {
  /// Creates a guide without a view.
  public override init() { super.init() }

  /// A Boolean value that indicates whether the guide follows a keyboard that floats; no keyboard
  /// floats here; false unless set.
  open var followsUndockedKeyboard = false
  /// A Boolean value that indicates whether the guide is the strip below the safe area while no
  /// keyboard is shown, and not just the bottom edge; true unless set (iOS 17).
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsLayoutOfTree() } }
  }
  /// The distance above the keyboard at which a drag begins to dismiss it; 0 unless set (iOS 17).
  ///
  /// No keyboard is dragged here.
  open var keyboardDismissPadding: Scalar = 0

  override var nearEdges: DirectionalRectEdge { .bottom }

  /// The rectangle in the coordinates of the view, as wide as the view.
  open override var layoutFrame: Rect {
    get {
      guard let view = owningView else { return .zero }
      let bounds = view.bounds
      var top = bounds.maxY - (usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
      if let keyboard = view.shownKeyboardFrame {
        let corner = view.convert(view.pointOnScreen(keyboard.origin), from: nil)
        top = min(top, max(bounds.minY, corner.y))
      }
      return Rect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
    }
    set {}
  }
  override func partOfView(_ view: View) -> LayoutRegion { .bottom(layoutFrame.height) }
}

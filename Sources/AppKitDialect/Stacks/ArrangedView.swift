import Graphics

/// A view that a stack view arranges.
struct ArrangedView {
  let view: NSView
  var gravity: NSStackView.Gravity
  /// The space after the view; nil for the stack view's.
  var spacing: Scalar?
}

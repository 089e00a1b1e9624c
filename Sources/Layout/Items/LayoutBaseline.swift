package import Graphics

/// The place of a baseline.
@MainActor
package struct LayoutBaseline {
  /// The view that has the text.
  package var view: any LayoutViewNode
  /// The distance from the middle of what is aligned, downward; nil for the lower edge.
  package var fromMiddle: Scalar?

  package init(view: any LayoutViewNode, fromMiddle: Scalar?) {
    self.view = view
    self.fromMiddle = fromMiddle
  }
}

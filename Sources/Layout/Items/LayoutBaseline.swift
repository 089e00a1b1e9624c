package import Graphics

/// The place of a baseline.
@MainActor
package struct LayoutBaseline {
  /// A place in what is aligned of a view, along an axis.
  package enum Place: Sendable {
    /// The left or upper edge.
    case start
    /// The middle.
    case middle
    /// The right or lower edge.
    case end
  }

  /// The view that has the text.
  package var view: any LayoutViewNode
  /// The place that the distance is counted from.
  package var place: Place
  /// The distance from the place, downward.
  package var distance: Scalar

  package init(view: any LayoutViewNode, _ place: Place = .end, distance: Scalar = 0) {
    self.view = view
    self.place = place
    self.distance = distance
  }
}

package import Graphics

/// The part of a view that a guide is.
package enum LayoutRegion: Equatable, Sendable {
  /// A rectangle that constraints place.
  case free
  /// The bounds without insets.
  case inset(EdgeInsets)
  /// A strip along the upper edge of the bounds.
  case top(Scalar)
  /// A strip along the lower edge of the bounds.
  case bottom(Scalar)
  /// The content that the view scrolls.
  case scrolledContent
}

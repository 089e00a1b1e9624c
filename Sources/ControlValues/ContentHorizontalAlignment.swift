public import Graphics

/// The horizontal alignments of a control's content: `UIControl.ContentHorizontalAlignment`.
public enum ContentHorizontalAlignment: Int, Sendable, Hashable, Codable, CaseIterable {
  /// In the middle of the control.
  case center = 0
  /// At the left edge.
  case left = 1
  /// At the right edge.
  case right = 2
  /// Across the whole width.
  case fill = 3
  /// At the edge where a line of text begins.
  case leading = 4
  /// At the edge where a line of text ends.
  case trailing = 5

  /// Returns the alignment with leading and trailing resolved to left and right in a direction, as
  /// `UIControl.effectiveContentHorizontalAlignment` does.
  public func resolved(in direction: LayoutDirection) -> ContentHorizontalAlignment {
    switch (self, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.leading, .rightToLeft), (.trailing, .leftToRight): .right
    default: self
    }
  }
}

public import Graphics

/// Where a control puts its content between left and right: `UIControl.ContentHorizontalAlignment`.
public enum ContentHorizontalAlignment: Int, Sendable, Hashable, Codable, CaseIterable {
  case center = 0
  case left = 1
  case right = 2
  case fill = 3
  case leading = 4
  case trailing = 5

  /// Returns the alignment with leading and trailing as left and right in a direction, as
  /// `UIControl.effectiveContentHorizontalAlignment` does.
  public func resolved(in direction: LayoutDirection) -> ContentHorizontalAlignment {
    switch (self, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.leading, .rightToLeft), (.trailing, .leftToRight): .right
    default: self
    }
  }
}

extension LayoutConstraint {
  /// The attributes of a view or guide that a constraint relates (`NSLayoutConstraint.Attribute`).
  public enum Attribute: Int, Sendable, Hashable, CaseIterable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where a line of text begins.
    case leading = 5
    /// The edge where a line of text ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin where a line of text begins.
    case leadingMargin = 17
    /// The margin where a line of text ends.
    case trailingMargin = 18
    /// The middle between the left and the right margin.
    case centerXWithinMargins = 19
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins = 20
    /// Nothing: the second attribute of a constraint that relates an item to a number.
    case notAnAttribute = 0
  }

  /// The relations between the two sides of a constraint (`NSLayoutConstraint.Relation`).
  public enum Relation: Int, Sendable, Hashable, CaseIterable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout (`NSLayoutConstraint.Axis`).
  public enum Axis: Int, Sendable, Hashable, CaseIterable {
    /// From left to right, or from right to left.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}

extension LayoutConstraint.Attribute {
  /// The kinds of attributes that can be related to each other.
  enum Kind {
    /// Left, right and their margins.
    case leftOrRight
    /// Leading, trailing and their margins.
    case leadingOrTrailing
    /// A middle, which goes with every position on its axis.
    case middleX
    case vertical
    case length
    case none
  }

  var kind: Kind {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .leftOrRight
    case .leading, .trailing, .leadingMargin, .trailingMargin: .leadingOrTrailing
    case .centerX, .centerXWithinMargins: .middleX
    case .width, .height: .length
    case .notAnAttribute: .none
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }
}

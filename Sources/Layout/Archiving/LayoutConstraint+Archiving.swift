package import Graphics

extension LayoutConstraint {
  /// A side of a constraint for archives: an attribute of an item, or the distance between two of them.
  package struct Side {
    package var item: (any LayoutItem)?
    package var attribute: Attribute
    package var otherItem: (any LayoutItem)?
    package var otherAttribute: Attribute?

    package init(_ item: (any LayoutItem)?, _ attribute: Attribute) {
      (self.item, self.attribute) = (item, attribute)
    }
  }

  package final var firstSide: Side? { first.map { Side($0) } }
  package final var secondSide: Side? { second.map { Side($0) } }

  /// The multiple of the system's distance that the constant is; nil for a constant of its own.
  package final var systemSpaces: Scalar? {
    get { spacingMultiplier }
    set { spacingMultiplier = newValue }
  }

  /// The view that holds the constraint; nil for one that is not active.
  package final var holder: (any LayoutView)? { container }

  /// A number that is larger for a constraint that was activated later.
  package final var activationNumber: Int { activation }

  /// The constant that was set.
  package final var ownConstant: Scalar { systemSpaces == nil ? constant : 0 }

  /// Relates sides, as the initializer does; returns why they cannot be, nil where they are.
  package final func relate(
    _ first: Side, _ relation: Relation, _ second: Side?, multiplier: Scalar, constant: Scalar
  ) -> String? {
    guard let first = LayoutTerm(first) else { return "a constraint needs an item" }
    var other: LayoutTerm?
    if let second {
      guard let term = LayoutTerm(second) else { return "a constraint has lost an item" }
      other = term
    }
    if let problem = Self.problem(first, other, multiplier: multiplier)
      ?? Self.problem(ofConstant: constant, first, other)
    {
      return problem
    }
    relate(first, relation, other, multiplier: multiplier, constant: constant)
    return nil
  }

  /// Returns whether a view can hold the constraint, whose items are the view or inside it.
  package final func canBeHeld(by view: any LayoutView) -> Bool {
    guard let views = itemViews else { return false }
    return views.allSatisfy { $0.layoutChain.contains { $0 === view } }
  }
}

extension LayoutConstraint.Side {
  fileprivate init(_ term: LayoutTerm) {
    guard let distance = term.distance else {
      self.init(term.item, term.attribute)
      return
    }
    self.init(distance.start.item, distance.start.attribute)
    (otherItem, otherAttribute) = (distance.end.item, distance.end.attribute)
  }
}

extension LayoutTerm {
  fileprivate init?(_ side: LayoutConstraint.Side) {
    guard let item = side.item else { return nil }
    let start = LayoutTerm(item, side.attribute)
    guard let attribute = side.otherAttribute else {
      self = start
      return
    }
    guard let other = side.otherItem else { return nil }
    self.init(from: start, to: LayoutTerm(other, attribute))
  }
}

/// The content priorities that were set on a view, as a value for archives.
package struct ContentPriorities: Sendable, Hashable, Codable {
  package var horizontalHugging: Float?
  package var verticalHugging: Float?
  package var horizontalResistance: Float?
  package var verticalResistance: Float?
}

extension LayoutView {
  /// The content priorities that were set.
  package var contentPriorities: ContentPriorities {
    get {
      let state = node.layoutStateIfAny
      return ContentPriorities(
        horizontalHugging: state?.hugging[.horizontal]?.rawValue,
        verticalHugging: state?.hugging[.vertical]?.rawValue,
        horizontalResistance: state?.resistance[.horizontal]?.rawValue,
        verticalResistance: state?.resistance[.vertical]?.rawValue)
    }
    set {
      for (axis, priority) in [
        (LayoutConstraint.Axis.horizontal, newValue.horizontalHugging),
        (.vertical, newValue.verticalHugging),
      ] {
        if let priority, (0...1000).contains(priority) {
          setContentHuggingPriority(LayoutPriority(priority), for: axis)
        }
      }
      for (axis, priority) in [
        (LayoutConstraint.Axis.horizontal, newValue.horizontalResistance),
        (.vertical, newValue.verticalResistance),
      ] {
        if let priority, (0...1000).contains(priority) {
          setContentCompressionResistancePriority(LayoutPriority(priority), for: axis)
        }
      }
    }
  }

  /// The natural size in place of the view's own; nil for that one.
  package var givenNaturalSize: Size? {
    get { node.layoutStateIfAny?.naturalSize }
    set { if newValue != givenNaturalSize { node.layoutState.naturalSize = newValue } }
  }
}

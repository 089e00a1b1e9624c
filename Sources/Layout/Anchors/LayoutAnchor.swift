public import Graphics

/// An attribute of a view or guide, from which constraints are made: UIKit's `NSLayoutAnchor`.
///
/// Two anchors of the same attribute of the same item are equal, and not always the same object. An
/// anchor does not retain its view or guide. The constraints that it makes are not active.
@preconcurrency @MainActor
open class LayoutAnchor<AnchorType: AnyObject>: RootObject, Copying {
  nonisolated let term: LayoutTerm

  init(_ term: LayoutTerm) {
    self.term = term
    super.init()
  }

  /// Makes a constraint that this attribute is equal to another one, plus a constant of zero.
  open func constraint(equalTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    relate(.equal, anchor.term)
  }

  /// Makes a constraint that this attribute is at least another one.
  open func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>)
    -> LayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor.term)
  }

  /// Makes a constraint that this attribute is at most another one.
  open func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    relate(.lessThanOrEqual, anchor.term)
  }

  /// Makes a constraint that this attribute is equal to another one, plus a constant.
  open func constraint(equalTo anchor: LayoutAnchor<AnchorType>, constant c: Scalar)
    -> LayoutConstraint
  {
    relate(.equal, anchor.term, constant: c)
  }

  /// Makes a constraint that this attribute is at least another one, plus a constant.
  open func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: Scalar)
    -> LayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor.term, constant: c)
  }

  /// Makes a constraint that this attribute is at most another one, plus a constant.
  open func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant c: Scalar)
    -> LayoutConstraint
  {
    relate(.lessThanOrEqual, anchor.term, constant: c)
  }

  /// Makes a constraint; traps for anchors that do not go together, such as leading and left.
  final func relate(
    _ relation: LayoutConstraint.Relation, _ other: LayoutTerm?, multiplier: Scalar = 1,
    constant: Scalar = 0
  ) -> LayoutConstraint {
    if let problem = LayoutConstraint.problem(
      betweenAnchors: term, other, multiplier: multiplier)
    {
      fatalError(problem)
    }
    let constraint = LayoutConstraint()
    constraint.relate(term, relation, other, multiplier: multiplier, constant: constant)
    return constraint
  }

  /// Makes a constraint whose constant is a number of standard spaces.
  final func relate(
    _ relation: LayoutConstraint.Relation, _ other: LayoutTerm, spaces: Scalar
  ) -> LayoutConstraint {
    let constraint = relate(relation, other, constant: spaces * 8)
    constraint.spacingMultiplier = spaces
    return constraint
  }

  // MARK: As an object

  /// Returns a Boolean value that indicates whether the other object is an anchor of the same
  /// attribute of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? any StandsForTerm)?.term == term
  }

  nonisolated open override var hash: Int { term.hashValue }

  /// The class, and the item with its attribute.
  nonisolated open override var description: String { term.anchorDescription }

  /// Returns the anchor itself, which cannot change.
  nonisolated public func copy(with zone: CopyZone? = nil) -> Any { self }
}

/// An anchor of any type, to compare anchors of different types.
private protocol StandsForTerm {
  var term: LayoutTerm { get }
}

extension LayoutAnchor: StandsForTerm {}

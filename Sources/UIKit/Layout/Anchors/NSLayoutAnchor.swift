#if UIKit
public import Foundation
import ResponderKit

/// An attribute of a view or guide, from which constraints are made: UIKit's `NSLayoutAnchor`.
///
/// Two anchors of the same attribute of the same item are equal, and not always the same object. An
/// anchor does not retain its view or guide. The constraints that it makes are not active.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying {
  nonisolated let term: LayoutTerm

  nonisolated init(_ term: LayoutTerm) {
    self.term = term
    super.init()
  }

  /// Makes a constraint that this attribute is equal to another one, plus a constant of zero.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor.term)
  }

  /// Makes a constraint that this attribute is at least another one.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor.term)
  }

  /// Makes a constraint that this attribute is at most another one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor.term)
  }

  /// Makes a constraint that this attribute is equal to another one, plus a constant.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.equal, anchor.term, constant: c)
  }

  /// Makes a constraint that this attribute is at least another one, plus a constant.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor.term, constant: c)
  }

  /// Makes a constraint that this attribute is at most another one, plus a constant.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.lessThanOrEqual, anchor.term, constant: c)
  }

  /// Makes a constraint; traps for anchors that do not go together, such as leading and left.
  final func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: LayoutTerm?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    if let problem = NSLayoutConstraint.problem(
      betweenAnchors: term, other, multiplier: multiplier)
    {
      fatalError(problem)
    }
    let constraint = NSLayoutConstraint()
    constraint.relate(term, relation, other, multiplier: multiplier, constant: constant)
    return constraint
  }

  /// Makes a constraint whose constant is a number of standard spaces.
  final func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: LayoutTerm, spaces: CGFloat
  ) -> NSLayoutConstraint {
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
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An anchor of any type, to compare anchors of different types.
private protocol StandsForTerm {
  var term: LayoutTerm { get }
}

extension NSLayoutAnchor: StandsForTerm {}
#endif

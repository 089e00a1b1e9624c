package import Graphics

/// The Auto Layout state of a view.
@MainActor
package final class LayoutState {
  /// The constraints that the view holds.
  var held = ConstraintList()
  /// The active constraints that mention the view or one of its guides, by the view or guide.
  var references: [ObjectIdentifier: ConstraintReferences] = [:]

  /// The content priorities that were set.
  var hugging: [LayoutConstraint.Axis: LayoutPriority] = [:]
  var resistance: [LayoutConstraint.Axis: LayoutPriority] = [:]
  /// The natural size in place of the view's own; nil, for that one, unless set.
  package var naturalSize: Size?

  /// The engine of the tree, at its outermost view.
  var engine: LayoutEngine?

  package init() {}

  /// Drops the engine of a tree that has become part of another one.
  package func endBeingOutermost() { engine = nil }
}

extension LayoutViewNode {
  /// The natural size that a layout is made for.
  var naturalSize: Size { layoutStateIfAny?.naturalSize ?? contentSizeForLayout }

  /// Returns the natural height for a width; nil for a view whose height does not depend on it.
  func naturalHeight(forWidth width: Scalar) -> Scalar? {
    layoutStateIfAny?.naturalSize == nil ? contentHeight(forWidth: width) : nil
  }

  /// The view and those around it, from inside to outside.
  var layoutChain: some Sequence<any LayoutViewNode> {
    sequence(first: self as any LayoutViewNode, next: \.layoutSuperview)
  }

  /// Removes the constraints between the view, or one inside it, and views outside it, before the
  /// view leaves its superview.
  ///
  /// UIKit documents it for `removeFromSuperview()`, by which a move to another view begins.
  package func removeConstraintsToOutside() {
    if let engine = layoutRoot.layoutStateIfAny?.engine { leave(engine) }
    let superviews = Array(layoutChain.dropFirst())
    guard superviews.contains(where: { $0.layoutStateIfAny?.holdsConstraints ?? false }) else {
      return
    }
    let outside = Set(superviews.map { ObjectIdentifier($0) })
    var rest: [any LayoutViewNode] = [self]
    while let next = rest.popLast() {
      for references in next.layoutStateIfAny?.references.values.map({ $0 }) ?? [] {
        for constraint in references.active {
          guard let container = constraint.container else { continue }
          if outside.contains(ObjectIdentifier(container)) {
            container.removeConstraint(constraint)
          }
        }
      }
      rest += next.layoutChildren
    }
  }

  private func leave(_ engine: LayoutEngine) {
    var rest: [any LayoutViewNode] = [self]
    while let next = rest.popLast() {
      engine.forget(next)
      for guide in next.layoutGuideNodes { engine.forget(guide) }
      rest += next.layoutChildren
    }
  }

  /// Removes the constraints that mention a guide, before it leaves the view.
  package func removeConstraints(of guide: any LayoutGuideNode) {
    layoutRoot.layoutStateIfAny?.engine?.forget(guide)
    guard let references = layoutStateIfAny?.references.removeValue(forKey: ObjectIdentifier(guide))
    else { return }
    for constraint in references.active { constraint.isActive = false }
  }
}

extension LayoutState {
  /// Indicates whether the view has ever held a constraint, or one has mentioned it.
  fileprivate var holdsConstraints: Bool { !held.isEmpty || !references.isEmpty }
}

package import Graphics

/// Required constraints that cannot hold at once, and the one of them that was broken.
///
/// UIKit logs it. A layout goes on without the broken constraint, which stays active, and holds again
/// when the others allow it.
@MainActor
public struct LayoutProblem {
  /// The constraints that exclude each other, in the order in which they were activated, with those
  /// that stand for the frames and masks of views.
  public let constraints: [LayoutConstraint]
  /// The constraint that does not hold: the one that was activated last.
  ///
  /// Apple does not document which one is broken.
  public let broken: LayoutConstraint

  init(broken: LayoutConstraint, among constraints: [LayoutConstraint]) {
    self.broken = broken
    var (all, seen) = (constraints, Set<ObjectIdentifier>())
    for constraint in constraints {
      for item in constraint.items {
        guard let view = item as? any LayoutViewNode, !view.isPlacedByConstraints,
          view.layoutSuperview != nil, seen.insert(ObjectIdentifier(view)).inserted
        else { continue }
        all += AutoresizingMaskLayoutConstraint.constraints(for: view)
      }
    }
    self.constraints = all
  }

  /// The text of UIKit's log.
  public var message: String {
    """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    (
    \(constraints.map { "    \"\($0.summary)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint
    \(broken.summary)

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    """
  }
}

extension LayoutView {
  /// The constraints that the last layout of the tree broke.
  public var layoutProblems: [LayoutProblem] { node.layoutEngine.problems }

  /// A Boolean value that indicates whether the constraints leave the place or the size of the view
  /// open (`UIView.hasAmbiguousLayout`).
  ///
  /// It takes long: it is for debugging.
  public var hasAmbiguousLayout: Bool {
    let (node, engine) = (node, node.layoutEngine)
    engine.update()
    return engine.ambiguousItems().contains(ObjectIdentifier(node))
  }

  /// The views and guides of the tree whose place or size the constraints leave open.
  package var ambiguousItems: Set<ObjectIdentifier> {
    let engine = node.layoutEngine
    engine.update()
    return engine.ambiguousItems()
  }

  /// Returns the active constraints of the view along an axis, with those that stand for its frame
  /// and mask (`UIView.constraintsAffectingLayout(for:)`).
  public func constraintsAffectingLayout(
    for axis: LayoutConstraint.Axis
  ) -> [LayoutConstraint] {
    let node = node
    let own = node.layoutStateIfAny?.references[ObjectIdentifier(node)]?.active ?? []
    let active = own.filter { $0.axis == axis }.sorted { $0.activation < $1.activation }
    guard !node.isPlacedByConstraints, node.layoutSuperview != nil else { return active }
    return active
      + AutoresizingMaskLayoutConstraint.constraints(for: node).filter { $0.axis == axis }
  }

  /// Returns the size of the view that fits best beside a target
  /// (`UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`).
  package func sizeFitting(
    _ target: Size, horizontal: LayoutPriority, vertical: LayoutPriority
  ) -> Size {
    let node = node
    let engine = LayoutEngine(
      root: node,
      target: .init(size: target, horizontal: horizontal, vertical: vertical))
    engine.update()
    return engine.alignedRect(of: node)?.size ?? target
  }
}

extension LayoutConstraint {
  /// The axis of the attributes.
  package var axis: Axis {
    guard let first else { return .horizontal }
    let attribute = first.distance?.start.attribute ?? first.attribute
    return attribute.kind == .vertical || attribute == .height ? .vertical : .horizontal
  }
}

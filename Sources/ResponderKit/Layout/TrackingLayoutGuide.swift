public import Graphics
public import Layout

/// A guide that activates constraints depending on the edges that it is near to: UIKit's
/// `UITrackingLayoutGuide`.
@preconcurrency @MainActor
open class TrackingLayoutGuide: LayoutGuide {
  /// Creates a guide without a view.
  public override init() { super.init() }

  private var near: [UInt: [LayoutConstraint]] = [:]
  private var away: [UInt: [LayoutConstraint]] = [:]

  /// The edges of the view that the guide is near to: none.
  var nearEdges: DirectionalRectEdge { [] }

  /// Sets the constraints that are active while the guide is near all the given edges, in place of
  /// those that were set for the same edges.
  open func setConstraints(
    _ trackingConstraints: [LayoutConstraint], activeWhenNearEdge edge: DirectionalRectEdge
  ) {
    LayoutConstraint.deactivate(near[edge.rawValue] ?? [])
    near[edge.rawValue] = trackingConstraints
    if nearEdges.isSuperset(of: edge) { LayoutConstraint.activate(trackingConstraints) }
  }

  /// Returns the constraints that are active while the guide is near the edges.
  open func constraintsActive(whenNearEdge edge: DirectionalRectEdge) -> [LayoutConstraint] {
    near[edge.rawValue] ?? []
  }

  /// Sets the constraints that are active while the guide is away from all the given edges, in
  /// place of those that were set for the same edges.
  open func setConstraints(
    _ trackingConstraints: [LayoutConstraint], activeWhenAwayFrom edge: DirectionalRectEdge
  ) {
    LayoutConstraint.deactivate(away[edge.rawValue] ?? [])
    away[edge.rawValue] = trackingConstraints
    if nearEdges.isDisjoint(with: edge) { LayoutConstraint.activate(trackingConstraints) }
  }

  /// Returns the constraints that are active while the guide is away from the edges.
  open func constraintsActive(whenAwayFrom edge: DirectionalRectEdge) -> [LayoutConstraint] {
    away[edge.rawValue] ?? []
  }

  /// Deactivates and forgets the constraints for all edges.
  open func removeAllTrackedConstraints() {
    for constraints in near.values { LayoutConstraint.deactivate(constraints) }
    for constraints in away.values { LayoutConstraint.deactivate(constraints) }
    near = [:]
    away = [:]
  }
}

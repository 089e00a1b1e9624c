import Graphics

extension LayoutConstraint {
  /// The items of both sides that still exist.
  final var items: [any LayoutNode] { (first?.items ?? []) + (second?.items ?? []) }

  /// The views of both sides; nil if an item has been deallocated, or is a guide without a view.
  final var itemViews: [any LayoutViewNode]? {
    let views = items.compactMap { $0.layoutOwner }
    let count = (first?.itemCount ?? 0) + (second?.itemCount ?? 0)
    return count > 0 && views.count == count ? views : nil
  }

  /// Indicates whether there are views and guides to relate, and a view that contains all of them.
  package final var hasCommonView: Bool {
    itemViews.flatMap { Self.nearestView(containing: $0) } != nil
  }

  final func activate() {
    guard !isActive else { return }
    guard let views = itemViews, let ancestor = Self.nearestView(containing: views) else {
      fatalError(activationProblem)
    }
    ancestor.install(self)
  }

  /// Returns the nearest view that contains all the others or is one of them; nil if there is none.
  private static func nearestView(containing views: [any LayoutViewNode]) -> (any LayoutViewNode)? {
    views.dropFirst().reduce(views.first) { found, view in
      found.flatMap { nearestView(containing: $0, view) }
    }
  }

  /// Goes up from both views in turn, so that the way is as long as to the view that is found.
  private static func nearestView(
    containing one: any LayoutViewNode, _ other: any LayoutViewNode
  ) -> (any LayoutViewNode)? {
    if one === other { return one }
    var seen: Set = [ObjectIdentifier(one), ObjectIdentifier(other)]
    var ends: [(any LayoutViewNode)?] = [one, other]
    while ends[0] != nil || ends[1] != nil {
      for index in ends.indices {
        guard let superview = ends[index]?.layoutSuperview else {
          ends[index] = nil
          continue
        }
        guard seen.insert(ObjectIdentifier(superview)).inserted else { return superview }
        ends[index] = superview
      }
    }
    return nil
  }

  /// Requests a layout of the superviews of what the constraint relates, as UIKit does when an
  /// active constraint changes.
  final func markForLayout() {
    guard isActive else { return }
    LayoutChanges.note()
    for item in items {
      guard let view = item.layoutOwner else { continue }
      (view.layoutSuperview ?? view).requestLayoutPass()
    }
  }

  /// The constant that stands for standard spaces: 8 points each, 20 between a view and its
  /// superview; nil for a constant that is a number.
  final var systemSpacing: Scalar? {
    guard let spacingMultiplier else { return nil }
    let one = first?.item as? any LayoutViewNode
    let other = second?.item as? any LayoutViewNode
    guard let one, let other else { return spacingMultiplier * 8 }
    let isInside = one.layoutSuperview === other || other.layoutSuperview === one
    return spacingMultiplier * (isInside ? 20 : 8)
  }
}

extension LayoutConstraint {
  private static var activations = 0

  /// Returns the place of an activation among all.
  static func nextActivation() -> Int {
    activations += 1
    return activations
  }
}

/// Returns the superview of a view, or the view that a guide is in.
@MainActor
func superview(of item: any LayoutItem) -> (any LayoutViewNode)? {
  (item as? any LayoutViewNode)?.layoutSuperview ?? (item as? any LayoutGuideNode)?.layoutOwner
}

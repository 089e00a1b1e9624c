import Graphics
import ResponderKit

extension LayoutConstraint {
  /// The items of both sides that still exist.
  final var items: [AnyObject] { (first?.items ?? []) + (second?.items ?? []) }

  /// The views of both sides; nil if an item has been deallocated, or is a guide without a view.
  final var itemViews: [View]? {
    let views = items.compactMap { layoutView(of: $0) }
    let count = (first?.itemCount ?? 0) + (second?.itemCount ?? 0)
    return count > 0 && views.count == count ? views : nil
  }

  final func activate() {
    guard !isActive else { return }
    guard let views = itemViews, let ancestor = Self.nearestView(containing: views) else {
      fatalError(activationProblem)
    }
    ancestor.install(self)
  }

  /// Returns the nearest view that contains all the others or is one of them; nil if there is none.
  private static func nearestView(containing views: [View]) -> View? {
    views.dropFirst().reduce(views.first) { found, view in
      found.flatMap { nearestView(containing: $0, view) }
    }
  }

  /// Goes up from both views in turn, so that the way is as long as to the view that is found.
  private static func nearestView(containing one: View, _ other: View) -> View? {
    if one === other { return one }
    var seen: Set = [ObjectIdentifier(one), ObjectIdentifier(other)]
    var ends: [View?] = [one, other]
    while ends[0] != nil || ends[1] != nil {
      for index in ends.indices {
        guard let superview = ends[index]?.superview else {
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
    for item in items {
      guard let view = layoutView(of: item) else { continue }
      (view.superview ?? view).setNeedsLayout()
    }
  }

  /// The constant that stands for standard spaces: 8 points each, 20 between a view and its
  /// superview; nil for a constant that is a number.
  final var systemSpacing: Scalar? {
    guard let spacingMultiplier else { return nil }
    let one = first?.item as? View
    let other = second?.item as? View
    guard let one, let other else { return spacingMultiplier * 8 }
    let isInside = one.superview === other || other.superview === one
    return spacingMultiplier * (isInside ? 20 : 8)
  }
}

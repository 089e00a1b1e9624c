public import Graphics

/// The record of a hit test: the view that was hit, and the views at the point that were passed
/// over.
///
/// A value: it names the views and doesn't retain them.
public struct HitTest: Sendable, Hashable {
  /// The reason that a view that contains the point does not receive its touches.
  public enum Reason: Sendable, Hashable {
    /// `isHidden`.
    case hidden
    /// `isUserInteractionEnabled` is false.
    case interactionDisabled
    /// `alpha` is below 0.01.
    case transparent
    /// Another view is in front.
    case covered
  }

  /// A view that was passed over.
  public struct PassedView: Sendable, Hashable {
    /// The class of the view and its identifier.
    public var view: String
    /// The reason.
    public var reason: Reason
  }

  /// The point, in the coordinates of the outermost view.
  public var point: Point
  /// The hit view and its superviews, from inside to outside; empty if none was hit.
  public var path: [String]
  /// The views at the point that were not hit, with the reasons, from front to back.
  public var passedOver: [PassedView]

  /// The view that was hit; nil for none.
  public var view: String? { path.first }
}

extension HitTest {
  /// Records the result of a hit test of a tree.
  @MainActor
  init(_ point: Point, in root: View, found view: View?) {
    self.point = point
    path = view.map { sequence(first: $0, next: \.superview).map(\.recordName) } ?? []
    passedOver = []
    look(at: root, point, found: view)
  }

  /// Visits a view and those in it as a hit test does, but continues behind the hit view.
  @MainActor
  private mutating func look(at view: View, _ point: Point, found: View?) {
    guard view.point(inside: point, with: nil) else { return }
    guard let reason = view.untouchableReason else {
      for subview in view.subviews.reversed() {
        guard let inner = subview.pointInside(point) else { continue }
        look(at: subview, inner, found: found)
      }
      let isAround = found?.isDescendant(of: view) ?? false
      if !isAround { passedOver.append(.init(view: view.recordName, reason: .covered)) }
      return
    }
    guard !view.isPartOfControl else { return }
    passedOver.append(.init(view: view.recordName, reason: reason))
  }
}

extension View {
  /// The reason that the view and those in it receive no touches; nil if they do.
  final var untouchableReason: HitTest.Reason? {
    if isHidden { return .hidden }
    if !isUserInteractionEnabled { return .interactionDisabled }
    return alpha < 0.01 ? .transparent : nil
  }

  /// Converts a point of the superview to the view's coordinates; nil if the transform flattens the
  /// view, so that it has no inside.
  final func pointInside(_ point: Point) -> Point? {
    let transform = transformToSuperview
    return transform.isInvertible ? point.applying(transform.inverted()) : nil
  }
}

public import Graphics
public import ResponderKit

extension View {
  /// The constraints that the view holds, in the order in which they were added
  /// (`UIView.constraints`).
  ///
  /// They are the active constraints between the view, its guides and the views inside it for which
  /// it is the nearest common view, and those that were added to it by ``addConstraint(_:)``.
  public final var constraints: [LayoutConstraint] { layoutValuesIfAny?.held.all ?? [] }

  /// Adds a constraint and activates it; takes it from the view that holds it now
  /// (`UIView.addConstraint(_:)`).
  ///
  /// Traps, as UIKit raises an exception, unless all its items are the view itself, its guides or
  /// in it.
  public final func addConstraint(_ constraint: LayoutConstraint) {
    guard constraint.container !== self else { return }
    guard let views = constraint.itemViews, views.allSatisfy({ $0.isDescendant(of: self) }) else {
      fatalError(
        "The view hierarchy is not prepared for the constraint: \(constraint). When added to a "
          + "view, the constraint's items must be the view itself or inside it. Impossible to set "
          + "up layout with view hierarchy unprepared for constraint.")
    }
    constraint.container?.removeConstraint(constraint)
    install(constraint)
  }

  /// Adds constraints, one after the other (`UIView.addConstraints(_:)`).
  public final func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint and deactivates it; does nothing for a constraint that the view does not
  /// hold (`UIView.removeConstraint(_:)`).
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    guard constraint.container === self else { return }
    constraint.markForLayout()
    constraint.container = nil
    for item in constraint.items {
      guard let values = layoutView(of: item)?.layoutValuesIfAny else { continue }
      values.references[ObjectIdentifier(item)]?.remove(constraint)
    }
    layoutValues.held.remove(constraint)
  }

  /// Removes constraints, one after the other (`UIView.removeConstraints(_:)`).
  public final func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Holds an inactive constraint whose items are in the view.
  final func install(_ constraint: LayoutConstraint) {
    constraint.container = self
    layoutValues.held.append(constraint)
    followHierarchy()
    for item in constraint.items {
      guard let view = layoutView(of: item) else { continue }
      view.layoutValues.references[ObjectIdentifier(item), default: ConstraintReferences()]
        .insert(constraint)
      if item !== view { view.followHierarchy() }
    }
    constraint.markForLayout()
  }

  /// Follows views that leave, and of the view's guides.
  private func followHierarchy() {
    if hierarchyFollower == nil { hierarchyFollower = layoutValues }
  }

  /// The size with the least area, for ``systemLayoutSizeFitting(_:)``
  /// (`UIView.layoutFittingCompressedSize`).
  nonisolated public static let layoutFittingCompressedSize = Size.zero
  /// The size with the largest area, for ``systemLayoutSizeFitting(_:)``
  /// (`UIView.layoutFittingExpandedSize`).
  nonisolated public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)
}

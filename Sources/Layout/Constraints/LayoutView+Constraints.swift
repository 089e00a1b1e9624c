import Graphics

extension LayoutView {
  /// The view as the engine sees it; every class of views is one.
  var node: any LayoutViewNode {
    guard let node = self as? any LayoutViewNode else {
      preconditionFailure("\(self) is not a view of a dialect.")
    }
    return node
  }

  /// The constraints that the view holds, in the order in which they were added
  /// (`UIView.constraints`).
  ///
  /// They are the active constraints between the view, its guides and the views inside it for which
  /// it is the nearest common view, and those that were added to it by ``addConstraint(_:)``.
  public var constraints: [LayoutConstraint] { node.layoutStateIfAny?.held.all ?? [] }

  /// Adds a constraint and activates it; takes it from the view that holds it now
  /// (`UIView.addConstraint(_:)`).
  ///
  /// Traps, as UIKit raises an exception, unless all its items are the view itself, its guides or
  /// in it.
  public func addConstraint(_ constraint: LayoutConstraint) {
    let node = node
    guard constraint.container !== node else { return }
    guard let views = constraint.itemViews,
      views.allSatisfy({ $0.layoutChain.contains { $0 === node } })
    else {
      fatalError(
        "The view hierarchy is not prepared for the constraint: \(constraint). When added to a "
          + "view, the constraint's items must be the view itself or inside it. Impossible to set "
          + "up layout with view hierarchy unprepared for constraint.")
    }
    constraint.container?.removeConstraint(constraint)
    node.install(constraint)
  }

  /// Adds constraints, one after the other (`UIView.addConstraints(_:)`).
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint and deactivates it; does nothing for a constraint that the view does not
  /// hold (`UIView.removeConstraint(_:)`).
  public func removeConstraint(_ constraint: LayoutConstraint) {
    guard constraint.container === self else { return }
    constraint.markForLayout()
    constraint.container = nil
    for item in constraint.items {
      item.layoutOwner?.layoutStateIfAny?.references[ObjectIdentifier(item)]?.remove(constraint)
    }
    node.layoutState.held.remove(constraint)
  }

  /// Removes constraints, one after the other (`UIView.removeConstraints(_:)`).
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}

extension LayoutViewNode {
  /// Holds an inactive constraint whose items are in the view.
  func install(_ constraint: LayoutConstraint) {
    constraint.container = self
    constraint.activation = LayoutConstraint.nextActivation()
    layoutState.held.append(constraint)
    for item in constraint.items {
      item.layoutOwner?.layoutState
        .references[ObjectIdentifier(item), default: ConstraintReferences()].insert(constraint)
    }
    constraint.markForLayout()
  }
}

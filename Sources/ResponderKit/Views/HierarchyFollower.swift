package import Graphics

/// An object that is called before a view of a tree, or a guide of a view, leaves it.
@MainActor
package protocol HierarchyFollower: AnyObject {
  /// Called before a view leaves its superview, on the nearest superview with a follower.
  func viewWillLeave(_ view: View)
  /// Called before a guide leaves the view.
  func guideWillLeave(_ guide: LayoutGuide)
}

extension View {
  /// The object that follows views that leave the view, and its guides; retained.
  package final var hierarchyFollower: (any HierarchyFollower)? {
    get { viewLooks?.hierarchyFollower }
    set { settingViewLooks.hierarchyFollower = newValue }
  }

  /// Notifies the nearest follower around the view that it leaves.
  final func tellFollowersOfLeaving() {
    sequence(first: self, next: \.superview).dropFirst().lazy.compactMap(\.hierarchyFollower)
      .first?.viewWillLeave(self)
  }

  /// The frame of the keyboard on the screen; nil while none is shown.
  package final var shownKeyboardFrame: Rect? { window?.inputServices.shownFrame }
}

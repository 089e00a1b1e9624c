package import Graphics

/// An object that is called before a view of a tree, or a guide of a view, leaves it.
@MainActor
package protocol HierarchyFollower: AnyObject {
  /// Called before a view leaves its superview, on its superviews and on itself.
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

  /// Notifies the followers of the view and of its superviews that it leaves.
  final func tellFollowersOfLeaving() {
    for view in sequence(first: self, next: \.superview) {
      view.hierarchyFollower?.viewWillLeave(self)
    }
  }

  /// The frame of the keyboard on the screen; nil while none is shown.
  package final var shownKeyboardFrame: Rect? { window?.inputServices.shownFrame }
}

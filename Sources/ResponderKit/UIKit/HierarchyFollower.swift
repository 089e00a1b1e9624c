#if UIKit
package import Graphics

/// Is told before a view of a tree, or a guide of a view, leaves it.
@MainActor
package protocol HierarchyFollower: AnyObject {
  /// Called before a view leaves its superview, on its superviews and on itself.
  func viewWillLeave(_ view: View)
  /// Called before a guide leaves the view.
  func guideWillLeave(_ guide: LayoutGuide)
}

extension View {
  /// What is told of views that leave the view, and of its guides; retained.
  package final var hierarchyFollower: (any HierarchyFollower)? {
    get { rare?.hierarchyFollower }
    set { rarely.hierarchyFollower = newValue }
  }

  /// Tells the followers of the view and of its superviews that it leaves.
  final func tellFollowersOfLeaving() {
    for view in sequence(first: self, next: \.superview) {
      view.hierarchyFollower?.viewWillLeave(self)
    }
  }

  /// The frame of the keyboard on the screen; nil while none is shown.
  package final var shownKeyboardFrame: Rect? { window?.inputServices.shownFrame }
}
#endif

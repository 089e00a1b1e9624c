package import Graphics
import ResponderKit

extension NavigationController {
  /// Indicates whether the controllers from some place of the stack up have no bar below them.
  var hidesBottomBar: Bool {
    stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Places the bars again, in this controller and those around it.
  func barsChanged() {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Makes room for bars of another height.
  func fitBars() {
    if !isNavigationBarHidden { fit() }
    arrange()
  }

  /// Places the bars above and below the view of the controller on top.
  func arrange() {
    guard isViewLoaded else { return }
    let bounds = view.bounds
    navigationBar.isHidden = isNavigationBarHidden
    let height = isNavigationBarHidden ? 0 : navigationBar.sizeThatFits(bounds.size).height
    let insets = liesUnderBars ? view.safeAreaInsets : .zero
    navigationBar.frame = Rect(x: 0, y: insets.top, width: bounds.width, height: height)
    let bottom = arrangeToolbar(above: insets.bottom)
    if liesUnderBars {
      topViewController?.barInsets = EdgeInsets(top: height, left: 0, bottom: bottom, right: 0)
      install(
        topViewController?.view, inPlaceOf: &content,
        frame: frame(of: topViewController, in: bounds))
      tabBarController?.viewIfLoaded?.setNeedsLayout()
      return
    }
    install(
      topViewController?.view, inPlaceOf: &content,
      frame: frame(
        of: topViewController,
        in: Rect(
          x: 0, y: height, width: bounds.width, height: max(0, bounds.height - height - bottom))))
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// The size of the view on top with the bars above and below it.
  package var sizeAroundChildren: Size? {
    guard let size = topViewController?.keptSize else { return nil }
    if liesUnderBars { return size }
    let top = isNavigationBarHidden ? 0 : navigationBar.sizeThatFits(size).height
    let showsToolbar = !isToolbarHidden && !hidesBottomBar
    let bottom = showsToolbar ? toolbar.sizeThatFits(size).height : 0
    return Size(width: size.width, height: top + size.height + bottom)
  }

  /// Places the toolbar; returns its height.
  private func arrangeToolbar(above inset: Scalar) -> Scalar {
    guard !isToolbarHidden, !hidesBottomBar else {
      // Asking for the toolbar makes it.
      if hasToolbar, toolbar.superview === view { toolbar.removeFromSuperview() }
      return 0
    }
    toolbar.items = topViewController?.toolbarItems
    let height = toolbar.sizeThatFits(view.bounds.size).height
    toolbar.frame = Rect(
      x: 0, y: view.bounds.height - inset - height, width: view.bounds.width, height: height)
    if toolbar.superview !== view { view.addSubview(toolbar) }
    return height
  }
}

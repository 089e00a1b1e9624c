package import Graphics
package import ResponderKit

extension SplitViewController: Container {
  func replaceColumns(with controllers: [ViewController]) {
    let removed = columns.filter { !controllers.contains($0) }
    let added = controllers.filter { !columns.contains($0) }
    for controller in removed where controller.parent === self {
      controller.willMove(toParent: nil)
    }
    for controller in added { addChild(controller) }
    columns = controllers
    hasJoined = false
    if isViewLoaded { arrange() }
    for controller in removed where controller.parent === self { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
  }

  /// Puts the other columns on the list's stack, once, unless the delegate leaves them out or there is
  /// room for all.
  package func join() {
    guard !hasJoined, isCollapsed else { return }
    hasJoined = true
    guard columns.count > 1, let list = columns.first, let stack = list as? NavigationController
    else { return }
    let others = Array(columns.dropFirst())
    joined = others.flatMap { ($0 as? NavigationController)?.viewControllers ?? [$0] }
    let upper = others.prefix(numberOfJoinedColumns(onto: list))
    for column in upper { push(column, on: stack) }
    columns = [list]
    for column in others.dropFirst(upper.count) {
      column.willMove(toParent: nil)
      column.viewIfLoaded?.removeFromSuperview()
      column.removeFromParent()
    }
  }

  /// Returns how many of the columns after the list the delegate lets join it.
  private func numberOfJoinedColumns(onto list: ViewController) -> Int {
    let others = columns.count - 1
    guard let delegate else { return others }
    guard style == .unspecified else {
      return
        switch delegate.splitViewController(
          self, topColumnForCollapsingToProposedTopColumn: .secondary)
      {
      case .primary: 0
      case .supplementary: others - 1
      case .secondary, .compact, .inspector: others
      }
    }
    let isLeftOut = delegate.splitViewController(self, collapseSecondary: columns[1], onto: list)
    return isLeftOut ? 0 : others
  }

  /// Pushes a detail; that of a navigation controller is its stack.
  private func push(_ detail: ViewController, on stack: NavigationController) {
    guard let inner = detail as? NavigationController else {
      return stack.pushViewController(detail, animated: false)
    }
    let controllers = inner.viewControllers
    inner.setViewControllers([], animated: false)
    for controller in controllers { stack.pushViewController(controller, animated: false) }
  }

  /// Implements ``showDetailViewController(_:sender:)``.
  func showDetail(_ controller: ViewController) {
    guard isCollapsed else {
      let old = columns.count > 1 ? columns.last : nil
      guard old !== controller else { return }
      if let old { old.willMove(toParent: nil) }
      addChild(controller)
      columns = (old == nil ? columns : columns.dropLast()) + [controller]
      change(from: old, to: controller, animated: false)
      if old?.parent === self { old?.removeFromParent() }
      return controller.didMove(toParent: self)
    }
    if let stack = columns.first as? NavigationController {
      push(controller, on: stack)
    } else {
      present(controller, animated: true)
    }
  }

  /// Takes a column away whose controller has left by itself.
  package func forget(_ child: ViewController) {
    guard let place = columns.firstIndex(of: child) else { return }
    columns.remove(at: place)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Does nothing: a split view shows no items.
  package func itemsChanged() {}

  /// The size of the columns that are shown.
  package var sizeAroundChildren: Size? {
    let sizes = columns.prefix(isCollapsed ? 1 : columns.count).compactMap(\.keptSize)
    guard let first = sizes.first else { return nil }
    return sizes.dropFirst().reduce(first) {
      Size(width: $0.width + $1.width, height: max($0.height, $1.height))
    }
  }

  /// Places the columns side by side, or the list alone.
  func arrange() {
    guard isViewLoaded else { return }
    if isCollapsed { join() }
    let (bounds, shown) = (view.bounds, isCollapsed ? Array(columns.prefix(1)) : columns)
    while columnViews.count < shown.count { columnViews.append(nil) }
    var left: Scalar = 0
    for place in columnViews.indices {
      // The last column has what the lists leave.
      let width =
        place < shown.count - 1 ? min(primaryColumnWidth, bounds.width - left) : bounds.width - left
      let column = place < shown.count ? shown[place] : nil
      let frame =
        isCollapsed
        ? frame(of: column, in: bounds) : Rect(x: left, y: 0, width: width, height: bounds.height)
      install(column?.view, inPlaceOf: &columnViews[place], frame: frame)
      left += width
    }
  }
}

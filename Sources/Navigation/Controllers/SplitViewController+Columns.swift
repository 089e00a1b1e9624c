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

  /// Puts the detail on the list's stack, once, unless the delegate leaves it out or there is room for
  /// both.
  package func join() {
    guard !hasJoined, isCollapsed else { return }
    hasJoined = true
    guard columns.count > 1, let list = columns.first, let stack = list as? NavigationController
    else { return }
    let detail = columns[1]
    joined = (detail as? NavigationController)?.viewControllers ?? [detail]
    let isLeftOut =
      delegate?.splitViewController(self, collapseSecondary: detail, onto: list) ?? false
    if !isLeftOut { push(detail, on: stack) }
    columns = [list]
    if isLeftOut {
      detail.willMove(toParent: nil)
      detail.viewIfLoaded?.removeFromSuperview()
      detail.removeFromParent()
    }
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
      let old = columns.dropFirst().first
      guard old !== controller else { return }
      if let old { old.willMove(toParent: nil) }
      addChild(controller)
      columns = Array(columns.prefix(1)) + [controller]
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
    let sizes = columns.prefix(isCollapsed ? 1 : 2).compactMap(\.keptSize)
    guard let first = sizes.first else { return nil }
    return sizes.dropFirst().reduce(first) {
      Size(width: $0.width + $1.width, height: max($0.height, $1.height))
    }
  }

  /// Places the columns side by side, or the list alone.
  func arrange() {
    guard isViewLoaded else { return }
    let bounds = view.bounds
    if isCollapsed {
      join()
      install(nil, inPlaceOf: &secondary, frame: .zero)
      return install(
        columns.first?.view, inPlaceOf: &primary, frame: frame(of: columns.first, in: bounds))
    }
    let width = columns.count > 1 ? min(primaryColumnWidth, bounds.width) : bounds.width
    install(
      columns.first?.view, inPlaceOf: &primary,
      frame: Rect(x: 0, y: 0, width: width, height: bounds.height))
    install(
      columns.dropFirst().first?.view, inPlaceOf: &secondary,
      frame: Rect(x: width, y: 0, width: max(0, bounds.width - width), height: bounds.height))
  }
}

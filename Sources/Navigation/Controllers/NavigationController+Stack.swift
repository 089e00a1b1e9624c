package import ResponderKit

extension NavigationController: Container {
  /// Implements ``pushViewController(_:animated:)``.
  func push(_ controller: ViewController, animated: Bool) {
    guard !(controller is NavigationController) else {
      return warn("Pushing a navigation controller is not supported")
    }
    guard !stack.contains(controller) else {
      return warn(
        """
        Pushing the same view controller instance more than once is not supported \
        (\(controller.nameInMessages))
        """)
    }
    note(.pushes(controller.recordName))
    let former = topViewController
    addChild(controller)
    stack.append(controller)
    show(controller, after: former, animated: animated) {
      controller.didMove(toParent: self)
    }
  }

  /// Keeps a number of controllers; returns the others from bottom to top.
  func pop(to count: Int, animated: Bool) -> [ViewController] {
    let removed = Array(stack[count...])
    note(.pops(removed.map(\.recordName)))
    for controller in removed { controller.willMove(toParent: nil) }
    let former = topViewController
    stack.removeSubrange(count...)
    guard let top = topViewController else { return removed }
    show(top, after: former, animated: animated) {
      for controller in removed where controller.parent === self { controller.removeFromParent() }
    }
    return removed
  }

  /// Implements ``setViewControllers(_:animated:)``.
  func replaceStack(with controllers: [ViewController], animated: Bool) {
    let former = stack
    let (old, new) = (Set(former), Set(controllers))
    guard new.count == controllers.count else {
      fatalError("All view controllers in a navigation controller must be distinct")
    }
    let removed = former.filter { !new.contains($0) }
    let added = controllers.filter { !old.contains($0) }
    for controller in removed where controller.parent === self {
      controller.willMove(toParent: nil)
    }
    for controller in added { addChild(controller) }
    stack = controllers
    show(controllers.last, after: former.last, animated: animated) {
      for controller in removed where controller.parent === self { controller.removeFromParent() }
      for controller in added { controller.didMove(toParent: self) }
    }
  }

  /// Shows the controller on top, and notifies it, the former one and the delegate.
  private func show(
    _ top: ViewController?, after former: ViewController?, animated: Bool, _ didMove: () -> Void
  ) {
    navigationBar.show(stack.map(\.navigationItem))
    former?.observeToolbarItems(nil)
    top?.observeToolbarItems { [weak self] in self?.barsChanged() }
    let isChange = former !== top && appearance.isShown
    change(from: former, to: top, animated: animated) {
      if isChange { tellWillShow(animated: animated) }
    }
    didMove()
    if isChange, appearance.phase == .appeared { tellDidShow(animated: animated) }
  }

  /// Tells the delegate that the controller on top will be shown, once.
  func tellWillShow(animated: Bool) {
    guard let top = topViewController, reported.willShow !== top else { return }
    reported.willShow = top
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  /// Tells the delegate that the controller on top is shown, once, after the announcement that it
  /// will be.
  func tellDidShow(animated: Bool) {
    guard let top = topViewController, reported.willShow === top, reported.didShow !== top else {
      return
    }
    reported.didShow = top
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  /// Takes a controller off the stack that has left by itself.
  package func forget(_ child: ViewController) {
    guard let place = stack.firstIndex(of: child) else { return }
    let wasTop = place == stack.count - 1
    stack.remove(at: place)
    navigationBar.show(stack.map(\.navigationItem))
    if wasTop { change(from: child, to: topViewController, animated: false) }
  }

  /// Shows the tab of the stack as it is now.
  package func itemsChanged() { (parent as? any ContainerController)?.itemsChanged() }

  /// Does what the back button and the gesture from the edge do.
  func popByUser() { popViewController(animated: true) }
}

extension View {
  /// The object that receives keys, motion and commands of accessories in the tree: the first
  /// responder; without one, the controller that is presented last or shown innermost; without
  /// controllers, the window or the outermost view.
  final var inputResponder: ViewResponder {
    let window = self as? Window ?? self.window
    return window?.firstResponder ?? window?.frontController ?? window ?? outermost
  }
}

extension Window {
  /// The controller that is presented last, or the child that it shows alone.
  final var frontController: ViewController? {
    var front = frontPresentedController ?? rootViewController
    var met: Set<ViewResponder> = []
    while let controller = front, met.insert(controller).inserted,
      let child = controller.soleShownChild
    { front = child }
    return front
  }

  /// The controller that is presented last: by the root controller, or by a child that is shown; nil
  /// for none.
  final var frontPresentedController: ViewController? {
    var front: ViewController?
    var met: Set<ViewResponder> = []
    var rest = [rootViewController].compactMap { $0 }
    while let controller = rest.popLast() {
      guard met.insert(controller).inserted else { continue }
      if let presented = controller.started?.presentedViewController,
        presented.viewIfLoaded?.window === self
      {
        front = presented
        rest = [presented]
      } else {
        rest += controller.children.filter { $0.viewIfLoaded?.window === self }
      }
    }
    return front
  }
}

extension ViewController {
  /// The only child whose view is shown, as in a navigation controller.
  fileprivate var soleShownChild: ViewController? {
    let shown = children.filter { $0.viewIfLoaded?.superview != nil }
    return shown.count == 1 ? shown[0] : nil
  }
}

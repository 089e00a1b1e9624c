extension View {
  /// The object that receives keys, motion and commands of accessories in the tree: the first
  /// responder; without one, the controller that is presented last or shown innermost; without
  /// controllers, the window or the outermost view.
  final var inputResponder: Responder {
    let window = self as? Window ?? self.window
    return window?.firstResponder ?? window?.frontController ?? window ?? outermost
  }
}

extension Window {
  /// The controller that is presented last, or the child that it shows alone.
  final var frontController: ViewController? {
    guard var controller = rootViewController else { return nil }
    // Presentations and children cannot lead back, because each controller has one parent.
    while true {
      if let presented = controller.presentedViewController, presented.viewIfLoaded?.window === self
      {
        controller = presented
      } else if let child = controller.soleShownChild {
        controller = child
      } else {
        return controller
      }
    }
  }
}

extension ViewController {
  /// The only child whose view is shown, as in a navigation controller.
  final var soleShownChild: ViewController? {
    let shown = children.filter { $0.viewIfLoaded?.superview != nil }
    return shown.count == 1 ? shown[0] : nil
  }
}

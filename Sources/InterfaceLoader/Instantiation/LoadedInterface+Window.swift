public import ResponderKit

extension LoadedInterface {
  /// Puts the tree that a view is in into a window of its size, in a new scene of an application.
  ///
  /// The controller whose view is outermost becomes the window's root, so the responder chain goes
  /// from the view by way of the controller, the window and the scene to the application.
  public func makeWindow(showing view: View, in application: Application) -> Window {
    let window = Window(windowScene: WindowScene(application: application))
    let root = sequence(first: view, next: \.superview).first { $0.superview == nil } ?? view
    window.frame = root.frame
    if let controller = root.next as? ViewController {
      window.rootViewController = controller
    } else {
      root.frame = window.bounds
      window.addSubview(root)
    }
    window.makeKeyAndVisible()
    return window
  }
}

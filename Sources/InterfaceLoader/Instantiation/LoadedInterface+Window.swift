public import ResponderKit

extension LoadedInterface {
  /// Shows the view hierarchy that contains a view in a window of its size, in a new scene.
  ///
  /// The controller of the root view becomes the window's root view controller, so the responder
  /// chain runs from the view through the controller, the window and the scene to the application.
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

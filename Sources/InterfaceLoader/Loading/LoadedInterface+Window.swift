import Graphics
import InterfaceBuilder
import Navigation
public import ResponderKit

extension LoadedInterface {
  /// Shows the view hierarchy that contains a view in a window of its size, in a new scene.
  ///
  /// The controller of the root view becomes the window's root view controller, so the responder
  /// chain runs from the view through the controller, the window and the scene to the application.
  public func makeWindow(showing view: View, in application: Application) -> Window {
    let root = sequence(first: view, next: \.superview).first { $0.superview == nil } ?? view
    guard let controller = root.next as? ViewController else {
      let window = Window(windowScene: WindowScene(application: application))
      window.frame = Rect(origin: .zero, size: loading.size(ofViewWithSize: root.frame.size))
      loading.prepare(window)
      root.frame = window.bounds
      window.addSubview(root)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return window
    }
    controller.bringToFront()
    return controller.outermostParent.makeWindow(in: application, for: loading)
  }
}

extension ViewController {
  /// Shows the controller in a new window that is as large as its view.
  func makeWindow(in application: Application, for loading: DocumentLoading) -> Window {
    let window = Window(windowScene: WindowScene(application: application))
    window.keepsDocumentSizes = true
    window.frame = Rect(origin: .zero, size: view.frame.size)
    if let size = keptSize { window.frame.size = size }
    loading.prepare(window)
    window.rootViewController = self
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// Makes the containers around the controller show it.
  func bringToFront() {
    ancestor(of: SplitViewController.self)?.join()
    for (child, container) in zip(
      sequence(first: self, next: \.parent), sequence(first: self, next: \.parent).dropFirst())
    {
      switch container {
      case let navigation as NavigationController: navigation.popTo(child)
      case let tabs as TabBarController: tabs.selectedViewController = child
      default: break
      }
    }
  }
}

extension DocumentLoading {
  /// Prepares a window for the screens of the document.
  ///
  /// What has no frame in a document, such as the items of its bars, is as wide as the number of its
  /// characters says where the frames are those of the document.
  func prepare(_ window: Window) {
    coverDeviceEdges(of: window)
    if settings.layout == .document { window.textMeasurer = CountingTextMeasurer() }
  }

  /// Returns the size of a view without a controller: that of the device, in place of that of the device
  /// which the document was designed on; another view keeps its own.
  func size(ofViewWithSize size: Size) -> Size {
    guard let device = settings.device, document.designDevice?.size == size else { return size }
    return device.size
  }

  /// Gives a window the safe area of the device, in a layout that is solved.
  func coverDeviceEdges(of window: Window) {
    guard settings.layout == .solved else { return }
    let traits = traits
    window.traitOverrides.horizontalSizeClass = .init(traits.widthClass)
    window.traitOverrides.verticalSizeClass = .init(traits.heightClass)
    if let device = settings.device, window.frame.size == device.size {
      window.deviceInsets = HeldDevice(device: device).safeArea(ofViewWithSize: window.frame.size)
    } else {
      window.deviceInsets = document.canvasInsets(ofViewWithSize: window.frame.size)
    }
  }
}

extension TraitCollection.SizeClass {
  fileprivate init(_ sizeClass: DocumentTraits.SizeClass) {
    self = sizeClass == .compact ? .compact : .regular
  }
}

extension NavigationController {
  /// Removes what is above a controller of the stack.
  fileprivate func popTo(_ child: ViewController) {
    guard topViewController !== child, let place = viewControllers.firstIndex(of: child) else {
      return
    }
    setViewControllers(Array(viewControllers[...place]), animated: false)
  }
}

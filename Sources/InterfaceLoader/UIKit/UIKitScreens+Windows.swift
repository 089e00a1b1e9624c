import Accessibility
import ControlCore
package import InterfaceBuilder
import Lists
import Navigation
package import ResponderKit

// Which window shows a screen, and what is around it there.
extension UIKitScreens {
  /// Returns the window of a screen, which shows it now.
  func window(of screen: LoadedScreen) -> Window {
    if let controller = screen.view.ownController, let window = window(showing: controller) {
      return window
    }
    let key = ObjectIdentifier(screen.view)
    let window = windows[key] ?? directed(interface.makeWindow(showing: screen, in: application))
    windows[key] = window
    return window
  }

  /// Returns the window of a controller, whose containers show it now; nil where the app's class has
  /// made another view.
  func window(showing controller: ViewController) -> Window? {
    displaced.restore(in: controller)
    if let window = controller.view.window, controller.isFrontmost { return window }
    controller.ancestor(of: SplitViewController.self)?.join()
    for container in sequence(first: controller, next: \.parent) { displaced.note(container) }
    if controller.parent == nil { restore(controller) }
    if needsContainer(controller) {
      assumedContainers[ObjectIdentifier(controller)] = .init(rootViewController: controller)
    }
    controller.bringToFront()
    let root = controller.outermostParent
    let key = ObjectIdentifier(root)
    if let window = windows[key] {
      window.fitKeptSizes()
      window.layoutIfNeeded()
      return window
    }
    let window = root.makeWindow(in: application, for: interface.loading)
    if !showsBars {
      let screen = interface.screens.first { $0.view === controller.viewIfLoaded }
      for view in screen?.barViews ?? [] { window.addSubview(view) }
    }
    windows[key] = directed(window)
    return window
  }

  /// Returns the window in which a bar of a controller shows a view that is in none of its views, such as
  /// that of a title; nil for another view.
  func windowOfBar(with view: View) -> Window? {
    let around = sequence(first: live.element(of: view), next: { $0?.parent }).compactMap { $0 }
    guard
      let controller = around.lazy.compactMap({ self.interface.object(for: $0) as? ViewController })
        .first, let window = window(showing: controller)
    else { return nil }
    window.layoutIfNeeded()
    return view.window === window ? window : nil
  }

  /// Shows and enables every view and item, as code of the app may; the screens say so.
  func showEverything() {
    live.isShownAsIf = true
    for element in document.root.descendants {
      if let item = barItem(for: element) {
        (item as? BarButtonItem)?.isHidden = false
        item.isEnabled = true
      }
      guard let view = interface.object(for: element) as? View else { continue }
      (view.isHidden, view.alpha) = (false, view.alpha < 0.01 ? 1 : view.alpha)
      (view as? Control)?.isEnabled = true
    }
    for screen in interface.screens {
      if let root = screen.root as? View { showCopies(in: root) }
    }
  }

  /// Shows and enables everything in the cells that were made anew from prototypes.
  private func showCopies(in view: View, isInCopy: Bool = false) {
    let isInCopy = isInCopy || view.documentOrigin is Instantiation
    if isInCopy {
      (view.isHidden, view.alpha) = (false, view.alpha < 0.01 ? 1 : view.alpha)
      (view as? Control)?.isEnabled = true
    }
    for view in view.subviews { showCopies(in: view, isInCopy: isInCopy) }
  }

  /// Puts a controller on the stack that a segue pushes it on, or that a split view has put it on.
  private func restore(_ controller: ViewController) {
    if let split = splits.first(where: { $0.joined.contains(controller) }),
      let place = split.joined.firstIndex(of: controller),
      let list = split.viewControllers.first as? NavigationController
    {
      let lower = list.viewControllers.filter { !split.joined.contains($0) }
      let upper = split.joined[...place].filter { canStand($0, onStackOf: list) }
      return list.setViewControllers(lower + upper, animated: false)
    }
    guard let scene = sceneIndex(of: controller) else { return }
    let scenes = paths.stack(to: scene)
    if scenes.count > 1 { push(scenes) }
  }

  /// Puts the controllers of scenes on the stack that the first one is in.
  private func push(_ scenes: [Int]) {
    guard let bottom = controller(ofScene: scenes[0]) else { return }
    let around = sequence(first: bottom, next: \.parent)
    guard let base = around.first(where: { $0.parent is NavigationController }),
      let navigation = base.parent as? NavigationController,
      let place = navigation.viewControllers.firstIndex(of: base)
    else { return }
    let upper = scenes.dropFirst().compactMap { self.controller(ofScene: $0) }
      .filter { canStand($0, onStackOf: navigation) }
    var stack = Array(navigation.viewControllers[...place])
    for controller in upper where !stack.contains(controller) { stack.append(controller) }
    displaced.note(navigation)
    navigation.setViewControllers(stack, animated: false)
  }

  /// Returns whether a controller may be on a stack: it is there already, or it is on its own, holds no stack
  /// itself, and is not around this one, as segues that lead back would have it.
  private func canStand(_ controller: ViewController, onStackOf stack: NavigationController) -> Bool
  {
    if controller.parent === stack { return true }
    return !(controller is NavigationController)
      && interface.loading.accepts(controller, in: stack)
  }

  /// Returns whether a screen has a title or buttons for a bar that no container of the document
  /// has, because code pushes it.
  private func needsContainer(_ controller: ViewController) -> Bool {
    guard interface.loading.settings.showsContainers, controller.parent == nil,
      !(controller is NavigationController), controller.document?.hasBarContent ?? false
    else { return false }
    // One that the document itself presents is not pushed by code.
    return sceneIndex(of: controller).map { !paths.presented.contains($0) } ?? true
  }

  /// Indicates whether bars are shown around the screens.
  var showsBars: Bool { interface.loading.settings.showsContainers }

  /// Returns whether no container of the document holds the screen, and a bar is shown for it
  /// nevertheless.
  func hasAssumedBar(_ screen: LoadedScreen) -> Bool {
    screen.view.ownController.map { assumedContainers[ObjectIdentifier($0)] != nil } ?? false
  }

  /// Returns whether another screen shows the view of a screen in one of its own.
  func isEmbedded(_ screen: LoadedScreen) -> Bool {
    guard let controller = screen.view.ownController, let parent = controller.parent else {
      return false
    }
    return !(parent is NavigationController) && !(parent is TabBarController)
      && !(parent is SplitViewController) && screen.view.superview != nil
  }

  private func controller(ofScene scene: Int) -> ViewController? {
    document.scenes[scene].topLevelObjects.lazy
      .compactMap { self.interface.object(for: $0) as? ViewController }.first
  }

  /// The scene that a controller was made from; nil for one of another document, or of none.
  private func sceneIndex(of controller: ViewController) -> Int? {
    guard let scene = controller.document?.scene as? Instantiation,
      scene.loading === interface.loading
    else { return nil }
    return scene.sceneIndex
  }
}

// The items of bars, and what is on the screen.
extension UIKitScreens {
  /// Returns the item of a bar that was made from an element; nil for another element.
  package func barItem(for element: InterfaceElement) -> BarItem? {
    interface.item(for: element) as? BarItem
  }

  /// Returns the view that shows an item, on the screen of its controller; nil if no bar there does.
  package func view(showing item: BarItem, of element: InterfaceElement) -> View? {
    let owner = sequence(first: element, next: \.parent).lazy
      .compactMap { self.interface.object(for: $0) }.first
    switch owner {
    case let controller as ViewController:
      // A tab is tapped where another one may be selected.
      let tabs = item is TabBarItem ? controller.parent as? TabBarController : nil
      layOut(window(showing: tabs ?? controller), toShow: item)
    case let bar as View: layOut(window(showing: bar), toShow: item)
    default: break
    }
    return item.shownView?.window == nil ? nil : item.shownView
  }

  /// Lays out a window, but of one with the item in a bar that waits for no layout only the item: a
  /// bar may have many, each of which is asked for.
  private func layOut(_ window: Window?, toShow item: BarItem) {
    if let view = item.shownView, view.window === window, item.bar?.isLayoutPending == false {
      view.layoutIfNeeded()
    } else {
      window?.layoutIfNeeded()
    }
  }
}

extension View {
  /// The controller whose view this is, or that of a view around it.
  var ownController: ViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0.next as? ViewController }.first
  }
}

extension ViewController {
  /// Indicates whether the containers around the controller show it.
  fileprivate var isFrontmost: Bool {
    for (child, container) in zip(
      sequence(first: self, next: \.parent), sequence(first: self, next: \.parent).dropFirst())
    {
      if let navigation = container as? NavigationController,
        navigation.topViewController !== child
      {
        return false
      }
    }
    return true
  }
}

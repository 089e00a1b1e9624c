import ResponderKit

extension TabBarController {
  /// Makes the controller with the list of the tabs without a place in the bar.
  func makeMoreController() -> NavigationController {
    hasMore = true
    let list = MoreListController()
    list.tabs = self
    let more = MoreNavigationController(rootViewController: list)
    more.tabs = self
    more.tabBarItem = TabBarItem(tabBarSystemItem: .more, tag: 0)
    list.navigationItem.title = "More"
    addChild(more)
    more.didMove(toParent: self)
    return more
  }

  /// Makes those children again that the list's stack has let go of.
  fileprivate func takeBack(_ controllers: some Sequence<ViewController>) {
    for controller in controllers where controller.parent == nil && placesOfTabs[controller] != nil
    {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  /// Puts a controller without a place in the bar on top of the list.
  func pushOnMore(_ controller: ViewController) {
    let more = moreNavigationController
    guard more.topViewController !== controller else { return }
    let former = more.viewControllers.dropFirst()
    more.setViewControllers(more.viewControllers.prefix(1) + [controller], animated: false)
    takeBack(former)
  }
}

/// The stack of the list, which gives the controllers back that are popped.
private final class MoreNavigationController: NavigationController {
  weak var tabs: TabBarController?

  override func popViewController(animated: Bool) -> ViewController? {
    let popped = super.popViewController(animated: animated)
    tabs?.takeBack([popped].compactMap { $0 })
    return popped
  }

  override func popToRootViewController(animated: Bool) -> [ViewController]? {
    let popped = super.popToRootViewController(animated: animated)
    tabs?.takeBack(popped ?? [])
    return popped
  }
}

/// The list of the tabs without a place in a tab bar.
final class MoreListController: ViewController {
  weak var tabs: TabBarController?

  override func loadView() { view = MoreList() }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tabs?.listAppeared()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (viewIfLoaded as? MoreList)?.show(tabs?.furtherTabs ?? []) { [weak self] in
      self?.tabs?.select($0)
    }
  }
}

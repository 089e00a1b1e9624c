import ResponderKit

extension TabBarController {
  /// Makes the controller with the list of the tabs without a place in the bar.
  func makeMoreController() -> NavigationController {
    hasMore = true
    let list = MoreListController()
    list.tabs = self
    let more = NavigationController(rootViewController: list)
    more.tabBarItem = TabBarItem(tabBarSystemItem: .more, tag: 0)
    list.navigationItem.title = "More"
    addChild(more)
    more.didMove(toParent: self)
    return more
  }

  /// Puts a controller without a place in the bar on top of the list.
  func pushOnMore(_ controller: ViewController) {
    let more = moreNavigationController
    guard more.topViewController !== controller else { return }
    more.setViewControllers(more.viewControllers.prefix(1) + [controller], animated: false)
  }
}

/// The list of the tabs without a place in a tab bar.
final class MoreListController: ViewController {
  weak var tabs: TabBarController?

  override func loadView() { view = MoreList() }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (viewIfLoaded as? MoreList)?.show(tabs?.furtherTabs ?? []) { [weak self] in
      self?.tabs?.select($0)
    }
  }
}

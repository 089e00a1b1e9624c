package import Graphics
import ResponderKit

extension TabBarController: Container {
  /// The largest number of tabs in the bar of a compact interface.
  static let places = 5

  /// Whether the bar has a tab for a list of those without a place.
  var needsMore: Bool { (tabs?.count ?? 0) > Self.places }
  /// The controllers without a place in the bar.
  var furtherTabs: [ViewController] {
    needsMore ? Array((tabs ?? []).dropFirst(Self.places - 1)) : []
  }

  var selectedPlace: Int { selection.flatMap { placesOfTabs[$0] } ?? .max }

  /// Whether a controller has no place in the bar.
  private func isFurther(_ controller: ViewController) -> Bool {
    needsMore && placesOfTabs[controller].map { $0 >= Self.places - 1 } ?? false
  }

  /// Implements ``setViewControllers(_:animated:)``.
  func replaceTabs(with controllers: [ViewController]?) {
    let (former, new) = (Set(tabs ?? []), Set(controllers ?? []))
    let removed = (tabs ?? []).filter { !new.contains($0) }
    let added = (controllers ?? []).filter { !former.contains($0) }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    tabs = controllers
    placesOfTabs = [:]
    for (place, controller) in (controllers ?? []).enumerated() { placesOfTabs[controller] = place }
    showTabs()
    if let selection, placesOfTabs[selection] != nil {
      tabBar.select(tab(of: selection))
    } else {
      let old = selection
      selection = controllers?.first
      tabBar.select(selection.flatMap { tab(of: $0) })
      change(from: old, to: selection, animated: false)
    }
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
  }

  /// Shows the tabs of the controllers, four and the list of the others if there are more than five.
  func showTabs() {
    let count = needsMore ? Self.places - 1 : Self.places
    let items = tabs?.prefix(count).compactMap(\.tabBarItem)
    tabBar.show(items.map { $0 + (needsMore ? [moreNavigationController.tabBarItem] : []) })
  }

  /// The tab that stands for a controller.
  private func tab(of controller: ViewController) -> TabBarItem? {
    isFurther(controller) ? moreNavigationController.tabBarItem : controller.tabBarItem
  }

  /// Selects a controller without asking.
  func select(_ controller: ViewController) {
    let isMore = hasMore && controller === moreNavigationController
    guard isMore || placesOfTabs[controller] != nil, controller !== selection else { return }
    let old = shownController
    selection = controller
    note(.selects(controller.recordName))
    tabBar.select(isMore ? controller.tabBarItem : tab(of: controller))
    if isFurther(controller) { pushOnMore(controller) }
    change(from: old, to: shownController, animated: false)
  }

  /// The controller whose view is shown: the list's for one without a place.
  private var shownController: ViewController? {
    guard let selection, isFurther(selection) else { return selection }
    return moreNavigationController
  }

  /// Does what a tap on a tab does.
  func tabTapped(_ item: TabBarItem) {
    let more = hasMore ? [moreNavigationController] : []
    guard let controller = ((tabs ?? []) + more).first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    if controller === shownController {
      // The selected tab leads back to the bottom of its stack.
      (controller as? NavigationController)?.popToRootViewController(animated: true)
      if controller === moreNavigationController { selection = controller }
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Places the bar below the view of the selected controller.
  func arrange() {
    guard isViewLoaded else { return }
    let bounds = view.bounds
    let hides = (shownController as? NavigationController)?.hidesBottomBar ?? false
    tabBar.isHidden = hides
    let height = hides ? 0 : tabBar.sizeThatFits(bounds.size).height
    tabBar.frame = Rect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    install(
      shownController?.view, inPlaceOf: &content,
      frame: frame(
        of: shownController,
        in: Rect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))))
  }

  /// The size of the selected view with the bar below it.
  package var sizeAroundChildren: Size? {
    guard let size = shownController?.keptSize else { return nil }
    let hides = (shownController as? NavigationController)?.hidesBottomBar ?? false
    return Size(
      width: size.width, height: size.height + (hides ? 0 : tabBar.sizeThatFits(size).height))
  }
}

package import Graphics
package import ResponderKit

extension TabBarController: Container {
  /// The largest number of tabs in the bar of a compact interface.
  static let places = 5

  /// Indicates whether the bar has a tab for a list of those without a place.
  var needsMore: Bool { (tabs?.count ?? 0) > Self.places }
  /// The controllers without a place in the bar.
  var furtherTabs: [ViewController] {
    needsMore ? Array((tabs ?? []).dropFirst(Self.places - 1)) : []
  }

  var selectedPlace: Int { selection.flatMap { placesOfTabs[$0] } ?? .max }

  /// Returns whether a controller has no place in the bar.
  private func isFurther(_ controller: ViewController) -> Bool {
    needsMore && placesOfTabs[controller].map { $0 >= Self.places - 1 } ?? false
  }

  /// Implements ``setViewControllers(_:animated:)``.
  func replaceTabs(with controllers: [ViewController]?) {
    let (former, new) = (Set(tabs ?? []), Set(controllers ?? []))
    let removed = (tabs ?? []).filter { !new.contains($0) && $0.parent === self }
    let added = (controllers ?? []).filter { !former.contains($0) }
    let (old, place) = (shownController, selectedPlace)
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    setTabs(controllers)
    if selection.map({ placesOfTabs[$0] == nil }) ?? true {
      let all = controllers ?? []
      selection = all.indices.contains(place) ? all[place] : all.first
    }
    if let selection, isFurther(selection) { pushOnMore(selection) }
    itemsChanged()
    change(from: old, to: shownController, animated: false)
    for controller in removed where controller.parent === self { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
  }

  private func setTabs(_ controllers: [ViewController]?) {
    tabs = controllers
    placesOfTabs = [:]
    for (place, controller) in (controllers ?? []).enumerated() { placesOfTabs[controller] = place }
  }

  /// Removes the tab of a child that has left by itself; the list of further tabs has taken another
  /// one.
  package func forget(_ child: ViewController) {
    guard placesOfTabs[child] != nil, !isFurther(child) else { return }
    let old = shownController
    setTabs(tabs?.filter { $0 !== child })
    if selection === child { selection = tabs?.first }
    itemsChanged()
    change(from: old, to: shownController, animated: false)
  }

  /// Shows the items of the controllers as they are now.
  package func itemsChanged() {
    showTabs()
    tabBar.select(selection.flatMap { $0 === moreIfMade ? $0.tabBarItem : tab(of: $0) })
  }

  private var moreIfMade: ViewController? { hasMore ? moreNavigationController : nil }

  /// Called when the list of further tabs is shown again.
  func listAppeared() {
    if let selection, isFurther(selection) { self.selection = moreNavigationController }
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
    let inset = liesUnderBars ? view.safeAreaInsets.bottom : 0
    tabBar.frame = Rect(
      x: 0, y: bounds.height - inset - height, width: bounds.width, height: height)
    if liesUnderBars {
      shownController?.barInsets = EdgeInsets(top: 0, left: 0, bottom: height, right: 0)
      return install(
        shownController?.view, inPlaceOf: &content, frame: frame(of: shownController, in: bounds))
    }
    install(
      shownController?.view, inPlaceOf: &content,
      frame: frame(
        of: shownController,
        in: Rect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))))
  }

  /// The size of the selected view with the bar below it.
  package var sizeAroundChildren: Size? {
    guard let size = shownController?.keptSize else { return nil }
    if liesUnderBars { return size }
    let hides = (shownController as? NavigationController)?.hidesBottomBar ?? false
    return Size(
      width: size.width, height: size.height + (hides ? 0 : tabBar.sizeThatFits(size).height))
  }
}

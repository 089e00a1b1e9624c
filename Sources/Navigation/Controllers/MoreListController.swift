import Accessibility
import ControlCore
import Graphics
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
    more.popToRootViewController(animated: false)
    more.pushViewController(controller, animated: false)
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

/// The rows of the list.
private final class MoreList: View {
  func show(_ controllers: [ViewController], choose: @escaping @MainActor (ViewController) -> Void)
  {
    for view in subviews { view.removeFromSuperview() }
    for controller in controllers {
      let row = MoreRow(controller)
      row.addAction(
        Action { [weak controller] _ in controller.map(choose) }, for: .touchUpInside)
      addSubview(row)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    for (number, row) in subviews.enumerated() {
      row.frame = Rect(x: 0, y: Double(number) * 44, width: bounds.width, height: 44)
    }
  }
}

/// A row of the list, which is read as a cell is: by its text.
private final class MoreRow: Control {
  init(_ controller: ViewController) {
    super.init(frame: .zero)
    let item = controller.tabBarItem
    var element = AccessibilityElement(label: item?.accessibilityLabel ?? item?.title)
    if element.label == nil { element.systemLabel = item?.systemItem?.label }
    element.value = item?.badgeValue.map { .badge($0) }
    setStandardAccessibility(element)
    setRecordName(item?.recordName ?? controller.recordName)
  }
}

import ButtonModel
import Graphics
import InterfaceBuilder
import Navigation
import ResponderKit

// The items of bars.
extension Instantiation {
  /// Makes the items of a controller.
  func makeItems(of content: ControllerContent, _ controller: ViewController) {
    if let item = content.navigationItem {
      controller.adopt(makeItem(item, titled: content.title))
    }
    if let tab = content.tabBarItem { controller.tabBarItem = makeTab(tab) }
    if !content.toolbarItems.isEmpty {
      controller.toolbarItems = content.toolbarItems.map { makeItem($0) }
    }
  }

  /// Makes the items of a bar that stands in a view.
  func makeItems(of content: BarContent, _ bar: View) {
    switch bar {
    case let bar as NavigationBar:
      bar.prefersLargeTitles = content.prefersLargeTitles
      bar.items = content.navigationItems.map { makeItem($0, titled: nil) }
    case let bar as Toolbar: bar.items = content.items.map { makeItem($0) }
    case let bar as TabBar:
      bar.items = content.items.map { makeTab($0) }
      let selected = document.connections(of: content.element)
        .first { $0.isOutlet(named: "selectedItem") }?.target
      bar.selectedItem = selected.flatMap { result.itemsByElement[$0.ordinal] as? TabBarItem }
    default: break
    }
  }

  private func makeItem(_ content: NavigationItemContent, titled title: String?) -> NavigationItem {
    let item = NavigationItem(title: content.title ?? title)
    keep(item, content.element)
    item.prompt = content.prompt
    item.hidesBackButton = content.hidesBackButton
    item.leftItemsSupplementBackButton = content.leftItemsSupplementBackButton
    item.backButtonTitle = content.backButtonTitle
    if let mode = NavigationItem.BackButtonDisplayMode.named(content.backButtonDisplayMode) {
      item.backButtonDisplayMode = mode
    }
    if let mode = NavigationItem.LargeTitleDisplayMode.named(content.largeTitleDisplayMode) {
      item.largeTitleDisplayMode = mode
    }
    let (left, right) = (content.leftBarButtonItems, content.rightBarButtonItems)
    if !left.isEmpty { item.leftBarButtonItems = left.map { makeItem($0) } }
    if !right.isEmpty { item.rightBarButtonItems = right.map { makeItem($0) } }
    item.backBarButtonItem = content.backBarButtonItem.map { makeItem($0) }
    return item
  }

  private func makeItem(_ content: BarItemContent) -> BarButtonItem {
    let item = BarButtonItem()
    keep(item, content.element)
    items.append((content.element, item))
    apply(content, to: item)
    item.systemItem = BarButtonItem.SystemItem.named(content.systemItem)
    item.width = content.width
    item.isSelected = content.isSelected
    item.isHidden = content.isHidden
    item.tintColor = content.tintColor
    if let style = BarButtonItem.Style.named(content.style) { item.style = style }
    return item
  }

  func makeTab(_ content: BarItemContent) -> TabBarItem {
    let item = TabBarItem()
    keep(item, content.element)
    apply(content, to: item)
    item.systemItem = TabBarItem.SystemItem.named(content.systemItem)
    item.selectedImage = content.selectedImage
    item.badgeValue = content.badgeValue
    return item
  }

  private func apply(_ content: BarItemContent, to item: BarItem) {
    item.title = content.title
    item.image = content.image
    item.landscapeImagePhone = content.landscapeImage
    item.largeContentSizeImage = content.largeContentSizeImage
    item.isEnabled = content.isEnabled
    item.tag = content.tag
    item.apply(content.element.effectiveAccessibility)
    guard makesPlaceholders else { return }
    let kind = displayName(of: content.element.name)
    let title = content.title ?? content.systemName ?? content.element.userLabel
    item.recordLabel = title.map { "\(kind) “\($0)”" } ?? kind
  }

  private func keep(_ item: AccessibleObject, _ element: InterfaceElement) {
    result.itemsByElement[element.ordinal] = item
    if let id = element.id, let item = item as? BarItem, result.barItems[id] == nil {
      result.barItems[id] = item
    }
  }

  /// Connects the actions and the segues of the items.
  func connectItems() {
    for (element, item) in items {
      for connection in document.connections(of: element) {
        switch connection.kind {
        case .action: connect(connection, of: item)
        case .segue: item.otherAction = action(ofSegue: connection)
        default: break
        }
      }
    }
  }

  private func connect(_ connection: Connection, of item: BarButtonItem) {
    guard !connection.selector.isEmpty else { return }
    let action = ActionSelector(connection.selector)
    if connection.targetKind == .firstResponder {
      item.action = action
    } else if let target = target(ofAction: connection) {
      item.target = target
      item.action = action
    }
  }
}

/// The state that a controller keeps of the bars around its view.
@MainActor
struct BarState {
  var navigationItem: NavigationItem?
  var tabBarItem: TabBarItem?
  var toolbarItems: [BarButtonItem]?
  var editButtonItem: BarButtonItem?
  /// Called when the toolbar items have changed.
  var toolbarChanged: (@MainActor () -> Void)?

  mutating func setToolbarItems(_ items: [BarButtonItem]?) {
    toolbarItems = items
    AccessibilityChanges.note()
    toolbarChanged?()
  }
}

extension ViewController {
  /// Called by the container when it shows the controller's toolbar items.
  package final func observeToolbarItems(_ body: (@MainActor () -> Void)?) {
    barState.toolbarChanged = body
  }

  /// The tab bar item if there is one already.
  package final var tabBarItemIfMade: TabBarItem? { barState.tabBarItem }

  /// Sets the navigation item that a document has made.
  package final func adopt(_ navigationItem: NavigationItem) {
    barState.navigationItem = navigationItem
  }

  final var madeNavigationItem: NavigationItem {
    if let item = barState.navigationItem { return item }
    let item = NavigationItem(title: title)
    barState.navigationItem = item
    return item
  }

  final var madeTabBarItem: TabBarItem {
    if let item = barState.tabBarItem { return item }
    let item = TabBarItem(title: title, image: nil, tag: 0)
    barState.tabBarItem = item
    return item
  }

  final func titleChanged(from former: String?) {
    guard title != former else { return }
    barState.navigationItem?.title = title
    if let item = barState.tabBarItem, item.title == nil || item.title == former {
      item.title = title
    }
  }

  final var madeEditButtonItem: BarButtonItem {
    if let item = barState.editButtonItem { return item }
    let link = Backlink(self)
    let item = EditButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: Action { _ in
        guard let controller = link.object else { return }
        controller.setEditing(!controller.isEditing, animated: true)
      })
    barState.editButtonItem = item
    return item
  }

  final func editingChanged() {
    barState.editButtonItem?.systemItem = isEditing ? .done : .edit
    barState.editButtonItem?.style = isEditing ? .done : .plain
  }
}

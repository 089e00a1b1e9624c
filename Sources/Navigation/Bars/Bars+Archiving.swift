package import ResponderKit

// The views that bars and containers make, which archives leave to them.

extension NavigationBar: MakesViews {
  package var ownViews: [View] {
    let title: View = titleLabel
    return [title, backButton, titleView].compactMap { $0 } + leading.views + trailing.views
      + (topItem?.prompt == nil ? [] : [promptLabel])
  }

  /// Indicates whether a controller manages the bar, so that its items are those of the stack.
  package final var isManaged: Bool { manager != nil }
}

extension TabBar: MakesViews {
  package var ownViews: [View] { buttonsOfItems }

  /// Indicates whether a controller manages the bar, so that its items are those of the tabs.
  package final var isManaged: Bool { manager != nil }
}

extension Toolbar: MakesViews {
  package var ownViews: [View] { viewsOfItems }
}

extension NavigationController {
  /// The toolbar; nil before it is first used.
  package final var toolbarIfUsed: Toolbar? { hasToolbar ? toolbar : nil }
}

extension AlertAction {
  /// Indicates whether the action runs a closure.
  package var hasHandler: Bool { handler != nil }
}

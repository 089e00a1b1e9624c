public import Graphics

extension TouchDriver {
  /// The menu that is open; nil while none is.
  public var visibleMenu: VisibleMenu? { root.outermost.visibleMenuInteraction?.visibleMenu }

  /// Puts fingers down, side by side, holds them for a number of seconds, ``longPressDuration``
  /// unless one is given, and lifts them.
  ///
  /// With one finger, the nearest view with a context menu, from the touched one up, opens it, and
  /// the views' touch is canceled.
  public func longPress(at point: Point, for duration: Double? = nil, fingers: Int = 1) {
    longPress(sideBySide(fingers, at: point), for: duration)
  }

  private func longPress(_ points: [Point], for duration: Double?) {
    for (finger, point) in points.enumerated() { touchDown(at: point, finger: finger) }
    let touched = points.count == 1 ? root.rare?.touchDelivery?.view(of: 0) : nil
    time += duration ?? longPressDuration
    if visibleMenu == nil, let touched, openMenu(from: touched, at: points[0]) { cancel() }
    for finger in points.indices { touchUp(finger: finger) }
    settle()
  }

  /// Long-presses the middle of a view.
  public func longPress(_ view: View, for duration: Double? = nil, fingers: Int = 1) {
    let middle = view.convert(view.bounds.center, to: nil)
    longPress(
      sideBySide(fingers, at: middle, spacing(of: fingers, in: view)), for: duration)
  }

  private func openMenu(from touched: View, at point: Point) -> Bool {
    for view in sequence(first: touched, next: \.superview) {
      for case let interaction as ContextMenuInteraction in view.interactions {
        let location = view.convert(point, from: nil)
        if interaction.open(at: location, longPress: true) { return true }
      }
    }
    return false
  }

  /// Chooses an element of the open menu by its title, preceded by the titles of the submenus that
  /// contain it: `choose("Sort By", "Name")`.
  ///
  /// Inline menus need not be named. Throws a ``MenuError`` if no menu is open, it has no such
  /// element, or the element cannot be chosen.
  public func choose(_ titles: String...) throws(MenuError) { try choose(path: titles) }

  /// Chooses an element by the titles in a list.
  package func choose(path titles: [String]) throws(MenuError) {
    guard let interaction = root.outermost.visibleMenuInteraction,
      let visible = interaction.visibleMenu
    else { throw .noMenu }
    var elements = visible.elements
    var found: MenuElement?
    for (number, title) in titles.enumerated() {
      found = elements.first { $0.title == title }
      guard let found else { throw .notFound(title, offered: elements.map(\.title)) }
      guard number < titles.count - 1 else { break }
      guard let menu = found as? Menu else { throw .noSubmenu(title) }
      visible.enter(menu)
      elements = VisibleMenu.shown(in: menu)
    }
    guard let title = titles.last, let found else { throw .notFound("", offered: []) }
    guard let leaf = found as? any MenuLeaf else { throw .opensSubmenu(title) }
    guard interaction.choose(leaf) else { throw .disabled(title) }
    settle()
  }

  /// Closes the open menu without choosing, as a touch outside it does.
  public func dismissMenu() {
    root.outermost.visibleMenuInteraction?.dismissMenu()
    settle()
  }
}

/// The reason that no element of a menu was chosen.
public enum MenuError: Error, Sendable, Hashable {
  /// No menu is open.
  case noMenu
  /// The menu has no element with the title; it offers others.
  case notFound(String, offered: [String])
  /// The element is not a submenu.
  case noSubmenu(String)
  /// The element is a submenu, from which an element has to be chosen.
  case opensSubmenu(String)
  /// The element is disabled.
  case disabled(String)
}

extension MenuError: CustomStringConvertible {
  /// The obstacle, and what is available instead.
  public var description: String {
    switch self {
    case .noMenu: "no menu is open. Open one by a tap or a long press."
    case .notFound(let title, let offered) where offered.isEmpty:
      "the menu has no '\(title)'; it is empty."
    case .notFound(let title, let offered):
      "the menu has no '\(title)'. It has: "
        + offered.map { "'\($0)'" }.joined(separator: ", ") + "."
    case .noSubmenu(let title): "'\(title)' is not a menu. Give its title last."
    case .opensSubmenu(let title): "'\(title)' is a menu. Give the title of one of its elements."
    case .disabled(let title): "'\(title)' is disabled and cannot be chosen."
    }
  }
}

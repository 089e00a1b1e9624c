import Graphics

/// A menu that is open: what the user sees of it; UIKit has no counterpart.
@MainActor
public final class VisibleMenu {
  /// The menu.
  public private(set) var menu: Menu
  /// What it was opened with.
  public let configuration: ContextMenuConfiguration
  /// Whether it opened above its view, as where the view is in the lower half of its window.
  public let isAboveView: Bool

  init(_ menu: Menu, configuration: ContextMenuConfiguration, view: View) {
    self.menu = menu
    self.configuration = configuration
    let root = view.outermost
    isAboveView = view !== root && view.convert(view.bounds.center, to: nil).y > root.bounds.midY
  }

  /// What the menu shows, from top to bottom: its elements and those of inline menus in their place.
  ///
  /// Hidden elements are left out, and deferred ones until they have arrived. Where the first element
  /// is to be next to the view and the menu opened above it, the order is turned round.
  public var elements: [MenuElement] {
    let elements = Self.shown(in: menu)
    let isTurned = isAboveView && configuration.preferredMenuElementOrder != .fixed
    return isTurned ? elements.reversed() : elements
  }

  /// Whether some deferred element has not arrived.
  public var isLoading: Bool { Self.isLoading(menu) }

  /// Returns what a menu in the open one shows, hidden elements left out.
  public static func shown(in menu: Menu) -> [MenuElement] {
    menu.shownChildren.flatMap { child -> [MenuElement] in
      if let menu = child as? Menu, menu.options.contains(.displayInline) {
        return shown(in: menu)
      }
      if let leaf = child as? any MenuLeaf, leaf.attributes.contains(.hidden) { return [] }
      return [child]
    }
  }

  private static func isLoading(_ menu: Menu) -> Bool {
    menu.children.contains { child in
      switch child {
      case let deferred as DeferredMenuElement: deferred.elements == nil
      case let menu as Menu: isLoading(menu)
      default: false
      }
    }
  }

  func replace(with menu: Menu) {
    self.menu = menu
    load()
  }

  /// Asks for the deferred elements.
  func load() { load(menu, depth: 0) }

  private func load(_ menu: Menu, depth: Int) {
    // An element that arrives may bring deferred ones; there is an end to that.
    guard depth < 16 else { return }
    for child in menu.children {
      if let deferred = child as? DeferredMenuElement {
        deferred.load { [weak self] in
          self?.load(Menu(children: deferred.elements ?? []), depth: depth + 1)
        }
      } else if let inner = child as? Menu {
        load(inner, depth: depth + 1)
      }
    }
  }

  func canChoose(_ element: any MenuLeaf) -> Bool {
    !element.attributes.contains(.disabled) && !element.attributes.contains(.hidden)
      && menu.leaves.contains { $0 === element }
  }
}

extension View {
  /// The interaction whose menu is open in the tree that the view is the outermost one of.
  final var visibleMenuInteraction: ContextMenuInteraction? { rare?.visibleMenuInteraction }
}

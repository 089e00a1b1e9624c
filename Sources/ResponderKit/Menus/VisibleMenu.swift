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
    var seen: Set<ObjectIdentifier> = []
    return shown(in: menu, &seen)
  }

  private static func shown(
    in menu: Menu, _ seen: inout Set<ObjectIdentifier>
  ) -> [MenuElement] {
    guard seen.insert(ObjectIdentifier(menu)).inserted else { return [] }
    var elements: [MenuElement] = []
    for child in menu.shownChildren(&seen) {
      if let menu = child as? Menu, menu.options.contains(.displayInline) {
        elements += shown(in: menu, &seen)
      } else if (child as? any MenuLeaf)?.attributes.contains(.hidden) != true {
        elements.append(child)
      }
    }
    return elements
  }

  private static func isLoading(_ menu: Menu) -> Bool {
    menu.children.contains { child in
      switch child {
      case let deferred as DeferredMenuElement: deferred.elements == nil
      case let menu as Menu where menu.options.contains(.displayInline): isLoading(menu)
      default: false
      }
    }
  }

  func replace(with menu: Menu) {
    self.menu = menu
    load()
  }

  private var isBeingLoaded = false
  private var isReplaced = false

  /// Asks for the deferred elements; again where a provider has put another menu in place meanwhile,
  /// which comes to an end, as one may do that each time.
  func load() {
    guard !isBeingLoaded else {
      isReplaced = true
      return
    }
    isBeingLoaded = true
    defer { isBeingLoaded = false }
    for _ in 0..<16 {
      isReplaced = false
      load(menu.children)
      if !isReplaced { return }
    }
  }

  /// The deferred elements that have been asked for this menu.
  private var asked: [DeferredMenuElement] = []

  /// Asks the deferred ones among elements and in inline menus, and those that these bring; there is an
  /// end to that.
  private func load(_ elements: [MenuElement], depth: Int = 0) {
    guard depth < 16 else { return }
    for element in elements {
      if let deferred = element as? DeferredMenuElement {
        guard !asked.contains(where: { $0 === deferred }) else { continue }
        asked.append(deferred)
        deferred.load { [weak self] in self?.load($0, depth: depth + 1) }
      } else if let inner = element as? Menu, inner.options.contains(.displayInline) {
        load(inner.children, depth: depth + 1)
      }
    }
  }

  /// Opens a menu in the menu, whose deferred elements are asked for now.
  func enter(_ menu: Menu) { load(menu.children) }

  func canChoose(_ element: any MenuLeaf) -> Bool {
    !element.attributes.contains(.disabled) && !element.attributes.contains(.hidden)
      && menu.leaves.contains { $0 === element }
  }
}

extension View {
  /// The interaction whose menu is open in the tree that the view is the outermost one of.
  final var visibleMenuInteraction: ContextMenuInteraction? { rare?.visibleMenuInteraction }
}

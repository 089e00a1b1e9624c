public import Graphics

/// An open menu as the user sees it; UIKit has no counterpart.
@preconcurrency @MainActor
public final class VisibleMenu {
  /// The menu.
  public private(set) var menu: Menu
  /// The configuration that the menu was opened with.
  public let configuration: ContextMenuConfiguration
  /// A Boolean value that indicates whether the menu opened above its view, as for a view in the
  /// lower half of its window.
  public let isAboveView: Bool

  /// The point that the menu is attached to, in the coordinates of its view: the touch, or what a
  /// control answers (`UIControl.menuAttachmentPoint(for:)`).
  public let attachmentPoint: Point

  init(
    _ menu: Menu, configuration: ContextMenuConfiguration, view: View, attachedTo point: Point
  ) {
    self.menu = menu
    attachmentPoint = point
    self.configuration = configuration
    let root = view.outermost
    isAboveView = view !== root && view.convert(view.bounds.center, to: nil).y > root.bounds.midY
  }

  /// The elements that the menu shows from top to bottom, with those of inline menus in their
  /// place.
  ///
  /// Hidden elements are omitted, as are deferred ones until they arrive. If the first element
  /// belongs next to the view and the menu opened above it, the order is reversed.
  public var elements: [MenuElement] {
    let elements = Self.shown(in: menu)
    let isTurned = isAboveView && configuration.preferredMenuElementOrder != .fixed
    return isTurned ? elements.reversed() : elements
  }

  /// A Boolean value that indicates whether a deferred element has not arrived.
  public var isLoading: Bool { Self.isLoading(menu) }

  /// Returns the elements that a submenu shows, without hidden ones.
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

  /// Requests the deferred elements, again if a provider replaces the menu meanwhile; the number of
  /// rounds is limited, because a provider may do that each time.
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

  /// The deferred elements that have been requested for this menu.
  private var asked: [DeferredMenuElement] = []

  /// Requests the deferred elements, in inline menus too, and those that they bring, to a limited
  /// depth.
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

  /// Opens a submenu, whose deferred elements are requested now.
  func enter(_ menu: Menu) { load(menu.children) }

  func canChoose(_ element: any MenuLeaf) -> Bool {
    !element.attributes.contains(.disabled) && !element.attributes.contains(.hidden)
      && menu.leaves.contains { $0 === element }
  }
}

extension View {
  /// The interaction whose menu is open in the tree with this view as its root.
  final var visibleMenuInteraction: ContextMenuInteraction? { rare?.visibleMenuInteraction }
}

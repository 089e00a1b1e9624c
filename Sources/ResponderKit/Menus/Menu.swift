public import Graphics

/// A menu or a submenu: UIKit's `UIMenu`.
///
/// Its children do not change; ``replacingChildren(_:)`` creates another menu.
@preconcurrency @MainActor
public final class Menu: MenuElement {
  /// The identity of a menu (`UIMenu.Identifier`).
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public var rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options for showing a menu, with the raw values of `UIMenu.Options`.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shows the children inside the parent menu instead of in a submenu
    /// (`UIMenu.Options.displayInline`).
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Shows the menu as one that destroys something (`UIMenu.Options.destructive`).
    public static let destructive = Options(rawValue: 1 << 1)
    /// Allows at most one selected element, in the menu and its inline menus
    /// (`UIMenu.Options.singleSelection`).
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Shows the elements as a row of images (`UIMenu.Options.displayAsPalette`).
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the elements, with the raw values of `UIMenu.ElementSize`.
  public enum ElementSize: Int, Sendable, Hashable, CaseIterable {
    /// The size that the system chooses (`UIMenu.ElementSize.automatic`).
    case automatic = -1
    /// The most compact elements (`UIMenu.ElementSize.small`).
    case small = 0
    /// Elements between small and large (`UIMenu.ElementSize.medium`).
    case medium = 1
    /// The most spacious elements (`UIMenu.ElementSize.large`).
    case large = 2
  }

  /// The identity of the menu; unique unless given (`UIMenu.identifier`).
  public let identifier: Identifier
  /// The options for showing the menu (`UIMenu.options`).
  public let options: Options
  /// The size of the elements; automatic unless set (`UIMenu.preferredElementSize`).
  public var preferredElementSize: ElementSize
  /// The elements of the menu, in order (`UIMenu.children`).
  public var children: [MenuElement] { storedChildren }
  @exclusivity(unchecked) nonisolated(unsafe) private var storedChildren: [MenuElement]

  /// Creates a menu (`UIMenu.init(title:…:children:)`).
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [MenuElement] = []
  ) {
    self.identifier = identifier ?? Self.uniqueIdentifier()
    self.options = options
    self.preferredElementSize = preferredElementSize
    storedChildren = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  deinit {
    // Menus that nothing else keeps go one after another, because one within the other would need a
    // stack as deep as the menus.
    var rest = storedChildren
    storedChildren = []
    while var element = rest.popLast() {
      guard isKnownUniquelyReferenced(&element), let menu = element as? Menu else { continue }
      rest += menu.storedChildren
      menu.storedChildren = []
    }
  }

  /// Returns a menu like this one with other children (`UIMenu.replacingChildren(_:)`).
  public func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are on, in the menu and its submenus (`UIMenu.selectedElements`).
  public var selectedElements: [MenuElement] {
    leaves.filter { $0.state == .on }
  }

  private static func uniqueIdentifier() -> Identifier {
    made += 1
    return Identifier("swift-controls.menu.\(made)")
  }
  private static var made = 0
}

extension Menu {
  /// The children, with deferred elements replaced by those that have arrived.
  package var shownChildren: [MenuElement] {
    var seen: Set<ObjectIdentifier> = []
    return shownChildren(&seen)
  }

  /// Returns the children with each deferred element resolved once, because what arrives may
  /// include the deferred element itself and its menu.
  func shownChildren(_ seen: inout Set<ObjectIdentifier>) -> [MenuElement] {
    var shown: [MenuElement] = []
    for child in children { Self.add(child, to: &shown, &seen) }
    return shown
  }

  private static func add(
    _ element: MenuElement, to shown: inout [MenuElement], _ seen: inout Set<ObjectIdentifier>
  ) {
    guard let deferred = element as? DeferredMenuElement else {
      shown.append(element)
      return
    }
    guard seen.insert(ObjectIdentifier(deferred)).inserted else { return }
    for element in deferred.elements ?? [] { add(element, to: &shown, &seen) }
  }

  /// All elements that can be chosen, in the menu and its submenus; for deferred elements, those
  /// that have arrived.
  package var leaves: [any MenuLeaf] { leaves { _ in true } }

  /// The elements in the menu and its inline menus.
  private var inlineLeaves: [any MenuLeaf] { leaves { $0.options.contains(.displayInline) } }

  private func leaves(in enters: (Menu) -> Bool) -> [any MenuLeaf] {
    var seen: Set<ObjectIdentifier> = []
    var found: [any MenuLeaf] = []
    collect(&found, &seen, enters)
    return found
  }

  private func collect(
    _ found: inout [any MenuLeaf], _ seen: inout Set<ObjectIdentifier>, _ enters: (Menu) -> Bool
  ) {
    guard seen.insert(ObjectIdentifier(self)).inserted else { return }
    for child in shownChildren(&seen) {
      if let menu = child as? Menu {
        if enters(menu) { menu.collect(&found, &seen, enters) }
      } else if let leaf = child as? any MenuLeaf {
        found.append(leaf)
      }
    }
  }

  /// Turns one element on and the others of its single selection off; does nothing if its menu has
  /// no single selection.
  ///
  /// A selection spans a menu with ``Options/singleSelection`` and its inline menus.
  package func select(_ leaf: any MenuLeaf, everywhere: Bool = false) {
    var seen: Set<ObjectIdentifier> = []
    guard let group = everywhere ? leaves : selection(of: leaf, &seen) else { return }
    for other in group { other.state = other === leaf ? .on : .off }
  }

  /// Returns the elements of the single selection that contains an element.
  private func selection(
    of leaf: any MenuLeaf, _ seen: inout Set<ObjectIdentifier>
  ) -> [any MenuLeaf]? {
    guard seen.insert(ObjectIdentifier(self)).inserted else { return nil }
    if options.contains(.singleSelection) {
      let group = inlineLeaves
      if group.contains(where: { $0 === leaf }) { return group }
    }
    for case let menu as Menu in shownChildren(&seen) {
      if let group = menu.selection(of: leaf, &seen) { return group }
    }
    return nil
  }
}

public import Graphics

/// A menu, or a menu in a menu: UIKit's `UIMenu`.
///
/// Its children stay as they are; ``replacingChildren(_:)`` makes another menu.
@MainActor
public final class Menu: MenuElement {
  /// What a menu is known by (`UIMenu.Identifier`).
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public var rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown, with the raw values of `UIMenu.Options`.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In the menu that it stands in, instead of behind a title (`UIMenu.Options.displayInline`).
    public static let displayInline = Options(rawValue: 1 << 0)
    /// As one that destroys something (`UIMenu.Options.destructive`).
    public static let destructive = Options(rawValue: 1 << 1)
    /// With at most one element on, in it and in its inline menus (`UIMenu.Options.singleSelection`).
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// As a row of images (`UIMenu.Options.displayAsPalette`).
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large the elements are, with the raw values of `UIMenu.ElementSize`.
  public enum ElementSize: Int, Sendable, Hashable, CaseIterable {
    case automatic = -1
    case small = 0
    case medium = 1
    case large = 2
  }

  /// What the menu is known by; a unique one unless given (`UIMenu.identifier`).
  public let identifier: Identifier
  /// How it is shown (`UIMenu.options`).
  public let options: Options
  /// How large the elements are; automatic unless set (`UIMenu.preferredElementSize`).
  public var preferredElementSize: ElementSize
  /// What stands in the menu, in order (`UIMenu.children`).
  public let children: [MenuElement]

  /// Creates a menu (`UIMenu.init(title:…:children:)`).
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [MenuElement] = []
  ) {
    self.identifier = identifier ?? Self.uniqueIdentifier()
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a menu like this one with other children (`UIMenu.replacingChildren(_:)`).
  public func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are on, in the menu and in those in it (`UIMenu.selectedElements`).
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
  /// The children, with what has arrived of deferred ones in their place.
  package var shownChildren: [MenuElement] {
    var seen: Set<ObjectIdentifier> = []
    return shownChildren(&seen)
  }

  /// What arrives late may bring anything, itself and its own menu among it: each is taken once.
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

  /// All elements that can be chosen, in the menu and in those in it; of deferred ones, what has
  /// arrived.
  package var leaves: [any MenuLeaf] { leaves { _ in true } }

  /// The elements in the menu and in its inline menus.
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

  /// Turns one element on and the others of its single selection off; nothing where the menu that it
  /// stands in has none.
  ///
  /// A selection spans a menu with ``Options/singleSelection`` and the inline menus in it.
  package func select(_ leaf: any MenuLeaf, everywhere: Bool = false) {
    var seen: Set<ObjectIdentifier> = []
    guard let group = everywhere ? leaves : selection(of: leaf, &seen) else { return }
    for other in group { other.state = other === leaf ? .on : .off }
  }

  /// The elements of which the one excludes the others.
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

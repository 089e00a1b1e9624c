import ResponderKit

/// The toolbar of a window (`NSToolbar`).
///
/// A responder only so that its ``Responder/actions`` are found by name; it is in no chain, as in AppKit.
@preconcurrency @MainActor
open class NSToolbar: Responder {
  /// The looks of items, with AppKit's raw values (`NSToolbar.DisplayMode`).
  public enum DisplayMode: UInt, Sendable, Hashable, CaseIterable {
    /// As the user has it.
    case `default` = 0
    /// Images with labels.
    case iconAndLabel = 1
    /// Images.
    case iconOnly = 2
    /// Labels.
    case labelOnly = 3
  }

  /// Creates a toolbar.
  public init(identifier: String = "") {
    self.identifier = identifier
    super.init()
  }

  /// The name of the toolbar.
  public final let identifier: String
  final var windowLink = Backlink<NSWindow>()
  /// The window of the toolbar; nil for none.
  final var window: NSWindow? { windowLink.object }

  /// The items, in order (`NSToolbar.items`).
  public final private(set) var items: [NSToolbarItem] = []
  /// A Boolean value that indicates whether the toolbar is shown; true unless set
  /// (`NSToolbar.isVisible`).
  open var isVisible = true
  /// The looks of the items; as the user has them unless set (`NSToolbar.displayMode`).
  open var displayMode = DisplayMode.default
  /// A Boolean value that indicates whether the user can change the items; false unless set
  /// (`NSToolbar.allowsUserCustomization`).
  open var allowsUserCustomization = false
  /// The item that looks selected; nil for none (`NSToolbar.selectedItemIdentifier`).
  open var selectedItemIdentifier: NSToolbarItem.Identifier?
  /// The delegate, which is not retained (`NSToolbar.delegate`).
  public final weak var delegate: (any NSToolbarDelegate)?

  /// The items that the toolbar itself knows, as one that a document has made.
  private final var own:
    (allowed: [NSToolbarItem.Identifier], selectable: Set<NSToolbarItem.Identifier>) =
      ([], [])

  /// The names that a document lets the user choose from, each with whether it can be selected.
  package final var archivedChoices: [(identifier: String, isSelectable: Bool)] {
    own.allowed.map { ($0.rawValue, own.selectable.contains($0)) }
  }

  /// Adds a name to those that the user may choose from.
  package final func allow(_ identifier: NSToolbarItem.Identifier, isSelectable: Bool) {
    own.allowed.append(identifier)
    if isSelectable { own.selectable.insert(identifier) }
  }

  /// The names that the user may choose from: those of the delegate, and those of the document.
  public final var allowedItemIdentifiers: [NSToolbarItem.Identifier] {
    own.allowed + (delegate?.toolbarAllowedItemIdentifiers(self) ?? [])
  }
  /// Returns whether an item looks selected after a click.
  final func selects(_ identifier: NSToolbarItem.Identifier) -> Bool {
    own.selectable.contains(identifier)
      || delegate?.toolbarSelectableItemIdentifiers(self).contains(identifier) ?? false
  }

  /// Inserts an item at an index (`NSToolbar.insertItem(withItemIdentifier:at:)`, with the item itself).
  public final func insertItem(_ item: NSToolbarItem, at index: Int) {
    item.toolbar?.items.removeAll { $0 === item }
    items.insert(item, at: min(max(index, 0), items.count))
    item.toolbar = self
    window?.placeToolbarViews()
  }

  /// Removes the item at an index (`NSToolbar.removeItem(at:)`); traps if there is none.
  public final func removeItem(at index: Int) {
    items.remove(at: index).toolbar = nil
    window?.placeToolbarViews()
  }

  /// Enables and disables the items that are validated (`NSToolbar.validateVisibleItems()`).
  public final func validateVisibleItems() { items.forEach { $0.validate() } }
}

/// The questions of a toolbar to its delegate (`NSToolbarDelegate`).
@preconcurrency @MainActor
public protocol NSToolbarDelegate: AnyObject {
  /// Returns the names of the items that the user may choose from; none unless implemented.
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// Returns the names of the items that the toolbar begins with; none unless implemented.
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// Returns the names of the items that look selected after a click; none unless implemented.
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
}

extension NSToolbarDelegate {
  /// Returns none.
  public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    []
  }
  /// Returns none.
  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    []
  }
  /// Returns none.
  public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    []
  }
}

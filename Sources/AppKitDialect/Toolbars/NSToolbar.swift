import ResponderKit

/// The toolbar of a window (`NSToolbar`).
@preconcurrency @MainActor
public final class NSToolbar {
  /// Creates a toolbar.
  public init(identifier: String = "") { self.identifier = identifier }

  /// The name of the toolbar.
  public let identifier: String
  var windowLink = Backlink<NSWindow>()
  /// The window of the toolbar; nil for none.
  var window: NSWindow? { windowLink.object }

  /// The items, in order (`NSToolbar.items`).
  public private(set) var items: [NSToolbarItem] = []

  /// Inserts an item at an index (`NSToolbar.insertItem(withItemIdentifier:at:)`, with the item itself).
  public func insertItem(_ item: NSToolbarItem, at index: Int) {
    item.toolbar?.items.removeAll { $0 === item }
    items.insert(item, at: min(max(index, 0), items.count))
    item.toolbar = self
  }

  /// Removes the item at an index (`NSToolbar.removeItem(at:)`); traps if there is none.
  public func removeItem(at index: Int) { items.remove(at: index).toolbar = nil }

  /// Enables and disables the items that are validated (`NSToolbar.validateVisibleItems()`).
  public func validateVisibleItems() { items.forEach { $0.validate() } }
}

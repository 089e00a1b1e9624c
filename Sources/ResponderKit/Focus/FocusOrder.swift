public import Graphics

/// The items that the focus can reach in a window, in reading order, and the way from each item.
///
/// Nothing is asked whether it lets the focus move. UIKit has no counterpart.
@preconcurrency @MainActor
public struct FocusOrder {
  /// An item that can be focused.
  public struct Item {
    /// The item.
    public var item: any FocusItem
    /// Its rectangle in the coordinates of the window.
    public var frame: Rect
    /// The numbers of the items that the focus moves to: in the four directions, and as
    /// ``FocusHeading/next`` and ``FocusHeading/previous``; none where it stays.
    public var neighbors: [FocusHeading: Int] = [:]
  }

  /// The items in reading order.
  public private(set) var items: [Item]
  /// The number of the item that is focused first; nil for none.
  public private(set) var first: Int?
  /// A Boolean value that indicates whether the neighbors are known: not those of more than 500
  /// items.
  public let hasNeighbors: Bool
  /// The way in which the focus moves.
  package let mode: FocusMode

  /// Finds the items in a window, or in a tree without one; nil on a device without focus.
  public init?(in root: View) {
    guard let system = FocusSystem.of(root) else { return nil }
    mode = system.mode
    let map = system.map(of: root)
    items = map.entries.map { Item(item: $0.item, frame: $0.rect) }
    first = map.entry(of: system.preferredItem(of: root, map))
    hasNeighbors = items.count <= 500
    guard hasNeighbors else { return }
    let headings = FocusHeading.directions + [.next, .previous]
    for index in items.indices {
      for heading in headings {
        let item = system.destination(heading, from: index, map)
        if let other = map.entry(of: item), other != index {
          items[index].neighbors[heading] = other
        }
      }
    }
  }
}

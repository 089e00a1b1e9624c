import FoundationEssentials
import Graphics
public import ResponderKit

extension CollectionView: MenuList {
  /// The interaction that opens the menus of the items with a long press; nil until there is a delegate
  /// (`UICollectionView.contextMenuInteraction`).
  public final var contextMenuInteraction: ContextMenuInteraction? { items.menus?.interaction }

  /// Returns the menu of the selected items if one of them is at the point, otherwise that of the item
  /// there, or of none.
  final func menu(at point: Point) -> ContextMenuConfiguration? {
    let item = indexPathForItem(at: point)
    let selected = indexPathsForSelectedItems ?? []
    let items = item.map { selected.contains($0) ? selected.sorted() : [$0] } ?? []
    let menu = delegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: items, point: point)
    return menu
      ?? item.flatMap {
        delegate?.collectionView(self, contextMenuConfigurationForItemAt: $0, point: point)
      }
  }

  final func willShowMenu(
    _ configuration: ContextMenuConfiguration, _ animator: (any ContextMenuInteractionAnimating)?
  ) { delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

  final func willEndMenu(
    _ configuration: ContextMenuConfiguration, _ animator: (any ContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

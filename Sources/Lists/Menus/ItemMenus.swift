import FoundationEssentials
import Graphics
public import ResponderKit

/// Opens the menus that the delegate of a collection has for its items.
@MainActor
final class ItemMenus: ContextMenuInteractionDelegate {
  private let link: Backlink<CollectionView>
  private(set) var interaction: ContextMenuInteraction?

  /// Adds an interaction to a collection.
  init(of collection: CollectionView) {
    link = Backlink(collection)
    let interaction = ContextMenuInteraction(delegate: self)
    self.interaction = interaction
    collection.addInteraction(interaction)
  }

  /// Asks for the menu of the selected items if one of them is touched, otherwise for that of the touched
  /// item, or of none.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    guard let view = link.object, let delegate = view.delegate else { return nil }
    let item = view.indexPathForItem(at: location)
    let selected = view.indexPathsForSelectedItems ?? []
    let items = item.map { selected.contains($0) ? selected.sorted() : [$0] } ?? []
    if let configuration = delegate.collectionView(
      view, contextMenuConfigurationForItemsAt: items, point: location)
    {
      return configuration
    }
    return item.flatMap {
      delegate.collectionView(view, contextMenuConfigurationForItemAt: $0, point: location)
    }
  }
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    guard let view = link.object else { return }
    view.delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
  }
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    guard let view = link.object else { return }
    view.delegate?.collectionView(
      view, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension CollectionView {
  /// The interaction that opens the menus of the items with a long press; nil without a delegate
  /// (`UICollectionView.contextMenuInteraction`).
  public final var contextMenuInteraction: ContextMenuInteraction? { items.menus?.interaction }
}

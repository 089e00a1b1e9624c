import FoundationEssentials
import Graphics
public import ResponderKit

extension TableView: MenuList {
  /// The interaction that opens the menus of the rows with a long press; nil until there is a delegate
  /// (`UITableView.contextMenuInteraction`).
  public final var contextMenuInteraction: ContextMenuInteraction? { rows.menus?.interaction }

  final func menu(at point: Point) -> ContextMenuConfiguration? {
    indexPathForRow(at: point).flatMap {
      delegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: point)
    }
  }

  final func willShowMenu(
    _ configuration: ContextMenuConfiguration, _ animator: (any ContextMenuInteractionAnimating)?
  ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

  final func willEndMenu(
    _ configuration: ContextMenuConfiguration, _ animator: (any ContextMenuInteractionAnimating)?
  ) { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}

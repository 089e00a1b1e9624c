import FoundationEssentials
import Graphics
public import ResponderKit

/// Opens the menus that the delegate of a table has for its rows.
@MainActor
final class RowMenus: ContextMenuInteractionDelegate {
  private let link: Backlink<TableView>
  private(set) var interaction: ContextMenuInteraction?

  /// Adds an interaction to a table.
  init(of table: TableView) {
    link = Backlink(table)
    let interaction = ContextMenuInteraction(delegate: self)
    self.interaction = interaction
    table.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    guard let table = link.object, let row = table.indexPathForRow(at: location) else { return nil }
    return table.delegate?.tableView(
      table, contextMenuConfigurationForRowAt: row, point: location)
  }
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    guard let table = link.object else { return }
    table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    guard let table = link.object else { return }
    table.delegate?.tableView(
      table, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension TableView {
  /// The interaction that opens the menus of the rows with a long press; nil without a delegate
  /// (`UITableView.contextMenuInteraction`).
  public final var contextMenuInteraction: ContextMenuInteraction? { rows.menus?.interaction }
}

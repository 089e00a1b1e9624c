import Graphics
import ResponderKit

/// A table or a collection whose delegate has menus for its rows or items.
@MainActor
protocol MenuList: View {
  /// Returns the menu that the delegate has for what is at a point; nil for none.
  func menu(at point: Point) -> ContextMenuConfiguration?
  /// Notifies the delegate that a menu appears.
  func willShowMenu(
    _ configuration: ContextMenuConfiguration, _ animator: (any ContextMenuInteractionAnimating)?)
  /// Notifies the delegate that a menu disappears.
  func willEndMenu(
    _ configuration: ContextMenuConfiguration, _ animator: (any ContextMenuInteractionAnimating)?)
}

/// Opens the menus of a list with a long press.
@MainActor
final class ListMenus: ContextMenuInteractionDelegate {
  private let link: Backlink<View>
  private(set) var interaction: ContextMenuInteraction?

  /// Adds an interaction to a list.
  init(of list: any MenuList) {
    link = Backlink(list)
    let interaction = ContextMenuInteraction(delegate: self)
    self.interaction = interaction
    list.addInteraction(interaction)
  }

  private var list: (any MenuList)? { link.object as? any MenuList }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? { list?.menu(at: location) }
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { list?.willShowMenu(configuration, animator) }
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { list?.willEndMenu(configuration, animator) }
}

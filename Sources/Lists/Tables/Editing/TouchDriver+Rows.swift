public import FoundationEssentials
import Graphics
public import ResponderKit

// What a finger does to the rows of a table, which are scrolled into view first.
extension TouchDriver {
  /// Taps a row in its middle; returns false if the table has no such row.
  @discardableResult
  public func tapRow(at indexPath: IndexPath, of tableView: TableView) -> Bool {
    guard let cell = tableView.cellOfRow(at: indexPath) else { return false }
    tap(cell)
    return true
  }

  /// Taps the button for details of a row, or the view that is its accessory; returns false if the row has
  /// neither.
  @discardableResult
  public func tapAccessory(ofRowAt indexPath: IndexPath, of tableView: TableView) -> Bool {
    guard let cell = tableView.cellOfRow(at: indexPath) else { return false }
    cell.layoutIfNeeded()
    guard let accessory = cell.detailButton ?? cell.shownAccessoryView else { return false }
    tap(accessory)
    return true
  }

  /// Swipes along a row to the left, or to the right for the actions at the leading edge, and taps the action
  /// with a title; nil is the table's own deletion.
  ///
  /// Returns false if the row shows no such action, and leaves it open then.
  @discardableResult
  public func tapSwipeAction(
    _ title: String?, ofRowAt indexPath: IndexPath, of tableView: TableView,
    swipingLeft: Bool = true
  ) -> Bool {
    guard let cell = tableView.cellOfRow(at: indexPath) else { return false }
    cell.scrollIntoView()
    let start = cell.convert(cell.bounds.center, to: nil)
    let way = min(40, cell.bounds.width / 4)
    touchDown(at: start)
    move(to: Point(x: start.x + (swipingLeft ? -way : way), y: start.y))
    touchUp()
    guard let open = tableView.rows.open, open.indexPath == indexPath,
      let button = open.buttons.first(where: { $0.isTitled(title) })
    else { return false }
    tap(button)
    return true
  }

  /// Drags a row of a table that is edited by its control to the place of another one; returns false if the row
  /// has no such control.
  @discardableResult
  public func moveRow(
    at indexPath: IndexPath, to target: IndexPath, of tableView: TableView
  ) -> Bool {
    guard let cell = tableView.cellOfRow(at: indexPath) else { return false }
    tableView.layoutIfNeeded()
    guard let control = cell.state.reorderControl else { return false }
    cell.scrollIntoView()
    let start = control.convert(control.bounds.center, to: nil)
    let end = tableView.convert(tableView.rectForRow(at: target).center, to: nil)
    touchDown(at: start)
    move(to: Point(x: start.x, y: (start.y + end.y) / 2))
    move(to: Point(x: start.x, y: end.y))
    touchUp()
    return true
  }

  /// Taps an item of a collection in its middle; returns false if the collection has no such item.
  @discardableResult
  public func tapItem(at indexPath: IndexPath, of collectionView: CollectionView) -> Bool {
    if collectionView.cellForItem(at: indexPath) == nil {
      collectionView.scrollToItem(at: indexPath, at: [], animated: false)
      collectionView.layoutIfNeeded()
    }
    guard let cell = collectionView.cellForItem(at: indexPath) else { return false }
    tap(cell)
    return true
  }
}

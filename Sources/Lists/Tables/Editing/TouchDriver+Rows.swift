import ControlCore
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
    // The first touch elsewhere would only hide the actions of another row.
    tableView.closeRow()
    guard let cell = tableView.cellOfRow(at: indexPath) else { return false }
    cell.scrollIntoView()
    let start = cell.convert(cell.pointBesideControls, to: nil)
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

  /// Drags a row of a table that is edited by its control to the place of another one, or to the end of another
  /// section; returns false if the row has no such control or there is no such place.
  @discardableResult
  public func moveRow(
    at indexPath: IndexPath, to target: IndexPath, of tableView: TableView
  ) -> Bool {
    guard let cell = tableView.cellOfRow(at: indexPath) else { return false }
    tableView.layoutIfNeeded()
    guard let control = cell.state.reorderControl else { return false }
    cell.scrollIntoView()
    guard let point = tableView.dropPoint(for: target, from: indexPath) else { return false }
    let start = control.convert(control.bounds.center, to: nil)
    let end = tableView.convert(point, to: nil)
    touchDown(at: start)
    move(to: Point(x: start.x, y: (start.y + end.y) / 2))
    move(to: Point(x: start.x, y: end.y))
    touchUp()
    return true
  }

  /// Taps an item of a collection in its middle; returns false if the collection has no such item.
  @discardableResult
  public func tapItem(at indexPath: IndexPath, of collectionView: CollectionView) -> Bool {
    guard let cell = collectionView.cellOfItem(at: indexPath) else { return false }
    tap(cell)
    return true
  }
}

extension TableViewCell {
  /// A point on the row that no control takes; the middle if there is none.
  fileprivate var pointBesideControls: Point {
    let places: [Scalar] = [0.5, 0.3, 0.7, 0.15, 0.85]
    let points = places.map { Point(x: bounds.width * $0, y: bounds.height / 2) }
    return points.first { !(hitTest($0, with: nil) is Control) } ?? bounds.center
  }
}

import FoundationEssentials
import Testing
import UIKitDialect

/// A delegate of a table and a collection with a menu for each row and item.
@MainActor
private final class Menus: UITableViewDelegate, UICollectionViewDelegate {
  var calls: [String] = []
  var hasMenusOfSeveral = true

  private func configuration(_ name: String) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(
        title: "",
        children: [UIAction(title: "Share") { _ in self?.calls.append("share \(name)") }])
    }
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    calls.append("menu \(indexPath.row) at \(Int(point.y))")
    return indexPath.row == 0 ? nil : configuration("\(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { calls.append("show") }
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { calls.append("end") }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    calls.append("unhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select")
  }
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    calls.append("menu \(indexPaths.map(\.item))")
    return hasMenusOfSeveral ? configuration("\(indexPaths.map(\.item))") : nil
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { configuration("\(indexPath.item)") }
}

@MainActor
struct ListMenuTests {
  private let menus = Menus()

  private func driver(_ view: UIView) -> TouchDriver {
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    return TouchDriver(in: window)
  }

  @Test func `a long press on a row opens the menu that the delegate has for it`() throws {
    let rows = LoggedRows(["a", "b", "c"])
    let (table, driver) = rows.table()
    table.delegate = menus
    #expect(table.contextMenuInteraction != nil)
    driver.longPress(at: CGPoint(x: 20, y: 30))
    #expect(menus.calls == ["menu 1 at 30", "show", "unhighlight 1"])
    #expect(driver.visibleMenu?.elements.map(\.title) == ["Share"])
    try driver.choose("Share")
    #expect(menus.calls.suffix(2) == ["end", "share 1"] && !menus.calls.contains("select"))
    driver.longPress(at: CGPoint(x: 20, y: 10))
    #expect(driver.visibleMenu == nil && menus.calls.last == "select")
    driver.longPress(at: CGPoint(x: 20, y: 190))
    #expect(driver.visibleMenu == nil)
  }

  @Test func `the menu of a control in a row comes before that of the row`() {
    let rows = LoggedRows(["a", "b"])
    rows.configure = { cell, path in
      guard path.row == 1 else { return }
      let button = UIButton(frame: CGRect(x: 60, y: 0, width: 40, height: 20))
      button.menu = UIMenu(title: "", children: [UIAction(title: "Own") { _ in }])
      cell.contentView.addSubview(button)
    }
    let (table, driver) = rows.table()
    table.delegate = menus
    driver.longPress(at: CGPoint(x: 80, y: 30))
    #expect(driver.visibleMenu?.elements.map(\.title) == ["Own"] && menus.calls.isEmpty)
  }

  @Test func `a menu is that of all selected items, of one, or of none`() throws {
    let numbers = Numbers([[1, 2, 3, 4]])
    let view = numbers.collection()
    #expect(view.contextMenuInteraction != nil)
    view.allowsMultipleSelection = true
    let driver = driver(view)
    view.delegate = menus
    for item in [2, 0] {
      view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    driver.longPress(at: CGPoint(x: 15, y: 10))
    try driver.choose("Share")
    driver.longPress(at: CGPoint(x: 85, y: 10))
    driver.dismissMenu()
    driver.longPress(at: CGPoint(x: 15, y: 150))
    driver.dismissMenu()
    #expect(menus.calls == ["menu [0, 2]", "share [0, 2]", "menu [1]", "menu []"])
    menus.hasMenusOfSeveral = false
    driver.longPress(at: CGPoint(x: 85, y: 10))
    try driver.choose("Share")
    #expect(menus.calls.last == "share 1")
  }
}

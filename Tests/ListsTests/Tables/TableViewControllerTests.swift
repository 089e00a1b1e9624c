import FoundationEssentials
import Testing
import UIKitDialect

@MainActor
struct TableViewControllerTests {
  private final class Names: UITableViewController {
    var names = ["a", "b"]
    var chosen: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
      tableView.rowHeight = 50
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
  }

  @Test func `a controller is the data source and delegate of its table`() {
    let controller = Names()
    #expect(controller.tableView === controller.view)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["a", "b"])
    #expect(controller.tableView.contentSize.height == 100)
    controller.tableView.delegate?.tableView(
      controller.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(controller.chosen == [1])
  }

  @Test func `the view's appearance reloads once and deselects`() {
    let controller = Names(style: .grouped)
    #expect(controller.tableView.style == .grouped && controller.clearsSelectionOnViewWillAppear)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    let row = IndexPath(row: 0, section: 0)
    controller.tableView.selectRow(at: row, animated: false, scrollPosition: .none)
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.tableView.indexPathForSelectedRow == row)
    controller.beginAppearanceTransition(true, animated: false)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    controller.endAppearanceTransition()
    controller.clearsSelectionOnViewWillAppear = false
    #expect(!controller.clearsSelectionOnViewWillAppear)
  }

  @Test func `editing the controller edits its table`() {
    let controller = Names()
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(
      controller.refreshControl === control && controller.tableView.refreshControl === control)
  }

  @Test func `a controller answers for its table unless overridden`() {
    let controller = UITableViewController(style: .plain)
    let (table, path) = (controller.tableView!, IndexPath(row: 0, section: 0))
    table.rowHeight = 31
    #expect(controller.numberOfSections(in: table) == 1)
    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 0)
    #expect(controller.tableView(table, cellForRowAt: path).reuseIdentifier == nil)
    #expect(controller.tableView(table, heightForRowAt: path) == 31)
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(controller.tableView(table, viewForHeaderInSection: 0) == nil)
    #expect(controller.tableView(table, willSelectRowAt: path) == path)
    #expect(controller.tableView(table, editingStyleForRowAt: path) == .delete)
    #expect(controller.tableView(table, canEditRowAt: path))
    #expect(controller.tableView(table, shouldHighlightRowAt: path))
    #expect(controller.scrollViewShouldScrollToTop(table))
    controller.tableView(table, commit: .delete, forRowAt: path)
    controller.tableView(table, moveRowAt: path, to: path)
    controller.scrollViewDidScroll(table)
    controller.tableView(table, didSelectRowAt: path)
  }
}

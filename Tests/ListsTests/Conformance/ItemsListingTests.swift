import FoundationEssentials
import Testing
import UIKitDialect

// The mission's listings of a table whose cells have buttons, changed in their selectors and in that the
// cell makes its views, which a document makes there.

@MainActor
private final class SmartButton: UIButton {
  typealias DidTapButton = (SmartButton) -> Void

  var didTouchUpInside: DidTapButton? {
    didSet {
      if didTouchUpInside != nil {
        addTarget(self, action: Self.tapped, for: .touchUpInside)
      } else {
        removeTarget(self, action: Self.tapped, for: .touchUpInside)
      }
    }
  }

  private static let tapped = ActionSelector("tapped:", SmartButton.tapped(_:))

  func tapped(_ sender: UIButton) {
    if let handler = didTouchUpInside { handler(self) }
  }
}

private final class ItemCell: UITableViewCell {
  let mainLabel = UILabel(frame: CGRect(x: 16, y: 0, width: 100, height: 44))
  let button = UIButton(frame: CGRect(x: 120, y: 0, width: 80, height: 44))
  let smartButton = SmartButton(frame: CGRect(x: 210, y: 0, width: 80, height: 44))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    button.setTitle("Print", for: .normal)
    smartButton.setTitle("Smart", for: .normal)
    for view in [mainLabel, button, smartButton] as [UIView] { contentView.addSubview(view) }
  }

  override func prepareForReuse() { smartButton.didTouchUpInside = nil }
}

private final class ItemsController: UITableViewController {
  let tableViewCell = "TableViewCell"
  let items = [
    "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven",
    "Twelve", "Thirteen", "Fourteen", "Fifteen", "Sixteen", "Seventeen", "Eighteen", "Nineteen",
    "Twenty",
  ]
  var printed: [String] = []
  var smart: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ItemCell.self, forCellReuseIdentifier: tableViewCell)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = tableView.dequeueReusableCell(withIdentifier: tableViewCell, for: indexPath)
      as? ItemCell
    {
      // Fetch Item
      let item = items[indexPath.row]

      // Configure Cell
      cell.mainLabel.text = item
      cell.button.addTarget(
        self, action: ActionSelector("didTapButton:", ItemsController.didTapButton(_:)),
        for: .touchUpInside)

      cell.smartButton.didTouchUpInside = { [weak self] sender in self?.smart.append(item) }

      return cell
    }

    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func didTapButton(_ sender: UIButton) {
    // Fetch Item
    if let superview = sender.superview, let cell = superview.superview as? ItemCell {
      if let indexPath = tableView.indexPath(for: cell) {
        let item = items[indexPath.row]
        printed.append(item)
      }
    }
  }
}

@MainActor
struct ItemsListingTests {
  @Test func `each of twenty buttons prints its item once on the way to the end and back`() {
    let controller = ItemsController(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let driver = TouchDriver(in: window)
    var cells: Set<ObjectIdentifier> = []
    var tapped: Set<Int> = []
    // To the end, and back, where the rows are shown in cells that were used before.
    for offset in [0, 220, 440, 660] + [440, 220, 0] {
      controller.tableView.contentOffset.y = Double(offset)
      window.layoutIfNeeded()
      for cell in controller.tableView.visibleCells { cells.insert(ObjectIdentifier(cell)) }
      for path in controller.tableView.indexPathsForVisibleRows ?? []
      where tapped.insert(path.row).inserted {
        guard let cell = controller.tableView.cellForRow(at: path) as? ItemCell else { continue }
        driver.tap(cell.button)
        driver.tap(cell.smartButton)
      }
    }
    #expect(controller.printed == controller.items && controller.smart == controller.items)
    // The visible cells and two more at most are made.
    #expect(cells.count <= 7)
    // Back at the beginning, each button prints the item that it shows.
    for path in controller.tableView.indexPathsForVisibleRows ?? [] {
      guard let cell = controller.tableView.cellForRow(at: path) as? ItemCell else { continue }
      driver.tap(cell.smartButton)
    }
    #expect(Array(controller.smart.dropFirst(20)) == Array(controller.items[0..<5]))
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `a cell that waits for another row prints nothing`() throws {
    let controller = ItemsController(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let cell = try #require(controller.tableView.visibleCells.first as? ItemCell)
    cell.prepareForReuse()
    TouchDriver(in: window).tap(cell.smartButton)
    #expect(controller.smart.isEmpty)
  }
}

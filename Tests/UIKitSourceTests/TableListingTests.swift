#if UIKit
// The mission's listings 8, 10 and 11 in today's names, with selectors as `ctl port` writes them. The cell makes the
// views that a document makes there, and the texts are collected instead of printed.

import Testing
import UIKit

private class Button: UIButton {
  typealias DidTapButton = (Button) -> ()

  var didTouchUpInside: DidTapButton? {
    didSet {
      if didTouchUpInside != nil {
        addTarget(self, action: Button.tapped, for: .touchUpInside)
      } else {
        removeTarget(self, action: Button.tapped, for: .touchUpInside)
      }
    }
  }

  private static let tapped = ActionSelector("didTouchUpInside:", Button.didTouchUpInside(sender:))

  func didTouchUpInside(sender: UIButton) {
    if let handler = didTouchUpInside {
      handler(self)
    }
  }
}

private class TableViewCell: UITableViewCell {
  let mainLabel = UILabel(frame: CGRect(x: 16, y: 0, width: 100, height: 44))
  let button = UIButton(frame: CGRect(x: 120, y: 0, width: 80, height: 44))
  let smartButton = Button(frame: CGRect(x: 210, y: 0, width: 80, height: 44))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(mainLabel)
    contentView.addSubview(button)
    contentView.addSubview(smartButton)
  }

  override func prepareForReuse() {
    smartButton.didTouchUpInside = nil
  }
}

private class TableViewController: UITableViewController {
  let tableViewCell = "TableViewCell"
  let items = (1...20).map { "Item \($0)" }
  var printed: [String] = []
  var smart: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: tableViewCell)
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    return 1
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = tableView.dequeueReusableCell(withIdentifier: tableViewCell, for: indexPath)
      as? TableViewCell
    {
      let item = items[indexPath.row]
      cell.mainLabel.text = item
      cell.button.addTarget(
        self, action: ActionSelector("didTapButton:", TableViewController.didTapButton(sender:)),
        for: .touchUpInside)
      cell.smartButton.didTouchUpInside = { [unowned self] (sender) in
        self.smart.append(item)
      }
      return cell
    }
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func didTapButton(sender: UIButton) {
    if let superview = sender.superview, let cell = superview.superview as? TableViewCell {
      if let indexPath = tableView.indexPath(for: cell) {
        printed.append(items[indexPath.row])
      }
    }
  }
}

@MainActor
@Suite struct `The listings of a table` {
  @Test func `every button prints its item once, to the end and back`() {
    let controller = TableViewController(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let driver = TouchDriver(in: window)
    var cells = Set<ObjectIdentifier>()
    var tapped = Set<IndexPath>()
    for offset in stride(from: 0, through: 660, by: 220) + [440, 220, 0] {
      controller.tableView.contentOffset.y = CGFloat(offset)
      window.layoutIfNeeded()
      for path in controller.tableView.indexPathsForVisibleRows ?? [] {
        guard let cell = controller.tableView.cellForRow(at: path) as? TableViewCell else {
          continue
        }
        cells.insert(ObjectIdentifier(cell))
        guard tapped.insert(path).inserted else { continue }
        driver.tap(cell.button)
        driver.tap(cell.smartButton)
      }
    }
    #expect(controller.printed == controller.items && controller.smart == controller.items)
    #expect(cells.count <= 7)
  }
}
#endif

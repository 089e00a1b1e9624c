import ControlTesting
import Controls
import FoundationEssentials
import Testing

/// A data source and delegate of rows of texts, of which a test configures the cells.
@MainActor
private final class Rows: TableViewDataSource, TableViewDelegate {
  var texts: [String]
  var header: String?
  var style = TableViewCell.CellStyle.default
  var configure: (TableViewCell) -> Void = { _ in }
  var accessories = 0
  var canMove = false
  var trailing: SwipeActionsConfiguration?

  init(_ texts: [String]) { self.texts = texts }

  /// Returns a reader of a window that the table fills.
  func reader() -> (reader: VirtualReader, table: TableView) {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    (table.dataSource, table.delegate) = (self, self)
    let window = Window(frame: table.frame)
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    return (VirtualReader(window), table)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { texts.count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = texts[indexPath.row]
    configure(cell)
    return cell
  }
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { trailing }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { header }
  func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { accessories += 1 }
}

@MainActor @Suite struct RowSpeechTests {
  private func texts(of rows: Rows, selected: Int? = nil) -> [String] {
    let (reader, table) = rows.reader()
    if let selected {
      table.selectRow(
        at: IndexPath(row: selected, section: 0), animated: false, scrollPosition: .none)
    }
    while reader.next() {}
    return reader.log.texts
  }

  @Test func `B167 a cell is one element with its texts and is no button`() {
    let rows = Rows(["A"])
    rows.style = .value1
    rows.configure = { $0.detailTextLabel?.text = "B" }
    #expect(texts(of: rows) == ["A, B"])
  }

  @Test func `B168 a selected row is announced as selected`() {
    #expect(texts(of: Rows(["A", "B"]), selected: 0) == ["Selected: A", "B"])
  }

  @Test func `B169 a checkmark alone says nothing`() {
    let rows = Rows(["A"])
    rows.configure = { $0.accessoryType = .checkmark }
    #expect(texts(of: rows) == ["A"])
  }

  @Test func `B170 the title of a section is a heading before its rows`() {
    let rows = Rows(["Apple", "Pear"])
    rows.header = "Fruit"
    #expect(texts(of: rows) == ["Fruit. Heading.", "Apple", "Pear"])
  }

  @Test func `B171 a button for details is an element of its own`() {
    let rows = Rows(["A"])
    rows.configure = { $0.accessoryType = .detailButton }
    let (reader, _) = rows.reader()
    while reader.next() {}
    #expect(reader.log.texts == ["A", "More Info. Button."])
    reader.activate()
    #expect(rows.accessories == 1)
  }

  @Test func `B172 a page that is turned is announced, and the last one again`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let scrollView = ScrollView(frame: window.bounds)
    scrollView.isPagingEnabled = true
    scrollView.contentSize = Size(width: 300, height: 100)
    for (page, name) in ["One", "Two", "Three"].enumerated() {
      let label = Label(frame: Rect(x: Double(page) * 100, y: 0, width: 100, height: 20))
      label.text = name
      scrollView.addSubview(label)
    }
    window.addSubview(scrollView)
    let reader = VirtualReader(window)
    reader.next()
    let count = reader.log.texts.count
    for _ in 0..<3 { reader.scroll(.right) }
    // The text is posted again, which a reader answers with the sound of a border.
    #expect(Array(reader.log.texts[count...]) == ["Page 2 of 3", "Page 3 of 3"])
    #expect(reader.log.entries.last?.kind == .boundary)
    #expect(scrollView.contentOffset == Point(x: 200, y: 0))
    #expect(!reader.scroll(.down))
  }

  @Test func `a control in a cell is an element beside the texts`() {
    let rows = Rows(["A"])
    rows.configure = { cell in
      let button = Button(frame: Rect(x: 200, y: 0, width: 60, height: 44))
      button.setTitle("Buy", for: .normal)
      cell.contentView.addSubview(button)
    }
    #expect(texts(of: rows) == ["A", "Buy. Button."])
  }

  @Test func `a switch as the accessory is an element of its own`() {
    let rows = Rows(["Captions"])
    rows.configure = { $0.accessoryView = Switch() }
    #expect(texts(of: rows).count == 2 && texts(of: rows)[0] == "Captions")
  }

  @Test func `the controls of an edited row mention it`() throws {
    let rows = Rows(["A", "B"])
    rows.canMove = true
    let (reader, table) = rows.reader()
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(
      reader.readAll() == [
        "Remove A. Button.", "A", "Reorder A. Button. Draggable.", "Remove B. Button.", "B",
        "Reorder B. Button. Draggable.",
      ])
    let german = VirtualReader(reader.root, language: "de")
    #expect(german.readAll().first == "A entfernen. Taste.")
  }

  @Test func `the actions behind a row are actions of the part beside its details, too`() throws {
    let rows = Rows(["A"])
    rows.configure = { $0.accessoryType = .detailButton }
    var flagged = 0
    rows.trailing = SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: "Flag") { _, _, done in
        flagged += 1
        done(true)
      }
    ])
    let (reader, _) = rows.reader()
    reader.next()
    #expect(try reader.perform(action: "Flag") && flagged == 1)
  }
}

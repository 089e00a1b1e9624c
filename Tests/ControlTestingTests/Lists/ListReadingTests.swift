import ControlTesting
import Controls
import FoundationEssentials
import Testing

/// A data source of rows of texts in sections, with an index.
@MainActor
private final class Names: TableViewDataSource, CollectionViewDataSource {
  var sections: [[String]]
  var index: [String]?
  init(_ sections: [[String]]) { self.sections = sections }

  func reader() -> (reader: VirtualReader, table: TableView) {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    table.rowHeight = 40
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    return (VirtualReader(window), table)
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func sectionIndexTitles(for tableView: TableView) -> [String]? { index }
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    var content = ListContentConfiguration.cell()
    content.text = sections[indexPath.section][indexPath.item]
    content.secondaryText = "more"
    cell.contentConfiguration = content
    return cell
  }
}

@MainActor @Suite struct ListReadingTests {
  private let twenty = Names([(1...20).map { "Row \($0)" }])

  private func label(_ reader: VirtualReader) -> String? { reader.cursor?.accessibilityLabel }

  @Test func `the cursor stays on a row when its cell is used for another one`() {
    let (reader, table) = twenty.reader()
    for _ in 0..<2 { reader.next() }
    #expect(label(reader) == "Row 2")
    table.contentOffset.y = 200
    // The cell shows another row now, and the row is not on the screen.
    #expect(reader.cursor == nil)
    table.contentOffset.y = 0
    #expect(label(reader) == "Row 2")
    reader.next()
    #expect(reader.log.texts.suffix(2) == ["Row 2", "Row 3"])
  }

  @Test func `the cursor follows a row that moves, and stays in the place of one that is reloaded`()
  {
    let (reader, table) = twenty.reader()
    for _ in 0..<2 { reader.next() }
    twenty.sections[0].insert("New", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(label(reader) == "Row 2")
    table.contentOffset.y = 400
    #expect(reader.cursor == nil)
    table.contentOffset.y = 40
    #expect(label(reader) == "Row 2")
    twenty.sections[0][2] = "Changed"
    table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    #expect(label(reader) == "Changed")
  }

  @Test func `the rotor's containers are tables and collections, too`() {
    let (reader, table) = twenty.reader()
    let title = Label(frame: Rect(x: 0, y: 220, width: 300, height: 20))
    title.text = "Below"
    reader.root.addSubview(title)
    table.frame.origin.y = 20
    let above = Label(frame: Rect(x: 0, y: 0, width: 300, height: 18))
    above.text = "Above"
    reader.root.addSubview(above)
    reader.next()
    #expect(label(reader) == "Above")
    #expect(reader.nextContainer() && label(reader) == "Row 1")
    #expect(!reader.nextContainer())
    while reader.next() {}
    #expect(label(reader) == "Below")
    reader.rotor = .containers
    #expect((try? reader.previousInRotor()) == true && label(reader) == "Row 1")
  }

  @Test func `an index beside a table is adjustable, and moves from section to section`() throws {
    let names = Names(
      ["Ann Amy", "Bea Bob", "Cid Cyn"].map { text in
        text.split(separator: " ").flatMap { name in (1...6).map { "\(name) \($0)" } }
      })
    names.index = ["A", "B", "C"]
    let (reader, table) = names.reader()
    #expect(reader.readAll().contains("Table index. Adjustable."))
    try reader.move(to: .slider, "Table index")
    reader.increment()
    reader.increment()
    #expect(table.contentOffset.y == 12 * 40 && reader.log.texts.last == "B")
    reader.increment()
    #expect(table.indexPathsForVisibleRows?.first?.section == 2)
    reader.decrement()
    #expect(table.contentOffset.y == 12 * 40)
    TouchDriver(in: reader.root).tap(at: Point(x: 295, y: 10))
    #expect(table.contentOffset.y == 0)
    table.sectionIndexMinimumDisplayRowCount = 100
    #expect(!reader.readAll().contains("Table index. Adjustable."))
  }

  @Test
  func `a cell with views of its own is one element, in reading order, unless something acts`() {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = Rect(x: 0, y: 0, width: 300, height: 44)
    for (text, x, y) in [("Price", 200.0, 0.0), ("Below", 0, 24), ("Name", 0, 0)] {
      let label = Label(frame: Rect(x: x, y: y, width: 80, height: 20))
      label.text = text
      cell.contentView.addSubview(label)
    }
    table.addSubview(cell)
    let window = Window(frame: table.frame)
    window.addSubview(table)
    window.isHidden = false
    #expect(VirtualReader(window).readAll() == ["Name, Price, Below"])
    let button = Button(frame: Rect(x: 100, y: 0, width: 60, height: 40))
    button.setTitle("Buy", for: .normal)
    cell.contentView.addSubview(button)
    #expect(VirtualReader(window).readAll() == ["Name", "Buy. Button.", "Price", "Below"])
    button.removeFromSuperview()
    cell.isAccessibilityElement = false
    #expect(VirtualReader(window).readAll() == ["Name", "Price", "Below"])
  }

  @Test func `a cell of a list is one element, that of another collection is none`() {
    func texts(_ cellClass: AnyClass) -> [String] {
      let names = Names([["One", "Two"]])
      let view = CollectionView(
        frame: Rect(x: 0, y: 0, width: 300, height: 200),
        collectionViewLayout: CollectionViewCompositionalLayout.list(
          using: CollectionLayoutListConfiguration(appearance: .plain)))
      view.register(cellClass, forCellWithReuseIdentifier: "item")
      view.dataSource = names
      let window = Window(frame: view.frame)
      window.addSubview(view)
      window.isHidden = false
      window.layoutIfNeeded()
      view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      return withExtendedLifetime(names) { VirtualReader(window).readAll() }
    }
    #expect(texts(CollectionViewListCell.self) == ["One, more", "Selected: Two, more"])
    #expect(texts(CollectionViewCell.self) == ["One", "more", "Two", "more"])
  }

  @Test func `the cursor stays on a row that moves while it is off the screen`() {
    let (reader, table) = twenty.reader()
    for _ in 0..<2 { reader.next() }
    table.contentOffset.y = 400
    table.layoutIfNeeded()
    twenty.sections[0].insert("New", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.contentOffset.y = 0
    #expect(label(reader) == "Row 2")
  }

  @Test func `the cursor moves on from a row that is deleted, and says where it is`() {
    let (reader, table) = twenty.reader()
    for _ in 0..<2 { reader.next() }
    let cell = reader.cursor
    #expect(cell?.accessibilityElementIsFocused() == true)
    twenty.sections[0].remove(at: 1)
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    table.post(.layoutChanged(nil))
    #expect(label(reader) == "Row 3" && reader.log.texts.last == "Row 3")
    #expect(cell?.accessibilityElementIsFocused() == false)
  }

  @Test func `an action after which the cell shows another row says nothing of that`() {
    final class Reloader: TableViewDelegate {
      func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        tableView.reloadData()
      }
    }
    let (reader, table) = twenty.reader()
    let reloader = Reloader()
    table.delegate = reloader
    reader.next()
    reader.activate()
    #expect(reader.log.texts == ["Row 1"] && label(reader) == "Row 1")
  }

  /// What is read of a cell with a label, to which a test has added something.
  private func texts(ofCellWith body: (TableViewCell) -> Void) -> [String] {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = Rect(x: 0, y: 0, width: 300, height: 44)
    let label = Label(frame: Rect(x: 0, y: 0, width: 80, height: 20))
    label.text = "Name"
    cell.contentView.addSubview(label)
    body(cell)
    table.addSubview(cell)
    let window = Window(frame: table.frame)
    window.addSubview(table)
    window.isHidden = false
    return VirtualReader(window).readAll()
  }

  private func button(_ title: String) -> Button {
    let button = Button(frame: Rect(x: 100, y: 0, width: 60, height: 40))
    button.setTitle(title, for: .normal)
    return button
  }

  @Test
  func `a button beside the content keeps a cell from being one element, a hidden one does not`() {
    #expect(texts { $0.addSubview(button("Buy")) } == ["Name", "Buy. Button."])
    #expect(
      texts { cell in
        let group = View(frame: cell.bounds)
        group.addSubview(button("More"))
        group.accessibilityElementsHidden = true
        cell.contentView.addSubview(group)
      } == ["Name"])
  }

  @Test func `a view with a value in a cell is read apart`() {
    #expect(
      texts { cell in
        let progress = ProgressView(frame: Rect(x: 0, y: 24, width: 80, height: 4))
        progress.progress = 0.4
        cell.contentView.addSubview(progress)
      } == ["Name", "Progress: 40%"])
  }

  @Test func `the elements that an app lists in a cell are read, and an accessory with a text`() {
    #expect(
      texts { cell in
        let item = AccessibilityItem(accessibilityContainer: cell)
        item.accessibilityLabel = "Rate"
        item.accessibilityFrameInContainerSpace = Rect(x: 0, y: 0, width: 10, height: 10)
        cell.accessibilityElements = [item]
      } == ["Rate"])
    #expect(
      texts { cell in
        let count = Label(frame: Rect(x: 250, y: 0, width: 20, height: 20))
        count.text = "3"
        cell.accessoryView = count
      } == ["Name, 3"])
  }

  @Test func `the value of a cell is said beside its details`() {
    #expect(
      texts { cell in
        cell.accessoryType = .detailButton
        cell.accessibilityValue = "3 unread"
      } == ["Name: 3 unread", "More Info. Button."])
  }

  @Test func `cells that are nested in one another are read in linear time`() {
    #expect(
      texts { cell in
        var outer: View = cell
        for _ in 0..<60 {
          let inner = TableViewCell(style: .default, reuseIdentifier: nil)
          inner.frame = cell.bounds
          outer.addSubview(inner)
          outer = inner
        }
      }.first == "Name")
  }
}

import AppKitDialect
import Testing

/// A view with a natural size.
private final class Box: NSView {
  let size: Size
  init(_ width: Double, _ height: Double = 20) {
    size = Size(width: width, height: height)
    super.init(frame: .zero)
  }
  override var intrinsicContentSize: Size { size }
}

@MainActor
struct NSGridViewTests {
  private let root = NSView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
  private let views = [[Box(40), Box(100)], [Box(60, 30), Box(80)]]
  private let grid: NSGridView

  init() {
    grid = NSGridView(views: views)
    root.addSubview(grid)
    NSLayoutConstraint.activate([
      grid.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      grid.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  private func frames() -> [[Rect]] {
    root.layoutSubtreeIfNeeded()
    return views.map { $0.map(\.frame) }
  }

  @Test func `rows and columns are as long as their longest views, with 6 points between`() {
    #expect(grid.numberOfRows == 2 && grid.numberOfColumns == 2)
    let frames = frames()
    #expect(grid.frame.size == Size(width: 166, height: 56))
    // Coordinates grow upward.
    #expect(
      frames[0] == [
        Rect(x: 0, y: 36, width: 40, height: 20), Rect(x: 66, y: 36, width: 100, height: 20),
      ])
    #expect(
      frames[1] == [
        Rect(x: 0, y: 0, width: 60, height: 30), Rect(x: 66, y: 10, width: 80, height: 20),
      ])
  }

  @Test func `placements of a cell, a column and the grid are asked in turn`() {
    grid.column(at: 0).xPlacement = .trailing
    grid.cell(atColumnIndex: 1, rowIndex: 1).xPlacement = .fill
    grid.yPlacement = .center
    let frames = frames()
    #expect(frames[0][0].minX == 20 && frames[1][0].minX == 0)
    #expect(frames[1][1].width == 100 && frames[1][1].minY == 5)
  }

  @Test func `paddings and fixed lengths are in the size of the grid`() {
    grid.row(at: 0).bottomPadding = 4
    grid.column(at: 1).leadingPadding = 10
    grid.column(at: 0).width = 70
    grid.row(at: 1).height = 50
    _ = frames()
    #expect(grid.frame.size == Size(width: 70 + 6 + 10 + 100, height: 20 + 4 + 6 + 50))
  }

  @Test func `a hidden row hides its views and takes no room`() {
    grid.row(at: 0).isHidden = true
    _ = frames()
    #expect(views[0].allSatisfy(\.isHidden) && grid.frame.height == 30)
    let late = Box(10)
    grid.cell(atColumnIndex: 0, rowIndex: 0).contentView = late
    #expect(late.isHidden)
    views[1][0].isHidden = true
    grid.column(at: 0).isHidden = true
    grid.column(at: 0).isHidden = false
    grid.row(at: 0).isHidden = false
    #expect(!late.isHidden && !views[0][1].isHidden)
    #expect(views[1][0].isHidden, "the program has hidden it")
  }

  @Test func `a removed row lets go of its cells and views`() {
    let (row, cell) = (grid.row(at: 0), grid.cell(atColumnIndex: 0, rowIndex: 0))
    grid.removeRow(at: 0)
    #expect(views[0].allSatisfy { $0.superview == nil } && row.gridView == nil)
    #expect(cell.row == nil && cell.column == nil && cell.contentView == nil)
    cell.contentView = Box(10)
    #expect(cell.contentView == nil)
    grid.removeColumn(at: 1)
    #expect(grid.numberOfColumns == 1 && views[1][1].superview == nil)
    _ = frames()
    #expect(grid.frame.size == Size(width: 60, height: 30))
  }

  @Test func `a view is in one cell`() {
    let (first, last) = (
      grid.cell(atColumnIndex: 0, rowIndex: 0), grid.cell(atColumnIndex: 1, rowIndex: 1)
    )
    last.contentView = views[0][0]
    #expect(first.contentView == nil && views[0][0].superview === grid)
    #expect(views[1][1].superview == nil)
    first.contentView = nil
    #expect(views[0][0].superview === grid && grid.cell(for: views[0][0]) === last)
  }

  @Test func `views of a row are aligned by their baselines`() {
    let (label, field) = (NSTextField(labelWithString: "Name:"), NSTextField(string: ""))
    grid.rowAlignment = .firstBaseline
    grid.addRow(with: [label, field])
    _ = frames()
    #expect(label.frame.minY == field.frame.minY)
    #expect(grid.index(of: grid.row(at: 2)) == 2)
  }
}

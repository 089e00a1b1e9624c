import AppKitDialect
import ResponderKit
import Testing

@MainActor @Suite(.ownApplication) struct MatrixTests {
  private let target = Target()

  /// A matrix of one row of buttons, 60 points wide each.
  private func matrix(
    _ mode: NSMatrix.Mode, _ type: NSButton.ButtonType = .radio, columns: Int = 3
  ) -> NSMatrix {
    let prototype = NSButtonCell()
    prototype.setButtonType(type)
    let matrix = NSMatrix(
      frame: NSRect(x: 20, y: 20, width: 300, height: 20), mode: mode, prototype: prototype,
      numberOfRows: 1, numberOfColumns: columns)
    matrix.cellSize = NSSize(width: 60, height: 20)
    matrix.intercellSpacing = .zero
    (matrix.target, matrix.action) = (target, Target.fire)
    return matrix
  }

  /// The middle of a cell in the window.
  private func place(_ matrix: NSMatrix, _ column: Int) -> NSPoint {
    matrix.convert(matrix.cellFrame(atRow: 0, column: column).center, to: nil)
  }

  private func states(_ matrix: NSMatrix) -> [Int] { matrix.cells.map(\.state.rawValue) }

  @Test func `a control with several cells takes the action from the cell that is clicked`() {
    // When the user activates a control, it takes target and action from the cell and sends the action.
    let matrix = matrix(.highlightModeMatrix, .momentaryPushIn)
    let (play, stop) = (Target(), Target())
    (matrix.cells[0].target, matrix.cells[0].action) = (play, Target.fire)
    (matrix.cells[1].target, matrix.cells[1].action) = (stop, Target.other)
    let driver = MouseDriver(in: shownWindow(matrix))
    driver.click(at: place(matrix, 0))
    #expect(play.senders.count == 1 && stop.senders.isEmpty && target.senders.isEmpty)
    driver.click(at: place(matrix, 1))
    #expect(play.senders.count == 1 && stop.senders.count == 1 && target.senders.isEmpty)
    // A cell without an action of its own sends the matrix's.
    driver.click(at: place(matrix, 2))
    #expect(target.senders.count == 1)
    #expect(
      play.senders[0] === matrix && stop.senders[0] === matrix && target.senders[0] === matrix)
    #expect(matrix.selectedColumn == 2)
  }

  @Test func `an action of a cell without a target goes to the matrix's`() {
    let matrix = matrix(.highlightModeMatrix, .momentaryPushIn)
    matrix.cells[0].action = Target.other
    MouseDriver(in: shownWindow(matrix)).click(at: place(matrix, 0))
    #expect(target.names == ["other"])
  }

  @Test func `C213 and C214 one cell of a radio matrix is on`() {
    let matrix = matrix(.radioModeMatrix)
    #expect(states(matrix) == [1, 0, 0])
    let driver = MouseDriver(in: shownWindow(matrix))
    driver.click(at: place(matrix, 2))
    #expect(states(matrix) == [0, 0, 1])
    driver.click(at: place(matrix, 2))
    #expect(states(matrix) == [0, 0, 1])
    #expect(target.senders.count == 2)
    matrix.selectCell(atRow: 0, column: 1)
    #expect(states(matrix) == [0, 1, 0])
    matrix.deselectAllCells()
    matrix.selectAll(nil)
    #expect(states(matrix) == [0, 1, 0])
    #expect(target.senders.count == 2)
  }

  @Test func `a radio matrix may be empty if that is allowed`() {
    let matrix = matrix(.radioModeMatrix, .toggle)
    matrix.allowsEmptySelection = true
    let driver = MouseDriver(in: shownWindow(matrix))
    driver.click(at: place(matrix, 0))
    #expect(states(matrix) == [0, 0, 0])
    #expect(matrix.selectedCell() == nil)
    #expect(matrix.selectedTag() == -1)
  }

  @Test func `C215 a tag that no cell has selects nothing`() {
    let matrix = matrix(.radioModeMatrix)
    #expect(!matrix.selectCell(withTag: 7))
    #expect(states(matrix) == [1, 0, 0])
  }

  @Test func `a radio matrix that the pointer leaves has the cell that it had`() {
    let matrix = matrix(.radioModeMatrix)
    let driver = MouseDriver(in: shownWindow(matrix))
    driver.mouseDown(at: place(matrix, 1))
    #expect(matrix.selectedColumn == 1)
    driver.mouseDragged(to: place(matrix, 2))
    #expect(matrix.cells[2].isHighlighted && !matrix.cells[1].isHighlighted)
    driver.mouseUp(at: NSPoint(x: 300, y: 200))
    #expect(states(matrix) == [1, 0, 0])
    #expect(target.senders.isEmpty)
  }

  @Test func `a drag in a list selects the cells between, and sends one action`() {
    let matrix = matrix(.listModeMatrix, .pushOnPushOff, columns: 4)
    #expect(states(matrix) == [0, 0, 0, 0])
    let driver = MouseDriver(in: shownWindow(matrix))
    driver.drag(from: place(matrix, 1), to: place(matrix, 2))
    #expect(states(matrix) == [0, 1, 1, 0])
    #expect(target.senders.count == 1)
    driver.wait(2)
    driver.modifierFlags = .shift
    driver.click(at: place(matrix, 3))
    #expect(states(matrix) == [0, 1, 1, 1])
    driver.wait(2)
    driver.click(at: place(matrix, 2))
    #expect(states(matrix) == [0, 1, 0, 1])
    driver.wait(2)
    driver.modifierFlags = []
    driver.click(at: place(matrix, 0))
    #expect(states(matrix) == [1, 0, 0, 0])
    #expect(matrix.selectedCells.map { $0 === matrix.cells[0] } == [true])
  }

  @Test func `a matrix that tracks does not look pressed`() {
    let matrix = matrix(.trackModeMatrix, .toggle)
    let driver = MouseDriver(in: shownWindow(matrix))
    driver.mouseDown(at: place(matrix, 0))
    #expect(!matrix.cells[0].isHighlighted)
    driver.mouseUp()
    #expect(states(matrix) == [1, 0, 0])
    #expect(target.senders.count == 1)
  }

  @Test func `a disabled cell is not clicked`() {
    let matrix = matrix(.radioModeMatrix)
    matrix.cells[1].isEnabled = false
    let driver = MouseDriver(in: shownWindow(matrix))
    driver.click(at: place(matrix, 1))
    #expect(states(matrix) == [1, 0, 0])
    #expect(target.senders.isEmpty)
  }

  @Test func `a double click sends its own action`() {
    let matrix = matrix(.highlightModeMatrix, .momentaryPushIn)
    matrix.doubleAction = Target.other
    MouseDriver(in: shownWindow(matrix)).click(at: place(matrix, 0), count: 2)
    #expect(target.names == ["fire", "other"])
  }

  @Test func `cells are found by their tags`() {
    let matrix = matrix(.radioModeMatrix)
    matrix.cells[2].tag = 7
    #expect(matrix.cell(withTag: 7) === matrix.cells[2])
    #expect(matrix.selectCell(withTag: 7))
    #expect(matrix.selectedTag() == 7)
    #expect(!matrix.selectCell(withTag: 8))
    var (row, column) = (-1, -1)
    #expect(matrix.getRow(&row, column: &column, of: matrix.cells[2]))
    #expect((row, column) == (0, 2))
    #expect(!matrix.getRow(&row, column: &column, for: NSPoint(x: 500, y: 5)))
  }

  @Test func `a key equivalent clicks its cell`() {
    let matrix = matrix(.radioModeMatrix)
    (matrix.cells[1] as? NSButtonCell)?.keyEquivalent = "b"
    (matrix.cells[1] as? NSButtonCell)?.keyEquivalentModifierMask = .command
    let window = shownWindow(matrix)
    MouseDriver(in: window).key("b", .command)
    #expect(states(matrix) == [0, 1, 0])
    #expect(target.senders.count == 1)
  }

  @Test func `a matrix keeps its cells when it grows`() {
    let matrix = matrix(.radioModeMatrix)
    matrix.selectCell(atRow: 0, column: 1)
    let cell = matrix.cells[1]
    matrix.addRow()
    matrix.addColumn()
    #expect(matrix.numberOfRows == 2 && matrix.numberOfColumns == 4)
    #expect(matrix.cell(atRow: 0, column: 1) === cell)
    #expect(matrix.selectedCell() === cell)
    #expect(matrix.cell(atRow: 2, column: 0) == nil)
  }

  @Test func `an action may make the cells anew`() {
    let matrix = matrix(.radioModeMatrix)
    matrix.selectCell(atRow: 0, column: 2)
    target.body = { _ in matrix.renewRows(1, columns: 1) }
    matrix.performClick(nil)
    #expect(matrix.cells.count == 1 && states(matrix) == [1])
    let list = self.matrix(.listModeMatrix, .pushOnPushOff, columns: 4)
    list.frame.origin.y = 100
    let driver = MouseDriver(in: shownWindow(list))
    driver.mouseDown(at: place(list, 3))
    list.renewRows(1, columns: 2)
    driver.mouseDragged(to: place(list, 0))
    driver.mouseUp()
    #expect(states(list) == [0, 0])
  }

  @Test func `an action may remove the matrix, whose click is complete all the same`() {
    let matrix = matrix(.radioModeMatrix)
    target.body = { _ in matrix.removeFromSuperview() }
    let driver = MouseDriver(in: shownWindow(matrix))
    driver.mouseDown(at: place(matrix, 2))
    driver.mouseUp()
    #expect(states(matrix) == [0, 0, 1])
    #expect(matrix.selectedColumn == 2)
  }

  @Test func `cells of a list that grows are no longer selected`() {
    let matrix = matrix(.listModeMatrix, .pushOnPushOff)
    matrix.selectAll(nil)
    matrix.addColumn()
    #expect(states(matrix) == [0, 0, 0, 0])
    #expect(matrix.cells.allSatisfy { !$0.isHighlighted })
  }

  @Test func `a disabled selected cell sends nothing`() {
    let matrix = matrix(.radioModeMatrix)
    matrix.cells[0].isEnabled = false
    #expect(!matrix.sendAction())
    #expect(target.senders.isEmpty)
  }

  @Test func `a cell of a list that is selected in code is the only one`() {
    let matrix = matrix(.listModeMatrix, .pushOnPushOff)
    matrix.selectAll(nil)
    #expect(states(matrix) == [1, 1, 1])
    matrix.selectCell(atRow: 0, column: 1)
    #expect(states(matrix) == [0, 1, 0])
  }

  @Test func `the space bar clicks the selected cell`() {
    let matrix = matrix(.radioModeMatrix)
    let window = shownWindow(matrix)
    window.makeFirstResponder(matrix)
    MouseDriver(in: window).key(" ")
    #expect(target.names == ["fire"])
    #expect(states(matrix) == [1, 0, 0])
  }

  @Test func `a row is added at a time, and a matrix of too many cells traps`() async {
    let matrix = matrix(.radioModeMatrix)
    for _ in 0..<10_000 { matrix.addRow() }
    #expect(matrix.cells.count == 30_003)
    await #expect(processExitsWith: .failure) {
      await MainActor.run { NSMatrix(frame: .zero).renewRows(.max, columns: 2) }
    }
  }
}

public import Graphics
public import ResponderKit

/// A control with several cells in rows and columns (`NSMatrix`).
///
/// When the user operates a cell, the matrix sends that cell's action to that cell's target, and its own
/// where the cell lacks them. The matrix is the sender. Main actor only.
@preconcurrency @MainActor
open class NSMatrix: NSControl {
  /// Creates a matrix without cells that chooses one of them.
  public override init(frame frameRect: Rect) { super.init(frame: frameRect) }

  /// Creates a matrix with copies of a cell
  /// (`NSMatrix.init(frame:mode:prototype:numberOfRows:numberOfColumns:)`).
  public convenience init(
    frame frameRect: Rect, mode: Mode, prototype: NSCell, numberOfRows rows: Int,
    numberOfColumns columns: Int
  ) {
    self.init(frame: frameRect)
    (self.mode, self.prototype) = (mode, prototype)
    renewRows(rows, columns: columns)
  }

  /// Creates a matrix with cells of a class
  /// (`NSMatrix.init(frame:mode:cellClass:numberOfRows:numberOfColumns:)`).
  public convenience init(
    frame frameRect: Rect, mode: Mode, cellClass: NSCell.Type, numberOfRows rows: Int,
    numberOfColumns columns: Int
  ) {
    self.init(frame: frameRect)
    (self.mode, self.cellClass) = (mode, cellClass)
    renewRows(rows, columns: columns)
  }

  /// The mode in which a click changes the cells; radio unless set (`NSMatrix.mode`).
  open var mode: Mode = .radioModeMatrix
  /// The cell that new ones are copies of; nil, for cells of the class, unless set
  /// (`NSMatrix.prototype`).
  open var prototype: NSCell?
  /// The class of new cells; that of plain action cells unless set (`NSMatrix.cellClass`).
  public final var cellClass: NSCell.Type = NSActionCell.self
  /// A Boolean value that indicates whether a radio matrix may have no cell that is on; false
  /// unless set (`NSMatrix.allowsEmptySelection`).
  open var allowsEmptySelection = false
  /// A Boolean value that indicates whether dragging in a list selects a rectangle rather than all
  /// cells between; true unless set (`NSMatrix.isSelectionByRect`).
  open var isSelectionByRect = true
  /// The action of a double click; nil unless set (`NSMatrix.doubleAction`).
  open var doubleAction: ActionSelector?

  /// The size of each cell; 100 × 17 unless set (`NSMatrix.cellSize`).
  open var cellSize = Size(width: 100, height: 17)
  /// The space between cells; 1 × 1 unless set (`NSMatrix.intercellSpacing`).
  open var intercellSpacing = Size(width: 1, height: 1)
  /// The first row is at the top.
  open override var isFlipped: Bool { true }

  // MARK: Cells, see NSMatrix+Cells.swift

  /// The cells, row by row (`NSMatrix.cells`).
  public final internal(set) var cells: [NSCell] = []
  /// The number of rows (`NSMatrix.numberOfRows`).
  public final internal(set) var numberOfRows = 0
  /// The number of columns (`NSMatrix.numberOfColumns`).
  public final internal(set) var numberOfColumns = 0
  /// The places of the selected cells in ``cells``.
  final var selection: Set<Int> = []
  /// The place of the cell that was selected last.
  final var lastSelected: Int?
  /// The number of times that the cells were made anew, so that what follows the mouse ends then.
  final var generation = 0

  /// Returns the cell that was selected last; nil for none (`NSMatrix.selectedCell()`).
  open override func selectedCell() -> NSCell? { lastSelected.map { cells[$0] } }

  /// A Boolean value that indicates whether the user can operate the matrix; setting it sets all
  /// cells.
  open override var isEnabled: Bool {
    get { super.isEnabled }
    set {
      super.isEnabled = newValue
      for cell in cells { cell.isEnabled = newValue }
    }
  }
  /// A matrix accepts first responder status if one of its cells does.
  open override var acceptsFirstResponder: Bool { cells.contains { $0.acceptsFirstResponder } }

  /// A radio matrix is a group of radio buttons; of others only the cells are told.
  override var attributes: AppKitAttributes? {
    mode == .radioModeMatrix ? AppKitAttributes(.radioGroup) : AppKitAttributes(.group)
  }
  override var shownValue: AccessibilityValue? { nil }

  // MARK: Actions

  /// Sends the action of the selected cell: to the cell's target, or to the matrix's if the cell has none;
  /// the matrix's own action if the cell has none, or without a selected cell (`NSMatrix.sendAction()`).
  ///
  /// Returns whether an object performed it: false if the selected cell is disabled.
  @discardableResult
  open func sendAction() -> Bool {
    guard selectedCell()?.isEnabled ?? true else { return false }
    return selectedCell().map { sendAction(of: $0) } ?? sendAction(action, to: target)
  }

  final func sendAction(of cell: NSCell) -> Bool {
    guard let own = cell.action else { return sendAction(action, to: target) }
    return sendAction(own, to: cell.target ?? target)
  }

  /// Sends the action of a double click, otherwise that of the selected cell; nothing if that cell is
  /// disabled (`NSMatrix.sendDoubleAction()`).
  open func sendDoubleAction() {
    guard selectedCell()?.isEnabled ?? true else { return }
    if let doubleAction { sendAction(doubleAction, to: target) } else { sendAction() }
  }

  /// Clicks the selected cell; does nothing without one.
  open override func performClick(_ sender: Any?) {
    if let cell = selectedCell(), let place = lastSelected { click(cell, at: place) }
  }

  // MARK: Events

  // A click leaves the field that is edited as it is.
  override var takesFocusAlways: Bool { false }

  /// A click that makes the window key operates the matrix, too, unless it is a list.
  open override func acceptsFirstMouse(for event: NSEvent?) -> Bool { mode != .listModeMatrix }

  /// Follows the mouse, cell by cell; the second click of a series sends the action of a double click.
  open override func mouseDown(with event: NSEvent) {
    guard !cells.isEmpty, let window else { return super.mouseDown(with: event) }
    guard event.clickCount <= 2 else { return }
    if event.clickCount == 2, !ignoresMultiClick { return sendDoubleAction() }
    let tracking: any MouseTracker =
      mode == .listModeMatrix ? ListTracking(self, event) : MatrixTracking(self)
    window.begin(tracking, isOver: tracking.take(event))
  }

  /// Clicks the cell whose key equivalent the key is; returns whether there is one that is enabled.
  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    let place = cells.firstIndex { cell in
      let mask = (cell as? NSButtonCell)?.keyEquivalentModifierMask ?? []
      return cell.isEnabled && event.isKeyEquivalent(cell.keyEquivalent, mask)
    }
    guard let place, !isHiddenOrHasHiddenAncestor, window?.receivesEvents ?? true else {
      return super.performKeyEquivalent(with: event)
    }
    event.noteKeyEquivalent(
      cells[place].title, cells[place].action ?? action, of: nameOfCell(cells[place]))
    click(cells[place], at: place)
    return true
  }

  /// Clicks the selected cell for the space bar; other keys go to the next responder.
  open override func keyDown(with event: NSEvent) {
    guard event.characters == " ", selectedCell() != nil else { return super.keyDown(with: event) }
    performClick(nil)
  }

  /// The actions of a matrix.
  open override class var actions: [ActionSelector] {
    [
      ActionSelector("selectAll:", NSMatrix.selectAll),
      ActionSelector("sendDoubleAction", NSMatrix.sendDoubleAction),
    ]
  }

  /// Selects every cell of a list or of a matrix that highlights its cells; does nothing to a radio matrix
  /// (`NSMatrix.selectAll(_:)`).
  open override func selectAll(_ sender: Any?) { selectAllCells() }
}

extension NSMatrix {
  /// The modes in which a click changes the cells, with AppKit's raw values (`NSMatrix.Mode`).
  public enum Mode: UInt, Sendable, Hashable, CaseIterable {
    /// The cell is the one that is on.
    case radioModeMatrix = 0
    /// The cell looks pressed while the button is down.
    case highlightModeMatrix = 1
    /// The cells between where the button went down and where it was released are selected.
    case listModeMatrix = 2
    /// The cell follows the mouse without looking pressed.
    case trackModeMatrix = 3
  }
}

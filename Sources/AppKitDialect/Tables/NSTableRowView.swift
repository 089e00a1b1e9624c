import Accessibility
public import Graphics
public import ResponderKit

/// The view of a row, with the views of its columns (`NSTableRowView`).
///
/// A row without controls is one element of a screen reader, with the texts of its columns; with controls they are elements in
/// it.
@preconcurrency @MainActor
open class NSTableRowView: NSView {
  final var tableLink = Backlink<NSTableView>()
  /// The index of the row; -1 for a view that is not shown.
  final var row = -1
  /// The views or cells of the columns, by their places.
  final var contents: [Int: CellContents] = [:]

  /// The view or the cell of a row in a column.
  enum CellContents {
    case view(NSView)
    case cell(NSCell)
  }

  /// A Boolean value that indicates whether the row is selected (`NSTableRowView.isSelected`).
  open var isSelected = false
  /// A Boolean value that indicates whether the row is a heading of those below it
  /// (`NSTableRowView.isGroupRowStyle`).
  open var isGroupRowStyle = false
  /// The color behind the row; nil unless set (`NSTableRowView.backgroundColor`).
  open var backgroundColor: Color?
  /// The number of columns (`NSTableRowView.numberOfColumns`).
  public final var numberOfColumns: Int { tableLink.object?.numberOfColumns ?? 0 }

  /// Returns the view of a column; nil for a column of cells and one that is hidden
  /// (`NSTableRowView.view(atColumn:)`).
  public final func view(atColumn column: Int) -> Any? {
    if case .view(let view) = contents[column] { view } else { nil }
  }

  /// The top of the row is its upper edge.
  open override var isFlipped: Bool { true }

  /// The cells of the columns, by their places, in a row of cells.
  package final var shownCells: [(column: Int, cell: NSCell)] {
    contents.sorted { $0.key < $1.key }.compactMap { place, contents in
      if case .cell(let cell) = contents { (place, cell) } else { nil }
    }
  }

  // MARK: Accessibility

  /// The texts of the columns, in order.
  package final var text: String {
    let texts = contents.sorted { $0.key < $1.key }.flatMap { _, contents in
      switch contents {
      case .view(let view): view.shownTexts
      case .cell(let cell): [cell is NSImageCell ? "" : cell.stringValue]
      }
    }
    return texts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Indicates whether there is something in the row that the user operates.
  package final var hasControls: Bool {
    contents.values.contains { contents in
      switch contents {
      case .view(let view): view.hasOperableViews
      case .cell(let cell): !(cell is NSTextFieldCell || cell is NSImageCell)
      }
    }
  }

  override var attributes: AppKitAttributes? {
    guard let table = tableLink.object else { return nil }
    return AppKitAttributes(.row, table is NSOutlineView ? .outlineRow : .tableRow)
  }
  /// The element of the row: its texts, unless its controls are elements in it, and whether it is selected.
  open override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    if element.label == nil, !hasControls, !text.isEmpty {
      (element.label, element.labelSource) = (text, .text)
    }
    if isSelected { element.traits.insert(.selected) }
    tableLink.object?.complete(&element, ofRow: row)
    return element
  }
}

extension NSTableRowView: PartedView {
  /// The cells that the user operates, in a row of cells.
  package final var parts: [Responder] {
    hasControls ? shownCells.map(\.cell).filter { !$0.showsNothing } : []
  }
  package final func frame(ofPart part: Responder) -> Rect? {
    guard let table = tableLink.object, row >= 0 else { return nil }
    let column = shownCells.first { $0.cell === part }?.column
    return column.map { convert(table.frameOfCell(atColumn: $0, row: row), from: table) }
  }
}

extension NSCell {
  /// Indicates whether there is nothing to see, and nothing that the user operates.
  fileprivate final var showsNothing: Bool {
    switch self {
    case is NSTextFieldCell: stringValue.isEmpty
    case is NSImageCell: image?.accessibilityLabel == nil
    default: false
    }
  }
}

extension NSView {
  /// The texts of the labels in a view, from left to right.
  fileprivate final var shownTexts: [String] {
    if isHidden { return [] }
    if let field = self as? NSTextField { return [field.accessibilityLabel ?? field.stringValue] }
    if let image = self as? NSImageView { return [image.accessibilityElement.label ?? ""] }
    return subviewsByPlace.flatMap(\.shownTexts)
  }

  /// Indicates whether the user can operate something in a view.
  fileprivate final var hasOperableViews: Bool {
    if isHidden { return false }
    switch self {
    case let field as NSTextField: return field.isEditable
    case is NSImageView: return false
    case is NSControl, is NSTextView: return true
    default: return subviews.contains(where: \.hasOperableViews)
    }
  }
}

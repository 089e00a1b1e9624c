public import Graphics
import ResponderKit

/// The cell of a column's header (`NSTableHeaderCell`).
@preconcurrency @MainActor
open class NSTableHeaderCell: NSTextFieldCell {
  /// Creates a header in the middle.
  public required init() {
    super.init()
    (alignment, drawsBackground, isBezeled) = (.center, true, true)
  }
}

/// The headers of a table's columns (`NSTableHeaderView`).
@preconcurrency @MainActor
open class NSTableHeaderView: NSView {
  final var tableLink = Backlink<NSTableView>()
  /// The table; nil for headers of none (`NSTableHeaderView.tableView`).
  open var tableView: NSTableView? {
    get { tableLink.object }
    set { tableLink = Backlink(newValue) }
  }

  /// The top of the headers is their upper edge.
  open override var isFlipped: Bool { true }

  /// Returns the place of a column's header; zero for a column that is hidden (`NSTableHeaderView.headerRect(ofColumn:)`).
  open func headerRect(ofColumn column: Int) -> Rect {
    guard let tableView else { return .zero }
    let place = tableView.rect(ofColumn: column)
    guard place.width > 0 else { return .zero }
    // The headers do not scroll, but the columns do.
    let offset = (tableView.superview as? NSClipView)?.bounds.minX ?? 0
    return Rect(x: place.minX - offset, y: bounds.minY, width: place.width, height: bounds.height)
  }

  /// Returns the column whose header is at a point; -1 for none (`NSTableHeaderView.column(at:)`).
  open func column(at point: Point) -> Int {
    let columns = tableView?.tableColumns.indices ?? 0..<0
    return columns.first { headerRect(ofColumn: $0).contains(point) } ?? -1
  }

  /// Sorts by the column whose header is clicked, or selects the column.
  open override func mouseDown(with event: NSEvent) {
    let column = column(at: convert(event.locationInWindow, from: nil))
    guard column >= 0, let tableView, tableView.isEnabled else {
      return super.mouseDown(with: event)
    }
    tableView.clickHeader(ofColumn: column, event)
  }
}

extension NSTableHeaderView: PartedView {
  package final var parts: [Responder] {
    tableView?.tableColumns.filter { !$0.isHidden } ?? []
  }
  package final func frame(ofPart part: Responder) -> Rect? {
    tableView?.tableColumns.firstIndex { $0 === part }.map { headerRect(ofColumn: $0) }
  }
}

package import Graphics
package import ResponderKit

// What archives need of views, windows and controllers.

/// A view of AppKit that makes views in itself, which archives leave to it.
@MainActor
package protocol MakesNSViews: NSView {
  /// The views that it has made, or that other properties have.
  var ownViews: [NSView] { get }
}

extension NSView {
  /// The views in this one that it has not made itself.
  package final var givenSubviews: [NSView] {
    let own = (self as? any MakesNSViews).map { $0.ownViews } ?? []
    return subviews.filter { view in !own.contains { $0 === view } }
  }

  /// The controller whose view this is; nil for none.
  package final var ownController: NSViewController? { controllerLink.object }

  /// The part of a control of a document that is aligned, as a value for archives.
  package struct StoredAlignment: Sendable, Hashable, Codable {
    var insets: EdgeInsets
    var baselineOffset: Scalar?
  }

  /// The part that is aligned, if a document has set it.
  package final var archivedAlignment: StoredAlignment? {
    get {
      layoutValues?.alignmentInsets.map {
        StoredAlignment(insets: $0, baselineOffset: layoutValues?.baselineOffset)
      }
    }
    set {
      if let newValue { setAlignment(newValue.insets, baselineOffset: newValue.baselineOffset) }
    }
  }

  /// The origin and the scale of the bounds.
  package final var archivedBounds: [Double] {
    get {
      [
        Double(boundsOrigin.x), Double(boundsOrigin.y), Double(boundsScale.width),
        Double(boundsScale.height),
      ]
    }
    set {
      guard newValue.count == 4 else { return }
      boundsOrigin = Point(x: newValue[0], y: newValue[1])
      boundsScale = Size(width: newValue[2], height: newValue[3])
    }
  }
}

extension NSResponder {
  /// The next responder if it was set; nil for that of the class.
  package final var archivedNextResponder: NSResponder? { hasOwnNext ? nextResponder : nil }
}

extension NSTabView: MakesNSViews {
  package var ownViews: [NSView] { tabViewItems.compactMap(\.view) }
}

extension NSGridView: MakesNSViews {
  package var ownViews: [NSView] { [] }

  /// The rows, the columns and the cells.
  package final var archivedRows: [NSGridRow] { rows }
  package final var archivedColumns: [NSGridColumn] { columns }
}

extension NSGridRow {
  package var archivedCells: [NSGridCell] { cells }
}

extension NSStackView {
  /// The arranged views with the places and the distances that were set.
  package final var archivedArrangement: [(view: NSView, gravity: Gravity, spacing: Scalar?)] {
    arranged.map { ($0.view, $0.gravity, $0.spacing) }
  }
}

extension NSScrollView: MakesNSViews {
  package var ownViews: [NSView] {
    [contentView] + subviews.filter { $0 is NSTableHeaderView }
  }
}

extension NSClipView: MakesNSViews {
  package var ownViews: [NSView] { [documentView].compactMap { $0 } }
}

extension NSBox: MakesNSViews {
  package var ownViews: [NSView] { [contentView].compactMap { $0 } }
}

extension NSCollectionView: MakesNSViews {
  package var ownViews: [NSView] { subviews }
}

extension NSMatrix {
  /// The places of the selected cells, sorted.
  package final var archivedSelection: [Int] {
    get { selection.sorted() }
    set { selection = Set(newValue.filter { cells.indices.contains($0) }) }
  }
  /// The place of the cell that was selected last; nil for none.
  package final var archivedLastSelected: Int? {
    get { lastSelected }
    set { lastSelected = newValue.flatMap { cells.indices.contains($0) ? $0 : nil } }
  }
}

extension NSText {
  /// The field that a field editor edits; nil for another text.
  package final var archivedField: NSTextField? { editedField }
}

extension Responder {
  /// The bindings of an object in the order in which they were made: name, source, key path and options.
  package final var archivedBindings:
    [(name: String, source: AnyObject?, keyPath: String, options: [String: Any])]
  {
    bindingGroups.flatMap { group in
      group.bindings.map {
        (
          $0.name.rawValue, $0.source, $0.keyPath,
          Dictionary(
            uniqueKeysWithValues: $0.options.all.map { ($0.key.rawValue, $0.value) })
        )
      }
    }
  }
}

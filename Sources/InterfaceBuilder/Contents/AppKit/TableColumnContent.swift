public import Graphics

/// The properties of a column of a table of AppKit in a document.
public struct TableColumnContent: Sendable {
  /// The element of the column.
  public let element: InterfaceElement

  /// Reads the element of a column.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The name by which the app finds the column; nil for none.
  public var identifier: String? { element[.identifier] }
  /// The title of the header; empty if there is none.
  public var title: String { header?.string(.title) ?? "" }
  /// The help of the header; nil for none.
  public var headerToolTip: String? { element.string("headerToolTip") }
  /// The alignment of the header, such as `left`; nil for the natural one.
  public var headerAlignment: String? { header?["alignment"] }
  /// The width, in points; 100 by default.
  public var width: Double { element.finiteNumber("width") ?? 100 }
  /// The smallest width, in points; 10 by default.
  public var minWidth: Double { element.finiteNumber("minWidth") ?? 10 }
  /// The largest width, in points; nil for none.
  public var maxWidth: Double? { element.finiteNumber("maxWidth") }
  /// A Boolean value that indicates whether the user can change values; true by default.
  public var isEditable: Bool { element.bool("editable") ?? true }
  /// A Boolean value that indicates whether the column is not shown.
  public var isHidden: Bool { element.bool(.hidden) ?? false }
  /// The sorting by the column: the key and whether the smallest comes first; nil for none.
  public var sorting: (key: String?, isAscending: Bool, selector: String?)? {
    element.child("sortDescriptor", key: "sortDescriptorPrototype").map {
      ($0["sortKey"], $0.bool("ascending") ?? true, $0["selector"])
    }
  }

  private var header: InterfaceElement? { element.child("tableHeaderCell", key: "headerCell") }
  /// The cell that shows values in a table of cells; nil for none.
  public var dataCell: InterfaceElement? { element.object(forKey: "dataCell") }
  /// The views from which rows are made, in order.
  public var prototypes: [InterfaceElement] {
    element.child("prototypeCellViews").map { Array($0.children) } ?? []
  }
}

/// The properties of a table or an outline of AppKit in a document.
public struct AppKitTableContent: Sendable {
  /// The element of the table.
  public let element: InterfaceElement

  /// Reads the element of a table.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The columns, in order.
  public var columns: [TableColumnContent] {
    element.child("tableColumns").map { $0.children.map { TableColumnContent($0) } } ?? []
  }
  /// The id of the header view; nil for a table without headers.
  public var headerViewID: String? { element["headerView"] }
  /// The id of the column with the marks of an outline; nil for the first one.
  public var outlineColumnID: String? { element["outlineTableColumn"] }
  /// The height of a row, in points; nil if it is not specified.
  public var rowHeight: Double? { element.finiteNumber("rowHeight") }
  /// The space between cells, in points; nil if it is not specified.
  public var intercellSpacing: Size? { element.size("intercellSpacing") }
  /// The distance by which the items in an item are moved, in points; nil if it is not specified.
  public var indentationPerLevel: Double? { element.finiteNumber("indentationPerLevel") }
  /// A Boolean value that indicates whether several rows can be selected; true by default.
  public var allowsMultipleSelection: Bool { element.bool("multipleSelection") ?? true }
  /// A Boolean value that indicates whether no row needs to be selected; true by default.
  public var allowsEmptySelection: Bool { element.bool("emptySelection") ?? true }
  /// A Boolean value that indicates whether columns can be selected.
  public var allowsColumnSelection: Bool { element.bool("columnSelection") ?? false }
  /// A Boolean value that indicates whether the user can move columns; true by default.
  public var allowsColumnReordering: Bool { element.bool("columnReordering") ?? true }
  /// A Boolean value that indicates whether the user can resize columns; true by default.
  public var allowsColumnResizing: Bool { element.bool("columnResizing") ?? true }
  /// A Boolean value that indicates whether typing selects a row; true by default.
  public var allowsTypeSelect: Bool { element.bool("typeSelect") ?? true }
  /// A Boolean value that indicates whether every other row has another color.
  public var hasAlternatingColors: Bool { element.bool("alternatingRowBackgroundColors") ?? false }
  /// A Boolean value that indicates whether the user can operate the table; true by default.
  public var isEnabled: Bool { element.bool(.enabled) ?? true }
}

extension AppKitTableContent {
  /// Returns the title of a column; nil for another element, and without one.
  package static func title(of element: InterfaceElement) -> String? {
    guard element.name == "tableColumn" else { return nil }
    let content = TableColumnContent(element)
    return content.title.isEmpty ? content.identifier : content.title
  }
}

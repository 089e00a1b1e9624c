/// The properties of a UIKit table in a document.
public struct TableContent: Sendable {
  /// The element of the table.
  public let element: InterfaceElement

  /// Reads the element of a table.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The style, such as `grouped`; nil for a plain table.
  public var style: String? { element[.style] }
  /// The height of rows, −1 for an automatic one; nil if it is not specified.
  public var rowHeight: Double? { element.finiteNumber("rowHeight") }
  /// About how high rows are; nil if it is not specified.
  public var estimatedRowHeight: Double? { element.finiteNumber("estimatedRowHeight") }
  /// The height of headers, −1 for an automatic one; nil if it is not specified.
  public var sectionHeaderHeight: Double? { element.finiteNumber("sectionHeaderHeight") }
  /// The height of footers, −1 for an automatic one; nil if it is not specified.
  public var sectionFooterHeight: Double? { element.finiteNumber("sectionFooterHeight") }
  /// A Boolean value that indicates whether rows can be selected; true by default.
  public var allowsSelection: Bool { element["allowsSelection"] != "NO" }
  /// A Boolean value that indicates whether several rows can be selected; false by default.
  public var allowsMultipleSelection: Bool { element["allowsMultipleSelection"] == "YES" }
  /// A Boolean value that indicates whether rows can be selected while the table is edited; false by default.
  public var allowsSelectionDuringEditing: Bool {
    element["allowsSelectionDuringEditing"] == "YES"
  }
  /// A Boolean value that indicates whether several rows can be selected while the table is edited; false by
  /// default.
  public var allowsMultipleSelectionDuringEditing: Bool {
    element["allowsMultipleSelectionDuringEditing"] == "YES"
  }
  /// The prototypes of the app's cells.
  public var prototypes: [InterfaceElement] {
    element.child("prototypes").map { Array($0.children) } ?? []
  }
  /// The view above the first section; nil for none.
  public var headerView: InterfaceElement? {
    element.children.first { $0[.key] == "tableHeaderView" }
  }

  /// The view below the last section; nil for none.
  public var footerView: InterfaceElement? {
    element.children.first { $0[.key] == "tableFooterView" }
  }

  /// The sections of a table whose cells are in the document.
  public var sections: [TableSectionContent] {
    element.child("sections")?.children.filter { $0.name == "tableViewSection" }
      .map { TableSectionContent($0) } ?? []
  }
}

/// The properties of a UIKit table in a document.
public struct TableContent: Sendable {
  /// The element of the table.
  public let element: InterfaceElement

  /// Reads the element of a table.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The style, such as `grouped`; nil for a plain table.
  public var style: String? { element[.style] }
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

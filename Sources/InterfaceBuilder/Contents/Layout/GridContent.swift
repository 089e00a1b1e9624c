/// The properties of a grid of AppKit.
public struct GridContent: Sendable {
  /// The element of the grid, or of one of its rows, columns or cells.
  public let element: InterfaceElement

  /// Reads the element of a grid, or of one of its parts.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The rows, from top to bottom.
  public var rows: [GridContent] { parts("rows") }
  /// The columns, in the direction of the language.
  public var columns: [GridContent] { parts("columns") }
  /// The cells, in document order.
  public var cells: [GridContent] { parts("gridCells") }

  private func parts(_ list: String) -> [GridContent] {
    (element.child(list)?.children.map { $0 } ?? []).map { GridContent($0) }
  }

  /// The id of the row of a cell.
  public var row: String? { element["row"] }
  /// The id of the column of a cell.
  public var column: String? { element["column"] }
  /// A Boolean value that indicates whether a row or a column is hidden.
  public var isHidden: Bool { element.bool(.hidden) ?? false }
  /// The view in a cell; nil for an empty one.
  public var contentView: InterfaceElement? {
    element.children.first { $0[.key] == "contentView" && $0.name != "nil" }
  }
  /// The horizontal place of views, such as `fill`; nil for an inherited one.
  public var xPlacement: String? { element["xPlacement"] }
  /// The vertical place of views, such as `top`; nil for an inherited one.
  public var yPlacement: String? { element["yPlacement"] }
  /// The baseline by which the views of rows are aligned; nil for an inherited one.
  public var rowAlignment: String? { element["rowAlignment"] }

  /// Returns a number, such as `rowSpacing` or `leadingPadding`; nil if the document has none.
  public func number(_ attribute: String) -> Double? { element.coordinate(attribute) }
}

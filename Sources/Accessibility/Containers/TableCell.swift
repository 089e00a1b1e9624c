/// Where a cell stands in its table: `UIAccessibilityContainerDataTableCell`.
public struct TableCell: Sendable, Hashable, Codable {
  /// A header of the cell's row or column.
  public struct Header: Sendable, Hashable, Codable {
    /// The label; nil for none.
    public var label: String?
    /// The value; nil for none.
    public var value: AccessibilityValue?

    /// Creates a header.
    public init(label: String? = nil, value: AccessibilityValue? = nil) {
      self.label = label
      self.value = value
    }
  }

  /// The row, counted from 1; nil where it is not known.
  public var row: Int?
  /// The column, counted from 1; nil where it is not known.
  public var column: Int?
  /// How many rows the cell takes.
  public var height: Int
  /// How many columns the cell takes.
  public var width: Int
  /// Whether the cell is the first of its row, which says the row.
  public var isFirstInRow: Bool
  /// The headers of the row and then those of the column.
  public var headers: [Header]

  /// Creates a cell of one row and one column without headers, unless said.
  public init(
    row: Int? = nil, column: Int? = nil, height: Int = 1, width: Int = 1,
    isFirstInRow: Bool = false, headers: [Header] = []
  ) {
    self.row = row
    self.column = column
    self.height = height
    self.width = width
    self.isFirstInRow = isFirstInRow
    self.headers = headers
  }
}

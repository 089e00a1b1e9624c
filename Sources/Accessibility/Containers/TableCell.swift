/// The position of a cell in its table: `UIAccessibilityContainerDataTableCell`.
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

  /// The row, counted from 1; nil when it is unknown.
  public var row: Int?
  /// The column, counted from 1; nil when it is unknown.
  public var column: Int?
  /// The number of rows that the cell spans.
  public var height: Int
  /// The number of columns that the cell spans.
  public var width: Int
  /// A Boolean value that indicates whether the cell is the first of its row; a reader announces
  /// the row there.
  public var isFirstInRow: Bool
  /// The headers of the row and then those of the column.
  public var headers: [Header]

  /// Creates a cell, by default of one row and one column and without headers.
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

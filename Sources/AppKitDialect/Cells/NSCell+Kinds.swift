extension NSCell {
  /// The contents of a cell, with AppKit's raw values (`NSCell.CellType`).
  public enum CellType: UInt, Sendable, Hashable, CaseIterable {
    /// Nothing in particular.
    case nullCellType = 0
    /// A text.
    case textCellType = 1
    /// An image.
    case imageCellType = 2
  }

  /// The changes that show that a cell is pressed or on, with AppKit's raw values
  /// (`NSCell.StyleMask`).
  public struct StyleMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The alternate title and image are shown.
    public static let contentsCellMask = StyleMask(rawValue: 1)
    /// The cell looks pushed in.
    public static let pushInCellMask = StyleMask(rawValue: 2)
    /// Gray and background change places.
    public static let changeGrayCellMask = StyleMask(rawValue: 4)
    /// The background changes.
    public static let changeBackgroundCellMask = StyleMask(rawValue: 8)
  }

  /// The border of a cell: one excludes the other.
  enum Border { case none, line, bezel }
}

extension TableViewCell {
  /// The styles of a cell: its labels and their places (`UITableViewCell.CellStyle`).
  public enum CellStyle: Int, Sendable {
    /// A label, and an image before it.
    case `default` = 0
    /// A label, and another one at the trailing edge.
    case value1 = 1
    /// A short label, and another one after it; no image.
    case value2 = 2
    /// A label, and another one below it.
    case subtitle = 3
  }

  /// The styles of a selected cell (`UITableViewCell.SelectionStyle`).
  public enum SelectionStyle: Int, Sendable {
    /// Like any other.
    case none = 0
    /// Blue, formerly; now as `default`.
    case blue = 1
    /// Gray.
    case gray = 2
    /// As the system decides.
    case `default` = 3
  }

  /// The styles of a focused cell (`UITableViewCell.FocusStyle`).
  public enum FocusStyle: Int, Sendable {
    /// As the system decides.
    case `default` = 0
    /// As the cell itself decides.
    case custom = 1
  }

  /// The styles of editing a row of a table (`UITableViewCell.EditingStyle`).
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Delete it.
    case delete = 1
    /// Insert another one.
    case insert = 2
  }

  /// The accessories at the trailing edge of a cell (`UITableViewCell.AccessoryType`).
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron: the row leads on.
    case disclosureIndicator = 1
    /// A button with details, and a chevron.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A button with details.
    case detailButton = 4
  }

  /// The styles of the separators between cells (`UITableViewCell.SeparatorStyle`).
  public enum SeparatorStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a line.
    case singleLine = 1
    /// By an etched line, formerly.
    case singleLineEtched = 2
  }

  /// The editing controls that a cell shows (`UITableViewCell.StateMask`).
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control at the leading edge of a table that is edited.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that deletes the row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The state of a cell that can be dragged (`UITableViewCell.DragState`).
  public enum DragState: Int, Sendable {
    /// It is not.
    case none = 0
    /// It is being lifted.
    case lifting = 1
    /// It is being dragged.
    case dragging = 2
  }
}

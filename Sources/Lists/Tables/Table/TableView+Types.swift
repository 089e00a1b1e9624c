public import Graphics

extension TableView {
  /// The styles of a table's sections (`UITableView.Style`).
  public enum Style: Int, Sendable {
    /// One below the other.
    case plain = 0
    /// As groups.
    case grouped = 1
    /// As groups with round corners, away from the edges.
    case insetGrouped = 2
  }

  /// The place where a row is after the table has scrolled to it (`UITableView.ScrollPosition`).
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it is visible.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The animations with which rows appear and disappear; nothing is animated
  /// (`UITableView.RowAnimation`).
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade = 0
    /// From or to the right.
    case right = 1
    /// From or to the left.
    case left = 2
    /// From or to the top.
    case top = 3
    /// From or to the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// From or to the middle.
    case middle = 6
    /// As the table decides.
    case automatic = 100
  }

  /// The references of the distances of separators (`UITableView.SeparatorInsetReference`).
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of cells.
    case fromCellEdges = 0
    /// The standard distances.
    case fromAutomaticInsets = 1
  }

  /// The options for resizing cells that change their content
  /// (`UITableView.SelfSizingInvalidation`).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// They may not.
    case disabled = 0
    /// They may when they ask for it.
    case enabled = 1
    /// They may when their constraints change, too.
    case enabledIncludingConstraints = 2
  }

  /// The height of a row, a header or a footer that the table decides: -1
  /// (`UITableView.automaticDimension`).
  nonisolated public static let automaticDimension: Scalar = -1
  /// The title of a magnifying glass in the index, which stands for the top of the table
  /// (`UITableView.indexSearch`).
  public static let indexSearch = "{search}"
}

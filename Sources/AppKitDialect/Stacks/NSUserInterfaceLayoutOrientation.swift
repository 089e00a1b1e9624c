/// The axis of a row or column, with AppKit's raw values (`NSUserInterfaceLayoutOrientation`).
public enum NSUserInterfaceLayoutOrientation: Int, Sendable, Hashable, CaseIterable {
  /// A row.
  case horizontal = 0
  /// A column.
  case vertical = 1
}

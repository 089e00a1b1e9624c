/// The movement that ended editing, with AppKit's raw values (`NSTextMovement`).
public enum NSTextMovement: Int, Sendable, Hashable, CaseIterable {
  /// Something else, such as a click elsewhere.
  case other = 0
  /// Return.
  case `return` = 16
  /// Tab.
  case tab = 17
  /// Tab with Shift.
  case backtab = 18
  /// The left arrow.
  case left = 19
  /// The right arrow.
  case right = 20
  /// The up arrow.
  case up = 21
  /// The down arrow.
  case down = 22
  /// Escape.
  case cancel = 23
}

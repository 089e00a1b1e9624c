/// Where an element stands in its container, as far as a reader says so.
///
/// Numbers are counted from 1, as they are spoken.
public enum ContainerPosition: Sendable, Hashable {
  /// One of several of a kind, as a segment is.
  case series(Int, of: Int)
  /// An item of a tab bar of the framework, which is never said to be dimmed.
  case tabBarItem(Int, of: Int)
  /// A tab of a container with the tab bar trait.
  case tab(Int, of: Int)
  /// The first element of a list, and the only one.
  case listStart
  /// The last element of a list of several.
  case listEnd
  /// The first element of a landmark, and the only one.
  case landmarkStart
  /// The last element of a landmark of several.
  case landmarkEnd
  /// A cell of a table.
  case cell(TableCell)
}

/// The position of an element in its container, as a reader announces it.
///
/// Numbers count from 1, as a reader speaks them.
public enum ContainerPosition: Sendable, Hashable {
  /// One of several elements of a kind, such as a segment.
  case series(Int, of: Int)
  /// An item of the framework's tab bar, which a reader never calls dimmed.
  case tabBarItem(Int, of: Int)
  /// A tab of a container with the tab bar trait.
  case tab(Int, of: Int)
  /// The first element of a list, or its only one.
  case listStart
  /// The last element of a list with several.
  case listEnd
  /// The first element of a landmark, or its only one.
  case landmarkStart
  /// The last element of a landmark with several.
  case landmarkEnd
  /// A cell of a table.
  case cell(TableCell)
}

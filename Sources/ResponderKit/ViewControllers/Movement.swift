/// The reason that a controller appears or disappears.
package enum Movement {
  /// It is presented.
  case presented
  /// It is dismissed.
  case dismissed
  /// It was added to its parent.
  case toParent
  /// It leaves its parent.
  case fromParent
}

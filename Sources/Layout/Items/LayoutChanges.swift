/// A count of the changes that layouts depend on, as far as no constraint is changed.
///
/// It does not decide about a layout: an engine that finds the same count has nothing to look at.
@MainActor
package enum LayoutChanges {
  /// The number of changes so far.
  package private(set) static var count = 0
  /// Counts a change.
  package static func note() { count &+= 1 }
}

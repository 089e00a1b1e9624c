/// A view that resists growing beyond its content more than most views do.
///
/// The defaults are from a table of what was read from UIKit's classes (Stack Overflow 36924093).
package protocol HugsContent: View {
  /// The directions in which it resists by 750 in place of 250.
  nonisolated static var huggedDirections: HuggedDirections { get }
}

/// The directions in which a view hugs its content.
package enum HuggedDirections {
  /// Vertically: a control that is as wide as there is room.
  case vertical
  /// In both directions: a control of one size.
  case both
}

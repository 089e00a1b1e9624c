/// The position of a bar, with the raw values of `UIBarPosition`.
public enum BarPosition: Int, Sendable, Hashable, CaseIterable {
  /// Anywhere.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen, and behind the status bar.
  case topAttached = 3
}

/// A bar that says where it is: `UIBarPositioning`.
@preconcurrency @MainActor
public protocol BarPositioning: AnyObject {
  /// The position of the bar.
  var barPosition: BarPosition { get }
}

/// The method that returns the position of a bar: `UIBarPositioningDelegate`.
@preconcurrency @MainActor
public protocol BarPositioningDelegate: AnyObject {
  /// Returns where the bar is; anywhere unless implemented.
  func position(for bar: any BarPositioning) -> BarPosition
}

extension BarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any BarPositioning) -> BarPosition { .any }
}

/// The protocol that a delegate of a bar derives from.
public typealias BarPositioned = BarPositioningDelegate

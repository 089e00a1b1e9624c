public import Graphics

/// A finger on the screen at a moment: UIKit's `UITouch`, as a value.
public struct Touch: Sendable, Hashable, Identifiable {
  /// What the finger does, with the raw values of `UITouch.Phase`.
  public enum Phase: Int, Sendable, Hashable, CaseIterable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// What touches, with the raw values of `UITouch.TouchType`.
  public enum TouchType: Int, Sendable, Hashable, CaseIterable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// The finger: the same from its first touch to its last.
  public var id: Int
  /// What it does.
  public var phase: Phase
  /// Where it is, in the coordinates of the window.
  public var locationInWindow: Point
  /// How many taps it has made in quick succession.
  public var tapCount: Int
  /// What touches.
  public var type: TouchType

  /// Creates a touch.
  public init(
    id: Int = 0, phase: Phase, locationInWindow: Point, tapCount: Int = 1, type: TouchType = .direct
  ) {
    self.id = id
    self.phase = phase
    self.locationInWindow = locationInWindow
    self.tapCount = tapCount
    self.type = type
  }

  /// Returns where the finger is in the coordinates of a view; of the window for nil.
  @MainActor
  public func location(in view: View?) -> Point {
    view?.convert(locationInWindow, from: nil) ?? locationInWindow
  }
}

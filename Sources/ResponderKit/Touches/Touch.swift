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
  /// Where it is, in the coordinates of the window, or of the outermost view without one.
  public var locationInWindow: Point
  /// Where it was before, in the same coordinates.
  public var previousLocationInWindow: Point
  /// When it was there, in seconds from a moment that the source chooses.
  public var timestamp: Double
  /// How many taps it has made in quick succession.
  public var tapCount: Int
  /// What touches.
  public var type: TouchType
  /// The view that was hit when the finger came down; it stays the same wherever the finger goes
  /// (`UITouch.view`).
  public internal(set) var view: View?

  /// Creates a touch.
  public init(
    id: Int = 0, phase: Phase, locationInWindow: Point, previousLocationInWindow: Point? = nil,
    tapCount: Int = 1, type: TouchType = .direct, timestamp: Double = 0
  ) {
    self.id = id
    self.phase = phase
    self.locationInWindow = locationInWindow
    self.previousLocationInWindow = previousLocationInWindow ?? locationInWindow
    self.timestamp = timestamp
    self.tapCount = tapCount
    self.type = type
  }

  /// Returns where the finger is in the coordinates of a view; of the window for nil.
  @MainActor
  public func location(in view: View?) -> Point {
    view?.convert(locationInWindow, from: nil) ?? locationInWindow
  }

  /// Returns where the finger was before in the coordinates of a view; of the window for nil.
  @MainActor
  public func previousLocation(in view: View?) -> Point {
    view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
  }
}

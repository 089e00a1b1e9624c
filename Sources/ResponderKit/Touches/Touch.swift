public import Graphics

/// A finger on the screen at a moment: UIKit's `UITouch`, as a value.
public struct Touch: Sendable, Hashable, Identifiable {
  /// The phase of a touch, with the raw values of `UITouch.Phase`.
  public enum Phase: Int, Sendable, Hashable, CaseIterable {
    /// A finger came down (`UITouch.Phase.began`).
    case began = 0
    /// The finger moved (`UITouch.Phase.moved`).
    case moved = 1
    /// The finger is down and did not move since the previous event (`UITouch.Phase.stationary`).
    case stationary = 2
    /// The finger was lifted (`UITouch.Phase.ended`).
    case ended = 3
    /// The system or a gesture recognizer canceled the touch (`UITouch.Phase.cancelled`).
    case cancelled = 4
    /// A touch entered the region of a user interface (`UITouch.Phase.regionEntered`).
    case regionEntered = 5
    /// A touch is in the region without making contact (`UITouch.Phase.regionMoved`).
    case regionMoved = 6
    /// A touch left the region of a user interface (`UITouch.Phase.regionExited`).
    case regionExited = 7
  }

  /// The source of a touch, with the raw values of `UITouch.TouchType`.
  public enum TouchType: Int, Sendable, Hashable, CaseIterable {
    /// A finger on the screen (`UITouch.TouchType.direct`).
    case direct = 0
    /// A finger on a device other than the screen, such as a remote (`UITouch.TouchType.indirect`).
    case indirect = 1
    /// Apple Pencil (`UITouch.TouchType.pencil`).
    case pencil = 2
    /// The pointer of a mouse or trackpad (`UITouch.TouchType.indirectPointer`).
    case indirectPointer = 3
  }

  /// The identity of the finger, from its first touch to its last.
  public var id: Int
  /// The phase of the touch.
  public var phase: Phase
  /// The location, in the coordinates of the window, or of the outermost view without one.
  public var locationInWindow: Point
  /// The previous location, in the same coordinates.
  public var previousLocationInWindow: Point
  /// The time of the touch, in seconds from an origin that the source chooses.
  public var timestamp: Double
  /// The number of taps in quick succession.
  public var tapCount: Int
  /// The source of the touch.
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

  /// Returns the location in the coordinates of a view, or of the window for nil.
  @MainActor
  public func location(in view: View?) -> Point {
    view?.convert(locationInWindow, from: nil) ?? locationInWindow
  }

  /// Returns the previous location in the coordinates of a view, or of the window for nil.
  @MainActor
  public func previousLocation(in view: View?) -> Point {
    view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
  }
}

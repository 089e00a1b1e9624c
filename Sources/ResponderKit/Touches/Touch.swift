public import Graphics

/// A finger on the screen, from the moment it comes down: UIKit's `UITouch`.
///
/// The same object stands for the finger in every event, and changes with it, so a recognizer may
/// keep it and compare it. A program that sends events of its own creates touches and changes them.
/// Main actor only.
@preconcurrency @MainActor
open class Touch: RootObject, Identifiable {
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

  /// The values of a touch that an event changes.
  struct Moment {
    var phase: Phase
    var location: Point
    var previousLocation: Point
    var timestamp: Double
    var tapCount: Int
    var force: Scalar
  }
  @exclusivity(unchecked) final var moment: Moment

  /// The number of the finger, which is free again once the finger is lifted.
  nonisolated public final let id: Int
  /// The phase of the touch (`UITouch.phase`).
  public final var phase: Phase {
    get { moment.phase }
    set { moment.phase = newValue }
  }
  /// The location, in the coordinates of the window, or of the outermost view without one.
  public final var locationInWindow: Point {
    get { moment.location }
    set { moment.location = newValue }
  }
  /// The previous location, in the same coordinates.
  public final var previousLocationInWindow: Point {
    get { moment.previousLocation }
    set { moment.previousLocation = newValue }
  }
  /// The time of the last change, in seconds from an origin that the source chooses
  /// (`UITouch.timestamp`).
  public final var timestamp: Double {
    get { moment.timestamp }
    set { moment.timestamp = newValue }
  }
  /// The number of taps in quick succession (`UITouch.tapCount`).
  public final var tapCount: Int {
    get { moment.tapCount }
    set { moment.tapCount = newValue }
  }
  /// The force, of which 1 is that of an average touch; 0, for a screen that does not measure it,
  /// unless set (`UITouch.force`).
  public final var force: Scalar {
    get { moment.force }
    set { moment.force = newValue }
  }
  /// The greatest force of the screen; 0 unless set (`UITouch.maximumPossibleForce`).
  public final var maximumPossibleForce: Scalar = 0
  /// The source of the touch (`UITouch.type`).
  public final var type: TouchType

  /// The view that was hit when the finger came down; it stays the same wherever the finger goes
  /// (`UITouch.view`).
  public final var view: View? { viewLink.object }
  final var viewLink = Backlink<View>()
  /// The window of the view (`UITouch.window`).
  public final var window: Window? { view?.responderWindow }
  /// The recognizers that receive the touch; nil before it is delivered
  /// (`UITouch.gestureRecognizers`).
  public final var gestureRecognizers: [GestureRecognizer]? { finger?.recognizers }
  /// The place where the finger came down, in the coordinates of the window.
  package final var startInWindow = Point.zero
  /// The delivery's record of the finger; nil before and after.
  ///
  /// A plain pointer, which the finger clears when it goes.
  final var finger: Finger? { fingerPointer?.takeUnretainedValue() }
  @exclusivity(unchecked) nonisolated(unsafe) final var fingerPointer: Unmanaged<Finger>?

  /// Creates a touch.
  public init(
    id: Int = 0, phase: Phase, locationInWindow: Point, previousLocationInWindow: Point? = nil,
    tapCount: Int = 1, type: TouchType = .direct, timestamp: Double = 0
  ) {
    self.id = id
    self.type = type
    moment = Moment(
      phase: phase, location: locationInWindow,
      previousLocation: previousLocationInWindow ?? locationInWindow, timestamp: timestamp,
      tapCount: tapCount, force: 0)
  }

  /// Returns the location in the coordinates of a view, or of the window for nil
  /// (`UITouch.location(in:)`).
  open func location(in view: View?) -> Point {
    view?.convert(locationInWindow, from: nil) ?? locationInWindow
  }

  /// Returns the previous location in the coordinates of a view, or of the window for nil
  /// (`UITouch.previousLocation(in:)`).
  open func previousLocation(in view: View?) -> Point {
    view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
  }

  /// Calls a closure while touches are in the phase of those that are canceled.
  static func cancelled(_ touches: [Touch], _ body: () -> Void) {
    let phases = touches.map(\.phase)
    for touch in touches { touch.phase = .cancelled }
    body()
    for (touch, phase) in zip(touches, phases) { touch.phase = phase }
  }

  /// Creates a touch that has just begun at the origin, as `UITouch()` does; for a test that only needs
  /// one.
  public convenience override init() { self.init(phase: .began, locationInWindow: .zero) }
}

import Graphics

/// Delivers the touches of a tree of views to the views and to their gesture recognizers.
///
/// The view that is hit when a finger comes down receives all of the finger's touches. Recognizers
/// of that view and of its superviews come first, and may delay or take away the view's touches.
/// What they recognize is sent when the event has been delivered.
@MainActor
final class TouchDelivery {
  // Closures on the main actor are checked when they are called by others, so hot paths have loops.

  /// The fingers, in the order in which they came down.
  @exclusivity(unchecked) nonisolated(unsafe) var fingers: [Finger] = []
  /// The recognizers that take part, in the order in which they received their first touch.
  @exclusivity(unchecked) nonisolated(unsafe) var recognizers: [GestureRecognizer] = []
  /// The clock of the tree, as of the last event.
  @exclusivity(unchecked) private(set) var clock: EventClock?
  /// The waits of the recognizers; see GestureWait.swift.
  nonisolated(unsafe) let waits = GestureWaits()

  init() { waits.delivery = .passUnretained(self) }

  deinit {
    waits.cancelAll()
    for recognizer in recognizers { recognizer.deliveryPointer = nil }
    // The recognizers of a finger keep the finger.
    for finger in fingers { finger.recognizers = [] }
  }

  /// The recognizers that follow the pointer at its place.
  var pointed: Set<GestureRecognizer> = []
  /// The answers of delegates and subclasses to whether recognizers receive the touches of the
  /// present sequence.
  var answers: [GestureRecognizer: Bool] = [:]
  /// Indicates whether a recognizer may have to wait for another one, as of the last event.
  private(set) var hasRequirements = false
  /// Indicates whether a recognizer has changed its state since touches were last taken from views.
  @exclusivity(unchecked) var isChanged = false
  /// The number of changes under way, one within the other.
  @exclusivity(unchecked) private var depth = 0

  /// Returns the view that receives a finger's touches.
  func view(of finger: Int) -> View? { present(finger)?.touch.view }

  private func present(_ id: Int) -> Finger? {
    for finger in fingers.reversed() where finger.touch.id == id && !finger.isLifted {
      return finger
    }
    return nil
  }

  // MARK: Events

  /// Delivers the touches of an event that began, moved, ended or were canceled.
  func send(_ event: InputEvent, in root: View) {
    var event = event
    clock = root.clock
    depth += 1
    for index in event.touches.indices {
      let touch = event.touches[index]
      if touch.phase == .began {
        begin(touch, event, in: root)
      } else {
        if touch.phase != .stationary {
          InteractionRecorder.current?.touch(touch, hit: nil, obstacle: nil)
        }
        guard let finger = present(touch.id) else { continue }
        // A program may make a new object for each event, or leave out the previous location.
        if finger.touch !== touch { finger.touch.moment = touch.moment }
        event.touches[index] = finger.touch
        guard touch.phase != .stationary else { continue }
        finger.touch.previousLocationInWindow = finger.lastLocation
        finger.lastLocation = finger.touch.locationInWindow
      }
    }
    hasRequirements = false
    for recognizer in recognizers where recognizer.mayRequire { hasRequirements = true }
    for phase in [Touch.Phase.began, .moved, .ended, .cancelled] {
      var touched: [Finger] = []
      for touch in event.touches where touch.phase == phase {
        if let finger = touch.finger, !finger.isLifted { touched.append(finger) }
      }
      if !touched.isEmpty { deliver(touched, phase, event) }
    }
    depth -= 1
    conclude()
  }

  /// Changes recognizers, in the course of an event or without one, and then does what follows.
  func change(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    if depth == 0 { conclude() }
  }

  /// Takes touches from views, delivers what is no longer delayed, sends actions and ends gestures.
  private func conclude() {
    repeat {
      depth += 1
      settle()
      takeRecognizedTouches()
      release()
      depth -= 1
      // An action may cause further events, whose gestures are sent with these.
      while let sender { sender.sendActions() }
      depth += 1
      finishRecognizers()
      release()
      depth -= 1
    } while sender != nil
    dropFingers()
  }

  /// The first recognizer with actions to send.
  private var sender: GestureRecognizer? {
    for recognizer in recognizers where !recognizer.progress.unsent.isEmpty { return recognizer }
    return nil
  }

  private func dropFingers() {
    var left: [Finger] = []
    var isTouched = false
    for finger in fingers {
      if finger.isDone {
        for recognizer in finger.recognizers {
          recognizer.progress.liftedFingers.removeAll { $0 === finger }
        }
      } else {
        left.append(finger)
        isTouched = isTouched || !finger.isLifted
      }
    }
    if left.count < fingers.count { fingers = left }
    if !isTouched, !answers.isEmpty { answers = [:] }
  }

  // MARK: Beginning

  private func begin(_ touch: Touch, _ event: InputEvent, in root: View) {
    // A finger that comes down twice was lifted in between, without an event.
    if let former = present(touch.id) { lose(former, event) }
    let point = root.convert(touch.locationInWindow, from: nil)
    let hit = root.hitTest(point, with: event)
    let obstacle = hit.flatMap { self.obstacle(for: $0) }
    InteractionRecorder.current?.touch(
      touch, hit: HitTest(point, in: root, found: hit), obstacle: obstacle)
    guard let hit, obstacle != .exclusiveTouch else { return }
    touch.viewLink = Backlink(hit)
    touch.startInWindow = touch.locationInWindow
    let finger = Finger(touch: touch, recognizers: [], reachesView: obstacle == nil)
    touch.fingerPointer = .passUnretained(finger)
    fingers.append(finger)
    enlist(for: finger, event, from: hit)
  }

  /// Returns the reason that a view does not receive one more touch; nil if it does.
  private func obstacle(for view: View) -> TouchObstacle? {
    var hasOthers = false
    var isExclusive = view.isExclusiveTouch
    for finger in fingers where !finger.isLifted && finger.reachesView {
      guard let other = finger.touch.view else { continue }
      if other === view {
        if !view.isMultipleTouchEnabled { return .secondFinger }
      } else {
        hasOthers = true
        isExclusive = isExclusive || other.isExclusiveTouch
      }
    }
    return hasOthers && isExclusive ? .exclusiveTouch : nil
  }

  // MARK: Ending

  /// Ends a touch whose end was not reported.
  private func lose(_ finger: Finger, _ event: InputEvent) {
    cancel(finger, .removed, event)
    Touch.cancelled([finger.touch]) { tellRecognizers(of: [finger], .cancelled, event) }
    forget([finger])
  }

  func forget(_ touched: [Finger]) {
    for finger in touched { finger.isLifted = true }
    for recognizer in recognizers where !recognizer.progress.touches.isEmpty {
      recognizer.forgetLifted()
    }
  }

  /// Cancels the touches in a view that leaves the tree, and the gestures of the views inside it.
  func cancelTouches(in view: View) {
    guard !fingers.isEmpty || !recognizers.isEmpty else { return }
    change {
      for finger in fingers where finger.touch.view?.isDescendant(of: view) ?? false {
        cancel(finger, .removed, nil)
      }
      for recognizer in recognizers where recognizer.view?.isDescendant(of: view) ?? false {
        recognizer.abandon()
      }
    }
  }
}

import Graphics

/// Delivers the touches of a tree of views to the views and to their gesture recognizers.
///
/// The view that is hit when a finger comes down receives all of the finger's touches. Recognizers
/// of that view and of its superviews come first.
@MainActor
final class TouchDelivery {
  /// A finger on the screen.
  @MainActor
  private struct Finger {
    /// The touch without its view, which it would retain.
    var touch: Touch
    /// The view; the reference is empty if the touch is not delivered.
    var view: Backlink<View>
    var recognizers: [GestureRecognizer]
    /// The touches that the view has not received yet, because a recognizer may claim them.
    var withheld: [Touch] = []
    /// Whether a recognizer or the system has canceled the touch.
    var isCancelled = false
    /// Whether the view has received the beginning.
    var hasBegun = false

    /// The recognizers that still take part.
    var watching: [GestureRecognizer] {
      recognizers.filter {
        $0.isEnabled && $0.view != nil && $0.state != .failed && $0.state != .cancelled
      }
    }
  }

  private var fingers: [Int: Finger] = [:]

  /// Returns the view that receives a finger's touches.
  func view(of finger: Int) -> View? { fingers[finger]?.view.object }

  /// Delivers the touches of an event that began, moved, ended or were canceled.
  func send(_ event: InputEvent, in root: View) {
    var event = event
    for index in event.touches.indices {
      let touch = event.touches[index]
      if touch.phase == .began {
        begin(touch, event, in: root)
      } else if touch.phase != .stationary {
        InteractionRecorder.current?.touch(touch, hit: nil, obstacle: nil)
      }
      fingers[touch.id]?.touch = touch
      event.touches[index].view = fingers[touch.id]?.view.object
    }
    for phase in [Touch.Phase.began, .moved, .ended, .cancelled] {
      let touches = event.touches.filter { $0.phase == phase && fingers[$0.id] != nil }
      guard !touches.isEmpty else { continue }
      deliver(touches, of: event)
      guard phase == .ended || phase == .cancelled else { continue }
      release(event, of: Set(touches.map(\.id)))
      end(touches)
    }
  }

  // MARK: Beginning

  private func begin(_ touch: Touch, _ event: InputEvent, in root: View) {
    // A finger that comes down twice was lifted in between, without an event.
    cancel(touch.id, event, obstacle: .removed)
    fingers[touch.id] = nil
    let point = root.convert(touch.locationInWindow, from: nil)
    let hit = root.hitTest(point, with: event)
    let obstacle = hit.flatMap { self.obstacle(for: $0) }
    InteractionRecorder.current?.touch(
      touch, hit: HitTest(point, in: root, found: hit), obstacle: obstacle)
    let view = obstacle == nil ? hit : nil
    let recognizers = view.map { view in
      sequence(first: view, next: \.superview).flatMap(\.gestureRecognizers).filter(\.isEnabled)
    }
    fingers[touch.id] = Finger(
      touch: touch, view: Backlink(view), recognizers: recognizers ?? [])
  }

  /// Why a view does not receive one more touch; nil if it does.
  private func obstacle(for view: View) -> TouchObstacle? {
    let busy = fingers.values.compactMap(\.view.object)
    if !view.isMultipleTouchEnabled, busy.contains(where: { $0 === view }) { return .secondFinger }
    let others = busy.filter { $0 !== view }
    let isExclusive = others.contains(where: \.isExclusiveTouch)
    return isExclusive || (view.isExclusiveTouch && !others.isEmpty) ? .exclusiveTouch : nil
  }

  // MARK: Delivering

  private func deliver(_ touches: [Touch], of event: InputEvent) {
    for recognizer in distinct(touches.flatMap { fingers[$0.id]?.watching ?? [] }) {
      let own = touches.filter { touch in
        fingers[touch.id]?.watching.contains { $0 === recognizer } ?? false
      }
      if let phase = own.first?.phase { recognizer.handle(Set(own), phase, event) }
    }
    takeRecognizedTouches(event)
    for touch in touches where touch.view != nil && fingers[touch.id]?.isCancelled == false {
      fingers[touch.id]?.withheld.append(touch)
    }
    release(event, of: [])
  }

  private func isDelayed(_ finger: Finger) -> Bool {
    finger.watching.contains { $0.delaysTouchesBegan && $0.state == .possible }
  }

  /// Delivers the withheld touches of fingers that no recognizer delays any longer, and those of
  /// the given fingers in any case.
  private func release(_ event: InputEvent, of ids: Set<Int>) {
    while true {
      var touches: Set<Touch> = []
      var next: Touch?
      for (id, finger) in fingers.sorted(by: { $0.key < $1.key })
      where ids.contains(id) || !isDelayed(finger) {
        guard let first = finger.withheld.first, !finger.isCancelled, finger.view.object != nil,
          next.map({ $0.view === first.view && $0.phase == first.phase }) ?? true
        else { continue }
        next = first
        touches.insert(first)
        fingers[id]?.withheld.removeFirst()
        fingers[id]?.hasBegun = true
      }
      guard let next, let view = next.view else { return }
      Responder.deliver { view.handle(touches, next.phase, event) }
    }
  }

  /// Cancels the touches of recognized gestures in their views.
  private func takeRecognizedTouches(_ event: InputEvent) {
    for (id, finger) in fingers.sorted(by: { $0.key < $1.key }) where !finger.isCancelled {
      let taker = finger.watching.first { $0.cancelsTouchesInView && $0.state.isRecognized }
      if let taker { cancel(id, event, obstacle: .gesture("\(type(of: taker))")) }
    }
  }

  private func cancel(_ id: Int, _ event: InputEvent?, obstacle: TouchObstacle) {
    guard let finger = fingers[id], !finger.isCancelled else { return }
    fingers[id]?.isCancelled = true
    fingers[id]?.withheld = []
    guard let view = finger.view.object, finger.hasBegun else { return }
    var touch = finger.touch
    touch.phase = .cancelled
    touch.view = view
    InteractionRecorder.current?.touch(touch, hit: nil, obstacle: obstacle)
    Responder.deliver { view.touchesCancelled([touch], with: event) }
  }

  // MARK: Ending

  private func end(_ touches: [Touch]) {
    let recognizers = distinct(touches.flatMap { fingers[$0.id]?.recognizers ?? [] })
    for touch in touches { fingers[touch.id] = nil }
    for recognizer in recognizers {
      let isBusy = fingers.values.contains { $0.recognizers.contains { $0 === recognizer } }
      guard !isBusy else { continue }
      recognizer.reset()
      recognizer.state = .possible
    }
  }

  /// Cancels the touches in a view that leaves the tree, and in those inside it.
  func cancelTouches(in view: View) {
    for (id, finger) in fingers.sorted(by: { $0.key < $1.key })
    where finger.view.object?.isDescendant(of: view) ?? false {
      cancel(id, nil, obstacle: .removed)
      fingers[id]?.view = Backlink()
    }
  }

  private func distinct<Object: AnyObject>(_ objects: [Object]) -> [Object] {
    var seen: Set<ObjectIdentifier> = []
    return objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}

extension Responder {
  fileprivate func handle(_ touches: Set<Touch>, _ phase: Touch.Phase, _ event: InputEvent) {
    phase.choose(touchesBegan, touchesMoved, touchesEnded, touchesCancelled)?(touches, event)
  }
}

extension GestureRecognizer {
  fileprivate func handle(_ touches: Set<Touch>, _ phase: Touch.Phase, _ event: InputEvent) {
    phase.choose(touchesBegan, touchesMoved, touchesEnded, touchesCancelled)?(touches, event)
  }
}

extension Touch.Phase {
  /// Returns the value for the phase; nil for a phase that is not delivered.
  fileprivate func choose<Value>(
    _ began: Value, _ moved: Value, _ ended: Value, _ cancelled: Value
  ) -> Value? {
    switch self {
    case .began: began
    case .moved: moved
    case .ended: ended
    case .cancelled: cancelled
    case .stationary, .regionEntered, .regionMoved, .regionExited: nil
    }
  }
}

extension View {
  /// Delivers the touches of an event to the views of the tree that this view is the root of.
  ///
  /// A window does so in ``Window/sendEvent(_:)``; without one, any outermost view can.
  final func deliverTouches(of event: InputEvent) {
    let delivery = rare?.touchDelivery ?? TouchDelivery()
    rarely.touchDelivery = delivery
    delivery.send(event, in: self)
  }

  /// Cancels the touches in the view, which is about to leave its tree.
  final func loseTouches() {
    // A driver may have been created for any of them.
    for view in sequence(first: self, next: \.superview) {
      view.rare?.touchDelivery?.cancelTouches(in: self)
    }
  }
}

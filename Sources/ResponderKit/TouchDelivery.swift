import Graphics

/// Brings the touches of a tree of views to the views and to their gesture recognizers.
///
/// The view that is hit when a finger comes down gets everything that the finger does. Recognizers of
/// that view and of those it is in come first.
@MainActor
final class TouchDelivery {
  /// A finger on the screen.
  private struct Finger {
    var touch: Touch
    /// Nil where the touch is not delivered.
    var view: View?
    var recognizers: [GestureRecognizer]
    /// What the view has not been given yet, as a recognizer may still want it.
    var withheld: [(phase: Touch.Phase, touch: Touch)] = []
    /// Whether a recognizer or the system has taken the touch from the view.
    var isCancelled = false
    /// Whether the view has been given the beginning.
    var hasBegun = false
  }

  private var fingers: [Int: Finger] = [:]

  /// Delivers the touches of an event that began, moved, ended or were cancelled.
  func send(_ event: InputEvent, in root: View) {
    var event = event
    for index in event.touches.indices {
      let touch = event.touches[index]
      if touch.phase == .began {
        begin(touch, event, in: root)
      } else if touch.phase != .stationary {
        ActionSending.observer?.touch(touch, hit: nil, obstacle: nil)
      }
      event.touches[index].view = fingers[touch.id]?.view
      fingers[touch.id]?.touch = event.touches[index]
    }
    for phase in [Touch.Phase.began, .moved, .ended, .cancelled] {
      let touches = event.touches.filter { $0.phase == phase && fingers[$0.id] != nil }
      guard !touches.isEmpty else { continue }
      deliver(touches, phase, of: event)
      if phase == .ended || phase == .cancelled { end(touches) }
    }
  }

  // MARK: Beginning

  private func begin(_ touch: Touch, _ event: InputEvent, in root: View) {
    // A finger that comes down twice was lifted in between, unseen.
    cancel(touch.id, event, obstacle: .removed)
    fingers[touch.id] = nil
    let point = root.convert(touch.locationInWindow, from: nil)
    let hit = root.hitTest(point, with: event)
    let obstacle = hit.flatMap { self.obstacle(for: $0) }
    ActionSending.observer?.touch(
      touch, hit: HitTest(point, in: root, found: hit), obstacle: obstacle)
    let view = obstacle == nil ? hit : nil
    let recognizers = view.map { view in
      sequence(first: view, next: \.superview).flatMap(\.gestureRecognizers).filter(\.isEnabled)
    }
    fingers[touch.id] = Finger(touch: touch, view: view, recognizers: recognizers ?? [])
  }

  /// Why a view does not get one more touch; nil where it does.
  private func obstacle(for view: View) -> TouchObstacle? {
    let busy = fingers.values.compactMap(\.view)
    if !view.isMultipleTouchEnabled, busy.contains(where: { $0 === view }) { return .secondFinger }
    let others = busy.filter { $0 !== view }
    let isExclusive = others.contains(where: \.isExclusiveTouch)
    return isExclusive || (view.isExclusiveTouch && !others.isEmpty) ? .exclusiveTouch : nil
  }

  // MARK: Delivering

  private func deliver(_ touches: [Touch], _ phase: Touch.Phase, of event: InputEvent) {
    for recognizer in distinct(touches.flatMap { fingers[$0.id]?.recognizers ?? [] }) {
      guard recognizer.state != .failed, recognizer.state != .cancelled else { continue }
      let own = touches.filter { touch in
        fingers[touch.id]?.recognizers.contains { $0 === recognizer } ?? false
      }
      recognizer.handle(Set(own), phase, event)
    }
    takeRecognizedTouches(event)
    for touch in touches { fingers[touch.id]?.withheld.append((phase, touch)) }
    let isOver = phase == .ended || phase == .cancelled
    for view in distinct(touches.compactMap(\.view)) {
      let ids = touches.filter { $0.view === view }.map(\.id)
      release(ids.filter { isOver || !isDelayed($0) }, event)
    }
  }

  private func isDelayed(_ id: Int) -> Bool {
    fingers[id]?.recognizers.contains { $0.delaysTouchesBegan && $0.state == .possible } ?? false
  }

  /// Gives a view what has been withheld of some touches.
  private func release(_ ids: [Int], _ event: InputEvent) {
    while true {
      var touches: Set<Touch> = []
      var next: (view: View, phase: Touch.Phase)?
      for id in ids {
        guard let finger = fingers[id], !finger.isCancelled, let view = finger.view,
          let first = finger.withheld.first, next == nil || first.phase == next?.phase
        else { continue }
        next = (view, first.phase)
        touches.insert(first.touch)
        fingers[id]?.withheld.removeFirst()
        fingers[id]?.hasBegun = true
      }
      guard let next else { return }
      next.view.handle(touches, next.phase, event)
    }
  }

  /// Takes the touches of recognized gestures from their views.
  private func takeRecognizedTouches(_ event: InputEvent) {
    for (id, finger) in fingers.sorted(by: { $0.key < $1.key }) where !finger.isCancelled {
      let taker = finger.recognizers.first { $0.cancelsTouchesInView && $0.state.isRecognized }
      if let taker { cancel(id, event, obstacle: .gesture("\(type(of: taker))")) }
    }
  }

  private func cancel(_ id: Int, _ event: InputEvent?, obstacle: TouchObstacle) {
    guard let finger = fingers[id], !finger.isCancelled else { return }
    fingers[id]?.isCancelled = true
    fingers[id]?.withheld = []
    guard let view = finger.view, finger.hasBegun else { return }
    var touch = finger.touch
    touch.phase = .cancelled
    ActionSending.observer?.touch(touch, hit: nil, obstacle: obstacle)
    view.touchesCancelled([touch], with: event)
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

  /// Takes the touches in a view that leaves the tree from it, and from those in it.
  func cancelTouches(in view: View) {
    for (id, finger) in fingers.sorted(by: { $0.key < $1.key })
    where finger.view?.isDescendant(of: view) ?? false {
      cancel(id, nil, obstacle: .removed)
      fingers[id]?.view = nil
    }
  }

  private func distinct<Object: AnyObject>(_ objects: [Object]) -> [Object] {
    var seen: Set<ObjectIdentifier> = []
    return objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}

extension Responder {
  fileprivate func handle(_ touches: Set<Touch>, _ phase: Touch.Phase, _ event: InputEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}

extension GestureRecognizer {
  fileprivate func handle(_ touches: Set<Touch>, _ phase: Touch.Phase, _ event: InputEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}

extension View {
  /// Delivers the touches of an event to the views of the tree that this view is the root of.
  ///
  /// A window does so in ``Window/sendEvent(_:)``; without one any outermost view can.
  final func deliverTouches(of event: InputEvent) {
    let delivery = rare?.touchDelivery ?? TouchDelivery()
    rarely.touchDelivery = delivery
    delivery.send(event, in: self)
  }

  /// Ends the touches in the view, which is about to leave its tree.
  final func loseTouches() {
    outermost.rare?.touchDelivery?.cancelTouches(in: self)
  }
}

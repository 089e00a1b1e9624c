import Graphics

extension TouchDelivery {
  /// Delivers a phase of a single finger, which is by far the most frequent case.
  func deliver(_ finger: Finger, _ phase: Touch.Phase, _ event: InputEvent) {
    let touches: Set = [finger.touch]
    tellRecognizers(of: finger, touches, phase, event)
    if phase == .ended || phase == .cancelled { forget([finger]) }
    settle()
    takeRecognizedTouches()
    guard finger.concernsView, !hasWithheld, finger.delayer(of: phase) == nil,
      let view = finger.touch.view
    else { return withhold([finger], phase, event) }
    finger.hasBegun = true
    finger.hasEnded = phase == .ended || phase == .cancelled
    ViewResponder.deliver { view.handle(touches, phase, event) }
  }

  func deliver(_ touched: [Finger], _ phase: Touch.Phase, _ event: InputEvent) {
    if touched.count == 1 { return deliver(touched[0], phase, event) }
    tellRecognizers(of: touched, phase, event)
    if phase == .ended || phase == .cancelled { forget(touched) }
    settle()
    takeRecognizedTouches()
    withhold(touched, phase, event)
  }

  /// Delivers a phase to views as soon as no recognizer delays it.
  private func withhold(_ touched: [Finger], _ phase: Touch.Phase, _ event: InputEvent) {
    for finger in touched where finger.concernsView {
      finger.withheld.append((finger.touch.moment, event))
      guard let delayer = finger.delayer(of: phase), phase == .began || phase == .ended,
        finger.withheld.count == 1
      else { continue }
      delayer.note(.delays(phase, of: finger.touch.view?.recordName ?? ""))
    }
    release()
  }

  private var hasWithheld: Bool {
    for finger in fingers where !finger.withheld.isEmpty { return true }
    return false
  }

  /// Delivers the withheld touches of fingers that no recognizer delays any longer.
  func release() {
    while hasWithheld {
      var fingers: [Finger] = []
      for finger in self.fingers {
        guard let next = finger.withheld.first, finger.concernsView,
          finger.delayer(of: next.moment.phase) == nil
        else { continue }
        if let first = fingers.first {
          guard first.touch.view === finger.touch.view,
            first.withheld[0].moment.phase == next.moment.phase
          else { continue }
        }
        fingers.append(finger)
      }
      guard let first = fingers.first, let view = first.touch.view else { return }
      let (moment, event) = first.withheld[0]
      let present = fingers.map(\.touch.moment)
      for finger in fingers {
        finger.touch.moment = finger.withheld.removeFirst().moment
        finger.hasBegun = true
        finger.hasEnded = moment.phase == .ended || moment.phase == .cancelled
      }
      let touches = Set(fingers.map(\.touch))
      ViewResponder.deliver { view.handle(touches, moment.phase, event) }
      for (finger, present) in zip(fingers, present) { finger.touch.moment = present }
    }
  }

  /// Cancels the touches of recognized gestures in their views.
  func takeRecognizedTouches() {
    guard isChanged else { return }
    isChanged = false
    var taken: [(finger: Finger, taker: GestureRecognizer)] = []
    for finger in fingers where finger.concernsView {
      for recognizer in finger.recognizers
      where recognizer.storedState.isRecognized && recognizer.cancelsTouchesInView {
        taken.append((finger, recognizer))
        break
      }
    }
    guard !taken.isEmpty else { return }
    for (finger, taker) in taken { drop(finger, .gesture(taker.recordName)) }
    cancel(taken.map(\.finger).filter(\.hasBegun))
  }

  /// Cancels touches in their views, those of one view together.
  private func cancel(_ fingers: [Finger]) {
    var rest = fingers
    while let first = rest.first {
      let touches = rest.filter { $0.touch.view === first.touch.view }.map(\.touch)
      rest.removeAll { touches.contains($0.touch) }
      guard let view = first.touch.view else { continue }
      let event = InputEvent(.touches, timestamp: first.touch.timestamp, touches: touches)
      Touch.cancelled(touches) {
        ViewResponder.deliver { view.touchesCancelled(Set(touches), with: event) }
      }
    }
  }

  /// Takes a finger from its view.
  private func drop(_ finger: Finger, _ obstacle: @autoclosure () -> TouchObstacle) {
    finger.isCancelled = true
    finger.withheld = []
    guard let recorder = InteractionRecorder.current else { return }
    recorder.cancelled(finger.touch, obstacle())
  }

  /// Cancels a touch in its view; without an event, the view leaves.
  func cancel(_ finger: Finger, _ obstacle: TouchObstacle, _ event: InputEvent?) {
    guard finger.concernsView else { return }
    drop(finger, obstacle)
    let touch = finger.touch
    guard finger.hasBegun, let view = touch.view else { return }
    Touch.cancelled([touch]) {
      ViewResponder.deliver { view.touchesCancelled([touch], with: event) }
    }
  }
}

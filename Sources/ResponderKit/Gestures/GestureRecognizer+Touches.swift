package import Graphics

extension GestureRecognizer {
  /// The touches that the recognizer receives, in the order in which the fingers came down; those
  /// that are being lifted included.
  package final var touches: [Touch] { progress.touches }

  /// The positions of the fingers, or those at which the last of them were lifted.
  final var points: [Point] {
    progress.touches.isEmpty
      ? progress.lifted : progress.touches.places
  }

  /// Converts a point of the window to the coordinates of a view, nil for the window.
  package final func locate(_ point: Point, in view: View?) -> Point {
    view?.convert(point, from: nil) ?? point
  }

  /// Calls a closure after a number of seconds, unless the gesture is over by then; replaces what
  /// the recognizer waits for.
  ///
  /// The closure gets the recognizer and need not capture it.
  package final func wait(
    _ seconds: Double, then body: @escaping @MainActor (GestureRecognizer) -> Void
  ) {
    progress.timer?.cancel()
    guard let delivery, let clock = delivery.clock ?? view?.clock else { return }
    progress.timer = delivery.waits.add(self, seconds, on: clock, then: body)
  }

  /// Waits for nothing any more.
  package final func stopWaiting() {
    progress.timer?.cancel()
    progress.timer = nil
  }

  /// The fingers of the touches, those included that were lifted before it decided.
  final var fingers: [Finger] {
    var fingers = progress.liftedFingers
    for touch in progress.touches { if let finger = touch.finger { fingers.append(finger) } }
    return fingers
  }

  /// Indicates whether the gesture may still be recognized in the present touches.
  final var isUndecided: Bool {
    storedState == .possible
      && (!progress.touches.isEmpty || progress.timer != nil || progress.pending != nil)
  }

  /// Indicates whether the recognizer receives its touches.
  final var isListening: Bool {
    switch storedState {
    case .possible, .began, .changed: isEnabled && viewLink.unmanaged != nil
    case .ended, .cancelled, .failed: false
    }
  }

  /// Returns whether the recognizer is to receive a touch that comes down.
  final func accepts(
    _ touch: Touch, of event: InputEvent, by delivery: TouchDelivery
  ) -> Bool {
    guard isEnabled, receivesTouches else { return false }
    if let former = self.delivery, former !== delivery {
      // Its view has come from another tree, together with the views around it.
      abandon()
      if self.delivery === former { finish() }
    } else if self.delivery == nil, storedState != .possible || !progress.touches.isEmpty {
      // The state was set without any touches, or the tree of the touches is gone.
      finish()
    }
    guard storedState == .possible || storedState == .began || storedState == .changed,
      progress.pending == nil, allowsAllTouches || allowedTouchTypes.contains(touch.type)
    else { return false }
    if requiresExclusiveTouchType, let first = progress.touches.first, first.type != touch.type {
      return false
    }
    guard self.delivery != nil || delivery.asks(self, whetherItReceives: event) else {
      return false
    }
    return currentDelegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Removes a touch that is ignored.
  final func leave(_ touch: Touch) {
    progress.touches.removeAll { $0 === touch }
    touch.finger?.recognizers.removeAll { $0 === self }
  }

  /// Removes the touches whose fingers are lifted.
  final func forgetLifted() {
    let places = storedState == .failed ? [] : progress.touches.places
    var left = 0
    for touch in progress.touches {
      if let finger = touch.finger, finger.isLifted {
        if storedState == .possible { progress.liftedFingers.append(finger) }
      } else {
        progress.touches[left] = touch
        left += 1
      }
    }
    if left > 0 { return progress.touches.removeLast(progress.touches.count - left) }
    progress.touches.removeAll(keepingCapacity: true)
    progress.lifted = places
    endWaiting()
  }

  /// Fails if the recognizer waits without touches, as nothing would end a gesture that begins then.
  private func endWaiting() {
    guard progress.touches.isEmpty else { return }
    if progress.pending == .began, !progress.endsAtOnce, progress.timer == nil {
      fail(because: "the fingers were lifted while it waited")
    }
  }

  /// Ends a gesture whose recognizer is disabled or leaves its view.
  final func abandon() {
    guard let delivery else { return }
    delivery.change {
      switch storedState {
      case .began, .changed: take(.cancelled)
      case .possible: fail(because: isEnabled ? "it has left its view" : "it is disabled")
      case .ended, .cancelled, .failed: break
      }
      progress.lifted = points
      progress.touches = []
      endWaiting()
      progress.isAbandoned = true
    }
  }

  /// Takes part in nothing until the next touch, which may continue the gesture.
  final func pause() {
    progress.clear()
    progress.isPaused = true
    delivery = nil
  }

  /// Returns to the first state.
  final func finish() {
    stopWaiting()
    progress.clear()
    delivery = nil
    storedState = .possible
    reset()
  }
}

import Graphics

extension TouchDelivery {
  // MARK: Receiving

  /// Gives a touch to the recognizers of a view and of its superviews that receive it.
  func enlist(for finger: Finger, _ event: InputEvent, from hit: View) {
    let touch = finger.touch
    var upcoming: View? = hit
    while let view = upcoming {
      upcoming = view.superview
      guard let own = view.rare?.gestureRecognizers, !own.isEmpty else { continue }
      finger.recognizers.reserveCapacity(finger.recognizers.count + own.count)
      for recognizer in inOrder(own) where recognizer.accepts(touch, of: event, by: self) {
        // The delegate may have removed it.
        guard recognizer.view === view else { continue }
        if recognizer.delivery == nil { join(recognizer) }
        if recognizer.storedState != .possible { isChanged = true }
        recognizer.progress.touches.append(touch)
        finger.recognizers.append(recognizer)
      }
    }
  }

  /// Indicates whether a recognizer waits for time.
  var isWaiting: Bool {
    for recognizer in recognizers where recognizer.progress.timer != nil { return true }
    return false
  }

  /// Lets a recognizer take part.
  func join(_ recognizer: GestureRecognizer) {
    recognizer.delivery = self
    recognizers.append(recognizer)
  }

  /// Returns whether a recognizer receives the touches of an event; asks once for each sequence.
  func asks(_ recognizer: GestureRecognizer, whetherItReceives event: InputEvent) -> Bool {
    if !answers.isEmpty, let answer = answers[recognizer] { return answer }
    let delegate = recognizer.currentDelegate
    let answer =
      recognizer.shouldReceive(event)
      && delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
    if delegate != nil || !answer { answers[recognizer] = answer }
    return answer
  }

  /// Moves the pointer to a point over views with recognizers that follow it; nil for none.
  func movePointer(to point: Point?, over followers: [GestureRecognizer]) {
    change {
      let left = pointed.subtracting(followers)
      pointed = Set(followers)
      for recognizer in left where recognizer.delivery === self { recognizer.take(.ended) }
      for recognizer in followers {
        if recognizer.delivery == nil { join(recognizer) }
        recognizer.progress.lifted = point.map { [$0] } ?? []
        recognizer.take(recognizer.storedState == .possible ? .began : .changed)
      }
    }
  }

  /// Returns the recognizers of a view in the order in which they receive touches.
  private func inOrder(_ recognizers: [GestureRecognizer]) -> [GestureRecognizer] {
    var last = Int.max
    var isInOrder = true
    for recognizer in recognizers {
      isInOrder = isInOrder && recognizer.precedence <= last
      last = recognizer.precedence
    }
    if isInOrder { return recognizers }
    return recognizers.enumerated().sorted {
      ($1.element.precedence, $0.offset) < ($0.element.precedence, $1.offset)
    }.map(\.element)
  }

  /// Reports an event to the recognizers of a finger.
  func tellRecognizers(
    of finger: Finger, _ touches: Set<Touch>, _ phase: Touch.Phase, _ event: InputEvent
  ) {
    for recognizer in finger.recognizers where recognizer.isListening {
      recognizer.handle(touches, phase, event)
    }
  }

  /// Reports an event to the recognizers of fingers, each once.
  func tellRecognizers(of touched: [Finger], _ phase: Touch.Phase, _ event: InputEvent) {
    var notified: Set<GestureRecognizer> = []
    for recognizer in touched.flatMap(\.recognizers)
    where notified.insert(recognizer).inserted && recognizer.isListening {
      let own = touched.lazy.map(\.touch).filter { recognizer.progress.touches.contains($0) }
      if !own.isEmpty { recognizer.handle(Set(own), phase, event) }
    }
  }

  /// Returns whether a recognizer keeps its state, because a finger on its view is still down, or
  /// because it has failed and the pointer is still there.
  private func keeps(_ recognizer: GestureRecognizer) -> Bool {
    guard recognizer.storedState != .possible, !recognizer.progress.isAbandoned,
      let view = recognizer.view
    else { return false }
    if recognizer.followsPointer {
      return recognizer.storedState == .failed && pointed.contains(recognizer)
    }
    for finger in fingers where !finger.isLifted {
      if finger.touch.view?.isDescendant(of: view) ?? false { return true }
    }
    return false
  }

  /// Resets the recognizers whose gestures and touches are over.
  func finishRecognizers() {
    guard !recognizers.isEmpty else { return }
    var (finished, left): ([GestureRecognizer], [GestureRecognizer]) = ([], [])
    finished.reserveCapacity(recognizers.count)
    for recognizer in recognizers {
      if recognizer.isFinished, !keeps(recognizer) {
        finished.append(recognizer)
      } else {
        left.append(recognizer)
      }
    }
    guard !finished.isEmpty else { return }
    if left.isEmpty {
      recognizers.removeAll(keepingCapacity: true)
      for finger in fingers { finger.recognizers = [] }
    } else {
      recognizers = left
      let gone = Set(finished)
      for finger in fingers { finger.recognizers.removeAll { gone.contains($0) } }
    }
    for recognizer in finished {
      // One that has decided nothing continues with the next touch.
      if recognizer.storedState == .possible {
        recognizer.pause()
      } else {
        recognizer.finish()
      }
    }
  }
}

extension GestureRecognizer {
  /// Indicates whether the gesture and its touches are over, and everything has been sent.
  fileprivate var isFinished: Bool {
    progress.touches.isEmpty && progress.unsent.isEmpty && reportedState == nil && !isUndecided
      && storedState != .began && storedState != .changed
  }

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

extension ViewResponder {
  func handle(_ touches: Set<Touch>, _ phase: Touch.Phase, _ event: InputEvent) {
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
  /// A window does so in ``Window/sendEvent(_:)``; without one, any outermost view can.
  final func deliverTouches(of event: InputEvent) {
    delivery.send(event, in: self)
  }

  /// The delivery of touches in the tree that the view is the root of.
  final var delivery: TouchDelivery {
    if let delivery = rare?.touchDelivery { return delivery }
    let delivery = TouchDelivery()
    rarely.touchDelivery = delivery
    return delivery
  }

  /// Cancels the touches in the view, which is about to leave its tree.
  final func loseTouches() {
    // A driver may have been created for any of them.
    for view in sequence(first: self, next: \.superview) {
      view.rare?.touchDelivery?.cancelTouches(in: self)
    }
  }
}

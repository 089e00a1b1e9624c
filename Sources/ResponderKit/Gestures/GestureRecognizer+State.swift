extension GestureRecognizer {
  /// Changes the state by the rules; without touches, changes the value only.
  final func take(_ state: State) {
    guard let delivery = delivery ?? rejoined() else {
      storedState = state
      return
    }
    delivery.change {
      switch (storedState, state) {
      case (.possible, .began), (.possible, .changed), (.possible, .ended):
        attempt(state == .ended ? .ended : .began)
      case (.possible, .cancelled): finishUnrecognized(.cancelled, because: nil)
      case (.possible, .failed): finishUnrecognized(.failed, because: nil)
      // Actions that have seen the beginning see an end.
      case (.began, .failed), (.changed, .failed): move(to: .cancelled)
      case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
        (.began, .cancelled), (.changed, .cancelled):
        move(to: state)
      default: break
      }
    }
  }

  /// Takes part again, if the fingers were lifted before it had decided.
  private func rejoined() -> TouchDelivery? {
    guard progress.isPaused, let view else { return nil }
    let delivery = view.outermost.delivery
    delivery.join(self)
    return delivery
  }

  /// Fails for a reason in words, which only records ask for; does nothing once the gesture is
  /// recognized.
  package final func fail(because reason: @autoclosure () -> String) {
    guard storedState == .possible else { return }
    guard let delivery else {
      storedState = .failed
      return
    }
    delivery.change { finishUnrecognized(.failed, because: reason()) }
  }

  /// Indicates whether the gesture has been recognized and waits until others fail.
  package final var isPending: Bool { progress.pending != nil }

  private func finishUnrecognized(_ state: State, because reason: @autoclosure () -> String?) {
    progress.pending = nil
    stopWaiting()
    note(.state(from: storedState, to: state, reason: reason()))
    storedState = state
    delivery?.isChanged = true
  }

  private func move(to state: State) {
    delivery?.isChanged = true
    if state != storedState { note(.state(from: storedState, to: state, reason: nil)) }
    if state == .ended || state == .cancelled { stopWaiting() }
    storedState = state
    // What changes several times in one event is reported once.
    if state != .changed || progress.unsent.last != .changed { progress.unsent.append(state) }
  }

  // MARK: Recognition

  /// Begins or ends the gesture, if the other recognizers and the delegates let it.
  private func attempt(_ state: State) {
    guard !progress.isAsking else { return }
    let isNew = progress.pending == nil
    if progress.pending == .began, state == .ended {
      progress.endsAtOnce = true
    } else {
      progress.pending = state
    }
    proceed(isNew: isNew)
  }

  /// Takes the pending state, unless another gesture is in the way.
  ///
  /// The order is: the recognizers that have to fail, the delegate and the hit views, the
  /// recognizers that it shares touches with (`UIGestureRecognizer`, its delegate and
  /// UIGestureRecognizerSubclass.h).
  final func proceed(isNew: Bool) {
    guard let delivery, let state = progress.pending, storedState == .possible else { return }
    switch delivery.standing(of: self) {
    case .lost(let other):
      return finishUnrecognized(.failed, because: "it requires \(other.recordName) to fail")
    case .waits(let other):
      if isNew { note(.waits(for: other.recordName)) }
      return
    case .free: break
    }
    progress.isAsking = true
    let objection = delivery.objection(to: self)
    progress.isAsking = false
    // The delegate may have disabled the recognizer.
    guard storedState == .possible, progress.pending != nil else { return }
    switch objection {
    case .delegate:
      return finishUnrecognized(.failed, because: "its delegate does not let it begin")
    case .view(let view):
      return finishUnrecognized(.failed, because: "\(view.recordName) does not let it begin")
    case nil: break
    }
    let rivals = delivery.rivals(of: self)
    if let winner = rivals.first(where: { $0.storedState.isRecognized && $0.blocks(self, self) }) {
      return finishUnrecognized(.failed, because: "\(winner.recordName) prevents it")
    }
    guard storedState == .possible, progress.pending != nil, isEnabled else { return }
    progress.pending = nil
    move(to: state)
    if progress.endsAtOnce { move(to: .ended) }
    delivery.failWaiting(for: self)
    for rival in rivals
    where rival.delivery === delivery && rival.storedState == .possible && blocks(rival, self) {
      rival.fail(because: "\(recordName) prevents it")
    }
  }

  /// Returns whether the gesture, which is recognized, makes another one fail.
  ///
  /// The delegates are asked only if it would: first that of the recognizer which begins, then the
  /// other one.
  private func blocks(_ other: GestureRecognizer, _ beginner: GestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let second = beginner === self ? other : self
    return !beginner.allows(second) && !second.allows(beginner)
  }

  private func allows(_ other: GestureRecognizer) -> Bool {
    currentDelegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  // MARK: Requirements

  /// Makes the recognizer wait until another one fails (`UIGestureRecognizer.require(toFail:)`).
  ///
  /// It fails itself when the other one is recognized. Neither retains the other. Of two that
  /// require each other, the one that was attached first does not wait; UIKit documents nothing.
  public final func require(toFail otherGestureRecognizer: GestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    guard otherGestureRecognizer !== self,
      !requirements.contains(where: { $0.recognizer === otherGestureRecognizer })
    else { return }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Returns whether another recognizer has to fail first; asks once for each gesture.
  final func requiresFailure(of other: GestureRecognizer, sharesTouches: Bool) -> Bool {
    if requires(other) { return true }
    guard sharesTouches else { return false }
    if let answer = progress.requirements[ObjectIdentifier(other)] { return answer }
    let answer =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || currentDelegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.currentDelegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    progress.requirements[ObjectIdentifier(other)] = answer
    return answer
  }

  /// Indicates whether it may have to wait for another recognizer, or another one for it.
  final var mayRequire: Bool {
    !requirements.isEmpty || currentDelegate != nil || !answersRequirementsPlainly
  }

  final func requires(_ other: GestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
  }
}

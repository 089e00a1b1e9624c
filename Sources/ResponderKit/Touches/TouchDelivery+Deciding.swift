extension TouchDelivery {
  /// The standing of a recognizer that has recognized its gesture among those that have to fail
  /// first.
  enum Standing {
    /// All have failed, or take no part.
    case free
    /// This one may still be recognized.
    case waits(GestureRecognizer)
    /// This one has been recognized.
    case lost(GestureRecognizer)
  }

  func standing(of recognizer: GestureRecognizer) -> Standing {
    guard hasRequirements else { return .free }
    let rivals = Set(rivals(of: recognizer))
    var undecided: GestureRecognizer?
    for other in recognizers where other !== recognizer {
      let isRecognized = other.storedState.isRecognized
      guard isRecognized || other.isUndecided,
        recognizer.requiresFailure(of: other, sharesTouches: rivals.contains(other))
      else { continue }
      if isRecognized { return .lost(other) }
      if isFirst(recognizer, inCycleWith: other) {
        recognizer.note(.ignoresRequirement(of: other.recordName))
      } else if undecided == nil {
        undecided = other
      }
    }
    return undecided.map { .waits($0) } ?? .free
  }

  /// Makes those fail that wait, or would have to wait, until a recognizer fails, which has not.
  func failWaiting(for recognizer: GestureRecognizer) {
    guard hasRequirements else { return }
    let rivals = Set(rivals(of: recognizer))
    for other in recognizers where other !== recognizer && other.isUndecided {
      if other.requiresFailure(of: recognizer, sharesTouches: rivals.contains(other)) {
        other.fail(because: "it requires \(recognizer.recordName) to fail")
      }
    }
  }

  /// Returns whether two recognizers wait for each other, and this one was attached first.
  private func isFirst(
    _ recognizer: GestureRecognizer, inCycleWith other: GestureRecognizer
  ) -> Bool {
    guard recognizer.attachment < other.attachment else { return false }
    var seen: Set<GestureRecognizer> = [other]
    var upcoming = [other]
    while let next = upcoming.popLast() {
      for required in recognizers where next.mustWait(for: required) {
        if required === recognizer { return true }
        if seen.insert(required).inserted { upcoming.append(required) }
      }
    }
    return false
  }

  /// The recognizers that share a touch with another one, in the order of the touches.
  func rivals(of recognizer: GestureRecognizer) -> [GestureRecognizer] {
    var rivals: [GestureRecognizer] = []
    var seen: Set<GestureRecognizer> = [recognizer]
    for finger in recognizer.fingers {
      for other in finger.recognizers where seen.insert(other).inserted { rivals.append(other) }
    }
    return rivals
  }

  /// The object that does not let a recognizer begin.
  enum Objection {
    case delegate
    case view(View)
  }

  /// Returns who does not let a recognizer begin, its delegate or a hit view; nil if all do.
  ///
  /// A view is asked only if it would lose its touch.
  func objection(to recognizer: GestureRecognizer) -> Objection? {
    if recognizer.currentDelegate?.gestureRecognizerShouldBegin(recognizer) == false {
      return .delegate
    }
    guard recognizer.cancelsTouchesInView else { return nil }
    if recognizer.progress.liftedFingers.isEmpty, recognizer.progress.touches.count == 1 {
      guard let finger = recognizer.progress.touches[0].finger, finger.concernsView,
        let view = finger.touch.view, !view.gestureRecognizerShouldBegin(recognizer)
      else { return nil }
      return .view(view)
    }
    var asked: [View] = []
    for finger in recognizer.fingers where finger.concernsView {
      guard let view = finger.touch.view, !asked.contains(view) else { continue }
      asked.append(view)
      if !view.gestureRecognizerShouldBegin(recognizer) { return .view(view) }
    }
    return nil
  }

  private var hasPending: Bool {
    for recognizer in recognizers where recognizer.isPending { return true }
    return false
  }

  /// Lets the recognizers that wait for others continue, as far as those have failed.
  func settle() {
    guard hasPending else { return }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for recognizer in recognizers where recognizer.isPending && !recognizer.progress.isAsking {
        recognizer.proceed(isNew: false)
        if !recognizer.isPending { isSettled = false }
      }
    }
  }
}

extension GestureRecognizer {
  /// Returns whether the recognizer has to wait for another one, as far as has been asked.
  fileprivate func mustWait(for other: GestureRecognizer) -> Bool {
    requires(other) || progress.requirements[ObjectIdentifier(other)] ?? false
  }
}

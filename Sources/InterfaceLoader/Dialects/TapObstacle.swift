package import ControlCore
package import Graphics
package import ResponderKit

/// The reason that a tap on the center of a control does not operate it, or a touch does not reach
/// a view.
package struct TapObstacle: Hashable {
  /// The kinds of reasons.
  package enum Reason: String, CaseIterable {
    /// The control or a view around it is hidden.
    case hidden
    /// The control or a view around it receives no touches.
    case interactionDisabled
    /// The control or a view around it has almost no opacity.
    case transparent
    /// The document has no size for the control.
    case noExtent
    /// The center is outside a view around the control, or outside the window.
    case outside
    /// Another view is in front of the center.
    case covered
    /// The control is not enabled.
    case disabled
    /// No touches are the gesture that a recognizer needs.
    case impossible
  }

  /// The kind of reason.
  package var reason: Reason
  /// The reason in words, with the view that it is about.
  package var text: String

  /// Creates an obstacle.
  package init(reason: Reason, text: String) { (self.reason, self.text) = (reason, text) }
}

extension View {
  /// The center of the view, in the coordinates of its window.
  package var middle: Point { convert(bounds.center, to: nil) }

  /// Returns the reason that a touch at the center does not reach the view or a view in it, and so
  /// not the gesture recognizers of the view; nil if it does.
  package func touchObstacle(in window: Window) -> TapObstacle? {
    if let obstacle = obstacleAround { return obstacle }
    let name = recordName
    guard let hit = window.hitTest(middle, with: nil), self === hit || !isDescendant(of: hit) else {
      return .init(
        reason: .outside, text: "the center of \(name) is outside the views that contain it")
    }
    return hit.isDescendant(of: self) ? nil : coverage(by: hit)
  }

  /// The reason that no touch reaches the view, wherever it stands; nil if one may.
  final var obstacleAround: TapObstacle? {
    let name = recordName
    for view in sequence(first: self, next: \.superview) {
      let subject = view === self ? name : "\(view.recordName), which it is in,"
      if view.isHidden { return .init(reason: .hidden, text: "\(subject) is hidden") }
      if !view.isUserInteractionEnabled {
        return .init(
          reason: .interactionDisabled, text: "\(subject) has isUserInteractionEnabled false")
      }
      if view.alpha < 0.01 { return .init(reason: .transparent, text: "\(subject) is transparent") }
    }
    if bounds.isEmpty {
      return .init(reason: .noExtent, text: "\(name) has no extent in the document")
    }
    return nil
  }

  fileprivate func coverage(by front: View) -> TapObstacle {
    .init(reason: .covered, text: "\(front.recordName) is in front of \(recordName)")
  }
}

extension Control {
  /// Returns the reason that a tap on the center does not operate the control now; nil if it does.
  package func tapObstacle(in window: Window) -> TapObstacle? {
    if let obstacle = touchObstacle(in: window) { return obstacle }
    // Views inside a control pass touches on to it, except for other controls.
    let hit = window.hitTest(middle, with: nil)
    let taker = sequence(first: hit ?? self, next: \.superview).first { $0 is Control }
    let whole = (taker as? any PartOfView)?.wholeView
    if let taker, taker !== self, whole !== self { return coverage(by: taker) }
    return isEnabled ? nil : .init(reason: .disabled, text: "\(recordName) is not enabled")
  }
}

extension TapObstacle.Reason {
  /// Indicates whether code of the app takes it away by showing or enabling a view.
  package var isLiftedByCode: Bool {
    switch self {
    case .hidden, .transparent, .interactionDisabled, .disabled: true
    case .noExtent, .outside, .covered, .impossible: false
    }
  }
}

extension View {
  /// Shows and enables the view and those around it, as code of the app does; returns what was
  /// changed, each in a few words.
  package final func showAsIfByCode() -> [String] {
    var changes: [String] = []
    for view in sequence(first: self, next: \.superview) {
      var states: [String] = []
      if view.isHidden || view.alpha < 0.01 {
        view.isHidden = false
        view.alpha = max(view.alpha, 1)
        states.append("shown")
      }
      if !view.isUserInteractionEnabled {
        view.isUserInteractionEnabled = true
        states.append("open to touches")
      }
      if let control = view as? Control, !control.isEnabled {
        control.isEnabled = true
        states.append("enabled")
      }
      if !states.isEmpty {
        changes.append("\(view.recordName) is \(states.joined(separator: " and "))")
      }
    }
    return changes
  }
}

import Accessibility
import ResponderKit

extension TouchedObject {
  func perform(
    _ operation: ScreenOperation,
    spelled: OperationSpelling
  ) throws(OperationRefusal) -> OperationOutcome {
    screens.forgetHierarchy()
    switch operation {
    case .keys, .press:
      return try screens.withKeyboard { () throws(OperationRefusal) in
        try performNow(operation, spelled: spelled)
      }
    default: return try performNow(operation, spelled: spelled)
    }
  }

  private func performNow(
    _ operation: ScreenOperation, spelled: OperationSpelling
  ) throws(OperationRefusal) -> OperationOutcome {
    let lines = SpokenLines()
    let operate = try prepare(operation, spelled, lines)
    let isGesture = operation == .tap && recognizer != nil
    var outcome = OperationOutcome(
      operation: isGesture ? "a gesture" : operation.kind.noun,
      record: InteractionRecord.during {}, announcements: [], screen: [], isNewScreen: false,
      isDone: false)
    outcome.tapObstacle = obstacle
    if let obstacle = obstacle(to: operation) {
      (outcome.obstacle, outcome.obstacleReason) = (obstacle.text, obstacle.reason)
      return outcome
    }
    let before = valueText
    var (isNew, isOther) = (false, false)
    var posted: [String] = []
    let listener = window.hearAccessibility { notification in
      switch notification {
      case .screenChanged: isNew = true
      case .layoutChanged: isOther = true
      case .announcement(let text): posted.append(text.string)
      default: break
      }
    }
    var reason: String?
    outcome.record = InteractionRecord.during {
      reason = operate()
      // A recognizer may delay what a control gets.
      driver.waitForGestures()
    }
    outcome.announcements =
      (lines.lines.isEmpty ? differences(in: outcome.record) : lines.lines) + posted
    listener.stop()
    outcome.isNewScreen = isNew
    outcome.screen = isNew || isOther ? spokenScreen : []
    let after = valueText
    if before != after { outcome.change = (before ?? "", after ?? "") }
    if reason != nil, let taker = outcome.record.touchTaker {
      reason =
        "\(taker) took the touch; the control gets it where cancelsTouchesInView is false, or where"
        + " the delegate of the recognizer leaves it out"
    }
    outcome.note = reason ?? note(after: operation, spelled)
    outcome.isDone = reason == nil && !outcome.record.lacksDestination
    return outcome
  }

  private var valueText: String? { recognizer == nil ? view.loadable?.valueText : nil }

  private func differences(in record: InteractionRecord) -> [String] {
    record.entries.compactMap { entry in
      guard case .element(_, let before, let element) = entry.step else { return nil }
      return document.announcement(ofChangeFrom: before, to: element)?.text
    }
  }
}

extension InteractionRecord {
  /// The recognizer that took a touch away from the view that it hit; nil for none.
  fileprivate var touchTaker: String? {
    entries.lazy.compactMap { entry -> String? in
      guard case .touch(let step) = entry.step, case .gesture(let name)? = step.obstacle else {
        return nil
      }
      return name
    }.first
  }

  /// Indicates whether a segue leads to a scene that is not there.
  fileprivate var lacksDestination: Bool {
    entries.contains {
      if case .controller(_, .hasNoDestination(_, asked: [])) = $0.step { true } else { false }
    }
  }
}

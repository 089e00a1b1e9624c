package import Accessibility
import Graphics

extension InteractionRecord: CustomStringConvertible {
  /// The record as lines of text in two columns: what happened, and its result.
  public var description: String {
    let width = min(rows.map { $0.right.isEmpty ? 0 : $0.left.count }.max() ?? 0, 32)
    return rows.map { row in
      guard !row.right.isEmpty else { return row.left }
      let gap = String(repeating: " ", count: max(0, width - row.left.count) + 2)
      return row.left + gap + row.right
    }.joined(separator: "\n")
  }

  /// The two columns.
  package var rows: [(left: String, right: String)] {
    let rows = entries.reduce(into: Rows()) { $0.add($1) }.rows
    return rows.isEmpty ? [("nothing happened", "")] : rows
  }
}

extension InteractionRecord.Step {
  /// A phrase for a step that needs no other to be understood; nil for others.
  package var summary: String? {
    guard case .scroll(let view, let offset) = self else { return nil }
    return "\(view) scrolls to (\(decimal(offset.x)), \(decimal(offset.y)))"
  }
}

private struct Rows {
  var rows: [(left: String, right: String)] = []
  /// The control that the rows are about, unless they say otherwise.
  private var control: String?
  /// Indicates whether the last row waits for the results of its handlers.
  private var isOpen = false

  mutating func add(_ entry: InteractionRecord.Entry) {
    let indent = String(repeating: "  ", count: entry.depth + 1)
    switch entry.step {
    case .touch(let step):
      control = step.hit?.view ?? control
      add(step.title, step.outcome)
      for passed in step.hit?.passedOver ?? [] {
        if let summary = passed.reason.summary { add("", "\(passed.view) \(summary)") }
      }
    case .tracking(let name, let tracking):
      if let summary = tracking.summary { add(indent + summary, named(name)) }
    case .state(let name, let from, let to):
      add("\(indent)\(from) → \(to)", named(name))
    case .events(let name, let events, let handlers):
      let who = name == control ? "" : "\(name) "
      add("\(indent)\(who)\(events)", handlers == 0 ? "no handler" : "")
      isOpen = handlers > 0
    case .action(let search, let hasTarget): answer(search.outcome(hasTarget: hasTarget), indent)
    case .closure(_, let title):
      answer(title.isEmpty ? "runs a closure" : "runs “\(title)”", indent)
    case .goneTarget(let action): answer("\(action) is not sent: its target has gone", indent)
    case .keptAction(let action): answer("\(action) is not sent on: sendAction keeps it", indent)
    case .menu(let name, let titles):
      let who = name == control ? "" : "\(name) "
      add("\(indent)\(who)opens its menu", titles.map { "“\($0)”" }.joined(separator: ", "))
    case .scroll: add(indent + (entry.step.summary ?? ""), "")
    case .gesture(let name, let step): add(name, step, indent)
    case .controller(let name, let step): add(indent + step.summary, name)
    case .editing(let name, let step): add(indent + step.summary, name)
    case .press(let step):
      if case .phase(_, _, let responder) = step { control = responder }
      add(indent.dropLast(2) + step.row.left, step.row.right)
    case .mouse(let step):
      control = step.path.first ?? control
      add(step.row.left, step.row.right)
    case .cell(_, .sendsAction):
      add(indent + InteractionRecord.CellStep.sendsAction.summary, "")
      isOpen = true
    case .cell(let name, .sends(let events, let handlers)):
      add("\(indent)\(name == control ? "" : "\(name) ")\(events)", "")
      isOpen = handlers > 0
    case .cell(let name, let step): add(indent + step.summary, named(name))
    case .binding(let step): add(indent + step.row.left, step.row.right)
    case .beep(let name, let selector):
      add("\(indent)beeps", "\(name): nothing handles \(selector)")
    case .focus(let step): add(indent + step.row.left, step.row.right)
    case .delegate(let step):
      let verb = step.isQuestion ? "asks" : "tells"
      add(
        "\(indent)\(step.isLinked ? verb : "may \(verb.dropLast())") \(step.object)", step.summary)
    case .warning(let text): add(indent + "warning", text)
    case .element(let name, let from, let to):
      add("accessibility changed", "\(name): \(to.changes(from: from))")
    }
  }

  private mutating func add(
    _ name: String, _ step: InteractionRecord.GestureStep, _ indent: String
  ) {
    switch step {
    case .state(let from, let to, let reason):
      add("\(indent)\(from) → \(to)", reason.map { "\(name): \($0)" } ?? name)
    case .waits(let other): add("\(indent)waits", "\(name): until \(other) fails")
    case .ignoresRequirement(let other):
      add("\(indent)does not wait", "\(name): it and \(other) require each other to fail")
    case .delays(let phase, let view):
      add("\(indent)delays “\(phase)” of \(view)", name)
    case .sends(let state, let handlers):
      add("\(indent)\(name) \(state)", handlers == 0 ? "no action" : "")
      isOpen = handlers > 0
    }
  }

  private mutating func add(_ left: String, _ right: String) {
    rows.append((left, right))
    isOpen = false
  }

  /// Adds the result of a handler, beside the events for the first one.
  private mutating func answer(_ text: String, _ indent: String) {
    if isOpen, rows[rows.count - 1].right.isEmpty {
      rows[rows.count - 1].right = text
    } else {
      rows.append((indent, text))
    }
    isOpen = false
  }

  private func named(_ name: String) -> String { name == control ? "" : name }
}

extension InteractionRecord.FingerStep {
  fileprivate var title: String {
    let who = finger == 0 ? "touch" : "finger \(finger + 1)"
    let times = tapCount > 1 && phase == .began ? ", tap \(tapCount)" : ""
    let verb =
      switch phase {
      case .began: "down at"
      case .ended: "up at"
      case .cancelled: "cancelled at"
      default: "moved to"
      }
    return "\(who) \(verb) (\(decimal(location.x)), \(decimal(location.y)))\(times)"
  }

  fileprivate var outcome: String {
    if let obstacle { return obstacle.summary }
    guard let hit else { return "" }
    guard let view = hit.view else { return "hits nothing" }
    return (["hits \(view)"] + hit.path.dropFirst()).joined(separator: " in ")
  }
}

extension InteractionRecord.ControllerStep {
  /// A phrase whose subject is the controller.
  fileprivate var summary: String {
    switch self {
    case .isAsked(let segue, let agrees): agrees ? "agrees to \(segue)" : "refuses \(segue)"
    case .prepares(let segue): "prepares \(segue)"
    case .hasNoDestination(let segue, let asked):
      asked.isEmpty
        ? "has no destination for \(segue)"
        : "\(segue) may go back to \(asked.joined(separator: " or "))"
    case .presents(let name, let style): "presents \(name), \(style)"
    case .dismisses(let name): "dismisses \(name)"
    case .pushes(let name): "pushes \(name)"
    case .pops(let names): "pops \(names.joined(separator: ", "))"
    case .selects(let name): "selects \(name)"
    case .appeared: "appeared"
    case .disappeared: "disappeared"
    }
  }
}

extension InteractionRecord.EditingStep {
  /// A phrase for what happens.
  fileprivate var summary: String {
    switch self {
    case .begins: "begins editing"
    case .ends: "ends editing"
    case .types(let text): "types “\(text)”"
    case .typesHidden(1): "types a hidden character"
    case .typesHidden(let count): "types \(count) hidden characters"
    case .pastes: "pastes"
    case .deletes: "deletes"
    case .pressesReturn: "presses return"
    case .selects(let range): "selects \(range)"
    case .turns(let month): "turns to \(month)"
    }
  }
}

extension InteractionRecord.DelegateStep {
  /// The method with the answer.
  fileprivate var summary: String {
    guard isLinked else { return method }
    return answer.map { "\(method) → \($0)" } ?? method
  }
}

extension TouchObstacle {
  /// A phrase for the obstacle.
  package var summary: String {
    switch self {
    case .secondFinger:
      "not delivered to the view: a finger is down and isMultipleTouchEnabled is false"
    case .exclusiveTouch: "not delivered: isExclusiveTouch"
    case .gesture(let name): "taken away by \(name)"
    case .removed: "taken away: the view has left"
    }
  }
}

extension HitTest.Reason {
  /// A phrase for a reason that a reader would not expect; nil for a view that is merely behind.
  fileprivate var summary: String? {
    switch self {
    case .hidden: "is passed over: hidden"
    case .interactionDisabled: "is passed over: isUserInteractionEnabled is false"
    case .transparent: "is passed over: alpha is below 0.01"
    case .covered: nil
    }
  }
}

extension InteractionRecord.Tracking {
  /// A phrase; nil for what the events already show.
  fileprivate var summary: String? {
    switch self {
    case .began(true), .ended: nil
    case .began(false): "beginTracking answers false"
    case .stopped: "continueTracking answers false"
    case .cancelled: "cancelTracking"
    }
  }
}

extension ActionSearch {
  fileprivate func outcome(hasTarget: Bool) -> String {
    let asked = steps.filter { $0.verdict != .performs }
    if let target {
      let after = asked.isEmpty ? "" : ", after " + asked.map(\.responder).joined(separator: ", ")
      return "\(action) → \(target)\(hasTarget ? "" : after)"
    }
    if let only = asked.first, hasTarget {
      return "\(only.responder) \(only.verdict.summary(for: action))"
    }
    if asked.contains(where: { $0.verdict == .unknown }) { return failure }
    let names = asked.map(\.responder).joined(separator: ", ")
    let cycle = isCyclic ? ", where the chain leads back into itself" : ""
    return "no responder performs \(action)\(names.isEmpty ? "" : ", asked \(names)")\(cycle)"
  }
}

extension AccessibilityElement {
  /// Returns a phrase for the differences from a former element.
  package func changes(from before: AccessibilityElement) -> String {
    var changes: [String] = []
    if label != before.label { changes.append("label \(label.map { "“\($0)”" } ?? "none")") }
    if value != before.value { changes.append("value \(value?.summary ?? "none")") }
    if hint != before.hint { changes.append("hint \(hint.map { "“\($0)”" } ?? "none")") }
    let (added, removed) = (traits.subtracting(before.traits), before.traits.subtracting(traits))
    if !added.isEmpty { changes.append("now \(added)") }
    if !removed.isEmpty { changes.append("no longer \(removed)") }
    return changes.isEmpty ? "something else" : changes.joined(separator: ", ")
  }
}

extension AccessibilityValue {
  /// The value in a few words, independent of a reader's language.
  fileprivate var summary: String {
    switch self {
    case .text(let text), .badge(let text): "“\(text)”"
    case .number(let number): decimal(number)
    case .percent(let fraction): "\(decimal(fraction * 100))%"
    case .position(let place, let count): "\(place) of \(count)"
    case .toggle(let state): "\(state)"
    case .color(let color): color.accessibilityName
    }
  }
}

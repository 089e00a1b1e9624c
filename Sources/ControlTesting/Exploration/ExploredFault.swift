package import Diagnostics

/// A law that does not hold on a screen, and the fewest steps after which it does not.
package struct ExploredFault: Sendable {
  /// The finding, with the id of the law.
  package let finding: Diagnostic
  /// The name of the screen on which the steps begin; nil for one without.
  package let screen: String?
  /// The steps, as a scenario has them; empty for what is wrong from the beginning.
  package let steps: [String]

  /// The scenario that leads to the fault, without its document.
  package var scenario: String {
    ([screen.map { "@screen \($0)" }].compactMap(\.self) + steps.map { "> \($0)" })
      .joined(separator: "\n")
  }
}

/// A law that only a run can break; the others are rules of `ctl check`.
package enum ExploredLaw: String, Sendable, CaseIterable {
  /// An action has an object that performs it.
  case lostAction = "lost-action"
  /// A screen has a way out.
  case deadEnd = "dead-end"
  /// A value can be changed.
  case unchangeableValue = "unchangeable-value"
  /// The change of a value is said.
  case silentChange = "silent-change"
  /// The focus is on something.
  case lostFocus = "lost-focus"
  /// The same steps do the same.
  case differentRuns = "different-runs"

  /// The rules of `ctl check` that hold in every state of a screen: what can be reached, and what is said.
  package static let rules: Set<String> = [
    "unnamed", "image-only", "unlabeled-field", "unlabeled-switch", "unnamed-value", "blank-name",
    "hint-without-name", "empty-element", "unreachable", "nested-element", "hidden-from-readers",
    "covered", "outside",
    "without-touches", "shadowing-recognizer", "adjustable-without-action", "wrong-enabled-trait",
    "missing-target", "action-without-name", "unsent-event", "empty-range", "key-view-loop",
  ]

  /// The rules among them that say what is reached.
  static let ofReach: Set<String> = [
    "unreachable", "hidden-from-readers", "covered", "outside", "without-touches",
  ]

  /// The severity of a finding.
  var severity: Diagnostic.Severity {
    switch self {
    case .lostAction, .differentRuns: .error
    case .deadEnd, .unchangeableValue, .silentChange, .lostFocus: .warning
    }
  }

  /// The advice of a finding.
  var remedy: String {
    switch self {
    case .lostAction: "Connect it to an object that does."
    case .deadEnd: "Add a way back."
    case .unchangeableValue: "Give it a range and a step, or show it as text."
    case .silentChange: "Give the element a value."
    case .lostFocus: "Correct the order of the key views."
    case .differentRuns: "Remove what is random, or depends on the time."
    }
  }
}

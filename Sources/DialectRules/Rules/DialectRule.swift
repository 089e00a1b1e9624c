/// A rule in which UIKit and AppKit differ, with the scenario whose runs show it.
public struct DialectRule: Sendable {
  /// The topics of rules.
  public enum Topic: String, Sendable, Hashable, CaseIterable {
    /// The arguments of actions, and how many a control has.
    case signatures
    /// The moments at which a control reports something.
    case events
    /// The search for the object that performs an action.
    case nilTarget = "nil-target"
    /// The part of a control that keeps its value.
    case cells
    /// The object that gets the keyboard.
    case firstResponder = "first-responder"
    /// The states of controls, and how they look and sound.
    case state
    /// The validation of commands.
    case validation
    /// Values that controls follow and set.
    case bindings

    /// The topic in words.
    public var title: String {
      switch self {
      case .signatures: "Actions and their arguments"
      case .events: "Events and moments"
      case .nilTarget: "Actions without a target"
      case .cells: "Cells"
      case .firstResponder: "The first responder and the keyboard"
      case .state: "States, looks and words"
      case .validation: "Menus and validation"
      case .bindings: "Bindings"
      }
    }
  }

  /// The topic.
  public let topic: Topic
  /// The behavior of UIKit.
  public let uiKit: String
  /// The behavior of AppKit.
  public let appKit: String
  /// The ids of conformance cases about it.
  public let cases: [String]
  /// The scenario that shows it.
  public let scenario: DialectScenario
  private let isShownBy: @Sendable (DialectComparison.Difference, DialectScenario) -> Bool

  init(
    _ topic: Topic, uiKit: String, appKit: String, _ cases: String..., in scenario: DialectScenario,
    isShownBy: @escaping @Sendable (DialectComparison.Difference, DialectScenario) -> Bool
  ) {
    (self.topic, self.uiKit, self.appKit) = (topic, uiKit, appKit)
    (self.cases, self.scenario, self.isShownBy) = (cases, scenario, isShownBy)
  }

  /// Returns whether the rule is the reason for a difference between the runs of a scenario.
  public func explains(
    _ difference: DialectComparison.Difference, in scenario: DialectScenario
  ) -> Bool { isShownBy(difference, scenario) }
}

extension DialectComparison.Difference {
  /// Returns whether it is a line of a dialect and a kind, with words in it.
  func isLine(
    of dialect: DialectScenario.Dialect, _ kind: DialectRun.Line.Kind, _ words: String = ""
  ) -> Bool {
    guard self.dialect == dialect, case .line(let line, _) = part else { return false }
    return line.kind == kind && (words.isEmpty || line.text.contains(words))
  }

  /// The step of a line; nil for another difference.
  var step: DialectScenario.Step? {
    if case .line(_, let step) = part { step } else { nil }
  }

  /// Returns whether a screen reader says words that the other one does not.
  func says(_ words: String) -> Bool {
    if case .spoken(let text) = part { text.contains(words) } else { false }
  }

  /// Returns whether a part of the scenario that the dialect does not have has words in it.
  func lacks(_ words: String, _ dialect: DialectScenario.Dialect) -> Bool {
    guard self.dialect == dialect, case .withoutCounterpart(let text) = part else { return false }
    return text.contains(words)
  }
}

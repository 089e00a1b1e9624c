/// A scenario that ran in both dialects, with what differs.
public struct ScenarioComparison: Sendable {
  /// The scenario.
  public let scenario: Scenario
  /// The run in UIKit.
  public let uiKit: ScenarioRun
  /// The run in AppKit.
  public let appKit: ScenarioRun

  /// Runs a scenario in both dialects.
  @MainActor
  public init(_ scenario: Scenario) {
    self.scenario = scenario
    (uiKit, appKit) = (scenario.run(in: .uiKit), scenario.run(in: .appKit))
  }

  /// Something that only one of the runs has.
  public struct Difference: Sendable, Hashable {
    /// The parts of a run.
    public enum Part: Sendable, Hashable {
      /// A line of the record of a step.
      case line(ScenarioRun.Line, step: Scenario.Step)
      /// What a screen reader says.
      case spoken(String)
      /// A part of the scenario that the dialect does not have.
      case withoutCounterpart(String)
    }
    /// The dialect whose run has it.
    public var dialect: Scenario.Dialect
    /// The part.
    public var part: Part
  }

  /// The lines of a step that only one of the runs has, in order.
  public func differences(ofStep step: Int) -> [Difference] {
    let (left, right) = (uiKit.lines(ofStep: step), appKit.lines(ofStep: step))
    return right.difference(from: left).map { change in
      switch change {
      case .remove(_, let line, _):
        Difference(dialect: .uiKit, part: .line(line, step: scenario.steps[step]))
      case .insert(_, let line, _):
        Difference(dialect: .appKit, part: .line(line, step: scenario.steps[step]))
      }
    }
  }

  /// All differences: those of the records, what is said otherwise, and what one dialect does not have.
  public var differences: [Difference] {
    var found = scenario.steps.indices.flatMap { differences(ofStep: $0) }
    for (left, right) in zip(uiKit.spoken, appKit.spoken) where left != right {
      found.append(Difference(dialect: .uiKit, part: .spoken(left)))
      found.append(Difference(dialect: .appKit, part: .spoken(right)))
    }
    for run in [uiKit, appKit] {
      found += run.withoutCounterpart.map {
        Difference(dialect: run.dialect, part: .withoutCounterpart($0))
      }
    }
    return found
  }
}

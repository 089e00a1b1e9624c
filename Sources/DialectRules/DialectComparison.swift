/// A scenario that ran in both dialects, with what differs.
public struct DialectComparison: Sendable {
  /// The scenario.
  public let scenario: DialectScenario
  /// The run in UIKit.
  public let uiKit: DialectRun
  /// The run in AppKit.
  public let appKit: DialectRun

  /// Runs a scenario in both dialects.
  @MainActor
  public init(_ scenario: DialectScenario) {
    self.scenario = scenario
    (uiKit, appKit) = (scenario.run(in: .uiKit), scenario.run(in: .appKit))
  }

  /// Something that only one of the runs has.
  public struct Difference: Sendable, Hashable {
    /// The parts of a run.
    public enum Part: Sendable, Hashable {
      /// A line of the record of a step.
      case line(DialectRun.Line, step: DialectScenario.Step)
      /// The words of a screen reader.
      case spoken(String)
      /// A part of the scenario that the dialect does not have.
      case withoutCounterpart(String)
    }
    /// The dialect whose run has it.
    public var dialect: DialectScenario.Dialect
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

extension DialectComparison {
  /// Returns what happened in a step in two columns, in which equal lines stand beside each other; what a screen
  /// reader says is a line, too.
  public func rows(ofStep step: Int) -> [(left: String?, right: String?)] {
    if case .say = scenario.steps[step] {
      let number = scenario.steps[..<step].count { if case .say = $0 { true } else { false } }
      return [("“\(uiKit.spoken[number])”", "“\(appKit.spoken[number])”")]
    }
    let (left, right) = (uiKit.lines(ofStep: step), appKit.lines(ofStep: step))
    let change = right.difference(from: left)
    let removed = Set(
      change.removals.map { if case .remove(let place, _, _) = $0 { place } else { -1 } })
    let inserted = Set(
      change.insertions.map { if case .insert(let place, _, _) = $0 { place } else { -1 } })
    var rows: [(left: String?, right: String?)] = []
    var (one, other) = (0, 0)
    while one < left.count || other < right.count {
      if one < left.count, removed.contains(one) {
        rows.append((left[one].text, nil))
        one += 1
      } else if other < right.count, inserted.contains(other) {
        rows.append((nil, right[other].text))
        other += 1
      } else {
        rows.append((left[one].text, right[other].text))
        (one, other) = (one + 1, other + 1)
      }
    }
    return rows
  }
}

extension DialectScenario.Step {
  /// The step in words of a dialect: a tap or a click.
  public func words(in dialect: DialectScenario.Dialect) -> String {
    let isTouch = dialect == .uiKit
    return switch self {
    case .tap(let name, 1): isTouch ? "tap “\(name)”" : "click “\(name)”"
    case .tap(let name, let count):
      isTouch ? "tap “\(name)” \(count) times" : "click “\(name)” \(count) times"
    case .pressAndLeave(let name, let distance):
      "press “\(name)” and leave it by \(Int(distance)) points"
    case .slide(let name, let value): "drag “\(name)” to \(Int(value))"
    case .type(let text): "type “\(text)”"
    case .pressReturn: "press the return key"
    case .pressTab: "press the tab key"
    case .pressCommand(let letter): "press ⌘\(letter.uppercased())"
    case .focus(let name): "make “\(name)” first responder"
    case .activate(let name):
      isTouch ? "send the actions of “\(name)” in code" : "click “\(name)” in code"
    case .set(let name, let value): "set “\(name)” to \(Int(value)) in code"
    case .enable(let name, let isEnabled): "\(isEnabled ? "enable" : "disable") “\(name)” in code"
    case .say(let name): "move VoiceOver to “\(name)”"
    }
  }
}

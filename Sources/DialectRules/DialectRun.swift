public import ResponderKit

/// A run of a scenario in a dialect: a record for each step, what was said, and what the dialect has
/// no counterpart for.
public struct DialectRun: Sendable, Hashable {
  /// The dialect.
  public var dialect: DialectScenario.Dialect
  /// The record of each step, in order.
  public var records: [InteractionRecord] = []
  /// The announcements of the steps that moved a screen reader, in order.
  public var spoken: [String] = []
  /// The parts of the scenario that the dialect does not have, each in a few words.
  public var withoutCounterpart: [String] = []

  init(_ dialect: DialectScenario.Dialect) { self.dialect = dialect }
}

extension DialectScenario {
  /// The dialects in which a scenario runs.
  public enum Dialect: String, Sendable, Hashable, CaseIterable {
    /// UIKit, with a finger and VoiceOver on iOS.
    case uiKit
    /// AppKit, with a mouse and VoiceOver on macOS.
    case appKit
  }

  /// Makes the controls in a window of a dialect, and performs the steps; traps for a step whose control the scenario
  /// lacks.
  @MainActor
  public func run(in dialect: Dialect) -> DialectRun {
    switch dialect {
    case .uiKit: run(on: UIKitStage(self), dialect)
    case .appKit: AppKitStage.inOwnScope { run(on: AppKitStage(self), dialect) }
    }
  }

  @MainActor
  private func run(on stage: some DialectStage, _ dialect: Dialect) -> DialectRun {
    var run = DialectRun(dialect)
    for step in steps {
      if case .say(let name) = step {
        run.spoken.append(stage.announcement(of: name))
        run.records.append(InteractionRecord.during {})
      } else {
        run.records.append(InteractionRecord.during { stage.perform(step) })
      }
    }
    run.withoutCounterpart = stage.withoutCounterpart
    return run
  }

  /// Returns the control with a name; traps without one.
  func control(_ name: String) -> Control {
    guard let control = controls.first(where: { $0.name == name }) else {
      preconditionFailure("the scenario has no control “\(name)”")
    }
    return control
  }
}

/// The window of a dialect in which a scenario runs.
@MainActor
protocol DialectStage: AnyObject {
  /// The parts of the scenario that the dialect does not have.
  var withoutCounterpart: [String] { get }
  /// Performs a step.
  func perform(_ step: DialectScenario.Step)
  /// Returns what the screen reader says when its cursor reaches a control.
  func announcement(of name: String) -> String
}

extension DialectScenario.Performer {
  /// The name in records, the same in each dialect.
  var recordName: String {
    switch self {
    case .view: "the view"
    case .controller: "the controller"
    case .window: "the window"
    case .windowDelegate: "the window's delegate"
    case .scene: "the scene"
    case .application: "the application"
    case .applicationDelegate: "the application's delegate"
    }
  }
}

extension DialectScenario.Arguments {
  /// The selector of an action that saves.
  var selector: String {
    switch self {
    case .none: "save"
    case .sender: "save:"
    case .senderAndEvent: "save:forEvent:"
    }
  }
}

import ArgumentParser
import ControlCore
import InterfaceBuilder
import InterfaceLoader
import Presenters
import ResponderKit

/// `ctl why`: whether a tap reaches a control and each of its actions reaches a method, and if not,
/// why.
struct Why: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explains what a tap on a control does, or why it does nothing.")

  @OptionGroup var options: ControlOptions

  func run() throws {
    let found = try options.find()
    let answer = MainActor.assumeIsolated {
      OperatedControl(found.control, in: DocumentVersion(found.document)).map {
        Answer(of: $0, found.control.connections)
      }
    }
    guard let answer else { throw options.refuse(found.control, in: found.document) }
    try Terminal.write(ColumnLayout(style: Terminal.style).present(answer.rows) + "\n")
    try found.end()
    if !answer.isFine { throw ExitStatus.findings }
  }

  /// The answer that is shown.
  @MainActor
  private struct Answer {
    var rows: [(left: String, right: String)] = []
    /// Whether a tap reaches the control and no action is certain to be lost.
    var isFine: Bool

    /// Returns the responders that perform or may perform the action, or all that were asked if it
    /// is lost.
    private func lines(of search: ActionSearch) -> [String] {
      var shown = search
      if !search.isLost { shown.steps.removeAll { $0.verdict == .lacksMethod } }
      return shown.rows.map { $0.right.isEmpty ? $0.left : "\($0.left) \($0.right)" }
    }

    /// Returns why a connection has no working handler; nil if it has one.
    private func problem(
      of connection: Connection, on operated: OperatedControl
    ) -> (words: String, isMistake: Bool)? {
      let target = "'\(connection.targetID ?? "")'"
      if connection.kind == .segue, connection.targetKind == .unresolved {
        return ("a segue to \(target), which is missing", true)
      }
      guard connection.kind == .action else { return nil }
      let selector = connection.selector.isEmpty ? "an action without a name" : connection.selector
      if connection.targetKind == .unresolved {
        return ("\(selector) of \(target), which is missing", true)
      }
      if connection.selector.isEmpty { return (selector, true) }
      if connection.eventType.flatMap({ ControlEvents(name: $0) }) == nil {
        return ("\(selector), for an event that UIControl does not have", true)
      }
      if connection.targetKind == .firstResponder
        || operated.document.object(id: connection.targetID) != nil
      {
        return nil
      }
      return ("\(selector) of \(target), which is not loaded", false)
    }

    init(of operated: OperatedControl, _ connections: [Connection]) {
      let obstacle = operated.obstacle
      isFine = obstacle == nil
      let outcome = obstacle.map { "does nothing: \($0)" }
      rows.append(("a tap", outcome ?? "reaches \(operated.control.recordName)"))
      var count = 0
      operated.control.enumerateEventHandlers { action, targetAction, events, _ in
        count += 1
        if let action { rows.append(("\(events)", "begins the \(action.title)")) }
        guard let targetAction else { return }
        let search = ActionSearch(
          for: targetAction.action, to: targetAction.target, from: operated.control)
        rows.append(("\(events)", "\(targetAction.action)"))
        rows += lines(of: search).map { ("", $0) }
        if search.isLost { isFine = false }
      }
      for connection in connections {
        guard let problem = problem(of: connection, on: operated) else { continue }
        count += 1
        if problem.isMistake { isFine = false }
        rows.append((connection.eventType ?? "", problem.words))
      }
      if count == 0 {
        rows.append(("no action", "the document connects none; code may add some"))
      }
    }
  }
}

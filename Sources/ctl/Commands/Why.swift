import ArgumentParser
import InterfaceLoader
import Presenters
import ResponderKit
import TextFormats

/// `ctl why`: whether a tap reaches a control and each of its actions reaches a method, and if not,
/// why.
struct Why: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Explains what a tap or a gesture does, or why it does nothing.",
    usage: "ctl why <path> <control> [options]",
    discussion: """
      The center is in the coordinates of the control's screen. A control that a scroll view does \
      not show is scrolled into view first.
      """)

  @OptionGroup var options: ControlOptions

  func run() throws {
    try options.answer(schema: "ctl.why/1") { WhyAnswer($0).answer }
  }
}

/// The answer about a tap on an object and its handlers.
@MainActor
private struct WhyAnswer {
  private var rows: [(left: String, right: String)] = []
  private var json: [String: JSONValue] = [:]
  private var handlers: [JSONValue] = []
  private let explanation: OperationExplanation

  init(_ operated: any OperatedObject) {
    explanation = operated.explanation
    addStimulus(to: operated)
    for handler in explanation.handlers { add(handler, isSegue: false) }
    if explanation.selectsTab { rows.append(("", "selects its tab")) }
    addProblems()
    addGestures()
    for handler in explanation.handlers { add(handler, isSegue: true) }
  }

  var answer: ControlAnswer {
    var (rows, json) = (rows, json)
    let isSilent =
      handlers.isEmpty && explanation.problems.isEmpty && explanation.gestures.isEmpty
    if isSilent, !explanation.opensMenu, !explanation.selectsTab {
      rows.append(("no action", "the document connects none; code may add some"))
    }
    json.set("handlers", handlers)
    return ControlAnswer(rows: rows, json: json, isFine: explanation.isFine)
  }

  private mutating func addStimulus(to operated: any OperatedObject) {
    let outcome = explanation.obstacle.map { "does nothing: \($0.text)" }
    rows.append((explanation.stimulus, outcome ?? "reaches \(explanation.reached)"))
    if let requirement = explanation.requirement {
      rows.append(("needs", requirement))
      json["requirement"] = .string(requirement)
    }
    for (name, text) in explanation.notes { rows.append((name, text)) }
    json.set("hosts", explanation.hosts.count > 1 ? explanation.hosts.map { .string($0) } : [])
    json.set("delegate", explanation.delegate)
    rows += operated.scrolling.summaries.map { ("", "after \($0)") }
    if let note = operated.note { rows.append(("", note)) }
    json.merge(operated.json(explanation.obstacle)) { first, _ in first }
    if explanation.opensMenu {
      rows.append(("", "opens its menu"))
      json["opensMenu"] = .bool(true)
    }
    if explanation.selectsTab { json["selectsTab"] = .bool(true) }
  }

  private mutating func add(_ handler: OperationExplanation.Handler, isSegue: Bool) {
    switch handler {
    case .closure(let event, let title) where !isSegue: addClosure(event, title)
    case .segue(let place, let summary) where isSegue: addClosure(place, summary)
    case .action(let event, let name, let found) where !isSegue:
      rows.append((event, name))
      if found.asksFirstResponder {
        rows.append(("", "the first responder \(ActionSearch.firstResponderNote)"))
      }
      rows += lines(of: found.search).map { ("", $0) }
      handlers.append(
        .object([
          "events": .string(event),
          "search": found.search.json(asksFirstResponder: found.asksFirstResponder),
        ]))
    default: break
    }
  }

  private mutating func addClosure(_ event: String, _ title: String) {
    rows.append((event, "begins the \(title)"))
    handlers.append(.object(["events": .string(event), "closure": .string(title)]))
  }

  private mutating func addProblems() {
    json.set(
      "problems",
      explanation.problems.map { problem in
        var json: [String: JSONValue] = [
          "text": .string(problem.text), "isMistake": .bool(problem.isMistake),
        ]
        json.set("events", problem.event)
        return .object(json)
      })
    rows += explanation.problems.map { ($0.event ?? "", $0.text) }
  }

  private mutating func addGestures() {
    rows += explanation.gestures.map { ("gesture", "\($0.recognizer): \($0.requirement)") }
    json.set(
      "gestures",
      explanation.gestures.map { found in
        var gesture: [String: JSONValue] = [
          "recognizer": .string(found.recognizer), "requirement": .string(found.requirement),
        ]
        gesture.set("id", found.id)
        return .object(gesture)
      })
    guard let note = explanation.readerNote else { return }
    rows.append(("VoiceOver", note))
    json["voiceOver"] = .string(note)
  }

  /// Returns the responders that perform or may perform the action, or all that were asked if it is
  /// lost.
  private func lines(of search: ActionSearch) -> [String] {
    var shown = search
    if !search.isLost { shown.steps.removeAll { $0.verdict == .lacksMethod } }
    return shown.rows.map { $0.right.isEmpty ? $0.left : "\($0.left) \($0.right)" }
  }
}

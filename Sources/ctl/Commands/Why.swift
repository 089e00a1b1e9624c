import ArgumentParser
import ButtonModel
import ControlCore
import Graphics
import InterfaceBuilder
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
    try options.answer(schema: "ctl.why/1") { operated, control in
      var reasons = Reasons()
      reasons.add(tapOn: operated)
      if operated.item is TabBarItem {
        reasons.addTab()
      } else {
        operated.control?.enumerateEventHandlers { action, targetAction, events, _ in
          let name = operated.item == nil ? "\(events)" : "sends"
          reasons.add(action, targetAction, name, of: operated)
        }
      }
      if let recognizer = operated.recognizer {
        recognizer.enumerateHandlers { action, targetAction in
          reasons.add(action, targetAction, "sends", of: operated)
        }
      }
      for connection in control?.connections ?? operated.connections {
        reasons.add(connection, of: operated)
      }
      reasons.add(recognizersOf: operated)
      reasons.add(seguesOf: operated)
      return reasons.answer
    }
  }
}

/// The findings about a tap on a control and its handlers.
@MainActor
private struct Reasons {
  private var rows: [(left: String, right: String)] = []
  private var json: [String: JSONValue] = [:]
  private var handlers: [JSONValue] = []
  private var problems: [JSONValue] = []
  private var opensMenu = false
  private var selectsTab = false
  private var gestures: [JSONValue] = []
  /// Indicates whether a tap reaches the control and no action is certain to be lost.
  private var isFine = true

  var answer: ControlAnswer {
    var rows = rows
    var json = json
    if handlers.isEmpty, problems.isEmpty, !opensMenu, !selectsTab, gestures.isEmpty {
      rows.append(("no action", "the document connects none; code may add some"))
    }
    json.set("handlers", handlers)
    json.set("problems", problems)
    return ControlAnswer(rows: rows, json: json, isFine: isFine)
  }

  mutating func add(tapOn operated: OperatedObject) {
    let obstacle = operated.obstacle
    isFine = obstacle == nil
    let outcome = obstacle.map { "does nothing: \($0.text)" }
    let stimulus = operated.recognizer == nil ? "a tap" : "a gesture"
    rows.append((stimulus, outcome ?? "reaches \(operated.view.recordName)"))
    if let recognizer = operated.recognizer {
      let requirement = operated.requirement(of: recognizer)
      rows.append(("needs", requirement))
      json["requirement"] = .string(requirement)
      for (name, text) in operated.recognizerNotes { rows.append((name, text)) }
      json.set("hosts", operated.hosts.count > 1 ? operated.hosts.map { .string($0) } : [])
      json.set("delegate", operated.delegateName)
    }
    rows += operated.scrolling.summaries.map { ("", "after \($0)") }
    if let note = operated.note { rows.append(("", note)) }
    json.merge(operated.json(operated.obstacle)) { first, _ in first }
    guard let button = operated.control as? Button, button.menu != nil,
      button.showsMenuAsPrimaryAction
    else { return }
    rows.append(("", "opens its menu"))
    opensMenu = true
    json["opensMenu"] = .bool(true)
  }

  mutating func add(
    _ action: Action?, _ targetAction: (target: AnyObject?, action: ActionSelector)?,
    _ events: String, of operated: OperatedObject
  ) {
    if let action {
      rows.append((events, "begins the \(action.title)"))
      handlers.append(.object(["events": .string(events), "closure": .string(action.title)]))
    }
    guard let targetAction else { return }
    let search = ActionSearch(
      for: targetAction.action, to: targetAction.target,
      from: operated.sender)
    let asksFirst = targetAction.target == nil && operated.recognizer == nil
    rows.append((events, "\(targetAction.action)"))
    if asksFirst {
      rows.append(("", "the first responder \(ActionSearch.firstResponderNote)"))
    }
    rows += lines(of: search).map { ("", $0) }
    handlers.append(
      .object([
        "events": .string(events), "search": search.json(asksFirstResponder: asksFirst),
      ]))
    if search.isLost { isFine = false }
  }

  /// Adds the segues of a cell, which is no sender of events.
  mutating func add(seguesOf operated: OperatedObject) {
    guard operated.control == nil, operated.recognizer == nil,
      let element = operated.document.element(of: operated.view)
    else { return }
    for segue in operated.document.document.segues(of: element) {
      let place = segue.trigger == "accessoryAction" ? "details" : "a tap"
      rows.append((place, "begins the \(segue.summary)"))
      handlers.append(.object(["events": .string(place), "closure": .string(segue.summary)]))
    }
  }

  /// Adds what a tab does.
  mutating func addTab() {
    rows.append(("", "selects its tab"))
    selectsTab = true
    json["selectsTab"] = .bool(true)
  }

  /// Adds the recognizers of a view, and what they mean for a user of VoiceOver.
  mutating func add(recognizersOf operated: OperatedObject) {
    let recognizers = operated.recognizer.map { [$0] } ?? operated.view.gestureRecognizers ?? []
    guard !recognizers.isEmpty else { return }
    if operated.recognizer == nil {
      for recognizer in recognizers {
        let requirement = operated.requirement(of: recognizer)
        rows.append(("gesture", "\(recognizer.recordName): \(requirement)"))
        var gesture: [String: JSONValue] = [
          "recognizer": .string(recognizer.recordName), "requirement": .string(requirement),
        ]
        gesture.set("id", operated.document.element(of: recognizer)?.id)
        gestures.append(.object(gesture))
      }
      json.set("gestures", gestures)
    }
    let note = operated.voiceOverNote(on: recognizers)
    rows.append(("VoiceOver", note))
    json["voiceOver"] = .string(note)
  }

  mutating func add(_ connection: Connection, of operated: OperatedObject) {
    guard let problem = problem(of: connection, on: operated) else { return }
    if problem.isMistake { isFine = false }
    rows.append((connection.eventType ?? "", problem.words))
    var json: [String: JSONValue] = [
      "text": .string(problem.words), "isMistake": .bool(problem.isMistake),
    ]
    json.set("events", connection.eventType)
    problems.append(.object(json))
  }

  /// Returns the responders that perform or may perform the action, or all that were asked if it is
  /// lost.
  private func lines(of search: ActionSearch) -> [String] {
    var shown = search
    if !search.isLost { shown.steps.removeAll { $0.verdict == .lacksMethod } }
    return shown.rows.map { $0.right.isEmpty ? $0.left : "\($0.left) \($0.right)" }
  }

  /// Returns why a connection has no working handler; nil if it has one.
  private func problem(
    of connection: Connection, on operated: OperatedObject
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
    if connection.crossesScenes {
      return (
        "\(selector) of \(connection.shownTargetClass ?? target), which is in another scene", true
      )
    }
    if operated.recognizer == nil, operated.item == nil,
      connection.eventType.flatMap({ ControlEvents(name: $0) }) == nil
    {
      return ("\(selector), for an event that UIControl does not have", true)
    }
    if connection.targetKind == .firstResponder
      || operated.document.object(id: connection.targetID) != nil
    {
      return nil
    }
    if connection.target?.isGestureRecognizer ?? false {
      return ("\(selector) of \(target), a gesture recognizer, which performs no actions", true)
    }
    return ("\(selector) of \(target), which is not loaded", false)
  }
}

import ButtonModel
import ControlCore
import Gestures
import InterfaceBuilder
import Navigation
import ResponderKit

extension TouchedObject {
  var explanation: OperationExplanation {
    var result = OperationExplanation(reached: view.recordName, obstacle: obstacle)
    if let recognizer {
      result.stimulus = "a gesture"
      result.requirement = requirement(of: recognizer)
      result.notes = recognizerNotes
      result.hosts = hosts
      result.delegate = delegateName
    }
    result.notes += document.attributeNotes(of: element)
    if let button = control as? Button { result.opensMenu = button.opensMenuOnTap }
    addHandlers(to: &result)
    let control = document.document.controls.first { $0.element == element }
    result.problems = (control?.connections ?? connections).compactMap { problem(of: $0) }
    addRecognizers(to: &result)
    addSegues(to: &result)
    return result
  }

  private func addHandlers(to result: inout OperationExplanation) {
    if item is TabBarItem {
      result.selectsTab = true
    } else {
      control?.enumerateEventHandlers { action, targetAction, events, _ in
        add(action, targetAction, item == nil ? "\(events)" : "sends", to: &result)
      }
    }
    recognizer?.enumerateHandlers { action, targetAction in
      add(action, targetAction, "sends", to: &result)
    }
  }

  private func add(
    _ action: Action?, _ targetAction: (target: AnyObject?, action: ActionSelector)?,
    _ events: String, to result: inout OperationExplanation
  ) {
    if let action { result.handlers.append(.closure(events, title: action.title)) }
    guard let targetAction else { return }
    let search = ActionSearch(
      for: targetAction.action, to: targetAction.target, from: sender)
    let asksFirst = targetAction.target == nil && recognizer == nil
    result.handlers.append(
      .action(
        events, name: "\(targetAction.action)", .init(search, asksFirstResponder: asksFirst)))
  }

  func search(for action: ActionSelector) -> OperationExplanation.Search {
    .init(ActionSearch(for: action, from: sender), asksFirstResponder: recognizer == nil)
  }

  func assumeAnswers() -> [String] {
    explanation.assumeAnswers(by: document.application.delegate as? Responder)
  }

  /// Adds the segues of a cell, which is no sender of events.
  private func addSegues(to result: inout OperationExplanation) {
    guard control == nil, recognizer == nil, let element = document.element(of: view) else {
      return
    }
    for segue in document.document.segues(of: element) {
      let place = segue.trigger == "accessoryAction" ? "details" : "a tap"
      result.handlers.append(.segue(place, summary: segue.summary))
    }
  }

  /// Adds the recognizers of a view, and what they mean for a user of VoiceOver.
  private func addRecognizers(to result: inout OperationExplanation) {
    let recognizers = recognizer.map { [$0] } ?? view.gestureRecognizers ?? []
    guard !recognizers.isEmpty else { return }
    if recognizer == nil {
      result.gestures = recognizers.map { recognizer in
        .init(
          recognizer: recognizer.recordName, requirement: requirement(of: recognizer),
          id: document.element(of: recognizer)?.id)
      }
    }
    result.readerNote = voiceOverNote(on: recognizers)
  }

  /// Returns why a connection has no working handler; nil if it has one.
  private func problem(of connection: Connection) -> OperationExplanation.Problem? {
    func problem(_ text: String, isMistake: Bool) -> OperationExplanation.Problem {
      .init(event: connection.eventType, text: text, isMistake: isMistake)
    }
    let target = "'\(connection.targetID ?? "")'"
    if connection.kind == .segue, connection.targetKind == .unresolved {
      return problem("a segue to \(target), which is missing", isMistake: true)
    }
    guard connection.kind == .action else { return nil }
    let selector = connection.selector.isEmpty ? "an action without a name" : connection.selector
    if connection.targetKind == .unresolved {
      return problem("\(selector) of \(target), which is missing", isMistake: true)
    }
    if connection.selector.isEmpty { return problem(selector, isMistake: true) }
    if connection.crossesScenes {
      let name = connection.shownTargetClass ?? target
      return problem("\(selector) of \(name), which is in another scene", isMistake: true)
    }
    if recognizer == nil, item == nil,
      connection.eventType.flatMap({ ControlEvents(name: $0) }) == nil
    {
      return problem("\(selector), for an event that UIControl does not have", isMistake: true)
    }
    if connection.targetKind == .firstResponder
      || document.object(id: connection.targetID) != nil
    {
      return nil
    }
    if connection.target?.isGestureRecognizer ?? false {
      return problem(
        "\(selector) of \(target), a gesture recognizer, which performs no actions",
        isMistake: true)
    }
    return problem("\(selector) of \(target), which is not loaded", isMistake: false)
  }
}

extension Button {
  fileprivate var opensMenuOnTap: Bool { menu != nil && showsMenuAsPrimaryAction }
}

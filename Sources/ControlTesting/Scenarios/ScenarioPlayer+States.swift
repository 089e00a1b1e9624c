import Accessibility
import InterfaceLoader
import Presenters
import ResponderKit
import TextFormats

// What code of the app does.
extension ScenarioPlayer {
  /// Gives an object a state, as code of the app does.
  func make(
    _ target: ScenarioTarget, _ state: CodedState, id: String?
  ) throws(OperationRefusal) -> PlayedStep {
    guard target.place == nil else {
      throw OperationRefusal(
        "a row of '\(brief(target.name))' has no state",
        "Name an object in it, such as 'element 3'.")
    }
    guard let object = object(of: target, id: id) else { throw missing(target.name) }
    var isDone = false
    let record = InteractionRecord.during { isDone = state.set(on: object) }
    guard isDone else {
      let states = CodedState.open(to: object).map { "'\($0.rawValue)'" }
      throw OperationRefusal(
        "\(object.recordName) cannot be made \(state.rawValue)",
        states.isEmpty ? "Leave out the step." : "It can be made \(states.joined(separator: ", "))."
      )
    }
    var step = PlayedStep()
    step.id = screen.document.element(of: object)?.id
    step.record =
      ["as if  \(object.recordName) is \(state.rawValue)"]
      + (record.entries.isEmpty ? [] : record.rows.map { ControlAnswer.line($0) })
    return step
  }

  /// The object of a name, also one that is hidden, which only its id finds.
  private func object(of target: ScenarioTarget, id: String?) -> Responder? {
    let (live, stops) = (screen.document, shownHierarchy.stops)
    let found: AccessibilityHierarchy.Stop?
    if let number = target.element {
      found = stops.indices.contains(number - 1) ? stops[number - 1] : nil
    } else {
      let names = names(for: target.name, id: id)
      found = names.lazy.compactMap { name in stops.first { live.isNamed(name, $0) } }.first
    }
    guard let object = found?.object else { return live.object(id: id ?? target.name) }
    // A part has the states of its control.
    return CodedState.open(to: object).isEmpty
      ? live.object(id: live.element(of: object)?.id) : object
  }
}

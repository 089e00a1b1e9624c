import ResponderKit
import TextFormats

extension InteractionRecord.PressStep {
  /// The step with its kind.
  var json: [String: JSONValue] {
    switch self {
    case .phase(let phase, let name, let responder):
      [
        "step": "press", "phase": .string("\(phase)"), "button": .string(name),
        "responder": .string(responder),
      ]
    case .command(let key, let title, let action, let holder, let outcome):
      [
        "step": "keyCommand", "key": .string(key), "title": .string(title),
        "action": .string(action), "holder": .string(holder), "outcome": .string("\(outcome)"),
      ]
    case .unusedKey(let key): ["step": "unusedKey", "key": .string(key)]
    case .motion(let phase, let responder):
      ["step": "motion", "phase": .string("\(phase)"), "responder": .string(responder)]
    case .remoteControl(let subtype, let responder):
      ["step": "remoteControl", "subtype": .string("\(subtype)"), "responder": .string(responder)]
    }
  }
}

extension InteractionRecord.FocusStep {
  /// The fields of the step.
  var json: [String: JSONValue] {
    switch self {
    case .moves(let from, let to, let heading):
      var json: [String: JSONValue] = ["heading": .string("\(heading)")]
      json.set("from", from)
      json.set("to", to)
      return json
    case .isRefused(let name, let heading):
      return ["heading": .string("\(heading)"), "refusedBy": .string(name)]
    case .findsNothing(let heading):
      return ["heading": .string("\(heading)"), "moved": .bool(false)]
    }
  }
}

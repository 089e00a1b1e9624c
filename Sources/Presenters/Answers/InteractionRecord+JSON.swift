import Accessibility
import Graphics
package import ResponderKit
package import TextFormats

extension InteractionRecord {
  /// The scrolled views, each in a phrase.
  package var summaries: [String] {
    entries.compactMap { entry in
      guard case .scroll = entry.step else { return nil }
      return entry.step.summary
    }
  }

  /// The steps, each with its kind and the number of handlers around it.
  package var json: JSONValue {
    .array(
      entries.map { entry in
        var json = entry.step.json
        json["depth"] = .number(entry.depth)
        return .object(json)
      })
  }
}

extension InteractionRecord.Step {
  fileprivate var json: [String: JSONValue] {
    switch self {
    case .touch(let step):
      var json: [String: JSONValue] = [
        "step": "touch", "phase": .string("\(step.phase)"), "location": JSONValue(step.location),
        "tapCount": .number(step.tapCount), "finger": .number(step.finger),
      ]
      json.set("obstacle", step.obstacle?.summary)
      if let hit = step.hit { json["hit"] = JSONValue(hit.path) }
      return json
    case .tracking(let control, let tracking):
      return ["step": "tracking", "control": .string(control), "tracking": .string("\(tracking)")]
    case .state(let control, let from, let to):
      return [
        "step": "state", "control": .string(control), "from": .string("\(from)"),
        "to": .string("\(to)"),
      ]
    case .events(let control, let events, let handlers):
      return [
        "step": "events", "control": .string(control), "events": .string("\(events)"),
        "handlers": .number(handlers),
      ]
    case .action(let search, let hasTarget):
      return [
        "step": "action", "search": search.json(asksFirstResponder: !hasTarget),
        "hasTarget": .bool(hasTarget),
      ]
    case .closure(_, let title): return ["step": "closure", "title": .string(title)]
    case .goneTarget(let action): return ["step": "goneTarget", "action": .string(action)]
    case .keptAction(let action): return ["step": "keptAction", "action": .string(action)]
    case .menu(let control, let titles):
      return ["step": "menu", "control": .string(control), "titles": JSONValue(titles)]
    case .scroll(let view, let offset):
      return ["step": "scroll", "view": .string(view), "offset": JSONValue(offset)]
    case .gesture(let recognizer, let step):
      return ["step": "gesture", "recognizer": .string(recognizer)]
        .merging(step.json) { first, _ in first }
    case .controller(let controller, let step):
      return ["step": "controller", "controller": .string(controller)]
        .merging(step.json) { first, _ in first }
    case .editing(let view, let step):
      return ["step": "editing", "view": .string(view)].merging(step.json) { first, _ in first }
    case .press(let step): return step.json
    case .focus(let step): return ["step": "focus"].merging(step.json) { first, _ in first }
    case .mouse(let step):
      return [
        "step": "mouse", "event": .string(step.event), "location": JSONValue(step.location),
        "clickCount": .number(step.clickCount), "hit": JSONValue(step.path),
      ]
    case .cell(let control, let step):
      return ["step": "cell", "control": .string(control)].merging(step.json) { first, _ in first }
    case .binding(let step): return step.json
    case .beep(let responder, let selector):
      return [
        "step": "beep", "responder": .string(responder), "selector": .string(selector),
      ]
    case .delegate(let step):
      var json: [String: JSONValue] = [
        "step": "delegate", "delegate": .string(step.object), "method": .string(step.method),
        "isQuestion": .bool(step.isQuestion), "isLinked": .bool(step.isLinked),
      ]
      if step.isLinked, let answer = step.answer { json["answer"] = .bool(answer) }
      return json
    case .warning(let text): return ["step": "warning", "text": .string(text)]
    case .element(let control, let before, let element):
      var json: [String: JSONValue] = [
        "step": "element", "control": .string(control),
        "change": .string(element.changes(from: before)),
      ]
      json.set("label", element.label)
      return json
    }
  }
}

extension InteractionRecord.BindingStep {
  fileprivate var json: [String: JSONValue] {
    var json: [String: JSONValue] = [
      "step": "binding", "object": .string(object), "property": .string(property),
      "keyPath": .string(keyPath), "source": .string(source),
    ]
    switch change {
    case .sets(let value): json["sets"] = .string(value)
    case .shows(let value): json["shows"] = .string(value)
    case .isRefused(let value, let reason):
      (json["refuses"], json["reason"]) = (.string(value), .string(reason))
    }
    return json
  }
}

extension InteractionRecord.GestureStep {
  fileprivate var json: [String: JSONValue] {
    switch self {
    case .state(let from, let to, let reason):
      var json: [String: JSONValue] = ["from": .string("\(from)"), "to": .string("\(to)")]
      json.set("reason", reason)
      return json
    case .waits(let other): return ["waitsFor": .string(other)]
    case .ignoresRequirement(let other): return ["doesNotWaitFor": .string(other)]
    case .delays(let phase, let view):
      return ["delays": .string("\(phase)"), "view": .string(view)]
    case .sends(let state, let handlers):
      return ["sends": .string("\(state)"), "handlers": .number(handlers)]
    }
  }
}

extension InteractionRecord.ControllerStep {
  fileprivate var json: [String: JSONValue] {
    switch self {
    case .isAsked(let segue, let agrees): ["asked": .string(segue), "agrees": .bool(agrees)]
    case .prepares(let segue): ["prepares": .string(segue)]
    case .hasNoDestination(let segue, let asked):
      ["hasNoDestinationFor": .string(segue), "mayGoBackTo": JSONValue(asked)]
    case .presents(let name, let style):
      ["presents": .string(name), "style": .string("\(style)")]
    case .dismisses(let name): ["dismisses": .string(name)]
    case .pushes(let name): ["pushes": .string(name)]
    case .pops(let names): ["pops": JSONValue(names)]
    case .selects(let name): ["selects": .string(name)]
    case .appeared: ["appearance": "appeared"]
    case .disappeared: ["appearance": "disappeared"]
    }
  }
}

extension InteractionRecord.CellStep {
  fileprivate var json: [String: JSONValue] {
    switch self {
    case .highlights: ["isHighlighted": .bool(true)]
    case .unhighlights: ["isHighlighted": .bool(false)]
    case .state(let from, let to): ["from": .string(from), "to": .string(to)]
    case .value(let text): ["value": .string(text)]
    case .sendsAction: ["does": "sendsAction"]
    case .sends(let events, let handlers):
      ["events": .string(events), "handlers": .number(handlers)]
    }
  }
}

extension InteractionRecord.EditingStep {
  fileprivate var json: [String: JSONValue] {
    switch self {
    case .begins: ["editing": "begins"]
    case .ends: ["editing": "ends"]
    case .types(let text): ["types": .string(text)]
    case .typesHidden(let count): ["typesHidden": .number(count)]
    case .pastes: ["does": "pastes"]
    case .deletes: ["does": "deletes"]
    case .pressesReturn: ["does": "pressesReturn"]
    case .selects(let range):
      ["selects": .object(["location": .number(range.location), "length": .number(range.length)])]
    case .turns(let month): ["turnsTo": .string(month)]
    }
  }
}

extension ActionSearch {
  /// The note that the first responder is asked before the responders of a search that begins at
  /// the control.
  package static let firstResponderNote = "is asked before these, if there is one"

  /// The responders that were asked, and the one that performs the action.
  package var json: JSONValue { json(asksFirstResponder: false) }

  /// The search; without a target, the first responder is asked before it.
  package func json(asksFirstResponder: Bool) -> JSONValue {
    var json: [String: JSONValue] = [
      "action": .string(action), "asksFirstResponder": .bool(asksFirstResponder),
      "steps": .array(
        steps.map {
          .object(["responder": .string($0.responder), "verdict": .string($0.verdict.name)])
        }),
    ]
    json.set("performer", target)
    if isCyclic { json["isCyclic"] = .bool(true) }
    return .object(json)
  }
}

extension ActionSearch.Verdict {
  fileprivate var name: String {
    switch self {
    case .performs: "performs"
    case .lacksMethod: "lacksMethod"
    case .refuses: "refuses"
    case .declines: "declines"
    case .claims: "claims"
    case .unknown: "mayPerform"
    case .redirects: "redirects"
    }
  }
}

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

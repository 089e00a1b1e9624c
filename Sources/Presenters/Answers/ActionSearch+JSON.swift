package import ResponderKit
package import TextFormats

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

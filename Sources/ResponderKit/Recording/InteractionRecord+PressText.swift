extension InteractionRecord.PressStep {
  /// The step in two columns: what happened, and to whom.
  var row: (left: String, right: String) {
    switch self {
    case .phase(let phase, let name, let responder): ("press \(name) \(phase)", responder)
    case .command(let key, let title, let action, let holder, let outcome):
      (
        "key \(key)",
        (title.isEmpty ? action : "“\(title)” \(action)") + " of \(holder)" + outcome.summary
      )
    case .unusedKey(let key): ("key \(key)", "nothing takes it")
    case .motion(let phase, let responder): ("motion \(phase)", responder)
    case .remoteControl(let subtype, let responder): ("remote control \(subtype)", responder)
    }
  }
}

extension InteractionRecord.CommandOutcome {
  fileprivate var summary: String {
    switch self {
    case .sent: ""
    case .noPerformer: ": no responder performs it"
    case .disabled: ": it is disabled"
    }
  }
}

extension InteractionRecord.FocusStep {
  /// The step in two columns: what happened, and to whom.
  var row: (left: String, right: String) {
    switch self {
    case .moves(let from, let to, let heading):
      (
        heading == [] ? "focus moves" : "focus moves \(heading)",
        [from.map { "from \($0)" }, to.map { "to \($0)" } ?? "to nothing"].compactMap(\.self)
          .joined(separator: " ")
      )
    case .isRefused(let name, let heading):
      (heading == [] ? "focus stays" : "focus does not move \(heading)", "\(name) does not let it")
    case .findsNothing(let heading):
      (
        "focus does not move \(heading)",
        FocusHeading.directions.contains(heading)
          ? "there is nothing in that direction" : "there is nothing else to focus"
      )
    }
  }
}

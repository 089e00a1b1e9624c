// What archives need of responders and senders.

extension Responder {
  /// The name in records that was set; nil for that of the class.
  package final var storedRecordName: String? { rare?.recordName }

  /// The names of the actions that a placeholder performs, sorted; nil for another object.
  package final var placeholderActions: [String]? {
    rare?.placeholder.map { $0.methods.keys.compactMap(\.name).sorted() }
  }
}

extension GestureRecognizer {
  /// The recognizers that have to fail first, in the order in which they were required to.
  package final var requiredFailures: [GestureRecognizer] { requirements.compactMap(\.recognizer) }
}

extension EventHandler {
  /// The selector; nil for a closure.
  package var actionSelector: ActionSelector? { kind == .action ? nil : selector.selector }
}

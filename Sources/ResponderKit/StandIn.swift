/// What an object stands in for: a class of an app that is not there, and the actions that a document
/// sends to it.
///
/// Such an object performs those actions by doing nothing, so that a record tells where they go.
@MainActor
final class StandIn {
  let className: String
  var methods: [SelectorSymbol: ActionMethod] = [:]

  init(className: String) { self.className = className }
}

extension Responder {
  /// Makes the object stand in for one of a class of the app.
  package final func standIn(for className: String) {
    rarely.standIn = StandIn(className: className)
    setRecordName(className)
  }

  /// Whether the object stands in for one of another class.
  package final var isStandIn: Bool { rare?.standIn != nil }

  /// Lets a stand-in perform an action of a name, which tells how many arguments it takes; does
  /// nothing for other objects.
  package final func performAction(named name: String) {
    let method = ActionMethod(
      arity: ActionArity(selector: name), target: Responder.self, sender: nil,
      isSender: { _ in true }, call: { _, _, _ in })
    rare?.standIn?.methods[SelectorSymbol(name)] = method
  }
}

/// The actions that a document sends to an object whose class, of an app, is not there.
///
/// The object that stands in for it performs them by doing nothing, so that a record tells where they
/// go.
@MainActor
final class StandIn {
  var methods: [SelectorSymbol: ActionMethod] = [:]
}

extension Responder {
  /// Makes the object stand in for one of a class of the app.
  package final func standIn(for className: String) {
    rarely.standIn = StandIn()
    storedFacts = ClassFacts.ofStandIn(type(of: self))
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

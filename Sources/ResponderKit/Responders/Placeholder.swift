/// The actions that a document sends to a placeholder: an object that replaces one of an app's
/// class that is not linked.
///
/// A placeholder performs these actions by doing nothing, so that a record shows where they go.
@MainActor
final class Placeholder {
  var methods: [SelectorSymbol: ActionMethod] = [:]
}

extension Responder {
  /// Makes the object a placeholder for an instance of an app's class.
  package final func becomePlaceholder(for className: String) {
    rarely.placeholder = Placeholder()
    storedFacts = ClassFacts.of(type(of: self), adding: .canPerformAction)
    setRecordName(className)
  }

  /// Indicates whether the object is a placeholder for an instance of another class.
  package final var isPlaceholder: Bool { rare?.placeholder != nil }

  /// Lets a placeholder perform an action by name, whose colons give the number of arguments; does
  /// nothing for other objects.
  package final func performAction(named name: String) {
    let method = ActionMethod(
      arity: ActionArity(selector: name), target: Responder.self, sender: nil,
      isSender: { _ in true }, call: { _, _, _ in })
    rare?.placeholder?.methods[SelectorSymbol(name)] = method
  }
}

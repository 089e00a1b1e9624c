/// The methods of a class by the names of their actions.
@MainActor
final class ActionTable {
  /// Open addressing by the number of the name; a power of two, at most half full.
  private let slots: [(symbol: SelectorSymbol, method: ActionMethod)?]

  func method(for symbol: SelectorSymbol) -> ActionMethod? {
    guard !slots.isEmpty else { return nil }
    var index = symbol.slot(of: slots.count)
    while let slot = slots[index] {
      if slot.symbol == symbol { return slot.method }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Returns the table of a class, made when the class is first asked.
  static func of(_ type: Responder.Type) -> ActionTable {
    if let known = known[ObjectIdentifier(type)] { return known }
    let table = ActionTable(type)
    known[ObjectIdentifier(type)] = table
    return table
  }

  /// A cache of what the classes declare; it holds nothing of any object.
  private static var known: [ObjectIdentifier: ActionTable] = [:]

  /// The class's own actions win over those of its superclasses, which need not be repeated.
  private init(_ type: Responder.Type) {
    var methods: [SelectorSymbol: ActionMethod] = [:]
    for current in sequence(first: type, next: { _getSuperclass($0) as? Responder.Type }) {
      for action in current.actions {
        guard let method = action.method else {
          preconditionFailure(
            "\(current).actions lists '\(action)' without a method; use ActionSelector(_:_:)")
        }
        precondition(
          sequence(first: current as AnyClass, next: { _getSuperclass($0) })
            .contains { $0 == method.targetType },
          "\(current).actions lists '\(action)', which is a method of \(method.targetType)")
        if methods[action.symbol] == nil { methods[action.symbol] = method }
      }
    }
    var capacity = methods.isEmpty ? 0 : 2
    while capacity < methods.count * 2 { capacity *= 2 }
    var slots = [(symbol: SelectorSymbol, method: ActionMethod)?](repeating: nil, count: capacity)
    for (symbol, method) in methods {
      var index = symbol.slot(of: capacity)
      while slots[index] != nil { index = (index + 1) & (capacity - 1) }
      slots[index] = (symbol, method)
    }
    self.slots = slots
  }
}

/// The name of an action, and the method behind it if it is known: the counterpart of UIKit's
/// `#selector`.
///
/// Two selectors are equal if their names are. The name determines how many arguments the method
/// takes: `reset` none, `save:` the sender, `drag:event:` the sender and the event. A value, safe
/// from any thread.
public struct ActionSelector: Sendable {
  let symbol: SelectorSymbol
  /// The method that the name represents; nil for a name alone, as in a document.
  let method: ActionMethod?

  init(symbol: SelectorSymbol, method: ActionMethod?) {
    self.symbol = symbol
    self.method = method
  }

  /// Creates a selector that is found by its name alone, in ``Responder/actions``; traps without a
  /// name.
  public init(_ name: String) {
    precondition(!name.isEmpty, "a selector needs a name")
    symbol = SelectorSymbol(name)
    method = nil
  }

  /// Creates a selector with its method; traps where the colons of the name don't match the method.
  @usableFromInline
  init(_ name: String, _ method: ActionMethod) {
    precondition(!name.isEmpty, "a selector needs a name")
    let colons = name.utf8.count { $0 == UInt8(ascii: ":") }
    precondition(
      colons == method.arity.rawValue,
      "'\(name)' stands for \(colons) arguments, its method takes \(method.arity.rawValue)")
    symbol = SelectorSymbol(name)
    self.method = method
  }

  /// The name, colons included.
  public var name: String { symbol.name ?? "" }

  /// The arguments of the method.
  public var arity: ActionArity { method?.arity ?? ActionArity(selector: name) }
}

extension ActionSelector: Hashable {
  /// Compares the names.
  public static func == (left: ActionSelector, right: ActionSelector) -> Bool {
    left.symbol == right.symbol
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(symbol) }
}

extension ActionSelector: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

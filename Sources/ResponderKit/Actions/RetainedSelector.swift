/// A selector as plain memory, retained by the code that created it until it is released.
package struct RetainedSelector {
  let symbol: SelectorSymbol
  let method: Unmanaged<ActionMethod>?

  /// No selector.
  package static let none = RetainedSelector(symbol: .none, method: nil)

  fileprivate init(symbol: SelectorSymbol, method: Unmanaged<ActionMethod>?) {
    self.symbol = symbol
    self.method = method
  }

  /// Retains a selector.
  package init(_ selector: ActionSelector) {
    symbol = selector.symbol
    method = selector.method.map { .passRetained($0) }
  }

  /// Releases the selector.
  package func release() { method?.release() }

  /// The selector.
  package var selector: ActionSelector {
    ActionSelector(symbol: symbol, method: method?.takeUnretainedValue())
  }
}

extension ActionSelector {
  /// The selector as plain memory, for as long as the selector itself lives.
  var unretained: RetainedSelector {
    RetainedSelector(symbol: symbol, method: method.map { .passUnretained($0) })
  }
}

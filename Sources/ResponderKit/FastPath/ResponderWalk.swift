/// A walk up the responder chain in search of a responder that has a method.
///
/// Most responders on the way are views whose class has neither the action nor an override that a
/// search asks: one loop over plain memory passes them, without counting a reference or calling a
/// method. ``ActionRoute`` continues where the walk stops.
enum ResponderWalk {
  /// The place where a walk stopped: at a responder with the method, at one that has to be asked,
  /// or at the end of the chain.
  struct Stop {
    var responder: Unmanaged<Responder>?
    /// The method, if it is certain that it runs without asking the responder.
    var method: Unmanaged<ActionMethod>?
  }

  /// Passes responders that neither have the method nor need to be asked.
  @inline(never)
  static func pass(
    from start: Unmanaged<Responder>, _ action: RetainedSelector
  ) -> Stop {
    let symbol = action.symbol
    let type: AnyClass? = action.method?._withUnsafeGuaranteedRef { $0.targetType }
    let isForAll = action.method != nil && type == nil
    var current = start
    while true {
      guard let facts = current._withUnsafeGuaranteedRef({ $0.storedFacts }),
        facts.pointee.overrides.isDisjoint(with: .walk)
      else { return Stop(responder: current, method: nil) }
      if let own = facts.pointee.method(named: symbol) {
        return Stop(responder: current, method: own)
      }
      if isForAll || type.map({ facts.pointee.isKind(of: $0) }) ?? false {
        return Stop(responder: current, method: action.method)
      }
      guard let next = current._withUnsafeGuaranteedRef({ $0.storedNext }) else { return Stop() }
      assert(isNext(next, of: current), "a class overrides `next` and was not seen to")
      current = next
    }
  }

  private static func isNext(
    _ next: Unmanaged<Responder>, of responder: Unmanaged<Responder>
  ) -> Bool {
    MainActor.assumeIsolated {
      responder.takeUnretainedValue().next === next.takeUnretainedValue()
    }
  }
}

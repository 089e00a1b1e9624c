/// A permission that is known without asking.
enum KnownPermission {
  case permitted, refused
  /// A responder further up has to be asked.
  case ask
}

extension Responder {
  /// The permission of a responder whose class has the standard `next`.
  nonisolated func knownPermission(for action: RetainedSelector) -> KnownPermission {
    guard let storedFacts else { return .ask }
    if knownMethod(for: action, storedFacts) != nil { return .permitted }
    guard let storedNext else { return .refused }
    let stop = ResponderWalk.pass(from: storedNext, action)
    guard stop.responder != nil else { return .refused }
    guard stop.method != nil else { return .ask }
    ForwardedPermission.note(self, action.symbol)
    return .permitted
  }

  /// The result of ``method(for:)``.
  nonisolated func knownMethod(
    for action: RetainedSelector, _ facts: UnsafeMutablePointer<ClassFacts>
  ) -> Unmanaged<ActionMethod>? {
    if let own = facts.pointee.method(named: action.symbol) { return own }
    guard let method = action.method else { return nil }
    guard let type = method._withUnsafeGuaranteedRef({ $0.targetType }) else { return method }
    return facts.pointee.isKind(of: type) ? method : nil
  }
}

extension Responder {
  /// Returns the object, from this one up the chain, that performs the action:
  /// `target(forAction:withSender:)`.
  ///
  /// The object has the method, for a sender of this kind where there is one, and its
  /// `canPerformAction(_:withSender:)` is true. Not an override point here.
  public final func target(forAction action: ActionSelector, withSender sender: Any?) -> Responder?
  {
    var chain = ResponderChain(from: self)
    while let responder = chain.next() {
      if let method = responder.method(for: action),
        sender == nil || method.accepts(sender: sender as AnyObject?),
        responder.canPerformAction(action, withSender: sender)
      {
        return responder
      }
    }
    return nil
  }

  /// The application that the object belongs to, through its window and scene.
  public final var application: Application? {
    switch self {
    case let application as Application: application
    case let scene as WindowScene: scene.owner
    default: responderWindow?.windowScene?.owner
    }
  }
}

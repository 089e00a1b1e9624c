extension Responder {
  /// What ``target(forAction:withSender:)`` does.
  final func searchTarget(forAction action: ActionSelector, withSender sender: Any?) -> AnyObject? {
    var route = ActionRoute(action: action, sender: sender as AnyObject?, event: nil)
    route.ignoresEvent = true
    var passed = PassedResponders(isComplete: false)
    return route.answer(from: self, passed: &passed, isAskedBySuper: true)?.target
  }

  /// What ``canPerformAction(_:withSender:)`` does.
  final func searchPermission(for action: ActionSelector, withSender sender: Any?) -> Bool {
    if method(for: action) != nil { return true }
    let question = PermissionQuestion(responder: ObjectIdentifier(self), action: action.symbol)
    // Where the chain leads back here, the question is under way.
    guard PermissionQuestion.open.insert(question).inserted else { return false }
    defer { PermissionQuestion.open.remove(question) }
    let isPermitted = next?.canPerformAction(action, withSender: sender) ?? false
    PermissionQuestion.isForwarded = isPermitted
    return isPermitted
  }

  /// Whether an override of ``canPerformAction(_:withSender:)`` answers true for an action that the
  /// class does not have; what the next responder answers does not count.
  final func claims(_ action: ActionSelector, sender: AnyObject?) -> Bool {
    guard overrides.contains(.canPerformAction) else { return false }
    PermissionQuestion.isForwarded = false
    return canPerformAction(action, withSender: sender) && !PermissionQuestion.isForwarded
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

/// A question for permission that a responder has passed on to the next one.
private struct PermissionQuestion: Hashable {
  let responder: ObjectIdentifier
  let action: SelectorSymbol

  /// The questions under way.
  @MainActor static var open: Set<PermissionQuestion> = []
  /// Whether the last answer was that of a next responder, and true.
  @MainActor static var isForwarded = false
}

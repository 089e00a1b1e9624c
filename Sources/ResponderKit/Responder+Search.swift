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
    let question = PendingQuestion(self, action)
    guard PendingQuestion.permissions.insert(question).inserted else { return false }
    defer { PendingQuestion.permissions.remove(question) }
    let isPermitted = next?.canPerformAction(action, withSender: sender) ?? false
    PendingQuestion.isForwarded = isPermitted
    return isPermitted
  }

  /// Whether an override of ``canPerformAction(_:withSender:)`` answers true for an action that the
  /// class does not have; what the next responder answers does not count.
  final func claims(_ action: ActionSelector, sender: AnyObject?) -> Bool {
    guard overrides.contains(.canPerformAction) else { return false }
    PendingQuestion.isForwarded = false
    return canPerformAction(action, withSender: sender) && !PendingQuestion.isForwarded
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

/// A question that a responder has been asked, for its permission or for a target, and passes on.
struct PendingQuestion: Hashable {
  let responder: ObjectIdentifier
  let action: SelectorSymbol

  @MainActor
  init(_ responder: Responder, _ action: ActionSelector) {
    self.responder = ObjectIdentifier(responder)
    self.action = action.symbol
  }

  /// The questions under way; a chain that leads back to one of them ends.
  @MainActor static var permissions: Set<PendingQuestion> = []
  @MainActor static var targets: Set<PendingQuestion> = []
  /// Whether the last permission was that of a next responder.
  @MainActor static var isForwarded = false
}

extension Responder {
  /// Implements ``target(forAction:withSender:)``.
  final func searchTarget(forAction action: ActionSelector, withSender sender: Any?) -> AnyObject? {
    var route = ActionRoute(action: action, sender: sender as AnyObject?, event: nil)
    route.ignoresEvent = true
    var passed = PassedResponders(isComplete: false)
    return route.answer(from: self, passed: &passed, isAskedBySuper: true)?.target
  }

  /// Implements ``canPerformAction(_:withSender:)``.
  final func searchPermission(for action: ActionSelector, withSender sender: Any?) -> Bool {
    if overrides.contains(.next) || isPlaceholder {
      if method(for: action) != nil { return true }
      return forwardPermission(for: action, sender)
    }
    switch knownPermission(for: action.unretained) {
    case .permitted: return true
    case .refused: return false
    case .ask: return forwardPermission(for: action, sender)
    }
  }

  private func forwardPermission(for action: ActionSelector, _ sender: Any?) -> Bool {
    let isPermitted = next?.permission(for: action, sender) ?? false
    if isPermitted { ForwardedPermission.note(self, action.symbol) }
    return isPermitted
  }

  /// Returns the permission of this responder or of those after it, up to one that answers for
  /// itself.
  private func permission(for action: ActionSelector, _ sender: Any?) -> Bool {
    var upcoming: Responder? = self
    var passed = PassedResponders(isComplete: false)
    while let start = upcoming {
      let stop = ResponderWalk.pass(from: .passUnretained(start), action.unretained)
      guard let responder = stop.responder?.takeUnretainedValue() else { return false }
      if stop.method != nil { return true }
      if responder.overrides.contains(.canPerformAction) {
        let question = PendingQuestion(responder, action)
        guard PendingQuestion.permissions.insert(question).inserted else { return false }
        defer { PendingQuestion.permissions.remove(question) }
        return responder.canPerformAction(action, withSender: sender)
      }
      guard responder.method(for: action) == nil else { return true }
      guard passed.pass(responder) == .new else { return false }
      upcoming = responder.next
    }
    return false
  }

  /// Returns whether an override of ``canPerformAction(_:withSender:)`` returns true for an action
  /// that the class does not have; the next responder's answer does not count.
  final func claims(_ action: ActionSelector, sender: AnyObject?) -> Bool {
    guard overrides.contains(.canPerformAction) else { return false }
    let outer = ForwardedPermission.ask(self, action.symbol)
    let isPermitted = canPerformAction(action, withSender: sender)
    return !ForwardedPermission.end(outer) && isPermitted
  }

  /// The application that contains the object, through its window and scene.
  public final var application: Application? {
    switch self {
    case let application as Application: application
    case let scene as WindowScene: scene.owner
    default: responderWindow?.windowScene?.owner
    }
  }
}

/// A question about a permission or a target that a responder has received and passes on.
struct PendingQuestion: Hashable {
  let responder: ObjectIdentifier
  let action: SelectorSymbol

  @MainActor
  init(_ responder: Responder, _ action: ActionSelector) {
    self.responder = ObjectIdentifier(responder)
    self.action = action.symbol
  }

  /// The pending questions; a chain that leads back to one of them ends.
  @MainActor static var permissions: Set<PendingQuestion> = []
  @MainActor static var targets: Set<PendingQuestion> = []
}

/// A record of whether the responder that is being asked for its permission returns the answer of
/// the next one, which does not count as its own.
///
/// On the main actor only.
enum ForwardedPermission {
  typealias Question = (responder: ObjectIdentifier?, action: SelectorSymbol, isForwarded: Bool)

  @exclusivity(unchecked) nonisolated(unsafe) private static var current: Question = (
    nil, .none, false
  )

  /// Begins a question, and returns the one that it interrupts.
  static func ask(_ responder: Responder, _ action: SelectorSymbol) -> Question {
    let outer = current
    current = (ObjectIdentifier(responder), action, false)
    return outer
  }

  /// Notes that a responder has passed the question on and received true.
  static func note(_ responder: Responder, _ action: SelectorSymbol) {
    if current.responder == ObjectIdentifier(responder), current.action == action {
      current.isForwarded = true
    }
  }

  /// Ends a question; returns whether it was passed on.
  static func end(_ outer: Question) -> Bool {
    let isForwarded = current.isForwarded
    current = outer
    return isForwarded
  }
}

/// The record of a search for the object that performs an action: which responders were asked, in
/// order, and why each declined.
///
/// A search asks and performs nothing. The record is a value: it names the objects and doesn't
/// retain them.
public struct ActionSearch: Sendable, Hashable {
  /// A responder that was asked.
  public struct Step: Sendable, Hashable {
    /// The class of the responder and its identifier, as in `Button #signIn`.
    public var responder: String
    /// The answer of the responder.
    public var verdict: Verdict
  }

  /// The answer of a responder.
  public enum Verdict: Sendable, Hashable {
    /// It performs the action.
    case performs
    /// Its class does not have the method.
    case lacksMethod
    /// It has the method, and its `canPerformAction(_:withSender:)` returns false.
    case refuses
    /// It has the method, which cannot be called.
    case declines(ActionRefusal)
    /// Its `canPerformAction(_:withSender:)` returns true, but it does not have the method.
    case claims
    /// It is a placeholder for an app's class that is not linked, and may have the method.
    case unknown
    /// Its `target(forAction:withSender:)` names another object, or none.
    case redirects(to: String?)
  }

  package init(action: String) { self.action = action }

  /// The name of the action.
  public var action: String
  /// The responders that were asked, in order.
  public var steps: [Step] = []
  /// A Boolean value that indicates whether the chain was cut because it leads back into itself.
  public var isCyclic = false

  /// The responder that performs the action; nil if there is none.
  public var target: String? {
    steps.last.flatMap { $0.verdict == .performs ? $0.responder : nil }
  }
}

extension ActionSearch {
  /// Searches for the object that would perform the action if it were sent now.
  ///
  /// With a target, only the target is asked. Without one, the search begins at the first responder
  /// and the sender, by the application's ``Application/nilTargetPolicy``; for a gesture recognizer,
  /// at its view.
  @MainActor
  public init(
    for action: ActionSelector, to target: AnyObject? = nil, from sender: AnyObject?,
    event: InputEvent? = nil, in application: Application? = nil
  ) {
    self.action = action.name
    var route = ActionRoute(action: action, sender: sender, event: event)
    route.record = self
    if let target {
      _ = route.answer(of: target)
    } else {
      let responder = sender as? Responder ?? (sender as? BarItem)?.shownView
      _ = route.answer(in: application ?? responder?.application)
    }
    self = route.record ?? self
  }
}

extension ActionSearch: CustomStringConvertible {
  /// The record as lines of text, one for each responder and one for the result.
  public var description: String {
    let width = steps.map(\.responder.count).max() ?? 0
    return rows.map { row in
      guard !row.right.isEmpty else { return row.left }
      return row.left + String(repeating: " ", count: width - row.left.count) + "  " + row.right
    }.joined(separator: "\n")
  }

  /// The record in two columns: the responder and its answer; then the result.
  package var rows: [(left: String, right: String)] {
    var rows = steps.map { ($0.responder, $0.verdict.summary(for: action)) }
    if isCyclic { rows.append(("the chain leads back into itself and ends here", "")) }
    rows.append(("→ \(target ?? failure)", ""))
    return rows
  }
}

extension ActionSearch {
  /// Indicates whether it is certain that no object performs the action.
  package var isLost: Bool { target == nil && !steps.contains { $0.verdict == .unknown } }

  /// A phrase that says that no object performs the action, or names those that may.
  package var failure: String {
    let unknown = steps.filter { $0.verdict == .unknown }.map(\.responder)
    guard !unknown.isEmpty else { return "no responder performs \(action)" }
    return "\(unknown.joined(separator: " or ")) may perform \(action)"
  }
}

extension ActionSearch.Verdict {
  package func summary(for action: String) -> String {
    switch self {
    case .performs: "performs \(action)"
    case .lacksMethod: "does not implement \(action)"
    case .refuses: "implements \(action), but canPerformAction(_:withSender:) is false"
    case .declines(.sender(let expected, let given)):
      "implements \(action) for a sender of type \(expected), not \(given)"
    case .unknown: "may implement \(action), as a class of the app"
    case .claims:
      "answers true to canPerformAction(_:withSender:), but does not implement \(action)"
    case .redirects(to: let target?): "sends \(action) on to \(target)"
    case .redirects(to: nil): "has no target for \(action)"
    case .declines(.noEvent): "implements \(action) with an event, and there is none"
    }
  }
}

/// A search for the object that performs an action, for a dialect that asks in an order of its own.
///
/// Each object is asked at most once. ``ActionRoute`` is UIKit's order.
@MainActor
package struct ActionInquiry {
  private let action: ActionSelector
  private let sender: AnyObject?
  /// The record; nil if none is requested.
  package private(set) var record: ActionSearch?
  /// The objects that were asked, kept so that none of them makes room for another one meanwhile.
  private var asked: [AnyObject] = []
  private var passed: Set<ObjectIdentifier> = []
  private var steps = 0
  private var answer: (target: AnyObject, method: ActionMethod)?

  /// The maximum number of responders in a chain; one that creates new responders would never end.
  private static let limit = 100_000

  /// Indicates whether nothing is sent, so that a sender may be missing.
  private let isQuestion: Bool

  /// Creates a search that has not asked any object.
  package init(
    for action: ActionSelector, from sender: AnyObject?, isRecorded: Bool, isQuestion: Bool = false
  ) {
    (self.action, self.sender, self.isQuestion) = (action, sender, isQuestion)
    record = isRecorded ? ActionSearch(action: action.name) : nil
  }

  /// The object that performs the action; nil if none was found.
  package var target: AnyObject? { answer?.target }

  /// Asks an object; returns whether it performs the action.
  package mutating func ask(_ target: AnyObject) -> Bool {
    guard passed.insert(ObjectIdentifier(target)).inserted else { return false }
    asked.append(target)
    guard let method = ActionSending.method(of: target, for: action) else {
      note(target, (target as? Responder)?.isPlaceholder ?? false ? .unknown : .lacksMethod)
      return false
    }
    if !(isQuestion && sender == nil), let refusal = method.refusal(sender: sender, event: nil) {
      note(target, .declines(refusal))
      return false
    }
    note(target, .performs)
    answer = (target, method)
    return true
  }

  /// Asks a responder and those after it, and after each of them the objects that it names; returns
  /// whether one performs the action.
  ///
  /// Without a record, responders that neither have the method nor name other objects are passed
  /// without a call.
  package mutating func climb(
    from start: Responder?, naming others: (Responder) -> [AnyObject]
  ) -> Bool {
    var upcoming = start
    while var responder = upcoming {
      if record == nil {
        let stop = ResponderWalk.pass(from: .passUnretained(responder), action.unretained)
        guard let stopped = stop.responder else { return false }
        responder = stopped.takeUnretainedValue()
      }
      steps += 1
      guard steps <= Self.limit, !passed.contains(ObjectIdentifier(responder)) else {
        return false
      }
      if ask(responder) { return true }
      for other in others(responder) where ask(other) { return true }
      upcoming = responder.next
    }
    return false
  }

  /// Performs the action on the object that was found, in a record if one is taken; returns whether
  /// there is one.
  package func perform() -> Bool {
    let recorder = InteractionRecorder.current
    if let record { recorder?.actionWillBeSent(record, hasTarget: false) }
    defer { if record != nil { recorder?.actionWasSent() } }
    guard let answer else { return false }
    answer.method.perform(on: .passUnretained(answer.target), sender: sender, event: nil)
    return true
  }

  private mutating func note(_ target: AnyObject, _ verdict: ActionSearch.Verdict) {
    guard record != nil else { return }
    let name = (target as? Responder)?.recordName ?? "\(type(of: target))"
    record?.steps.append(.init(responder: name, verdict: verdict))
  }
}

extension Responder {
  /// Performs an action if the class has the method, which may decline the sender; returns whether it
  /// did.
  package final func performOwn(_ action: ActionSelector, with sender: AnyObject?) -> Bool {
    var inquiry = ActionInquiry(for: action, from: sender, isRecorded: false)
    return inquiry.ask(self) && inquiry.perform()
  }

  /// Returns whether the class has the method of an action.
  package final func hasMethod(for action: ActionSelector) -> Bool { method(for: action) != nil }
}

extension ActionSelector {
  /// Returns whether an object has the method of the action.
  @MainActor
  package func isPerformed(by target: AnyObject) -> Bool {
    ActionSending.method(of: target, for: self) != nil
  }
}

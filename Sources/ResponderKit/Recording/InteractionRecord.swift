public import Accessibility
public import ControlValues
public import Graphics

/// What happened for one stimulus, in order: what was hit, how states changed, which events were
/// sent, who handled them and who declined and why, and what changed for a screen reader.
///
/// A value: it names the objects and doesn't keep them. Where no record is taken nothing of it is
/// made. UIKit has no counterpart.
public struct InteractionRecord: Sendable, Hashable {
  /// One thing that happened.
  public enum Step: Sendable, Hashable {
    /// A finger came down, moved or was lifted, or its touch was taken away.
    case touch(FingerStep)
    /// A control followed a touch, or no longer.
    case tracking(control: String, Tracking)
    /// The state of a control changed.
    case state(control: String, from: ControlState, to: ControlState)
    /// A control sent events, to so many handlers.
    case events(control: String, ControlEvents, handlers: Int)
    /// An action was sent, with who was asked; to a target or up the responder chain.
    case action(ActionSearch, hasTarget: Bool)
    /// A closure ran.
    case closure(Action.Identifier, title: String)
    /// The target of a handler has gone.
    case goneTarget(action: String)
    /// A handler's action was not sent on: a subclass or the application kept it.
    case keptAction(action: String)
    /// A control opened its menu, which shows elements with these titles.
    case menu(control: String, titles: [String])
    /// What a screen reader is told of an element has changed.
    case element(control: String, from: AccessibilityElement, to: AccessibilityElement)
  }

  /// What a finger did.
  public struct FingerStep: Sendable, Hashable {
    /// Down, moved, lifted or taken away.
    public var phase: Touch.Phase
    /// The number of the finger.
    public var finger: Int
    /// How many taps it has made in quick succession.
    public var tapCount: Int
    /// Where, in the coordinates of the outermost view.
    public var location: Point
    /// What it hit, where it came down.
    public var hit: HitTest?
    /// Why the touch does not reach the view; nil where it does.
    public var obstacle: TouchObstacle?
  }

  /// How a control follows a touch.
  public enum Tracking: Sendable, Hashable {
    /// `beginTracking(_:with:)` answered.
    case began(Bool)
    /// `continueTracking(_:with:)` answered false.
    case stopped
    /// The touch was lifted.
    case ended
    /// The touch was taken away, or the control was disabled, hidden or removed.
    case cancelled
  }

  /// A step with the number of methods and closures that were running.
  public struct Entry: Sendable, Hashable {
    /// How many handlers were running: 0 for what the user caused by himself.
    public var depth: Int
    /// What happened.
    public var step: Step
  }

  /// What happened, in order.
  public internal(set) var entries: [Entry] = []

  init() {}
}

extension InteractionRecord {
  /// Records what happens while a closure runs, on the main actor, in any tree.
  ///
  /// Records within each other: the inner one gets what happens while it is taken.
  @MainActor
  public static func during<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> InteractionRecord {
    let recorder = InteractionRecorder()
    recorder.begin()
    defer { recorder.end() }
    try body()
    recorder.noteElements()
    return recorder.record
  }

  /// The events that were sent, in order, whoever sent them.
  public var events: [ControlEvents] {
    entries.compactMap { if case .events(_, let events, _) = $0.step { events } else { nil } }
  }

  /// The searches for who performs an action, in order.
  public var searches: [ActionSearch] {
    entries.compactMap { if case .action(let search, _) = $0.step { search } else { nil } }
  }

  /// The hit tests, in order.
  public var hitTests: [HitTest] {
    entries.compactMap { if case .touch(let step) = $0.step { step.hit } else { nil } }
  }
}

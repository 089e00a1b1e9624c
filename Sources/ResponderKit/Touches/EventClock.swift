/// The time of a tree of views, in seconds from its beginning, and what is to happen later in it.
///
/// Nothing reads the machine's clock: ``TouchDriver``, or a program that sends events of its own,
/// advances the time, and what is due then happens at once. Main actor only. UIKit has no
/// counterpart; its controls wait on the run loop.
@MainActor
public final class EventClock {
  /// The time; 0 at first.
  public private(set) var time: Double = 0

  /// Something that is to happen once, unless it is canceled.
  @MainActor
  package final class Timer {
    fileprivate let due: Double
    fileprivate var body: (@MainActor () -> Void)?

    fileprivate init(due: Double, body: @escaping @MainActor () -> Void) {
      self.due = due
      self.body = body
    }

    /// Prevents it from happening.
    package func cancel() { body = nil }
  }

  private var timers: [Timer] = []

  init() {}

  /// Advances the time by a number of seconds; see ``advance(to:)``.
  public func advance(by seconds: Double) { advance(to: time + seconds) }

  /// Advances to a time, and lets everything happen that is due until then, in the order in which it
  /// is due.
  ///
  /// An earlier time turns the clock back, and nothing happens; one that is no number is ignored.
  public func advance(to end: Double) {
    guard end.isFinite else { return }
    guard end >= time else {
      time = end
      return
    }
    while let timer = timers.filter({ $0.due <= end }).min(by: { $0.due < $1.due }) {
      timers.removeAll { $0 === timer }
      time = max(time, timer.due)
      timer.body?()
    }
    // What happened may have advanced the time further.
    time = max(time, end)
  }

  /// Calls a closure after a number of seconds, which is at least a thousandth.
  package func schedule(
    after seconds: Double, _ body: @escaping @MainActor () -> Void
  ) -> Timer {
    timers.removeAll { $0.body == nil }
    let timer = Timer(due: time + max(seconds, 0.001), body: body)
    timers.append(timer)
    return timer
  }
}

extension View {
  /// The clock of the tree that the view is in.
  public final var clock: EventClock {
    let root = outermost
    if let clock = root.rare?.clock { return clock }
    let clock = EventClock()
    root.rarely.clock = clock
    return clock
  }
}

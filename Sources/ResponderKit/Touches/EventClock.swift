/// The time of a tree of views, in seconds from its beginning, and what is to happen later in it.
///
/// Nothing reads the machine's clock: ``TouchDriver``, or a program that sends events of its own,
/// advances the time, and what is due then happens at once. Main actor only. UIKit has no
/// counterpart; its controls wait on the run loop.
@preconcurrency @MainActor
public final class EventClock {
  /// The time; 0 at first.
  @exclusivity(unchecked) public private(set) var time: Double = 0

  /// Something that is to happen once, unless it is canceled.
  @MainActor
  package final class Timer {
    fileprivate let due: Double
    @exclusivity(unchecked) nonisolated(unsafe) fileprivate var body: (@MainActor () -> Void)?

    fileprivate init(due: Double, body: @escaping @MainActor () -> Void) {
      self.due = due
      self.body = body
    }

    /// Prevents it from happening.
    package nonisolated func cancel() { body = nil }
  }

  /// The scheduled timers, in the order in which they are due; the first ones may have happened.
  @exclusivity(unchecked) private var timers: [Timer] = []
  /// The number of the first timer that has not happened.
  @exclusivity(unchecked) private var first = 0
  /// The number of timers at which those that were canceled are dropped.
  private var limit = 32

  init() {}

  /// Advances the time by a number of seconds; see ``advance(to:)``.
  public func advance(by seconds: Double) { advance(to: time + seconds) }

  /// Advances to a time, and lets everything happen that is due until then, in the order in which it
  /// is due.
  ///
  /// An earlier time turns the clock back, and nothing happens; one that is no number is ignored.
  /// Traps when more than a million things would happen.
  public func advance(to end: Double) {
    guard end.isFinite else { return }
    guard end >= time else {
      time = end
      return
    }
    var count = 0
    while first < timers.count, timers[first].due <= end {
      let timer = timers[first]
      first += 1
      guard let body = timer.body else { continue }
      count += 1
      precondition(count <= 1_000_000, "EventClock.advance(to:): too much happens until \(end)")
      dropFirst()
      timer.body = nil
      time = max(time, timer.due)
      body()
    }
    dropFirst()
    // What happened may have advanced the time further.
    time = max(time, end)
  }

  /// Drops the timers that have happened, once they are the greater part.
  private func dropFirst() {
    guard first * 2 >= timers.count else { return }
    timers.removeFirst(first)
    first = 0
  }

  /// Calls a closure after a number of seconds: at least a thousandth, also for what is no number.
  package func schedule(
    after seconds: Double, _ body: @escaping @MainActor () -> Void
  ) -> Timer {
    // At a great time a short wait may be lost in rounding.
    let seconds = seconds > 0.001 ? seconds : 0.001
    let timer = Timer(due: max(time + seconds, time.nextUp), body: body)
    if timers.count >= limit {
      timers.removeAll { $0.body == nil }
      first = 0
      limit = max(32, timers.count * 2)
    }
    var (low, high) = (first, timers.count)
    while low < high {
      let middle = (low + high) / 2
      if timers[middle].due <= timer.due { low = middle + 1 } else { high = middle }
    }
    timers.insert(timer, at: low)
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

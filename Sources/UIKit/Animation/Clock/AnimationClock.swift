#if UIKit
import Foundation
private import Dispatch
private import Synchronization

/// The time in which animations end and display links tick.
///
/// The values at the end of an animation apply at once; the report of its end waits for the clock.
/// A program has a clock of its own, the time since the machine started, and the report comes on
/// the main queue. A test makes a clock that stands still and advances it:
///
/// ```swift
/// let clock = AnimationClock()
/// AnimationClock.withClock(clock) {
///   UIView.animate(withDuration: 0.3) { view.alpha = 0 } completion: { _ in done = true }
///   clock.advance(by: 0.3)
/// }
/// ```
///
/// Events that are due at one time happen in the order in which it was begun. UIKit has no
/// counterpart.
public final class AnimationClock: Sendable {
  /// Something that happens once, unless it is canceled.
  final class Item: Sendable {
    let due: Double
    private let body: Mutex<Body?>

    fileprivate init(due: Double, body: @escaping () -> Void) {
      self.due = due
      self.body = Mutex(Body(run: body))
    }

    /// Prevents it from happening.
    func cancel() { _ = taken() }

    fileprivate func run() { taken()?.run() }

    private func taken() -> Body? {
      body.withLock { body in
        defer { body = nil }
        return body
      }
    }

    // It is run on the thread that began it: the main one, or that of a test.
    private struct Body: @unchecked Sendable {
      let run: () -> Void
    }
  }

  private struct State {
    var time = 0.0
    /// The items that are due, in their order.
    var items: [Item] = []
    /// The time for which the main queue was asked to run what is due.
    var wakesAt = Double.infinity
  }

  private let state = Mutex(State())
  private let isReal: Bool
  /// The transactions of a test, which do not meet those of another one; nil for the program's, of
  /// which each thread has its own.
  let transactions: TransactionStack?

  @TaskLocal private static var ofTask: AnimationClock?
  private static let program = AnimationClock(isReal: true)

  private init(isReal: Bool) {
    self.isReal = isReal
    transactions = isReal ? nil : TransactionStack()
  }

  /// Creates a clock that stands at 0 until it is advanced.
  public convenience init() { self.init(isReal: false) }

  /// The clock of the running task; the program's if there is none.
  public static var current: AnimationClock { ofTask ?? program }

  /// Runs a closure whose animations use a clock.
  public static func withClock<Result>(
    _ clock: AnimationClock, _ body: () throws -> Result
  ) rethrows -> Result { try $ofTask.withValue(clock) { try body() } }

  /// Runs an asynchronous closure whose animations use a clock.
  public static func withClock<Result: Sendable>(
    _ clock: AnimationClock, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $ofTask.withValue(clock, operation: body, isolation: isolation)
  }

  /// The time in seconds; see ``CACurrentMediaTime()``.
  public var time: Double {
    isReal ? ProcessInfo.processInfo.systemUptime : state.withLock { $0.time }
  }

  /// Advances the time by a number of seconds; see ``advance(to:)``.
  public func advance(by seconds: Double) { advance(to: time + seconds) }

  /// Advances to a time, and lets everything happen that is due until then, in the order in which
  /// it is due.
  ///
  /// An earlier time changes nothing. Traps for the clock of the program, which advances by itself,
  /// and when more than a million things would happen.
  public func advance(to end: Double) {
    precondition(!isReal, "AnimationClock.advance(to:): the program's clock advances by itself")
    guard end.isFinite else { return }
    run(until: end)
    state.withLock { $0.time = max($0.time, end) }
  }

  private func run(until end: Double) {
    var count = 0
    while let item = next(until: end) {
      count += 1
      precondition(count <= 1_000_000, "AnimationClock: too much happens until \(end)")
      // What a completion begins uses the same clock.
      if isReal { item.run() } else { Self.$ofTask.withValue(self) { item.run() } }
    }
  }

  private func next(until end: Double) -> Item? {
    state.withLock { state in
      guard let first = state.items.first, first.due <= end else { return nil }
      state.time = max(state.time, first.due)
      return state.items.removeFirst()
    }
  }

  /// Lets something happen at a time, or as soon as the clock runs for one that has passed.
  @discardableResult
  func schedule(at due: Double, _ body: @escaping () -> Void) -> Item {
    let item = Item(due: due, body: body)
    state.withLock { state in
      let index = state.items.firstIndex { $0.due > due } ?? state.items.count
      state.items.insert(item, at: index)
    }
    wake()
    return item
  }

  /// Asks the main queue to run what is due next.
  private func wake() {
    guard isReal else { return }
    let due: Double? = state.withLock { state in
      guard let first = state.items.first, first.due < state.wakesAt else { return nil }
      state.wakesAt = first.due
      return first.due
    }
    guard let due else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, due - time)) { [self] in
      state.withLock { if $0.wakesAt == due { $0.wakesAt = .infinity } }
      run(until: time)
      wake()
    }
  }
}

/// Returns the time of animations in seconds: the clock's if a test has one, otherwise the time
/// since the machine started (`CACurrentMediaTime()`).
public func CACurrentMediaTime() -> CFTimeInterval { AnimationClock.current.time }
#endif

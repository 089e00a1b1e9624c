/// The wait of a recognizer, until it is canceled.
@MainActor
final class GestureWait {
  /// Called with the recognizer, which takes part as long as it waits; nil once canceled.
  fileprivate var body: (@MainActor (GestureRecognizer) -> Void)?
  fileprivate let recognizer: Unmanaged<GestureRecognizer>
  fileprivate let batch: GestureWaits.Batch?
  /// The next one that is due at the same time.
  fileprivate var next: GestureWait?

  fileprivate init(
    _ recognizer: GestureRecognizer, _ batch: GestureWaits.Batch?,
    _ body: @escaping @MainActor (GestureRecognizer) -> Void
  ) {
    self.recognizer = .passUnretained(recognizer)
    (self.batch, self.body) = (batch, body)
  }

  func cancel() {
    guard body != nil else { return }
    body = nil
    guard let batch else { return }
    batch.count -= 1
    if batch.count == 0 { batch.end() }
  }
}

/// The waits of the recognizers of a tree; those that are due at one time end together.
final class GestureWaits {
  /// The waits that end at one time.
  @MainActor
  fileprivate final class Batch {
    let due: Double
    private unowned(unsafe) let owner: GestureWaits
    /// The first and the last one.
    @exclusivity(unchecked) var first: GestureWait?
    @exclusivity(unchecked) unowned(unsafe) var last: GestureWait?
    /// The number of those that are not canceled.
    @exclusivity(unchecked) var count = 0
    nonisolated(unsafe) var timer: EventClock.Timer?

    init(due: Double, of owner: GestureWaits) { (self.due, self.owner) = (due, owner) }

    func wake() { owner.wake(self) }

    func append(_ wait: GestureWait) {
      count += 1
      if let last { last.next = wait } else { first = wait }
      last = wait
    }

    /// Forgets the waits one by one, because one within the other would need a deep stack.
    func end() {
      timer?.cancel()
      timer = nil
      last = nil
      while let wait = first {
        first = wait.next
        wait.next = nil
      }
    }
  }

  nonisolated(unsafe) var delivery: Unmanaged<TouchDelivery>?
  /// The pending waits; among the last ones, those that are due at one time are adjacent.
  @exclusivity(unchecked) nonisolated(unsafe) private var batches: [Batch] = []
  /// The number of batches at which those that are empty are dropped.
  nonisolated(unsafe) private var limit = 16

  /// Calls a closure with a recognizer after a number of seconds; never for what is no number.
  @MainActor
  func add(
    _ recognizer: GestureRecognizer, _ seconds: Double, on clock: EventClock,
    then body: @escaping @MainActor (GestureRecognizer) -> Void
  ) -> GestureWait {
    guard seconds.isFinite else { return GestureWait(recognizer, nil, body) }
    let batch = batch(due: clock.time + seconds, after: seconds, on: clock)
    let wait = GestureWait(recognizer, batch, body)
    batch.append(wait)
    return wait
  }

  @MainActor
  private func batch(due: Double, after seconds: Double, on clock: EventClock) -> Batch {
    for batch in batches.suffix(4) where batch.due == due && batch.count > 0 { return batch }
    if batches.count >= limit {
      batches.removeAll { $0.count == 0 }
      limit = max(16, batches.count * 2)
    }
    let batch = Batch(due: due, of: self)
    // The delivery cancels the timer before it goes.
    batch.timer = clock.schedule(after: seconds) { batch.wake() }
    batches.append(batch)
    return batch
  }

  @MainActor
  fileprivate func wake(_ batch: Batch) {
    delivery?.takeUnretainedValue().change {
      var next = batch.first
      while let wait = next {
        next = wait.next
        guard let body = wait.body else { continue }
        let recognizer = wait.recognizer.takeUnretainedValue()
        recognizer.stopWaiting()
        body(recognizer)
      }
    }
  }

  /// Prevents what is waited for.
  func cancelAll() { for batch in batches { batch.timer?.cancel() } }
}

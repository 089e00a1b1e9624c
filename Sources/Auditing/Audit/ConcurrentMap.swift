import Dispatch
import Synchronization

/// Returns the results of a closure for the numbers from 0, in their order; the calls run beside each other.
func concurrentMap<Result: Sendable>(
  _ count: Int, _ body: @Sendable (Int) -> Result
) -> [Result] {
  let results = Mutex<[Result?]>(Array(repeating: nil, count: count))
  DispatchQueue.concurrentPerform(iterations: count) { number in
    let result = body(number)
    results.withLock { $0[number] = result }
  }
  return results.withLock { $0.compactMap(\.self) }
}

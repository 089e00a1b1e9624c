#if UIKit
import Foundation

/// Returns a description that reads objects of the main actor; nil where it does not run.
///
/// A log may describe an object on any thread. On Linux the main actor need not be on the main
/// thread, but it always is on the main queue.
func describedOnMainActor(_ body: @MainActor () -> String) -> String? {
  guard Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueueMark.key) != nil else {
    return nil
  }
  return MainActor.assumeIsolated(body)
}

/// What only the main queue has.
private enum MainQueueMark {
  static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
#endif

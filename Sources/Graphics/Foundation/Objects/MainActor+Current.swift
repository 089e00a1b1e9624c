#if UIKit
import Foundation

extension MainActor {
  /// Marks the main queue, which Linux may run on another thread than the main one.
  private nonisolated static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Indicates whether the running code is on the main actor.
  package nonisolated static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
}
#endif

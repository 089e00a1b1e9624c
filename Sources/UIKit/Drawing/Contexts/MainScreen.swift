#if UIKit
private import Dispatch
import Foundation
import UIKitDialect

/// The number of pixels per point of the main screen; 2 off the main thread, which has no screen.
func mainScreenScale() -> CGFloat {
  isOnMainQueue ? MainActor.assumeIsolated { UIScreen.main.scale } : 2
}

/// Indicates whether the main actor runs the caller, on the main thread or on another one that
/// serves the main queue, as in a program whose `main` is asynchronous.
private var isOnMainQueue: Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true
}

private let mainQueueKey = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
#endif

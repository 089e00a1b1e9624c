#if UIKit
import Graphics
import Foundation
import ResponderKit

extension ActionSelector {
  /// Calls the method on an object, with an argument if it takes one; does nothing if the object
  /// has no such method, or the argument has another type than the method declares.
  ///
  /// The method is called at once on the main actor, and from elsewhere soon afterwards on the main
  /// actor, which the methods of selectors belong to. Nothing is recorded, as this is no action.
  func call(on target: AnyObject, with argument: AnyObject? = nil) {
    nonisolated(unsafe) let (target, argument) = (target, argument)
    if MainActor.isCurrent {
      MainActor.assumeIsolated { perform(on: target, with: argument) }
    } else {
      DispatchQueue.main.async { perform(on: target, with: argument) }
    }
  }

  @MainActor
  private func perform(on target: AnyObject, with argument: AnyObject?) {
    var inquiry = ActionInquiry(for: self, from: argument, isRecorded: false)
    if inquiry.ask(target) { _ = inquiry.perform() }
  }
}
#endif

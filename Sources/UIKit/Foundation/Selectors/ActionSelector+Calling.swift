#if UIKit
import ResponderKit

extension ActionSelector {
  /// Calls the method on an object, with an argument if it takes one; returns whether the object has the
  /// method and the argument has the type that the method declares.
  ///
  /// Foundation calls observers and targets of timers on the thread that posts or fires, so the method
  /// runs on that thread, whatever its isolation. Nothing is recorded: this is no action.
  @discardableResult
  func call(on target: AnyObject, with argument: AnyObject? = nil) -> Bool {
    typealias Call = (ActionSelector, AnyObject, AnyObject?) -> Bool
    let call = unsafeBitCast(
      Self.call as @MainActor (ActionSelector, AnyObject, AnyObject?) -> Bool, to: Call.self)
    return call(self, target, argument)
  }

  @MainActor
  private static func call(
    _ selector: ActionSelector, on target: AnyObject, with argument: AnyObject?
  ) -> Bool {
    var inquiry = ActionInquiry(for: selector, from: argument, isRecorded: false)
    return inquiry.ask(target) && inquiry.perform()
  }
}
#endif

#if UIKit
import Foundation
import ResponderKit

/// A timer that calls a method of an object, which it retains until it is invalidated.
final class SelectorTimer: Timer {
  /// The closure that the timer calls, apart from it, because Foundation retains the closure
  /// longer.
  private final class Call: @unchecked Sendable {
    var target: AnyObject?
    let selector: ActionSelector
    let userInfo: Any?

    init(_ target: AnyObject, _ selector: ActionSelector, _ userInfo: Any?) {
      (self.target, self.selector, self.userInfo) = (target, selector, userInfo)
    }
  }

  private let call: Call

  init(
    fireAt date: Date, interval: TimeInterval, target: AnyObject, selector: ActionSelector,
    userInfo: Any?, repeats: Bool
  ) {
    let call = Call(target, selector, userInfo)
    self.call = call
    super.init(fire: date, interval: interval, repeats: repeats) { timer in
      if let target = call.target { call.selector.call(on: target, with: timer) }
      if !repeats { timer.invalidate() }
    }
  }

  override var userInfo: Any? { call.userInfo }

  override func invalidate() {
    super.invalidate()
    call.target = nil
  }
}
#endif

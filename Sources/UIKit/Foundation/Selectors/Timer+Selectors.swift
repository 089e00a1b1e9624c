#if UIKit
public import Foundation
public import ResponderKit

extension Timer {
  /// Creates a timer on the run loop of the thread that calls a method of an object
  /// (`Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`).
  ///
  /// The method takes nothing or the timer. The timer retains the object until it is invalidated,
  /// which one that does not repeat is after it has fired.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: ActionSelector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer whose initializers may return an object of a subclass, which an extension of the class
/// cannot.
public protocol TimerCreation {}

extension Timer: TimerCreation {}

extension TimerCreation where Self: Timer {
  /// Creates a timer that calls a method of an object once it is added to a run loop
  /// (`Timer.init(timeInterval:target:selector:userInfo:repeats:)`).
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: ActionSelector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates a timer that calls a method of an object from a date on, once it is added to a run
  /// loop (`Timer.init(fireAt:interval:target:selector:userInfo:repeats:)`).
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: ActionSelector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    let timer: Timer = SelectorTimer(
      fireAt: date, interval: ti, target: t as AnyObject, selector: s, userInfo: ui, repeats: rep)
    self.init(other: unsafeDowncast(timer, to: Self.self))
  }
}

extension TimerCreation {
  fileprivate init(other: Self) { self = other }
}
#endif

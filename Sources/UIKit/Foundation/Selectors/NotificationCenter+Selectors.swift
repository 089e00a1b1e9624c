#if UIKit
public import Foundation
public import ResponderKit

extension NotificationCenter {
  /// Calls a method of an object for each notification with a name, nil for any, from a sender, nil
  /// for any (`NotificationCenter.addObserver(_:selector:name:object:)`).
  ///
  /// The method takes nothing, a `Notification` or an `NSNotification`. It is called at once for
  /// what is posted on the main actor, and soon afterwards on it for what another thread posts,
  /// where Foundation calls it on that one. Neither the observer nor the sender is retained, and an
  /// observer that is gone is not called. A selector that the observer has no method for calls
  /// nothing; Foundation raises an exception.
  public func addObserver(
    _ observer: Any, selector aSelector: ActionSelector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObserver.add(
      observer as AnyObject, aSelector, to: self, name: aName,
      sender: anObject.map { $0 as AnyObject })
  }

  /// Calls an object no longer, or a closure that was added, by its token
  /// (`NotificationCenter.removeObserver(_:)`).
  public func removeObserver(_ observer: AnyObject) {
    SelectorObserver.remove(ObjectIdentifier(observer), from: self)
    removeObserver(observer as Any)
  }

  /// Calls an object no longer for a name, nil for any, and a sender, nil for any
  /// (`NotificationCenter.removeObserver(_:name:object:)`).
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    SelectorObserver.remove(
      ObjectIdentifier(observer), from: self, name: aName,
      sender: anObject.map { ObjectIdentifier($0 as AnyObject) })
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
#endif

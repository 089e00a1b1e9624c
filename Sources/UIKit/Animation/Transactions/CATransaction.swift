#if UIKit
public import Foundation

/// Changes of layers that belong together (`CATransaction`).
///
/// Values apply at once; a transaction gives its duration and curve to animations that have none,
/// and runs a block when all that began in it has ended. Each thread has its own.
open class CATransaction: NSObject {
  /// Begins a transaction inside the present one.
  open class func begin() { TransactionStack.current.begin() }

  /// Ends the transaction that was begun last; does nothing without one.
  open class func commit() { TransactionStack.current.commit() }

  /// Ends the transaction that changes outside any other made.
  open class func flush() { TransactionStack.current.flush() }

  /// Does nothing: a thread has transactions of its own.
  open class func lock() {}

  /// Does nothing: a thread has transactions of its own.
  open class func unlock() {}

  /// Returns the duration of animations that have none; a quarter of a second unless set.
  open class func animationDuration() -> CFTimeInterval {
    keyedNumber(value(forKey: kCATransactionAnimationDuration)).map { CFTimeInterval($0) } ?? 0.25
  }

  /// Sets the duration of animations that have none.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  /// Returns the curve of animations that have none; nil unless set.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets the curve of animations that have none.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Returns whether changes of properties run no actions; false unless set.
  open class func disableActions() -> Bool {
    keyedNumber(value(forKey: kCATransactionDisableActions)).map { $0 != 0 } ?? false
  }

  /// Sets whether changes of properties run no actions.
  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// Returns the block that runs when all that began has ended; nil unless set.
  open class func completionBlock() -> (() -> Void)? {
    TransactionStack.current.last?.completion?.block
  }

  /// Sets the block that runs when all that begins from now on in the transaction has ended: at
  /// once when nothing has begun and the transaction ends.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionStack.current.setCompletion(block)
  }

  /// Returns a value of the transaction, or of those around it; nil for none.
  open class func value(forKey key: String) -> Any? { TransactionStack.current.value(key) }

  /// Keeps a value until the transaction ends.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    TransactionStack.current.set(key, anObject)
  }
}

/// The key of the duration (`kCATransactionAnimationDuration`).
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether no actions run (`kCATransactionDisableActions`).
public let kCATransactionDisableActions = "disableActions"
/// The key of the curve (`kCATransactionAnimationTimingFunction`).
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the block (`kCATransactionCompletionBlock`).
public let kCATransactionCompletionBlock = "completionBlock"
#endif

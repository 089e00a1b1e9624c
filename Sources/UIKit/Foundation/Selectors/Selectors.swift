#if UIKit
public import ResponderKit

/// Returns the selector with a name, which is found in ``UIResponder/actions``.
public func NSSelectorFromString(_ aSelectorName: String) -> ActionSelector {
  ActionSelector(aSelectorName)
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: ActionSelector) -> String { aSelector.name }

extension UndoManager {
  /// Registers a method that takes back a change, and what it is called with; the target is not
  /// retained (`UndoManager.registerUndo(withTarget:selector:object:)`).
  public final func registerUndo(
    withTarget target: Any, selector: ActionSelector, object anObject: Any?
  ) {
    registerUndo(withTarget: target as AnyObject) { target in
      selector.call(on: target, with: anObject.map { $0 as AnyObject })
    }
  }
}
#endif

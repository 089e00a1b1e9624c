#if UIKit
import Foundation

// Swift lets `init()` of a class value be called only if the initializer is required, and a
// required one would have to be repeated in every subclass of an app. A table of virtual methods
// begins with the superclass's, entry for entry, so that the same call through this class runs the
// initializer of the class value. It is open so that the compiler cannot know all its subclasses.

/// Not to be used: the class through which ``CALayer`` and others make objects of a class value.
@_documentation(visibility: internal)
open class _MadeByInit: NSObject {
  /// Creates an object.
  public required override init() { super.init() }
}

/// Returns a new object of a class, made by its `init()`.
@inline(never)
func madeByInit<Object: NSObject>(_ type: Object.Type) -> Object {
  let made: NSObject = unsafeBitCast(type, to: _MadeByInit.Type.self).init()
  return unsafeDowncast(made, to: type)
}
#endif

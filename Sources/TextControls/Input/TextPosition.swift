#if UIKit
public import Graphics
#endif

#if UIKit
/// A place in a text: UIKit's `UITextPosition`.
///
/// A text control makes and understands its own: offsets in UTF-16 units. A view with a text of its
/// own derives from the class.
open class TextPosition: NSObject {
  /// Creates a position without an offset, for a subclass.
  public override init() { super.init() }
}
#else
/// A place in a text: UIKit's `UITextPosition`.
///
/// A text control makes and understands its own: offsets in UTF-16 units. A view with a text of its
/// own derives from the class.
open class TextPosition {
  /// Creates a position without an offset, for a subclass.
  public init() {}
}
#endif

public import Graphics

/// A place in a text: UIKit's `UITextPosition`.
///
/// A text control makes and understands its own: offsets in UTF-16 units. A view with a text of its
/// own derives from the class. Main actor only.
@preconcurrency @MainActor
open class TextPosition: RootObject {
  /// Creates a place, for a subclass.
  public override init() { super.init() }
}

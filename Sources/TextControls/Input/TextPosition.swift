/// A place in a text: UIKit's `UITextPosition`.
///
/// A text control makes and understands its own: offsets in UTF-16 units. A view with a text of its
/// own derives from the class.
open class TextPosition {
  /// Creates a position without an offset, for a subclass.
  public init() {}
}

/// A place in the text of a text control.
final class OffsetPosition: TextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

import Graphics

/// A stretch of a text between two places: UIKit's `UITextRange`.
///
/// A text control makes and understands its own. A view with a text of its own derives from the class.
@preconcurrency @MainActor
open class TextRange {
  /// Creates a range, for a subclass.
  public init() {}

  /// The first place (`UITextRange.start`).
  open var start: TextPosition { TextPosition() }
  /// The last place (`UITextRange.end`).
  open var end: TextPosition { TextPosition() }
  /// A Boolean value that indicates whether both are the same, as for a caret
  /// (`UITextRange.isEmpty`).
  open var isEmpty: Bool { true }
}

/// A stretch of the text of a text control.
final class OffsetRange: TextRange {
  let range: UTF16Range

  init(_ range: UTF16Range) { self.range = range }

  override var start: TextPosition { OffsetPosition(range.lowerBound) }
  override var end: TextPosition { OffsetPosition(range.upperBound) }
  override var isEmpty: Bool { range.isEmpty }
}

public import Graphics

/// A rectangle of a selected text: UIKit's `UITextSelectionRect`.
@preconcurrency @MainActor
open class TextSelectionRect: RootObject {
  private let stored: Rect

  /// Creates an empty rectangle, for a subclass.
  public convenience override init() { self.init(rect: .zero) }

  init(rect: Rect) {
    stored = rect
    super.init()
  }

  /// The rectangle (`UITextSelectionRect.rect`).
  open var rect: Rect { stored }
  /// The direction of the text (`UITextSelectionRect.writingDirection`).
  open var writingDirection: WritingDirection { .natural }
  /// A Boolean value that indicates whether the selection begins here
  /// (`UITextSelectionRect.containsStart`).
  open var containsStart: Bool { true }
  /// A Boolean value that indicates whether the selection ends here
  /// (`UITextSelectionRect.containsEnd`).
  open var containsEnd: Bool { true }
  /// A Boolean value that indicates whether the text is vertical
  /// (`UITextSelectionRect.isVertical`).
  open var isVertical: Bool { false }
}

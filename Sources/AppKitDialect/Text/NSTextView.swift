import ResponderKit

/// A text view, as the delegate of a field gets it (`NSTextView`).
@preconcurrency @MainActor
public final class NSTextView: NSText {
  /// Inserts a line break, which the field does not do by itself
  /// (`NSResponder.insertNewlineIgnoringFieldEditor(_:)`).
  public func insertNewlineIgnoringFieldEditor(_ sender: Any?) {
    replaceCharacters(in: selectedRange, with: "\n")
  }

  /// Inserts a tab, which the field does not do by itself
  /// (`NSResponder.insertTabIgnoringFieldEditor(_:)`).
  public func insertTabIgnoringFieldEditor(_ sender: Any?) {
    replaceCharacters(in: selectedRange, with: "\t")
  }
}

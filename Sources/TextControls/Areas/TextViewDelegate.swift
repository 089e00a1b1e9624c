public import Graphics
public import ResponderKit

/// The methods that decide about the editing of a text view, and report it: UIKit's
/// `UITextViewDelegate`.
///
/// Every method has UIKit's answer as its default. The order of the calls is in Docs/Text.md.
@preconcurrency @MainActor
public protocol TextViewDelegate: ScrollViewDelegate {
  /// Returns whether editing may begin; true unless implemented (`textViewShouldBeginEditing(_:)`).
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Called when editing has begun (`textViewDidBeginEditing(_:)`).
  func textViewDidBeginEditing(_ textView: TextView)
  /// Returns whether editing may end; true unless implemented (`textViewShouldEndEditing(_:)`).
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Called when editing has ended (`textViewDidEndEditing(_:)`).
  func textViewDidEndEditing(_ textView: TextView)
  /// Returns whether the user may replace a stretch of the text; true unless implemented
  /// (`textView(_:shouldChangeTextIn:replacementText:)`).
  func textView(
    _ textView: TextView, shouldChangeTextIn range: UTF16Range, replacementText text: String
  ) -> Bool
  /// Returns whether the user may replace stretches of the text; asks about the only one unless
  /// implemented (`textView(_:shouldChangeTextInRanges:replacementText:)`, iOS 26).
  func textView(
    _ textView: TextView, shouldChangeTextInRanges ranges: [UTF16Range],
    replacementText text: String
  ) -> Bool
  /// Called when the user has changed the text (`textViewDidChange(_:)`).
  func textViewDidChange(_ textView: TextView)
  /// Called when the selection has changed (`textViewDidChangeSelection(_:)`).
  func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Returns true.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: UTF16Range, replacementText text: String
  ) -> Bool { true }
  /// Asks about the only range, or about one with all of them.
  public func textView(
    _ textView: TextView, shouldChangeTextInRanges ranges: [UTF16Range],
    replacementText text: String
  ) -> Bool {
    guard let first = ranges.first else { return true }
    return self.textView(
      textView, shouldChangeTextIn: ranges.dropFirst().reduce(first) { $0.union($1) },
      replacementText: text)
  }
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
}

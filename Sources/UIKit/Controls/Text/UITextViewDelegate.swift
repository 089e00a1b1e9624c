#if UIKit
public import Foundation
import ResponderKit
public import TextControls

/// The interactions of the user with a link or an attachment, with the raw values of
/// `UITextItemInteraction`.
public enum UITextItemInteraction: Int, Sendable, Hashable, CaseIterable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A long press.
  case presentActions = 1
  /// A firm press.
  case preview = 2
}

/// The methods that decide about the editing of a text view, and report it: `UITextViewDelegate`.
///
/// The core's protocol has what concerns the editing. Nothing taps a link or an attachment here, so that
/// a test calls those methods itself.
@preconcurrency @MainActor
public protocol UITextViewDelegate: TextViewDelegate, UIScrollViewDelegate {
  /// Returns whether the user may interact with a link; true unless implemented.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns whether the user may interact with an attachment; true unless implemented.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// Returns whether the user may interact with a link, before iOS 10; true unless implemented.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
  /// Returns whether the user may interact with an attachment, before iOS 10; true unless implemented.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool
}

extension UITextViewDelegate {
  /// True.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  /// True.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
  /// True.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { true }
  /// True.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool { true }
}
#endif

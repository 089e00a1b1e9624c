public import Graphics
public import ResponderKit

/// The methods that provide the rows of a picker, and report the user's choices: UIKit's
/// `UIPickerViewDelegate`, with its part for accessibility.
///
/// Every method has UIKit's answer as its default.
@preconcurrency @MainActor
public protocol PickerViewDelegate: AnyObject {
  /// Returns the width of a wheel in points; 0, for an equal share, unless implemented
  /// (`pickerView(_:widthForComponent:)`).
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Scalar
  /// Returns the height of the rows in points; 0, for the picker's, unless implemented
  /// (`pickerView(_:rowHeightForComponent:)`).
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Scalar
  /// Returns the text of a row; nil unless implemented (`pickerView(_:titleForRow:forComponent:)`).
  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns the text of a row with its attributes, which goes before the plain one; nil unless
  /// implemented (`pickerView(_:attributedTitleForRow:forComponent:)`).
  func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> AttributedText?
  /// Returns the view of a row, which goes before its texts; nil unless implemented
  /// (`pickerView(_:viewForRow:forComponent:reusing:)`, where UIKit has no nil).
  func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: View?
  ) -> PickerRowView
  /// Called when the user has chosen a row (`pickerView(_:didSelectRow:inComponent:)`).
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
  /// Returns the name of a wheel for a screen reader; nil unless implemented
  /// (`pickerView(_:accessibilityLabelForComponent:)`).
  func pickerView(
    _ pickerView: PickerView, accessibilityLabelForComponent component: Int
  ) -> String?
  /// Returns the hint of a wheel for a screen reader; nil unless implemented
  /// (`pickerView(_:accessibilityHintForComponent:)`).
  func pickerView(
    _ pickerView: PickerView, accessibilityHintForComponent component: Int
  ) -> String?
}

extension PickerViewDelegate {
  /// Returns 0.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Scalar { 0 }
  /// Returns 0.
  public func pickerView(
    _ pickerView: PickerView, rowHeightForComponent component: Int
  ) -> Scalar { 0 }
  /// Returns nil.
  public func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Returns nil.
  public func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> AttributedText? { nil }
  /// Returns nothing.
  public func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: View?
  ) -> PickerRowView { PickerView.noRowView }
  /// Does nothing.
  public func pickerView(
    _ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  /// Returns nil.
  public func pickerView(
    _ pickerView: PickerView, accessibilityLabelForComponent component: Int
  ) -> String? { nil }
  /// Returns nil.
  public func pickerView(
    _ pickerView: PickerView, accessibilityHintForComponent component: Int
  ) -> String? { nil }
}

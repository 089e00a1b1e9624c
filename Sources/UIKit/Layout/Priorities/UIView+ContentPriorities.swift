#if UIKit
import Foundation
import Pickers
public import ResponderKit
import TextControls
import Navigation
import ValueControls

extension UIView {
  /// Returns how strongly the view resists becoming larger than its content; 250 unless set or its
  /// class has another default (`UIView.contentHuggingPriority(for:)`).
  ///
  /// Switches, steppers, page controls, activity indicators and pickers have 750 in both
  /// directions; sliders, segmented controls, progress views and bars 750 vertically.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutValuesIfAny?.hugging[axis] ?? standardHuggingPriority(for: axis)
  }

  /// Sets how strongly the view resists becoming larger than its content
  /// (`UIView.setContentHuggingPriority(_:for:)`).
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    layoutValues.hugging[axis] = priority
    superview?.setNeedsLayout()
  }

  /// Returns how strongly the view resists becoming smaller than its content; 750 unless set
  /// (`UIView.contentCompressionResistancePriority(for:)`).
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutValuesIfAny?.resistance[axis] ?? .defaultHigh
  }

  /// Sets how strongly the view resists becoming smaller than its content
  /// (`UIView.setContentCompressionResistancePriority(_:for:)`).
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    layoutValues.resistance[axis] = priority
    superview?.setNeedsLayout()
  }

  /// The defaults of views that code creates; documents write others.
  ///
  /// They are from a table of what was read from UIKit's classes (Stack Overflow 36924093).
  private func standardHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    switch self {
    case is UISwitch, is UIStepper, is UIPageControl, is UIActivityIndicatorView, is UIPickerView,
      is UIDatePicker:
      .defaultHigh
    case is UISlider, is UISegmentedControl, is UIProgressView, is UISearchBar, is UITabBar,
      is UIToolbar:
      axis == .vertical ? .defaultHigh : .defaultLow
    default: .defaultLow
    }
  }
}
#endif

#if UIKit
import Foundation
public import UIKitDialect

/// Names the wheels of a picker for a screen reader; the methods are those of
/// ``UIPickerViewDelegate``, to which UIKit adds this protocol.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {}

extension UIPickerView {
  /// A Boolean value that indicates whether lines show which row is selected: true, whatever is
  /// set, as since iOS 7 (`UIPickerView.showsSelectionIndicator`).
  public final var showsSelectionIndicator: Bool {
    get { true }
    set {}
  }
}
#endif

#if UIKit
public import Foundation

/// Lets the device tick while a selection changes (`UISelectionFeedbackGenerator`); see
/// `UIFeedbackGenerator.performed`.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Ticks (`UISelectionFeedbackGenerator.selectionChanged()`).
  open func selectionChanged() { note(.selection) }
  /// Ticks at a place in the view (`UISelectionFeedbackGenerator.selectionChanged(at:)`).
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
#endif

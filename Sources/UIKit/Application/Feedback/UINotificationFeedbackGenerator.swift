#if UIKit
public import Foundation

/// Lets the device give the sign of a result (`UINotificationFeedbackGenerator`); see
/// `UIFeedbackGenerator.performed`.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result (`UINotificationFeedbackGenerator.FeedbackType`).
  public enum FeedbackType: Int, Sendable, Hashable {
    /// It has succeeded.
    case success = 0
    /// It needs attention.
    case warning = 1
    /// It has failed.
    case error = 2
  }

  /// Gives the sign of a result (`UINotificationFeedbackGenerator.notificationOccurred(_:)`).
  open func notificationOccurred(_ notificationType: FeedbackType) {
    note(.notification(notificationType))
  }
  /// Gives the sign of a result at a place in the view
  /// (`UINotificationFeedbackGenerator.notificationOccurred(_:at:)`).
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
#endif

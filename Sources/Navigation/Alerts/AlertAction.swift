/// A button of an alert: UIKit's `UIAlertAction`.
@preconcurrency @MainActor
public final class AlertAction {
  /// The purposes of a button, with the raw values of `UIAlertAction.Style`.
  public enum Style: Int, Sendable, Hashable, CaseIterable {
    /// An ordinary choice.
    case `default` = 0
    /// Leaves everything as it is.
    case cancel = 1
    /// Deletes or changes data.
    case destructive = 2
  }

  /// The title; nil for none.
  public let title: String?
  /// The purpose of the button.
  public let style: Style
  /// A Boolean value that indicates whether the user can choose it; true unless set.
  public var isEnabled = true { didSet { changed?() } }
  /// Called when the user has chosen it and the alert is dismissed.
  let handler: (@MainActor (AlertAction) -> Void)?
  /// Called when the button changes.
  var changed: (@MainActor () -> Void)?

  /// Creates a button (`UIAlertAction.init(title:style:handler:)`).
  public init(
    title: String?, style: Style, handler: (@MainActor (AlertAction) -> Void)? = nil
  ) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

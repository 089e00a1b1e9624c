#if UIKit
import Foundation
import Graphics
import ResponderKit

extension UIAccessibility {
  /// A notification that was posted, with its argument.
  public struct PostedNotification {
    /// The notification.
    public let notification: Notification
    /// The element or the text that goes with it; nil for none, and for an element that is gone.
    public var argument: Any? { element ?? value }
    private weak var element: Responder?
    private let value: Any?

    init(notification: Notification, argument: Any?) {
      self.notification = notification
      element = argument as? Responder
      value = argument is Responder ? nil : argument
    }
  }

  /// Notifies the readers of the screen (`UIAccessibility.post(notification:argument:)`).
  ///
  /// They are those of the application, its scenes and windows, and those of an argument that is in
  /// none of its windows. A text may be a `String` or an `NSAttributedString` with speech
  /// attributes; an announcement of anything else is not spoken.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {
    settings.posted.append(PostedNotification(notification: notification, argument: argument))
    guard let message = message(notification, argument) else { return }
    let application = Application.shared
    application.post(message)
    if let responder = argument as? Responder, responder.application !== application {
      responder.post(message)
    }
  }

  /// The notifications that were posted in the scope, the latest last.
  ///
  /// UIKit has no counterpart. Setting it, as to an empty array, forgets what was posted.
  @preconcurrency @MainActor
  public static var postedNotifications: [PostedNotification] {
    get { settings.posted }
    set { settings.posted = newValue }
  }

  @MainActor
  private static func message(
    _ notification: Notification, _ argument: Any?
  ) -> AccessibilityNotification? {
    let text = text(argument)
    switch notification {
    case .screenChanged: return .screenChanged(element(argument) ?? text.map { .text($0.string) })
    case .layoutChanged: return .layoutChanged(element(argument) ?? text.map { .text($0.string) })
    case .announcement: return text.map { .announcement($0) }
    case .pageScrolled: return text.map { .pageScrolled($0.string) }
    case .pauseAssistiveTechnology: return text.map { .pauseAssistiveTechnology($0.string) }
    case .resumeAssistiveTechnology: return text.map { .resumeAssistiveTechnology($0.string) }
    default: return nil
    }
  }

  private static func element(_ argument: Any?) -> AccessibilityNotification.Argument? {
    (argument as? Responder).map { .element($0) }
  }

  private static func text(_ argument: Any?) -> AttributedText? {
    switch argument {
    case let identifier as AssistiveTechnologyIdentifier: AttributedText(identifier.rawValue)
    case let text as NSAttributedString: AttributedText(text)
    case let text as AttributedText: text
    case let text as String: AttributedText(text)
    default: nil
    }
  }
}
#endif

#if UIKit
import Foundation
import UIKit

/// Keeps the notifications with some names about an object, nil for any.
@MainActor
final class NotificationListener: NSObject {
  var notifications: [Notification] = []

  init(to names: [NSNotification.Name], about object: AnyObject? = nil) {
    super.init()
    for name in names {
      NotificationCenter.default.addObserver(
        self, selector: ActionSelector("heard:", NotificationListener.heard), name: name,
        object: object)
    }
  }

  private func heard(_ notification: Notification) { notifications.append(notification) }
}
#endif

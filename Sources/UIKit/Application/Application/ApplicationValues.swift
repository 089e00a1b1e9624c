#if UIKit
import Foundation
import Graphics
import ResponderKit

/// The values that an application only stores.
final class ApplicationValues {
  var state = Application.State.active
  var isIdleTimerDisabled = false
  var isNetworkActivityIndicatorVisible = false
  var iconBadgeNumber = 0
  var supportsShakeToEdit = true
  var isProtectedDataAvailable = true
  var ignoredInteractionCount = 0

  var openableSchemes: Set<String> = ["http", "https", "mailto", "sms", "tel"]
  var openedURLs: [URL] = []

  var backgroundTasks: [UIBackgroundTaskIdentifier: (@MainActor () -> Void)?] = [:]
  var lastBackgroundTask = 0
  var backgroundTimeRemaining = TimeInterval.greatestFiniteMagnitude

  var statusBarStyle = UIStatusBarStyle.default
  var isStatusBarHidden = false
  var statusBarHeight: CGFloat = 20
}

extension Application {
  var stored: ApplicationValues { values(ApplicationValues.self) { ApplicationValues() } }
}
#endif

#if UIKit
public import Foundation
public import ResponderKit

/// A task that continues in the background, by its number (`UIBackgroundTaskIdentifier`).
public struct UIBackgroundTaskIdentifier: RawRepresentable, Sendable, Hashable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier of no task (`UIBackgroundTaskIdentifier.invalid`).
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension Application {
  /// Begins a task that may continue in the background (`UIApplication.beginBackgroundTask(...)`).
  public final func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins a task with a name that may continue in the background
  /// (`UIApplication.beginBackgroundTask(withName:expirationHandler:)`).
  ///
  /// The closure is called when ``backgroundTimeRemaining`` becomes 0 before the task has ended.
  public final func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    stored.lastBackgroundTask += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: stored.lastBackgroundTask)
    stored.backgroundTasks[identifier] = .some(handler)
    return identifier
  }

  /// Ends a task (`UIApplication.endBackgroundTask(_:)`).
  public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    stored.backgroundTasks[identifier] = nil
  }

  /// The tasks that have not ended, in the order in which they began.
  ///
  /// UIKit has no counterpart.
  public final var backgroundTasks: [UIBackgroundTaskIdentifier] {
    stored.backgroundTasks.keys.sorted { $0.rawValue < $1.rawValue }
  }

  /// The time that the app may continue to run in the background, in seconds; the greatest number
  /// unless set (`UIApplication.backgroundTimeRemaining`).
  ///
  /// UIKit only lets it be read. Setting 0 ends the tasks, and calls their handlers.
  public final var backgroundTimeRemaining: TimeInterval {
    get { stored.backgroundTimeRemaining }
    set {
      stored.backgroundTimeRemaining = newValue
      guard newValue <= 0 else { return }
      for identifier in backgroundTasks {
        if let handler = stored.backgroundTasks.removeValue(forKey: identifier) { handler?() }
      }
    }
  }
}
#endif

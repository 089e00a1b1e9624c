#if UIKit
import Foundation
public import ResponderKit

extension Application {
  /// The state of the application: in front or in the background (`UIApplication.State`).
  public enum State: Int, Sendable, Hashable {
    /// In front, and gets events.
    case active = 0
    /// In front without getting events, or on the way to another state.
    case inactive = 1
    /// Not in front.
    case background = 2
  }

  /// The state of the application, in front or not; active at first
  /// (`UIApplication.applicationState`).
  ///
  /// UIKit only lets it be read. Setting it notifies the delegate and posts the notifications of
  /// each state on the way, in UIKit's order: the way from active to background and back leads
  /// through inactive.
  public final var applicationState: State {
    get { stored.state }
    set {
      while stored.state != newValue { step(toward: newValue) }
    }
  }

  private func step(toward target: State) {
    switch (stored.state, target) {
    case (.active, _):
      tell(Self.willResignActiveNotification) { $0.applicationWillResignActive(self) }
      stored.state = .inactive
    case (.inactive, .background):
      stored.state = .background
      tell(Self.didEnterBackgroundNotification) { $0.applicationDidEnterBackground(self) }
    case (.inactive, _):
      stored.state = .active
      tell(Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive(self) }
    case (.background, _):
      tell(Self.willEnterForegroundNotification) { $0.applicationWillEnterForeground(self) }
      stored.state = .inactive
    }
  }

  /// Tells the delegate and the controllers in the windows that memory is short, and posts the
  /// notification.
  ///
  /// UIKit has no counterpart: the system does.
  public final func warnOfLowMemory() {
    tell(Self.didReceiveMemoryWarningNotification) { $0.applicationDidReceiveMemoryWarning(self) }
    for window in windows {
      if let root = window.rootViewController { warn(root) }
    }
  }

  private func warn(_ controller: ViewController) {
    controller.didReceiveMemoryWarning()
    for child in controller.children { warn(child) }
    // A child has the presented controller of its parent.
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      warn(presented)
    }
  }

  /// Tells the delegate that the application ends, and posts the notification; nothing ends.
  ///
  /// UIKit has no counterpart: the system does.
  public final func announceTermination() {
    tell(Self.willTerminateNotification) { $0.applicationWillTerminate(self) }
  }

  /// Calls a method of the delegate, then posts a notification, as UIKit does.
  private func tell(
    _ name: NSNotification.Name, _ call: (any UIApplicationDelegate) -> Void
  ) {
    if let delegate = delegate as? any UIApplicationDelegate { call(delegate) }
    NotificationCenter.default.post(name: name, object: self)
  }
}
#endif

public import ResponderKit

/// The notifications of an application to its delegate (`NSApplicationDelegate`); actions without a
/// target reach it last but one.
@preconcurrency @MainActor
public protocol NSApplicationDelegate: AnyObject {
  /// Called before the application has launched.
  func applicationWillFinishLaunching(_ notification: Notice)
  /// Called when the application has launched.
  func applicationDidFinishLaunching(_ notification: Notice)
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notice) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notice) {}
}

extension NSApplication {
  /// Posted before the application has launched (`NSApplication.willFinishLaunchingNotification`).
  public nonisolated static let willFinishLaunchingNotification = Notice.Name(
    rawValue: "NSApplicationWillFinishLaunchingNotification")
  /// Posted when the application has launched (`NSApplication.didFinishLaunchingNotification`).
  public nonisolated static let didFinishLaunchingNotification = Notice.Name(
    rawValue: "NSApplicationDidFinishLaunchingNotification")
}

public import ResponderKit

/// The notifications of an application to its delegate (`NSApplicationDelegate`); actions without a
/// target reach it last but one.
@preconcurrency @MainActor
public protocol NSApplicationDelegate: AnyObject {
  /// Called before the application has launched.
  func applicationWillFinishLaunching(_ notification: Notice)
  /// Called when the application has launched.
  func applicationDidFinishLaunching(_ notification: Notice)
  /// Returns whether the application ends when the user quits it; now unless implemented.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// Called before the application ends.
  func applicationWillTerminate(_ notification: Notice)
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notice) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notice) {}
  /// Returns that the application ends now.
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    .terminateNow
  }
  /// Does nothing.
  public func applicationWillTerminate(_ notification: Notice) {}
}

extension NSApplication {
  /// Posted before the application has launched (`NSApplication.willFinishLaunchingNotification`).
  public nonisolated static let willFinishLaunchingNotification = Notice.Name(
    rawValue: "NSApplicationWillFinishLaunchingNotification")
  /// Posted when the application has launched (`NSApplication.didFinishLaunchingNotification`).
  public nonisolated static let didFinishLaunchingNotification = Notice.Name(
    rawValue: "NSApplicationDidFinishLaunchingNotification")
  /// Posted before the application ends (`NSApplication.willTerminateNotification`).
  public nonisolated static let willTerminateNotification = Notice.Name(
    rawValue: "NSApplicationWillTerminateNotification")

  /// The answer to a request to end, with AppKit's raw values (`NSApplication.TerminateReply`).
  public enum TerminateReply: UInt, Sendable, Hashable, CaseIterable {
    /// The application goes on.
    case terminateCancel = 0
    /// It ends.
    case terminateNow = 1
    /// It decides later, and goes on until then.
    case terminateLater = 2
  }
}

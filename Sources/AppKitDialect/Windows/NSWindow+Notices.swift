public import ResponderKit

extension NSWindow {
  /// Posted when a window is key (`NSWindow.didBecomeKeyNotification`).
  public nonisolated static let didBecomeKeyNotification = Notice.Name(
    rawValue: "NSWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer key (`NSWindow.didResignKeyNotification`).
  public nonisolated static let didResignKeyNotification = Notice.Name(
    rawValue: "NSWindowDidResignKeyNotification")
  /// Posted when a window is main (`NSWindow.didBecomeMainNotification`).
  public nonisolated static let didBecomeMainNotification = Notice.Name(
    rawValue: "NSWindowDidBecomeMainNotification")
  /// Posted when a window is no longer main (`NSWindow.didResignMainNotification`).
  public nonisolated static let didResignMainNotification = Notice.Name(
    rawValue: "NSWindowDidResignMainNotification")
  /// Posted before a window closes (`NSWindow.willCloseNotification`).
  public nonisolated static let willCloseNotification = Notice.Name(
    rawValue: "NSWindowWillCloseNotification")
}

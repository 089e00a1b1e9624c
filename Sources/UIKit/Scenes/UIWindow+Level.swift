#if UIKit
public import Foundation
import Graphics
public import ResponderKit

@MainActor
private final class WindowValues {
  var level = UIWindow.Level.normal
  var canResizeToFitContent = false
}

extension UIWindow {
  /// The order of a window from back to front: `UIWindow.Level`.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height over the other windows.
    public let rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of ordinary windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)

    /// Returns a level in front of another.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    /// Returns a level behind another.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }

  /// The order of the window from back to front; ``Level/normal`` unless set
  /// (`UIWindow.windowLevel`).
  public final var windowLevel: Level {
    get { valuesIfAny(WindowValues.self)?.level ?? .normal }
    set { values(WindowValues.self) { WindowValues() }.level = newValue }
  }

  /// A Boolean value that indicates whether the window follows the size of its content; false
  /// unless set (`UIWindow.canResizeToFitContent`).
  public final var canResizeToFitContent: Bool {
    get { valuesIfAny(WindowValues.self)?.canResizeToFitContent ?? false }
    set { values(WindowValues.self) { WindowValues() }.canResizeToFitContent = newValue }
  }

  /// Posted when a window becomes visible; by nothing here (`UIWindow.didBecomeVisibleNotification`).
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window is hidden; by nothing here (`UIWindow.didBecomeHiddenNotification`).
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window becomes the key window; by nothing here
  /// (`UIWindow.didBecomeKeyNotification`).
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer the key window; by nothing here
  /// (`UIWindow.didResignKeyNotification`).
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")
}
#endif

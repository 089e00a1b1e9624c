#if UIKit
public import Foundation
public import ResponderKit

extension UIWindowScene {
  /// The name of a scene's connection; posted by nothing here (`UIScene.willConnectNotification`).
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene has been disconnected (`UIScene.didDisconnectNotification`).
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene gets events (`UIScene.didActivateNotification`).
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene gets no more events (`UIScene.willDeactivateNotification`).
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene comes to the front (`UIScene.willEnterForegroundNotification`).
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene is in the background (`UIScene.didEnterBackgroundNotification`).
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// The least and the greatest size of the windows of a scene: `UISceneSizeRestrictions`.
@preconcurrency @MainActor
public final class UISceneSizeRestrictions: NSObject {
  /// The least size; zero unless set.
  public var minimumSize = CGSize.zero
  /// The greatest size; unlimited unless set.
  public var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// A Boolean value that indicates whether the windows may fill the screen; true unless set.
  public var allowsFullScreen = true
}
#endif

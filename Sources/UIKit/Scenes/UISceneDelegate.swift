#if UIKit
import Foundation
public import ResponderKit

/// The methods that report the life of a scene: `UISceneDelegate`.
///
/// The scene calls those about its state; see ``UIScene/activationState``. Nothing connects a scene
/// here, so a test calls the others itself.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Called when a scene is about to be shown, to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene has been disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene gets events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene gets no more events.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene comes to the front.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene is in the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called to open resources.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Returns what is to be restored with the scene; nil unless implemented.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called before an activity is continued.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called to continue an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called when an activity could not be continued.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Called when an activity is about to be handed over.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Nil.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}
#endif

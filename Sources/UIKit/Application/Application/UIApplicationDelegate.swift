#if UIKit
public import Foundation
public import ResponderKit

/// The notifications of an application to its delegate (`UIApplicationDelegate`).
///
/// The application calls those about its state; see ``UIApplication/applicationState``. Nothing
/// launches here, so a test calls the others itself.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window, in an app without scenes.
  var window: Window? { get set }
  /// Called before the state of the app is restored.
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has launched.
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app gets events again.
  func applicationDidBecomeActive(_ application: Application)
  /// Called before the app gets no more events.
  func applicationWillResignActive(_ application: Application)
  /// Called when the app is in the background.
  func applicationDidEnterBackground(_ application: Application)
  /// Called before the app leaves the background.
  func applicationWillEnterForeground(_ application: Application)
  /// Called before the app ends.
  func applicationWillTerminate(_ application: Application)
  /// Called when memory is short.
  func applicationDidReceiveMemoryWarning(_ application: Application)
  /// Called to open a URL; returns whether the app could.
  func application(
    _ app: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Returns the orientations that a window supports.
  func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> UIInterfaceOrientationMask
}

// What UIKit does where a delegate has no such method.
extension UIApplicationDelegate {
  /// Nil: a delegate without the property has no window.
  ///
  /// Setting it changes nothing.
  public var window: Window? {
    get { nil }
    set {}
  }
  /// Returns true.
  public func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns true.
  public func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: Application) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: Application) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: Application) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: Application) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: Application) {}
  /// Returns false.
  public func application(
    _ app: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Returns all orientations but the one upside down, as for an app on a phone.
  public func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}
#endif

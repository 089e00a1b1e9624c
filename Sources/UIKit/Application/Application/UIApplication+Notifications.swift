#if UIKit
public import Foundation
public import ResponderKit

extension Application {
  /// Posted when the application is in the background
  /// (`UIApplication.didEnterBackgroundNotification`).
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the application leaves the background
  /// (`UIApplication.willEnterForegroundNotification`).
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the application has launched; by nothing here, as nothing launches
  /// (`UIApplication.didFinishLaunchingNotification`).
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the application gets events again (`UIApplication.didBecomeActiveNotification`).
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the application gets no more events
  /// (`UIApplication.willResignActiveNotification`).
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when memory is short: see ``warnOfLowMemory()``
  /// (`UIApplication.didReceiveMemoryWarningNotification`).
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted before the application ends: see ``announceTermination()``
  /// (`UIApplication.willTerminateNotification`).
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// The name of a jump of the time, such as midnight; posted by nothing here
  /// (`UIApplication.significantTimeChangeNotification`).
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The name of a picture that the user took of the screen; posted by nothing here
  /// (`UIApplication.userDidTakeScreenshotNotification`).
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}
#endif

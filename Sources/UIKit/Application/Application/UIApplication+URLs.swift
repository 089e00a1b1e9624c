#if UIKit
public import Foundation
public import ResponderKit

extension Application {
  /// A key of the options for opening a URL elsewhere (`UIApplication.OpenExternalURLOptionsKey`).
  public struct OpenExternalURLOptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A Boolean value that indicates whether only an app that is installed may open the URL, a
    /// `Bool`; false unless set.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A key of the options with which an app is asked to open a URL
  /// (`UIApplication.OpenURLOptionsKey`).
  public struct OpenURLOptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of the app that asks, a `String`.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The values that the app that asks has sent along.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// A Boolean value that indicates whether a file has to be copied before it is opened, a
    /// `Bool`.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key of the reasons for a launch (`UIApplication.LaunchOptionsKey`).
  public struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL to open, a `URL`.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The identifier of the app that has asked, a `String`.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The contents of a remote notification, a dictionary.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The quick action that the user has chosen.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// The URL of the app's own settings (`UIApplication.openSettingsURLString`).
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notification settings (iOS 16,
  /// `UIApplication.openNotificationSettingsURLString`).
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// The schemes of URLs for which there is an app; `http`, `https`, `mailto`, `sms` and `tel`
  /// unless set.
  ///
  /// UIKit has no counterpart: it knows the apps that are installed.
  public final var openableSchemes: Set<String> {
    get { stored.openableSchemes }
    set { stored.openableSchemes = newValue }
  }
  /// The URLs that were opened, the latest last.
  ///
  /// UIKit has no counterpart: another app opens them.
  public final var openedURLs: [URL] { stored.openedURLs }

  /// Returns whether there is an app for a URL: by ``openableSchemes``, and the settings always
  /// (`UIApplication.canOpenURL(_:)`).
  public final func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return scheme == "app-settings" || openableSchemes.contains(scheme)
  }

  /// Notes a URL that another app opens, and reports whether there is one
  /// (`UIApplication.open(_:options:completionHandler:)`).
  ///
  /// The closure is called at once; UIKit calls it later.
  public final func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(note(url))
  }

  /// Notes a URL that another app opens, and returns whether there is one
  /// (`UIApplication.open(_:options:)`).
  @discardableResult
  public final func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool { note(url) }

  /// Notes a URL that another app opens, and returns whether there is one
  /// (`UIApplication.openURL(_:)`, before iOS 10).
  @discardableResult
  public final func openURL(_ url: URL) -> Bool { note(url) }

  private func note(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    stored.openedURLs.append(url)
    return true
  }
}
#endif

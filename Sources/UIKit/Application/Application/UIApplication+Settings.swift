#if UIKit
public import Foundation
public import Graphics
public import ResponderKit

extension Application {
  /// A Boolean value that indicates whether the screen stays on; false unless set
  /// (`UIApplication.isIdleTimerDisabled`).
  public final var isIdleTimerDisabled: Bool {
    get { stored.isIdleTimerDisabled }
    set { stored.isIdleTimerDisabled = newValue }
  }
  /// A Boolean value that indicates whether the status bar shows that the network is used; false
  /// unless set (`UIApplication.isNetworkActivityIndicatorVisible`).
  public final var isNetworkActivityIndicatorVisible: Bool {
    get { stored.isNetworkActivityIndicatorVisible }
    set { stored.isNetworkActivityIndicatorVisible = newValue }
  }
  /// The number on the icon, 0 for none; 0 unless set (`UIApplication.applicationIconBadgeNumber`).
  public final var applicationIconBadgeNumber: Int {
    get { stored.iconBadgeNumber }
    set { stored.iconBadgeNumber = newValue }
  }
  /// A Boolean value that indicates whether shaking the device undoes; true unless set
  /// (`UIApplication.applicationSupportsShakeToEdit`).
  public final var applicationSupportsShakeToEdit: Bool {
    get { stored.supportsShakeToEdit }
    set { stored.supportsShakeToEdit = newValue }
  }
  /// A Boolean value that indicates whether protected files can be read; true unless set, which
  /// UIKit does not allow (`UIApplication.isProtectedDataAvailable`).
  public final var isProtectedDataAvailable: Bool {
    get { stored.isProtectedDataAvailable }
    set { stored.isProtectedDataAvailable = newValue }
  }
  /// The text size that the user has chosen; large unless set
  /// (`UIApplication.preferredContentSizeCategory`).
  ///
  /// UIKit only lets it be read. Setting it changes the traits of the scenes and posts
  /// `UIContentSizeCategory.didChangeNotification`.
  public final var preferredContentSizeCategory: TraitCollection.ContentSizeCategory {
    get { ApplicationScope.current[\.contentSizeCategory] }
    set {
      guard newValue != preferredContentSizeCategory else { return }
      ApplicationScope.current[\.contentSizeCategory] = newValue
      for scene in connectedScenes { scene.traitCollection.preferredContentSizeCategory = newValue }
      for window in shownWindows?.all ?? [] {
        window.traitOverrides.preferredContentSizeCategory = newValue
      }
      NotificationCenter.default.post(
        name: TraitCollection.ContentSizeCategory.didChangeNotification, object: self,
        userInfo: [TraitCollection.ContentSizeCategory.newValueUserInfoKey: newValue])
    }
  }
  /// The direction of the interface: that of the first scene, left to right without one
  /// (`UIApplication.userInterfaceLayoutDirection`).
  public final var userInterfaceLayoutDirection: LayoutDirection {
    connectedScenes.first?.layoutDirection ?? .leftToRight
  }

  /// The windows of the scenes, and those that are shown without one (`UIApplication.windows`).
  public final var windows: [Window] {
    connectedScenes.flatMap(\.windows) + (shownWindows?.all ?? [])
  }

  /// Ignores touches until ``endIgnoringInteractionEvents()`` is called as often
  /// (`UIApplication.beginIgnoringInteractionEvents()`); only counted here.
  public final func beginIgnoringInteractionEvents() { stored.ignoredInteractionCount += 1 }
  /// Ends what ``beginIgnoringInteractionEvents()`` began
  /// (`UIApplication.endIgnoringInteractionEvents()`).
  public final func endIgnoringInteractionEvents() {
    stored.ignoredInteractionCount = max(0, stored.ignoredInteractionCount - 1)
  }
  /// A Boolean value that indicates whether touches should be ignored
  /// (`UIApplication.isIgnoringInteractionEvents`).
  public final var isIgnoringInteractionEvents: Bool { stored.ignoredInteractionCount > 0 }
}

extension TraitCollection.ContentSizeCategory {
  /// Posted when the user has chosen another text size
  /// (`UIContentSizeCategory.didChangeNotification`).
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new size, a `UIContentSizeCategory`
  /// (`UIContentSizeCategory.newValueUserInfoKey`).
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
#endif

#if UIKit
public import Foundation
public import ResponderKit

extension UIWindowScene {
  /// The reason that a scene is connected: `UIScene.ConnectionOptions`.
  ///
  /// UIKit makes the options; here a test does.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    /// The resources to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// The app that asked for the scene; nil for none.
    public let sourceApplication: String?
    /// The type of the activity that is handed over; nil for none.
    public let handoffUserActivityType: String?
    /// The activities to continue.
    public let userActivities: Set<NSUserActivity>
    /// The quick action that the user has chosen; nil for none.
    public let shortcutItem: UIApplicationShortcutItem?

    /// Creates options.
    ///
    /// UIKit has no counterpart.
    public init(
      urlContexts: Set<UIOpenURLContext> = [], sourceApplication: String? = nil,
      handoffUserActivityType: String? = nil, userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil
    ) {
      self.urlContexts = urlContexts
      self.sourceApplication = sourceApplication
      self.handoffUserActivityType = handoffUserActivityType
      self.userActivities = userActivities
      self.shortcutItem = shortcutItem
      super.init()
    }
  }

  /// The options for opening a resource in the app: `UIScene.OpenURLOptions`.
  @preconcurrency @MainActor
  public final class OpenURLOptions: NSObject {
    /// The app that asks; nil for none.
    public let sourceApplication: String?
    /// The annotation of that app; nil for nothing.
    public let annotation: Any?
    /// A Boolean value that indicates whether the resource has to be copied before it is used.
    public let openInPlace: Bool

    /// Creates options.
    ///
    /// UIKit has no counterpart.
    public init(
      sourceApplication: String? = nil, annotation: Any? = nil, openInPlace: Bool = false
    ) {
      self.sourceApplication = sourceApplication
      self.annotation = annotation
      self.openInPlace = openInPlace
      super.init()
    }
  }
}

/// A resource to open: `UIOpenURLContext`.
///
/// UIKit makes it; here a test does.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  /// The resource.
  public let url: URL
  /// The options for opening it.
  public let options: UIScene.OpenURLOptions

  /// Creates a context.
  ///
  /// UIKit has no counterpart.
  public init(url: URL, options: UIScene.OpenURLOptions? = nil) {
    self.url = url
    self.options = options ?? UIScene.OpenURLOptions()
    super.init()
  }
}
#endif

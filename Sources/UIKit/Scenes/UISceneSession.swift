#if UIKit
public import Foundation
public import ResponderKit

/// The session that a scene belongs to, for as long as the user keeps it: `UISceneSession`.
///
/// UIKit makes the sessions of an app; here a test makes one.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// The purpose of a scene: `UISceneSession.Role`.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role as UIKit spells it.
    public let rawValue: String
    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A window on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// The older name of that role.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// The screen of a car.
    public static let carTemplateApplication = Role(
      rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
  }

  /// The purpose of the scene.
  public let role: Role
  /// The configuration that the scene was made with.
  public let configuration: UISceneConfiguration
  /// The identity of the session.
  public let persistentIdentifier: String
  /// The scene; nil while it is not connected.
  public internal(set) weak var scene: UIScene?
  /// The activity that is restored with the scene; nil unless set.
  public var stateRestorationActivity: NSUserActivity?
  /// The values that the app keeps with the session; nil unless set.
  public var userInfo: [String: Any]?

  /// Creates a session.
  ///
  /// UIKit has no counterpart.
  public init(
    role: Role, configuration: UISceneConfiguration? = nil,
    persistentIdentifier: String = UUID().uuidString
  ) {
    self.role = role
    self.configuration = configuration ?? UISceneConfiguration(name: nil, sessionRole: role)
    self.persistentIdentifier = persistentIdentifier
    super.init()
  }
}

/// The configuration of a scene: `UISceneConfiguration`.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the app's list of configurations; nil for none.
  public final let name: String?
  /// The purpose of the scene.
  public final let role: UISceneSession.Role
  /// The class of the scene; nil, for the ordinary one, unless set.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; nil unless set.
  open var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}
#endif

#if UIKit
public import Foundation
public import ResponderKit

/// What a scene belongs to, for as long as the user keeps it: `UISceneSession`.
///
/// UIKit makes the sessions of an app; here a test makes one.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// What a scene is for: `UISceneSession.Role`.
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

  /// What the scene is for.
  public let role: Role
  /// The configuration that the scene was made with.
  public let configuration: UISceneConfiguration
  /// The identity of the session.
  public let persistentIdentifier: String
  /// The scene; nil while it is not connected.
  public internal(set) weak var scene: UIScene?
  /// What is restored with the scene; nil unless set.
  public var stateRestorationActivity: NSUserActivity?
  /// What the app keeps with the session; nil unless set.
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

/// How a scene is made: `UISceneConfiguration`.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the app's list of configurations; nil for none.
  public final let name: String?
  /// What the scene is for.
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

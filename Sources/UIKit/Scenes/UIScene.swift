#if UIKit
public import Foundation
public import ResponderKit

/// A part of the interface; every one is a ``UIWindowScene`` here (`UIScene`).
public typealias UIScene = UIWindowScene

extension UIWindowScene {
  /// The activation state of a scene, with the raw values of `UIScene.ActivationState`.
  public enum ActivationState: Int, Sendable, Hashable, CaseIterable {
    /// Not connected to the application.
    case unattached = -1
    /// In front, and gets events.
    case foregroundActive = 0
    /// In front without getting events.
    case foregroundInactive = 1
    /// Not in front.
    case background = 2
  }

  fileprivate var stored: SceneValues { values(SceneValues.self) { SceneValues() } }

  /// Creates a scene of a session (`UIWindowScene.init(session:connectionOptions:)`).
  public convenience init(
    session: UISceneSession, connectionOptions: UIScene.ConnectionOptions
  ) {
    self.init()
    adopt(session)
  }

  /// Takes part in a session.
  final func adopt(_ session: UISceneSession) {
    stored.session = session
    session.scene = self
  }

  /// The session that the scene belongs to, for as long as the user keeps it; created when it is
  /// first asked for (`UIScene.session`).
  public final var session: UISceneSession {
    if stored.session == nil { adopt(UISceneSession(role: .windowApplication)) }
    return stored.session ?? UISceneSession(role: .windowApplication)
  }

  /// The delegate of the scene; the scene retains it (`UIScene.delegate`).
  public final var delegate: (any UISceneDelegate)? {
    get { valuesIfAny(SceneValues.self)?.delegate }
    set { stored.delegate = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title in a list of windows; nil unless set (`UIScene.title`).
  public final var title: String! {
    get { valuesIfAny(SceneValues.self)?.title }
    set { stored.title = newValue }
  }

  /// The text beside that title; empty unless set (`UIScene.subtitle`, iOS 15).
  public final var subtitle: String {
    get { valuesIfAny(SceneValues.self)?.subtitle ?? "" }
    set { stored.subtitle = newValue }
  }

  /// The least and the greatest size of the windows; nil, as the user resizes none
  /// (`UIWindowScene.sizeRestrictions`).
  public final var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// The activity of the user in the scene; nil unless set (`UIResponder.userActivity`).
  public final var userActivity: NSUserActivity? {
    get { valuesIfAny(SceneValues.self)?.userActivity }
    set { stored.userActivity = newValue }
  }

  /// Opens a resource as the application does; calls the closure with false, as nothing opens it here
  /// (`UIScene.open(_:options:completionHandler:)`).
  public final func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)?
  ) { completion?(false) }

  /// The options for opening a resource: `UIScene.OpenExternalURLOptions`.
  @MainActor
  public final class OpenExternalURLOptions: NSObject {
    /// A Boolean value that indicates whether only an installed app may open it; false unless set.
    public var universalLinksOnly = false
  }

  // MARK: Activation

  /// The activation state of the scene; active at first (`UIScene.activationState`).
  ///
  /// UIKit only lets it be read. Setting it notifies the delegate and posts the notifications of
  /// each state on the way, in UIKit's order.
  public final var activationState: ActivationState {
    get { valuesIfAny(SceneValues.self)?.activationState ?? .foregroundActive }
    set { while activationState != newValue { step(toward: newValue) } }
  }

  private func step(toward target: ActivationState) {
    switch (activationState, target) {
    case (.foregroundActive, _):
      tell(Self.willDeactivateNotification) { $0.sceneWillResignActive(self) }
      stored.activationState = .foregroundInactive
    case (.foregroundInactive, .foregroundActive):
      stored.activationState = .foregroundActive
      tell(Self.didActivateNotification) { $0.sceneDidBecomeActive(self) }
    case (.foregroundInactive, _):
      stored.activationState = .background
      tell(Self.didEnterBackgroundNotification) { $0.sceneDidEnterBackground(self) }
    case (.background, .unattached):
      stored.activationState = .unattached
      tell(Self.didDisconnectNotification) { $0.sceneDidDisconnect(self) }
    case (.background, _), (.unattached, _):
      tell(Self.willEnterForegroundNotification) { $0.sceneWillEnterForeground(self) }
      stored.activationState = .foregroundInactive
    }
  }

  private func tell(_ name: NSNotification.Name, _ call: (any UISceneDelegate) -> Void) {
    if let delegate { call(delegate) }
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// The values of UIKit's that a scene keeps.
@MainActor
private final class SceneValues {
  var session: UISceneSession?
  var delegate: (any UISceneDelegate)?
  var title: String?
  var subtitle = ""
  var activationState = UIScene.ActivationState.foregroundActive
  var userActivity: NSUserActivity?
}
#endif

#if UIKit
import Foundation
import Testing
import UIKit

/// A scene's delegate, as a template of Xcode writes it.
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var calls: [String] = []
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    self.window = window
    window.makeKeyAndVisible()
  }
  func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { calls.append("resign") }
  func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
  func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
  func sceneDidDisconnect(_ scene: UIScene) { calls.append("gone") }
}

private final class PlainDelegate: UIWindowSceneDelegate {}

@MainActor
private final class Listener {
  var names: [String] = []
  func heard(_ notification: Notification) {
    names.append(notification.name.rawValue.replacingOccurrences(of: "UIScene", with: ""))
  }
}

@MainActor
struct SceneTests {
  private let session = UISceneSession(role: .windowApplication)

  @Test func `a scene is connected by a test`() {
    let scene = UIWindowScene(session: session, connectionOptions: .init())
    let delegate = SceneDelegate()
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: session, options: .init())
    #expect(delegate.window?.windowScene === scene && scene.session === session)
    #expect(session.scene === scene && scene.delegate === delegate)
    #expect(delegate.window?.rootViewController?.view.window === delegate.window)
  }

  @Test func `the states follow one another, and the delegate is told`() {
    UIApplication.withNewScope {
      let scene = UIWindowScene(session: session, connectionOptions: .init())
      let (delegate, listener) = (SceneDelegate(), Listener())
      scene.delegate = delegate
      for name in [
        UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
        UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
        UIScene.didDisconnectNotification,
      ] {
        NotificationCenter.default.addObserver(
          listener, selector: ActionSelector("heard:", Listener.heard), name: name, object: scene)
      }
      #expect(scene.activationState == .foregroundActive)
      scene.activationState = .background
      scene.activationState = .foregroundActive
      scene.activationState = .unattached
      #expect(
        delegate.calls == [
          "resign", "background", "foreground", "active", "resign", "background", "gone",
        ])
      #expect(listener.names.count == 7)
      #expect(scene.activationState.rawValue == -1)
      #expect(UIScene.willConnectNotification.rawValue == "UISceneWillConnectNotification")
    }
  }

  @Test func `what a scene stores can be read back`() {
    let scene = UIWindowScene()
    #expect(scene.title == nil && scene.subtitle == "" && scene.sizeRestrictions == nil)
    #expect(scene.delegate == nil && scene.userActivity == nil)
    #expect(scene.session.role == .windowApplication && scene.session === scene.session)
    scene.title = "Main"
    scene.subtitle = "window"
    scene.userActivity = NSUserActivity(activityType: "read")
    #expect(scene.title == "Main" && scene.subtitle == "window")
    #expect(scene.userActivity?.activityType == "read")
    var answer: Bool?
    scene.open(URL(fileURLWithPath: "/x"), options: nil) { answer = $0 }
    #expect(answer == false)
    let restrictions = UISceneSizeRestrictions()
    restrictions.minimumSize = CGSize(width: 1, height: 1)
    restrictions.maximumSize = CGSize(width: 2, height: 2)
    restrictions.allowsFullScreen = false
    #expect(restrictions.minimumSize.width == 1 && restrictions.maximumSize.width == 2)
    #expect(!restrictions.allowsFullScreen)
    let options = UIScene.OpenExternalURLOptions()
    options.universalLinksOnly = true
    #expect(options.universalLinksOnly)
  }

  @Test func `sessions, configurations and options are what they were created with`() {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
    configuration.delegateClass = SceneDelegate.self
    configuration.sceneClass = UIWindowScene.self
    let session = UISceneSession(
      role: .windowExternalDisplay, configuration: configuration, persistentIdentifier: "1")
    session.userInfo = ["a": 1]
    session.stateRestorationActivity = NSUserActivity(activityType: "x")
    #expect(session.role == .windowExternalDisplay && session.configuration === configuration)
    #expect(session.persistentIdentifier == "1" && session.scene == nil)
    #expect(session.userInfo?.count == 1 && session.stateRestorationActivity != nil)
    #expect(configuration.name == "Default" && configuration.role == .windowApplication)
    #expect(configuration.delegateClass == SceneDelegate.self)
    #expect(configuration.sceneClass == UIWindowScene.self)

    let link = UIOpenURLContext(
      url: URL(fileURLWithPath: "/x"),
      options: .init(sourceApplication: "mail", annotation: 1, openInPlace: true))
    let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    let activity = NSUserActivity(activityType: "read")
    let options = UIScene.ConnectionOptions(
      urlContexts: [link], sourceApplication: "mail", handoffUserActivityType: "read",
      userActivities: [activity], shortcutItem: item)
    #expect(options.urlContexts.first?.url.path == "/x")
    #expect(link.options.sourceApplication == "mail" && link.options.openInPlace)
    #expect(link.options.annotation as? Int == 1)
    #expect(options.sourceApplication == "mail" && options.handoffUserActivityType == "read")
    #expect(options.userActivities == [activity] && options.shortcutItem === item)
  }

  @Test func `a delegate without methods answers as UIKit does`() {
    let (scene, plain) = (UIWindowScene(), PlainDelegate())
    plain.window = UIWindow(frame: .zero)
    #expect(plain.window == nil && plain.stateRestorationActivity(for: scene) == nil)
    var answer: Bool?
    plain.windowScene(
      scene, performActionFor: UIApplicationShortcutItem(type: "x", localizedTitle: "X")
    ) { answer = $0 }
    #expect(answer == false)
    plain.scene(scene, openURLContexts: [])
    plain.scene(scene, willContinueUserActivityWithType: "x")
    plain.scene(scene, continue: NSUserActivity(activityType: "x"))
    plain.scene(scene, didUpdate: NSUserActivity(activityType: "x"))
    plain.scene(
      scene, didFailToContinueUserActivityWithType: "x", error: CocoaError(.userCancelled))
  }

  @Test func `quick actions are what they were created with, and some can be changed`() {
    let item = UIMutableApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: "note", icon: .init(type: .add),
      userInfo: ["a": NSNumber(value: 1)])
    #expect(item.type == "new" && item.localizedTitle == "New")
    #expect(item.localizedSubtitle == "note" && item.userInfo?.count == 1)
    #expect(
      item.icon == UIApplicationShortcutIcon(type: .add) && item.targetContentIdentifier == nil)
    item.type = "open"
    item.localizedTitle = "Open"
    item.localizedSubtitle = nil
    item.icon = UIApplicationShortcutIcon(systemImageName: "star")
    item.userInfo = nil
    item.targetContentIdentifier = "doc"
    #expect(item.type == "open" && item.localizedTitle == "Open")
    #expect(item.localizedSubtitle == nil && item.userInfo == nil)
    #expect(item.icon?.name == "star" && item.targetContentIdentifier as? String == "doc")
    #expect(UIApplicationShortcutIcon(templateImageName: "a").type == nil)
    #expect(UIApplicationShortcutIcon.IconType.update.rawValue == 28)
  }

  @Test func `an activity keeps what it is given`() {
    final class Saver: NSObject, NSUserActivityDelegate {
      var saves = 0
      func userActivityWillSave(_ userActivity: NSUserActivity) { saves += 1 }
    }
    let (activity, saver) = (NSUserActivity(activityType: "read"), Saver())
    #expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch && !activity.isCurrent)
    activity.delegate = saver
    activity.title = "Book"
    activity.userInfo = ["page": 1]
    activity.addUserInfoEntries(from: ["page": 2, "line": 3])
    activity.requiredUserInfoKeys = ["page"]
    activity.webpageURL = URL(string: "https://example.com")
    activity.keywords = ["book"]
    activity.persistentIdentifier = "1"
    activity.targetContentIdentifier = "2"
    activity.isEligibleForSearch = true
    activity.isEligibleForPrediction = true
    activity.isEligibleForPublicIndexing = true
    activity.needsSave = true
    activity.becomeCurrent()
    #expect(saver.saves == 1 && activity.isCurrent && !activity.needsSave)
    #expect(activity.title == "Book" && activity.userInfo?["page"] as? Int == 2)
    #expect(activity.userInfo?.count == 2 && activity.requiredUserInfoKeys == ["page"])
    #expect(activity.webpageURL?.host == "example.com" && activity.keywords == ["book"])
    #expect(activity.persistentIdentifier == "1" && activity.targetContentIdentifier == "2")
    #expect(activity.isEligibleForSearch && activity.isEligibleForPrediction)
    #expect(activity.isEligibleForPublicIndexing && !activity.supportsContinuationStreams)
    activity.resignCurrent()
    #expect(!activity.isCurrent)
    activity.invalidate()
    activity.becomeCurrent()
    #expect(!activity.isCurrent && activity.isInvalid)
  }

  @Test func `a window has a level`() {
    let window = UIWindow(frame: .zero)
    #expect(window.windowLevel == .normal && !window.canResizeToFitContent)
    window.windowLevel = .alert + 1
    window.canResizeToFitContent = true
    #expect(window.windowLevel.rawValue == 2001 && window.canResizeToFitContent)
    #expect(UIWindow.Level.statusBar - 1 == UIWindow.Level(999))
  }

  @Test func `points are converted to the screen and back`() {
    UIApplication.withNewScope {
      let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      let (view, inner) = (
        UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50)),
        UIView(frame: CGRect(x: 1, y: 1, width: 10, height: 10))
      )
      window.addSubview(view)
      view.addSubview(inner)
      let screen = UIScreen.main.coordinateSpace
      let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
      #expect(inner.convert(CGPoint.zero, to: screen) == CGPoint(x: 16, y: 26))
      #expect(screen.convert(CGPoint(x: 16, y: 26), to: inner) == .zero)
      #expect(inner.convert(CGPoint(x: 16, y: 26), from: screen) == .zero)
      #expect(screen.convert(rect, from: inner).origin == CGPoint(x: 16, y: 26))
      #expect(inner.convert(rect, to: screen).size == rect.size)
      #expect(view.convert(rect, from: screen).origin == CGPoint(x: -15, y: -25))
      #expect(view.convert(rect, to: inner as UICoordinateSpace).origin == CGPoint(x: -1, y: -1))
      #expect(view.convert(CGPoint.zero, from: inner as UICoordinateSpace) == CGPoint(x: 1, y: 1))
      #expect(screen.convert(rect, to: screen) == rect)
      #expect(UIScreen.main.fixedCoordinateSpace.bounds == UIScreen.main.bounds)
    }
  }
}
#endif

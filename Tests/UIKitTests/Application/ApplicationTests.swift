#if UIKit
import Foundation
import Testing
import UIKit

@MainActor
private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var log: [String] = []
  func applicationDidBecomeActive(_ application: UIApplication) { note("become", application) }
  func applicationWillResignActive(_ application: UIApplication) { note("resign", application) }
  func applicationDidEnterBackground(_ application: UIApplication) { note("enter", application) }
  func applicationWillEnterForeground(_ application: UIApplication) { note("leave", application) }
  func applicationWillTerminate(_ application: UIApplication) { note("end", application) }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    note("memory", application)
  }
  func note(_ call: String, _ application: UIApplication) {
    log.append("\(call) \(application.applicationState)")
  }
  func heard(_ notification: Notification) { log.append(notification.name.rawValue) }
}

private final class PlainDelegate: UIApplicationDelegate {}

@MainActor
private final class SizeListener {
  var sizes: [UIContentSizeCategory] = []
  func changed(_ notification: Notification) {
    let key = UIContentSizeCategory.newValueUserInfoKey
    if let size = notification.userInfo?[key] as? UIContentSizeCategory { sizes.append(size) }
  }
}

@MainActor
struct ApplicationTests {
  /// Runs a closure with the application of a new scope.
  private func inScope(_ body: (UIApplication) -> Void) {
    UIApplication.withNewScope { body(.shared) }
  }

  @Test func `the states follow one another, and the delegate is told`() {
    inScope { application in
      let delegate = AppDelegate()
      application.delegate = delegate
      #expect(application.applicationState == .active)
      application.applicationState = .background
      #expect(delegate.log == ["resign active", "enter background"])
      delegate.log = []
      application.applicationState = .active
      #expect(delegate.log == ["leave background", "become active"])
      delegate.log = []
      application.warnOfLowMemory()
      application.announceTermination()
      #expect(delegate.log == ["memory active", "end active"])
    }
  }

  @Test func `the states are posted`() {
    inScope { application in
      let listener = AppDelegate()
      let names = [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        UIApplication.didReceiveMemoryWarningNotification, UIApplication.willTerminateNotification,
      ]
      for name in names {
        NotificationCenter.default.addObserver(
          listener, selector: ActionSelector("heard:", AppDelegate.heard), name: name,
          object: application)
      }
      application.applicationState = .background
      application.applicationState = .active
      application.warnOfLowMemory()
      application.announceTermination()
      #expect(listener.log == names.map(\.rawValue))
    }
  }

  @Test func `a delegate without methods answers as UIKit does`() {
    inScope { application in
      let delegate = PlainDelegate()
      #expect(delegate.application(application, didFinishLaunchingWithOptions: nil))
      #expect(delegate.application(application, willFinishLaunchingWithOptions: nil))
      let url = URL(fileURLWithPath: "/")
      #expect(!delegate.application(application, open: url, options: [.openInPlace: true]))
      #expect(
        delegate.application(application, supportedInterfaceOrientationsFor: nil)
          == .allButUpsideDown)
      #expect(delegate.window == nil)
      application.delegate = delegate
      application.applicationState = .background
      application.warnOfLowMemory()
      application.announceTermination()
    }
  }

  @Test func `settings are stored`() {
    inScope { application in
      #expect(!application.isIdleTimerDisabled && !application.isNetworkActivityIndicatorVisible)
      #expect(application.applicationIconBadgeNumber == 0 && application.isProtectedDataAvailable)
      #expect(application.applicationSupportsShakeToEdit)
      application.isIdleTimerDisabled = true
      application.isNetworkActivityIndicatorVisible = true
      application.applicationIconBadgeNumber = 3
      application.applicationSupportsShakeToEdit = false
      application.isProtectedDataAvailable = false
      #expect(application.isIdleTimerDisabled && application.isNetworkActivityIndicatorVisible)
      #expect(application.applicationIconBadgeNumber == 3 && !application.isProtectedDataAvailable)
      #expect(!application.applicationSupportsShakeToEdit)
      application.beginIgnoringInteractionEvents()
      #expect(application.isIgnoringInteractionEvents)
      application.endIgnoringInteractionEvents()
      application.endIgnoringInteractionEvents()
      #expect(!application.isIgnoringInteractionEvents)
    }
  }

  @Test func `the status bar has a height unless it is hidden`() {
    inScope { application in
      #expect(application.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))
      application.statusBarHeight = 44
      #expect(application.statusBarFrame.height == 44 && UIScreen.main.applicationFrame.minY == 44)
      application.setStatusBarHidden(true, with: .none)
      #expect(application.isStatusBarHidden && application.statusBarFrame == .zero)
      application.setStatusBarStyle(.lightContent, animated: true)
      #expect(application.statusBarStyle == .lightContent)
      #expect(application.statusBarOrientation == .portrait)
    }
  }

  @Test func `another text size reaches the scenes and is posted`() {
    inScope { application in
      let listener = SizeListener()
      NotificationCenter.default.addObserver(
        listener, selector: ActionSelector("changed:", SizeListener.changed),
        name: UIContentSizeCategory.didChangeNotification, object: nil)
      let scene = UIWindowScene(application: application)
      application.preferredContentSizeCategory = .extraLarge
      application.preferredContentSizeCategory = .extraLarge
      #expect(scene.traitCollection.preferredContentSizeCategory == .extraLarge)
      #expect(application.preferredContentSizeCategory == .extraLarge)
      #expect(listener.sizes == [.extraLarge])
    }
  }

  @Test func `the first scene gives the direction and its windows`() {
    inScope { application in
      #expect(application.userInterfaceLayoutDirection == .leftToRight)
      let scene = UIWindowScene(application: application)
      scene.layoutDirection = .rightToLeft
      let window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      #expect(application.userInterfaceLayoutDirection == .rightToLeft)
      #expect(application.windows == [window] && application.keyWindow === window)
      #expect(window.screen === UIScreen.main && scene.screen === UIScreen.main)
    }
  }

  @Test func `URLs are opened by their schemes`() async throws {
    let web = try #require(URL(string: "HTTPS://example.org"))
    let own = try #require(URL(string: "own:x"))
    let settings = try #require(URL(string: UIApplication.openSettingsURLString))
    #expect(UIApplication.openNotificationSettingsURLString.hasPrefix("app-settings:"))
    inScope { application in
      #expect(application.canOpenURL(web) && application.canOpenURL(settings))
      #expect(!application.canOpenURL(own))
      var answers: [Bool] = []
      application.open(web) { answers.append($0) }
      application.open(own, options: [.universalLinksOnly: false]) { answers.append($0) }
      application.openableSchemes.insert("own")
      #expect(application.openURL(own))
      #expect(answers == [true, false])
      #expect(application.openedURLs == [web, own])
    }
    let isOpen = await UIApplication.withNewScope { await UIApplication.shared.open(own) }
    #expect(!isOpen)
  }

  @Test func `tasks in the background end when time is up`() {
    inScope { application in
      var expired: [String] = []
      #expect(application.backgroundTimeRemaining > 1e9)
      let first = application.beginBackgroundTask { expired.append("first") }
      let second = application.beginBackgroundTask(withName: "second") { expired.append("second") }
      let third = application.beginBackgroundTask()
      #expect(first != .invalid && application.backgroundTasks == [first, second, third])
      application.endBackgroundTask(first)
      application.backgroundTimeRemaining = 0
      #expect(expired == ["second"] && application.backgroundTasks.isEmpty)
    }
  }

  @Test func `options and names are UIKit's`() {
    #expect(UIApplication.LaunchOptionsKey.url.rawValue == "UIApplicationLaunchOptionsURLKey")
    #expect(UIApplication.LaunchOptionsKey.shortcutItem != .remoteNotification)
    #expect(UIApplication.LaunchOptionsKey.sourceApplication != .url)
    #expect(UIApplication.OpenURLOptionsKey.sourceApplication != .annotation)
    #expect(
      UIApplication.didFinishLaunchingNotification.rawValue
        == "UIApplicationDidFinishLaunchingNotification")
    #expect(
      UIApplication.significantTimeChangeNotification
        != UIApplication.userDidTakeScreenshotNotification)
    #expect(UIApplication.State.background.rawValue == 2)
  }
}
#endif

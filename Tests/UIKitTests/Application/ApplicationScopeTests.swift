#if UIKit
import Foundation
import Testing
import UIKit

/// Waits until so many tasks have come here.
private actor Meeting {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private let count: Int
  init(of count: Int) { self.count = count }

  func meet() async {
    if waiting.count + 1 == count {
      for continuation in waiting { continuation.resume() }
      waiting = []
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }
}

@MainActor
private final class KeyboardListener {
  var heard = 0
  func shown() { heard += 1 }
}

@MainActor
struct ApplicationScopeTests {
  @Test func `a scope has an application, a screen and a device of its own`() {
    let outside = (UIApplication.shared, UIScreen.main, UIDevice.current)
    UIApplication.withNewScope {
      #expect(UIApplication.shared !== outside.0 && UIApplication.shared === UIApplication.shared)
      #expect(UIScreen.main !== outside.1 && UIScreen.main === UIScreen.main)
      #expect(UIDevice.current !== outside.2 && UIDevice.current === UIDevice.current)
    }
    #expect(UIApplication.shared === outside.0)
    #expect(UIScreen.main === outside.1)
    #expect(UIDevice.current === outside.2)
  }

  @Test func `a scope gives back what its closure returns, or its error`() async throws {
    struct Failure: Error {}
    #expect(UIApplication.withNewScope { 1 } == 1)
    #expect(throws: Failure.self) { try UIApplication.withNewScope { throw Failure() } }
    let name = await UIApplication.withNewScope {
      UIDevice.current.name = "Mine"
      await Task.yield()
      return UIDevice.current.name
    }
    #expect(name == "Mine")
    #expect(UIDevice.current.name != "Mine")
  }

  @Test func `two scopes that run at once don't meet`() async {
    let meeting = Meeting(of: 2)
    func work(_ number: Int) async -> [String] {
      await UIApplication.withNewScope {
        let scene = UIWindowScene(application: .shared)
        let window = UIWindow(windowScene: scene)
        window.frame = CGRect(x: 0, y: 0, width: CGFloat(number), height: 1)
        window.makeKeyAndVisible()
        UIApplication.shared.isIdleTimerDisabled = number == 1
        UIScreen.main.brightness = CGFloat(number) / 10
        UIDevice.current.name = "\(number)"
        UIAccessibility.isReduceMotionEnabled = number == 1
        UIAccessibility.post(notification: .announcement, argument: "\(number)")
        UISelectionFeedbackGenerator().selectionChanged()
        UIPasteboard.general.string = "\(number)"
        await meeting.meet()
        await Task.yield()
        return [
          "\(UIApplication.shared.windows.count)",
          "\(Int(UIApplication.shared.keyWindow?.frame.width ?? 0))",
          "\(UIApplication.shared.isIdleTimerDisabled)", "\(UIScreen.main.brightness)",
          UIDevice.current.name, "\(UIAccessibility.isReduceMotionEnabled)",
          "\(UIAccessibility.postedNotifications.compactMap { $0.argument as? String })",
          "\(UIFeedbackGenerator.performed.count)", UIPasteboard.general.string ?? "",
        ]
      }
    }
    async let first = work(1)
    async let second = work(2)
    let expected = [
      ["1", "1", "true", "0.1", "1", "true", "[\"1\"]", "1", "1"],
      ["1", "2", "false", "0.2", "2", "false", "[\"2\"]", "1", "2"],
    ]
    #expect(await [first, second] == expected)
  }

  @Test func `UIKit's notifications stay in the scope of an observer`() {
    let (inside, outside) = (KeyboardListener(), KeyboardListener())
    let selector = ActionSelector("shown", KeyboardListener.shown)
    let name = UIApplication.didEnterBackgroundNotification
    let center = NotificationCenter.default
    center.addObserver(outside, selector: selector, name: name, object: nil)
    UIApplication.withNewScope {
      center.addObserver(inside, selector: selector, name: name, object: nil)
      UIApplication.shared.applicationState = .background
    }
    #expect(inside.heard == 1 && outside.heard == 0)
    let own = NSNotification.Name("Own")
    UIApplication.withNewScope {
      center.addObserver(inside, selector: selector, name: own, object: nil)
    }
    center.post(name: own, object: nil)
    #expect(inside.heard == 2)
    center.removeObserver(outside)
  }
}
#endif

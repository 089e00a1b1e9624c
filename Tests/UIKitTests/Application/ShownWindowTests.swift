#if UIKit
import Testing
import UIKit

@MainActor
struct ShownWindowTests {
  @Test func `a window that is shown without a scene is one of the application`() {
    UIApplication.withNewScope {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(UIApplication.shared.windows.isEmpty && UIApplication.shared.keyWindow == nil)
      window.makeKeyAndVisible()
      #expect(UIApplication.shared.windows == [window])
      #expect(UIApplication.shared.keyWindow === window)
      UIApplication.withNewScope { #expect(UIApplication.shared.windows.isEmpty) }
      window.isHidden = true
      #expect(UIApplication.shared.windows.isEmpty)
    }
  }

  @Test func `the window that was made key is the key window, not one that is shown later`() {
    UIApplication.withNewScope {
      let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
      first.makeKeyAndVisible()
      second.isHidden = false
      #expect(first.isKeyWindow && !second.isKeyWindow)
      second.makeKey()
      #expect(UIApplication.shared.keyWindow === second && !first.isKeyWindow)
    }
  }

  @Test func `a scope is released although its screen, device and notifications were used`() {
    final class Controller: UIViewController {
      func resized() {}
    }
    weak var application: UIApplication?
    UIApplication.withNewScope {
      let controller = Controller()
      NotificationCenter.default.addObserver(
        controller, selector: ActionSelector("resized", Controller.resized),
        name: UIDevice.orientationDidChangeNotification, object: nil)
      let scene = UIWindowScene()
      let window = UIWindow(windowScene: scene)
      window.rootViewController = controller
      UIApplication.shared.connect(scene)
      #expect(UIScreen.main.scale == 2 && UIDevice.current.userInterfaceIdiom == .phone)
      application = UIApplication.shared
    }
    #expect(application == nil)
  }

  @Test func `what was posted does not keep its argument`() {
    UIApplication.withNewScope {
      var view: UIView? = UIView()
      weak let kept = view
      UIAccessibility.post(notification: .layoutChanged, argument: view)
      #expect(UIAccessibility.postedNotifications.last?.argument as? UIView === view)
      view = nil
      #expect(kept == nil)
    }
  }

  @Test func `an application does not keep a window`() {
    UIApplication.withNewScope {
      var window: UIWindow? = UIWindow(frame: .zero)
      weak let kept = window
      window?.makeKeyAndVisible()
      window = nil
      #expect(kept == nil && UIApplication.shared.windows.isEmpty)
    }
  }

  @Test func `images are found by their names, whatever the bundle`() throws {
    let image = try #require(UIImage(named: "cup", in: nil, compatibleWith: nil))
    #expect(image == UIImage(named: "cup"))
  }

  @Test func `an interval of two frames is thirty calls in a second`() {
    let link = CADisplayLink(target: self, selector: ActionSelector("step"))
    link.frameInterval = 2
    #expect(link.preferredFramesPerSecond == 30 && link.frameInterval == 2)
  }
}
#endif

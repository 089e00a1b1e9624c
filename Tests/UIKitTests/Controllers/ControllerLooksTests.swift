#if UIKit
import Foundation
import Testing
import UIKit

private final class Bright: UIViewController {
  var style = UIStatusBarStyle.lightContent
  var isHidden = true
  var decider: UIViewController?
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { isHidden }
  override var childForStatusBarStyle: UIViewController? { decider }
  override var childForStatusBarHidden: UIViewController? { decider }
}

@MainActor
struct ControllerLooksTests {
  private let controller = UIViewController()

  @Test func `the answers of a controller are UIKit's unless it has its own`() {
    #expect(!controller.prefersStatusBarHidden)
    #expect(controller.preferredStatusBarStyle == .default)
    #expect(controller.preferredStatusBarUpdateAnimation == .fade)
    #expect(controller.childForStatusBarStyle == nil && controller.childForStatusBarHidden == nil)
    #expect(!controller.modalPresentationCapturesStatusBarAppearance)
    #expect(!controller.prefersHomeIndicatorAutoHidden)
    #expect(controller.childForHomeIndicatorAutoHidden == nil)
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == [])
    #expect(controller.childForScreenEdgesDeferringSystemGestures == nil)
    #expect(!controller.prefersPointerLocked && controller.childViewControllerForPointerLock == nil)
    #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(controller.shouldAutorotate)
    #expect(controller.preferredInterfaceOrientationForPresentation == .portrait)
    #expect(!controller.disablesAutomaticKeyboardDismissal)
    #expect(controller.interfaceOrientation == .portrait)
    controller.modalPresentationStyle = .formSheet
    #expect(controller.disablesAutomaticKeyboardDismissal)
    controller.didReceiveMemoryWarning()
    controller.updateViewConstraints()
    controller.viewSafeAreaInsetsDidChange()
    controller.viewLayoutMarginsDidChange()
  }

  @Test func `what is only stored can be read back`() {
    #expect(controller.edgesForExtendedLayout == .all)
    #expect(!controller.extendedLayoutIncludesOpaqueBars)
    #expect(controller.automaticallyAdjustsScrollViewInsets)
    #expect(controller.restorationIdentifier == nil && controller.restorationClass == nil)
    #expect(controller.performsActionsWhilePresentingModally)
    #expect(controller.contentScrollView(for: .top) == nil)
    let scroll = UIScrollView(frame: .zero)
    controller.edgesForExtendedLayout = [.top]
    controller.extendedLayoutIncludesOpaqueBars = true
    controller.automaticallyAdjustsScrollViewInsets = false
    controller.restorationIdentifier = "main"
    controller.restorationClass = Bright.self
    controller.performsActionsWhilePresentingModally = false
    controller.modalPresentationCapturesStatusBarAppearance = true
    controller.setContentScrollView(scroll, for: [.top, .bottom])
    #expect(controller.edgesForExtendedLayout == .top)
    #expect(controller.extendedLayoutIncludesOpaqueBars)
    #expect(!controller.automaticallyAdjustsScrollViewInsets)
    #expect(controller.restorationIdentifier == "main")
    #expect(controller.restorationClass == Bright.self)
    #expect(!controller.performsActionsWhilePresentingModally)
    #expect(controller.modalPresentationCapturesStatusBarAppearance)
    #expect(controller.contentScrollView(for: .bottom) === scroll)
    #expect(controller.contentScrollView(for: .leading) == nil)
    controller.setContentScrollView(nil)
    #expect(controller.contentScrollView(for: .top) == nil)
  }

  @Test func `orientations and styles have UIKit's numbers`() {
    #expect(
      [UIInterfaceOrientation.unknown, .portrait, .portraitUpsideDown, .landscapeRight]
        .map(\.rawValue) == [0, 1, 2, 3])
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == 4)
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape)
    #expect(UIInterfaceOrientation.portraitUpsideDown.isPortrait)
    #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIStatusBarStyle.allCases.map(\.rawValue) == [0, 1, 3])
    #expect(UIStatusBarAnimation.allCases.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `the status bar is as the controller in front says`() {
    UIApplication.withNewScope {
      let scene = UIWindowScene(application: .shared)
      let window = UIWindow(windowScene: scene)
      window.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      let root = Bright()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let bar = scene.statusBarManager
      #expect(bar?.statusBarStyle == .lightContent && bar?.isStatusBarHidden == true)
      #expect(bar?.statusBarFrame == .zero)
      root.isHidden = false
      #expect(bar?.isStatusBarHidden == true)
      root.setNeedsStatusBarAppearanceUpdate()
      #expect(bar?.isStatusBarHidden == false)
      #expect(bar?.statusBarFrame == CGRect(x: 0, y: 0, width: 320, height: 20))

      root.decider = UIViewController()
      root.setNeedsStatusBarAppearanceUpdate()
      #expect(bar?.statusBarStyle == .default)

      let front = Bright()
      front.style = .darkContent
      front.modalPresentationStyle = .fullScreen
      root.present(front, animated: false)
      #expect(bar?.statusBarStyle == .darkContent && bar?.isStatusBarHidden == true)
      root.dismiss(animated: false)
      #expect(bar?.statusBarStyle == .default)
      window.frame.size = CGSize(width: 480, height: 320)
      #expect(scene.interfaceOrientation == .landscapeRight)
      #expect(root.interfaceOrientation.isLandscape)
    }
  }

  @Test func `containers ask the controllers that they show`() {
    let bright = Bright()
    let stack = UINavigationController(rootViewController: bright)
    #expect(stack.childForStatusBarHidden === bright && stack.childForStatusBarStyle == nil)
    let tabs = UITabBarController()
    tabs.viewControllers = [bright]
    #expect(tabs.childForStatusBarHidden === bright && tabs.childForStatusBarStyle === bright)
  }

  @Test func `containers support the orientations that their delegates say`() {
    final class Upright: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .portrait }
      func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientation { .landscapeLeft }
      func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
      { .landscape }
    }
    let upright = Upright()
    let stack = UINavigationController()
    #expect(stack.supportedInterfaceOrientations == .allButUpsideDown)
    stack.delegate = upright
    #expect(stack.supportedInterfaceOrientations == .portrait)
    #expect(stack.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    let tabs = UITabBarController()
    tabs.delegate = upright
    #expect(tabs.supportedInterfaceOrientations == .landscape)
    #expect(tabs.preferredInterfaceOrientationForPresentation == .portrait)
  }

  @Test func `an extension's request is kept`() {
    let item = NSExtensionItem()
    item.attributedTitle = NSAttributedString(string: "Note")
    item.attributedContentText = NSAttributedString(string: "Text")
    item.attachments = [NSItemProvider()]
    item.userInfo = ["a": 1]
    let context = NSExtensionContext(inputItems: [item])
    controller.extensionContext = context
    let child = UIViewController()
    controller.addChild(child)
    #expect(child.extensionContext === context)
    #expect((child.extensionContext?.inputItems.first as? NSExtensionItem) === item)
    #expect(item.attributedTitle?.string == "Note" && item.attachments?.count == 1)
    context.open(URL(fileURLWithPath: "/x"))
    #expect(context.openedURLs.map(\.path) == ["/x"] && context.returnedItems == nil)
    context.completeRequest(returningItems: [item])
    #expect(context.returnedItems?.count == 1)
    context.cancelRequest(withError: CocoaError(.userCancelled))
    #expect((context.cancellationError as? CocoaError)?.code == .userCancelled)
  }
}
#endif

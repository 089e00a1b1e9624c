#if UIKit
import Foundation
import Testing
import UIKit

/// A controller that notes what it is told.
private final class Told: UIViewController {
  var calls: [String] = []
  override var shouldAutorotate: Bool { false }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    calls.append("memory")
  }
  override func viewWillLayoutSubviews() { calls.append("will lay out") }
  override func viewDidLayoutSubviews() { calls.append("laid out") }
  override func willMove(toParent parent: UIViewController?) {
    calls.append(parent == nil ? "leaves" : "enters")
    super.willMove(toParent: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    calls.append(parent == nil ? "has left" : "is in")
  }
  override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
}

/// Provides how a controller is presented.
private final class Transition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Narrow(presentedViewController: presented, presenting: presenting)
  }
}

private final class Narrow: UIPresentationController {}

@MainActor
struct ControllerTests {
  @Test func `every controller of a window is told that memory is short`() {
    UIApplication.withNewScope {
      let (root, child, presented) = (Told(), Told(), Told())
      let window = UIWindow(windowScene: UIWindowScene(application: .shared))
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.addChild(child)
      child.didMove(toParent: root)
      root.present(presented, animated: false)
      for controller in [root, child, presented] { controller.calls = [] }
      UIApplication.shared.warnOfLowMemory()
      #expect([root, child, presented].map(\.calls) == [["memory"], ["memory"], ["memory"]])
    }
  }

  @Test func `a child is told that it moves, appears and is laid out`() {
    let (root, child) = (UIViewController(), Told())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    window.layoutIfNeeded()
    #expect(child.parent === root)
    #expect(
      child.calls == ["enters", "will appear", "will lay out", "laid out", "appeared", "is in"])
    child.calls = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.calls == ["leaves", "will disappear", "disappeared", "has left"])
  }

  @Test func `appearing is announced and ended by hand`() {
    let child = Told()
    child.loadViewIfNeeded()
    child.view.layoutIfNeeded()
    child.calls = []
    child.beginAppearanceTransition(true, animated: false)
    #expect(child.calls == ["will appear"])
    child.endAppearanceTransition()
    #expect(child.calls == ["will appear", "appeared"])
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(child.calls.suffix(2) == ["will disappear", "disappeared"])
  }

  @Test func `a controller says how it turns`() {
    #expect(!Told().shouldAutorotate && UIViewController().shouldAutorotate)
    let controller = UINavigationController(rootViewController: UIViewController())
    #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    let tabs = UITabBarController()
    tabs.viewControllers = [Told()]
    #expect(tabs.viewControllers?.count == 1 && tabs.selectedViewController is Told)
    #expect(Told().supportedInterfaceOrientations == .landscape)
  }

  @Test func `the delegate of a transition provides the presentation`() {
    let (root, presented) = (UIViewController(), UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = root
    window.makeKeyAndVisible()
    let delegate = Transition()
    #expect(presented.transitioningDelegate == nil)
    presented.transitioningDelegate = delegate
    presented.modalPresentationStyle = .custom
    root.present(presented, animated: false)
    #expect(presented.transitioningDelegate === delegate)
    #expect(presented.presentationController is Narrow && root.presentedViewController != nil)
  }

  @Test func `an alert keeps its actions, its fields and the preferred action`() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    let (cancel, ok) = (
      UIAlertAction(title: "Cancel", style: .cancel), UIAlertAction(title: "OK", style: .default)
    )
    alert.addAction(cancel)
    alert.addAction(ok)
    #expect(alert.actions.map(\.title) == ["Cancel", "OK"] && alert.preferredAction == nil)
    alert.preferredAction = ok
    #expect(alert.preferredAction === ok && alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    #expect(alert.textFields?.map(\.placeholder) == ["Name"])
  }
}
#endif

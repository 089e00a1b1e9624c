#if UIKit
import Foundation
import ResponderKit
import Testing
import UIKit

@MainActor
struct ContainerLooksTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func `a swipe from the edge pops`() {
    let (first, second) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let recognizer = stack.interactivePopGestureRecognizer
    #expect(recognizer?.view === stack.view && recognizer === stack.interactivePopGestureRecognizer)
    let driver = TouchDriver(in: window)
    func swipe() { driver.edgeSwipe(from: .left, distance: 250) }
    swipe()
    #expect(stack.topViewController === first)
    stack.pushViewController(second, animated: false)
    recognizer?.isEnabled = false
    swipe()
    #expect(stack.topViewController === second)
    recognizer?.isEnabled = true
    swipe()
    #expect(stack.topViewController === first)
  }

  @Test func `what a navigation controller stores can be read back`() {
    let stack = UINavigationController()
    #expect(!stack.hidesBarsOnTap && !stack.hidesBarsOnSwipe)
    #expect(!stack.hidesBarsWhenKeyboardAppears && !stack.hidesBarsWhenVerticallyCompact)
    #expect(UINavigationController.hideShowBarDuration == 0.2)
    stack.hidesBarsOnTap = true
    stack.hidesBarsOnSwipe = true
    stack.hidesBarsWhenKeyboardAppears = true
    stack.hidesBarsWhenVerticallyCompact = true
    #expect(stack.hidesBarsOnTap && stack.hidesBarsOnSwipe)
    #expect(stack.hidesBarsWhenKeyboardAppears && stack.hidesBarsWhenVerticallyCompact)
    final class Plain: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
      UITabBarDelegate
    {}
    let plain = Plain()
    let controller = UIViewController()
    #expect(
      plain.navigationController(stack, animationControllerFor: .push, from: controller, to: stack)
        == nil)
    #expect(
      plain.tabBarController(
        UITabBarController(), animationControllerForTransitionFrom: controller, to: stack) == nil)
    #expect(UINavigationController.Operation.allCases.map(\.rawValue) == [0, 1, 2])
    plain.tabBar(UITabBar(), willBeginCustomizing: [])
    plain.tabBar(UITabBar(), didBeginCustomizing: [])
    plain.tabBar(UITabBar(), willEndCustomizing: [], changed: true)
    plain.tabBar(UITabBar(), didEndCustomizing: [], changed: true)
  }

  @Test func `the columns of a split view are set by name`() {
    let split = UISplitViewController(style: .doubleColumn)
    #expect(split.style == .doubleColumn && UISplitViewController().style == .unspecified)
    let (list, detail, other) = (UIViewController(), UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.setViewController(other, for: .compact)
    let stacks = split.viewControllers.map { ($0 as? UINavigationController)?.viewControllers }
    #expect(stacks == [[list], [detail]])
    #expect(split.viewController(for: .secondary) === detail)
    #expect(split.viewController(for: .compact) === other)
    #expect(split.viewController(for: .supplementary) == nil)
  }

  @Test func `what a split view stores can be read back`() {
    let split = UISplitViewController()
    #expect(split.preferredDisplayMode == .automatic && split.displayMode == .secondaryOnly)
    #expect(split.preferredSplitBehavior == .automatic && split.splitBehavior == .tile)
    #expect(split.primaryEdge == .leading && split.presentsWithGesture)
    #expect(split.preferredPrimaryColumnWidth == UISplitViewController.automaticDimension)
    split.preferredDisplayMode = .allVisible
    split.preferredSplitBehavior = .displace
    split.primaryEdge = .trailing
    split.presentsWithGesture = false
    split.showsSecondaryOnlyButton = true
    split.displayModeButtonVisibility = .never
    split.primaryBackgroundStyle = .sidebar
    split.preferredPrimaryColumnWidthFraction = 0.4
    split.preferredPrimaryColumnWidth = 300
    split.minimumPrimaryColumnWidth = 200
    split.maximumPrimaryColumnWidth = 400
    split.preferredSupplementaryColumnWidthFraction = 0.3
    split.preferredSupplementaryColumnWidth = 250
    split.minimumSupplementaryColumnWidth = 150
    split.maximumSupplementaryColumnWidth = 350
    #expect(split.preferredDisplayMode == .oneBesideSecondary)
    #expect(split.preferredSplitBehavior == .displace && split.primaryEdge == .trailing)
    #expect(!split.presentsWithGesture && split.showsSecondaryOnlyButton)
    #expect(split.displayModeButtonVisibility == .never && split.primaryBackgroundStyle == .sidebar)
    #expect(split.preferredPrimaryColumnWidthFraction == 0.4)
    #expect(split.preferredPrimaryColumnWidth == 300 && split.minimumPrimaryColumnWidth == 200)
    #expect(split.maximumPrimaryColumnWidth == 400)
    #expect(split.preferredSupplementaryColumnWidthFraction == 0.3)
    #expect(split.preferredSupplementaryColumnWidth == 250)
    #expect(split.minimumSupplementaryColumnWidth == 150)
    #expect(split.maximumSupplementaryColumnWidth == 350)
    #expect(split.displayModeButtonItem === split.displayModeButtonItem)
  }

  @Test func `the delegate of a split view shows a detail in its own way`() {
    final class Own: NSObject, UISplitViewControllerDelegate {
      var shown: UIViewController?
      func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController,
        sender: Any?
      ) -> Bool {
        shown = vc
        return true
      }
    }
    final class Plain: NSObject, UISplitViewControllerDelegate {}
    let (split, own, plain, detail) = (UISplitViewController(), Own(), Plain(), UIViewController())
    split.delegate = own
    split.showDetailViewController(detail, sender: nil)
    #expect(own.shown === detail && split.viewControllers.isEmpty)
    #expect(plain.targetDisplayModeForAction(in: split) == .automatic)
    #expect(!plain.splitViewController(split, show: detail, sender: nil))
    #expect(plain.primaryViewController(forCollapsing: split) == nil)
    #expect(plain.primaryViewController(forExpanding: split) == nil)
    #expect(plain.splitViewController(split, separateSecondaryFrom: detail) == nil)
    #expect(plain.splitViewControllerSupportedInterfaceOrientations(split) == .all)
    #expect(
      plain.splitViewController(split, topColumnForCollapsingToProposedTopColumn: .secondary)
        == .secondary)
    #expect(
      plain.splitViewController(split, displayModeForExpandingToProposedDisplayMode: .allVisible)
        == .allVisible)
  }
}
#endif

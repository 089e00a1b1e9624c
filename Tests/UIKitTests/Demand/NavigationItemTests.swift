#if UIKit
import Foundation
import Testing
import UIKit

/// Writes down what a navigation controller shows.
private final class Shown: NSObject, UINavigationControllerDelegate {
  var calls: [String] = []
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { calls.append("will show \(viewController.title ?? "")") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { calls.append("shows \(viewController.title ?? "")") }
}

@MainActor
struct NavigationItemTests {
  private let item = UINavigationItem(title: "Top")

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  /// Returns a bar of 400 points with an item below the one of the tests.
  private func bar(below: UINavigationItem = UINavigationItem(title: "Below")) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    bar.setItems([below, item], animated: false)
    bar.layoutIfNeeded()
    return bar
  }

  /// The titles of the buttons of a bar.
  private func titles(in bar: UINavigationBar) -> Set<String> {
    bar.layoutIfNeeded()
    return Set(bar.subviews.compactMap { ($0 as? UIButton)?.currentTitle })
  }

  @Test func `the item of a side is the first of its items`() {
    #expect(item.leftBarButtonItem == nil && item.rightBarButtonItem == nil)
    let (a, b, c) = (button("A"), button("B"), button("C"))
    item.leftBarButtonItem = a
    item.rightBarButtonItem = b
    #expect(item.leftBarButtonItem === a && item.leftBarButtonItems == [a])
    #expect(item.rightBarButtonItem === b && item.rightBarButtonItems == [b])
    item.setRightBarButtonItems([c, b], animated: false)
    #expect(item.rightBarButtonItem === c && item.rightBarButtonItems == [c, b])
    item.rightBarButtonItems = nil
    #expect(item.rightBarButtonItem == nil)
  }

  @Test func `the bar has a button for each item`() {
    let bar = bar()
    item.leftBarButtonItem = button("A")
    item.rightBarButtonItem = button("B")
    #expect(titles(in: bar) == ["A", "B"])
    item.setRightBarButtonItems([button("C"), button("D")], animated: true)
    #expect(titles(in: bar) == ["A", "C", "D"])
  }

  @Test func `the back button is that of the item below, and can be hidden`() {
    let below = UINavigationItem(title: "Below")
    let bar = bar(below: below)
    #expect(titles(in: bar) == ["Below"])
    #expect(below.backBarButtonItem == nil && !item.hidesBackButton)
    below.backBarButtonItem = button("Back")
    #expect(below.backBarButtonItem?.title == "Back" && titles(in: bar) == ["Back"])
    item.hidesBackButton = true
    #expect(item.hidesBackButton && titles(in: bar) == [])
  }

  @Test func `a view replaces the title`() {
    let bar = bar()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(item.titleView == nil)
    item.titleView = view
    bar.layoutIfNeeded()
    #expect(item.titleView === view && view.superview === bar)
    item.titleView = nil
    bar.layoutIfNeeded()
    #expect(view.superview == nil)
  }

  @Test func `a title is large in a bar that prefers that, unless its item says no`() {
    let bar = bar()
    bar.prefersLargeTitles = true
    #expect(item.largeTitleDisplayMode == .automatic)
    let large = bar.sizeThatFits(bar.bounds.size).height
    item.largeTitleDisplayMode = .never
    #expect(item.largeTitleDisplayMode == .never)
    #expect(bar.sizeThatFits(bar.bounds.size).height < large)
  }

  @Test func `an item keeps its label, its tint and whether it is enabled`() {
    let add = button("+")
    #expect(add.isEnabled && add.accessibilityLabel == nil && add.tintColor == nil)
    let bar = bar()
    item.rightBarButtonItem = add
    bar.layoutIfNeeded()
    let view = bar.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "+" }
    add.accessibilityLabel = "Add"
    add.tintColor = .red
    add.isEnabled = false
    bar.layoutIfNeeded()
    #expect(add.accessibilityLabel == "Add" && view?.accessibilityElement.label == "Add")
    #expect(add.tintColor == .red)
    #expect(!add.isEnabled && view?.isEnabled == false)
  }

  @Test func `a navigation controller tells its delegate and hides its bars`() {
    let (root, next) = (UIViewController(), UIViewController())
    (root.title, next.title) = ("root", "next")
    let controller = UINavigationController(rootViewController: root)
    let delegate = Shown()
    controller.delegate = delegate
    #expect(controller.delegate === delegate)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    delegate.calls = []
    controller.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(delegate.calls == ["will show next", "shows next"])
    #expect(controller.viewControllers == [root, next] && controller.topViewController === next)
    #expect(controller.visibleViewController === next)
    #expect(root.navigationController === controller)
    #expect(controller.navigationBar.topItem === next.navigationItem)
    controller.setNavigationBarHidden(true, animated: false)
    #expect(controller.isNavigationBarHidden)
    controller.setNavigationBarHidden(false, animated: true)
    #expect(!controller.isNavigationBarHidden)
    #expect(controller.popToRootViewController(animated: false) == [next])
    controller.setViewControllers([next], animated: false)
    #expect(controller.viewControllers == [next])
  }

  @Test func `a toolbar shows its items`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    #expect(bar.items == nil)
    let (a, b) = (button("A"), button("B"))
    bar.setItems([a, b], animated: false)
    bar.layoutIfNeeded()
    #expect(bar.items == [a, b])
    #expect(bar.subviews.compactMap { ($0 as? UIButton)?.currentTitle } == ["A", "B"])
    bar.items = [b]
    bar.layoutIfNeeded()
    #expect(bar.subviews.compactMap { ($0 as? UIButton)?.currentTitle } == ["B"])
    let controller = UINavigationController(rootViewController: UIViewController())
    controller.topViewController?.toolbarItems = [a]
    controller.loadViewIfNeeded()
    controller.isToolbarHidden = false
    controller.view.layoutIfNeeded()
    #expect(controller.toolbar.items == [a])
  }
}
#endif

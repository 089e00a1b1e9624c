import Testing
import UIKitDialect

/// Hooks that change what is under way.
@MainActor
struct HookTests {
  private final class Brief: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      dismiss(animated: false)
    }
  }

  @Test func `a controller that dismisses itself when it has appeared is gone`() {
    let (window, root) = (
      UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIViewController()
    )
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(Brief(), animated: false)
    #expect(root.presentedViewController == nil)
  }

  private final class Mover: UIView {
    var other: UIView?
    override func willRemoveSubview(_ subview: UIView) {
      guard let other else { return }
      self.other = nil
      other.addSubview(subview)
    }
  }

  @Test func `a view that a hook moves as it leaves is in one place`() {
    let (mover, other, last, child) = (Mover(), UIView(), UIView(), UIView())
    mover.addSubview(child)
    mover.other = other
    last.addSubview(child)
    #expect(child.superview === last && last.subviews == [child])
    #expect(mover.subviews.isEmpty && other.subviews.isEmpty)
  }

  @Test func `a set of indices is a sorted collection`() {
    var set: IndexSet = [7, 3, 4]
    set.insert(integersIn: 9..<11)
    #expect(Array(set) == [3, 4, 7, 9, 10] && set.count == 5 && set.last == 10)
    #expect(set.reversed() == [10, 9, 7, 4, 3])
    #expect(set.remove(4) == 4 && set.remove(4) == nil && set.insert(3).inserted == false)
    #expect(set.union([1]) == [1, 3, 7, 9, 10] && set.intersection([7, 8]) == [7])
    #expect(IndexSet().isEmpty && Array(IndexSet(integersIn: 2...3)) == [2, 3])
  }
}

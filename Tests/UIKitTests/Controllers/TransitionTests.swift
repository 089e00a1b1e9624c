#if UIKit
import Foundation
import Testing
import UIKit

/// Notes what it is told, and by whom.
@MainActor
private final class Log {
  var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
}

private final class Screen: UIViewController {
  let name: String
  let log: Log
  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }
  override func viewWillAppear(_ animated: Bool) { log("\(name) will appear") }
  override func viewDidAppear(_ animated: Bool) { log("\(name) appeared") }
  override func viewWillDisappear(_ animated: Bool) { log("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log("\(name) disappeared") }
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let log = log
    log("\(name) to \(Int(size.width)) from \(Int(view.bounds.width))")
    coordinator.animate(alongsideTransition: { [name, view] _ in
      log("\(name) with \(Int(view.bounds.width))")
    }) { [name] _ in log("\(name) after") }
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log("\(name) to \(newCollection.horizontalSizeClass == .regular ? "regular" : "compact")")
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log("\(name) has other traits")
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) { log("\(name) asks for \(Int(container.preferredContentSize.height))") }
}

/// Keeps the context until it is told to go on.
private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: Log
  var context: UIViewControllerContextTransitioning?
  init(_ log: Log) { self.log = log }
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.5 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    let names = [UITransitionContextViewControllerKey.from, .to].map {
      (transitionContext.viewController(forKey: $0) as? Screen)?.name ?? "nobody"
    }
    log("animates \(names[0]) to \(names[1])")
  }
  func animationEnded(_ transitionCompleted: Bool) { log("ended \(transitionCompleted)") }
}

/// Dims what is behind.
private final class Dimming: UIPresentationController {
  let dim = UIView()
  var log: Log?
  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    containerView.addSubview(dim)
    log?("begins with \(presentedViewController.transitionCoordinator == nil ? "no " : "")help")
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { log?("begun \(completed)") }
  override func dismissalTransitionWillBegin() { log?("ends") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log?("ended") }
  override func containerViewWillLayoutSubviews() {
    dim.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 0, y: 100, width: 320, height: 200)
  }
}

private final class Director: NSObject, UIViewControllerTransitioningDelegate {
  let animator: Animator?
  init(_ animator: Animator?) { self.animator = animator }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }
  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { animator }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = Dimming(presentedViewController: presented, presenting: presenting)
    controller.log = animator?.log ?? (source as? Screen)?.log
    return controller
  }
}

@MainActor
struct TransitionTests {
  private let log = Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root: Screen

  init() {
    root = Screen("root", log)
    window.rootViewController = root
    window.makeKeyAndVisible()
    log.lines = []
  }

  @Test func `a controller of the style custom is shown as its delegate says`() {
    let card = Screen("card", log)
    let director = Director(nil)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = director
    root.present(card, animated: true)
    let controller = card.presentationController as? Dimming
    #expect(controller?.dim.superview === controller?.containerView)
    controller?.containerView?.layoutIfNeeded()
    #expect(card.view.frame == CGRect(x: 0, y: 100, width: 320, height: 200))
    #expect(controller?.dim.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(
      log.lines == ["begins with help", "card will appear", "card appeared", "begun true"])
    log.lines = []
    root.dismiss(animated: true)
    #expect(log.lines == ["ends", "card will disappear", "card disappeared", "ended"])
    #expect(card.transitionCoordinator == nil && root.transitionCoordinator == nil)
  }

  @Test func `an animator makes a presentation, which is over when it says so`() {
    let card = Screen("card", log)
    let animator = Animator(log)
    let director = Director(animator)
    card.modalPresentationStyle = .fullScreen
    card.transitioningDelegate = director
    var isDone = false
    root.present(card, animated: true) { isDone = true }
    #expect(log.lines == ["root will disappear", "card will appear", "animates root to card"])
    #expect(!isDone)
    let context = animator.context
    #expect(context?.containerView === card.presentationController?.containerView)
    #expect(context?.view(forKey: .to) === card.view)
    #expect(context?.view(forKey: .from) === root.view)
    #expect(context?.finalFrame(for: card) == window.bounds)
    #expect(context?.initialFrame(for: card) == .zero)
    #expect(context?.presentationStyle == .fullScreen)
    #expect(context?.isAnimated == true && context?.isInteractive == false)
    #expect(context?.targetTransform == .identity)
    #expect(card.transitionCoordinator?.transitionDuration == 0.5)
    log.lines = []
    context?.completeTransition(true)
    #expect(isDone)
    #expect(log.lines == ["card appeared", "root disappeared", "ended true"])
    context?.completeTransition(true)
    #expect(log.lines.count == 3)

    log.lines = []
    card.dismiss(animated: true)
    #expect(log.lines == ["card will disappear", "root will appear", "animates card to root"])
    #expect(root.presentedViewController === card)
    card.dismiss(animated: true)
    animator.context?.completeTransition(true)
    #expect(root.presentedViewController == nil)
    #expect(log.lines.suffix(3) == ["root appeared", "card disappeared", "ended true"])
  }

  @Test func `without animation no animator is asked`() {
    let card = Screen("card", log)
    let director = Director(Animator(log))
    card.transitioningDelegate = director
    root.present(card, animated: false)
    #expect(log.lines == ["card will appear", "card appeared"])
  }

  @Test func `what goes alongside a presentation runs in its order`() {
    final class Helped: UIViewController {
      var log: Log?
      override func viewWillAppear(_ animated: Bool) {
        let log = log
        log?("will appear")
        let runs = transitionCoordinator?.animate(alongsideTransition: { context in
          log?("alongside \(context.viewController(forKey: .to) === self)")
        }) { context in log?("completed \(context.isCancelled)") }
        log?("runs \(runs == true)")
      }
      override func viewDidAppear(_ animated: Bool) { log?("appeared") }
    }
    let helped = Helped()
    helped.log = log
    root.present(helped, animated: true)
    #expect(
      log.lines == ["will appear", "runs true", "alongside true", "appeared", "completed false"])
  }

  @Test func `controllers are told of another size before and while their views get it`() {
    let child = Screen("child", log)
    root.addChild(child)
    child.view.frame = root.view.bounds
    child.view.autoresizingMask = []
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    log.lines = []
    window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    #expect(
      log.lines == [
        "child to 480 from 320", "root to 480 from 320", "child with 320", "root with 480",
        "child after", "root after",
      ])
    log.lines = []
    window.frame.origin.x = 10
    #expect(log.lines.isEmpty)
  }

  @Test func `controllers are told of other traits`() {
    let application = UIApplication()
    let scene = UIWindowScene(application: application)
    window.windowScene = scene
    log.lines = []
    scene.traitCollection.horizontalSizeClass = .regular
    #expect(log.lines == ["root to regular", "root has other traits"])
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    let child = UIViewController()
    root.addChild(child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `a parent is asked for another size of its child`() {
    let child = UIViewController()
    root.addChild(child)
    child.preferredContentSize = CGSize(width: 100, height: 50)
    child.preferredContentSize = CGSize(width: 100, height: 50)
    #expect(log.lines == ["root asks for 50"])
    #expect(
      root.size(
        forChildContentContainer: child, withParentContainerSize: CGSize(width: 1, height: 2))
        == CGSize(width: 1, height: 2))
    root.systemLayoutFittingSizeDidChange(forChildContentContainer: child)
  }

  @Test func `a share drives the context that it was started with`() {
    final class Context: NSObject, UIViewControllerContextTransitioning {
      var calls: [String] = []
      let containerView = UIView()
      let isAnimated = true
      let isInteractive = true
      let transitionWasCancelled = false
      let presentationStyle = UIModalPresentationStyle.none
      let targetTransform = CGAffineTransform.identity
      func updateInteractiveTransition(_ percentComplete: CGFloat) {
        calls.append("\(percentComplete)")
      }
      func finishInteractiveTransition() { calls.append("finish") }
      func cancelInteractiveTransition() { calls.append("cancel") }
      func pauseInteractiveTransition() { calls.append("pause") }
      func completeTransition(_ didComplete: Bool) {}
      func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        nil
      }
      func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
      func initialFrame(for vc: UIViewController) -> CGRect { .zero }
      func finalFrame(for vc: UIViewController) -> CGRect { .zero }
    }
    let context = Context()
    let driver = UIPercentDrivenInteractiveTransition()
    #expect(driver.completionSpeed == 1 && driver.wantsInteractiveStart)
    driver.startInteractiveTransition(context)
    driver.update(0.25)
    driver.update(2)
    #expect(driver.percentComplete == 1 && driver.duration == 0)
    driver.pause()
    driver.cancel()
    driver.finish()
    #expect(context.calls == ["0.25", "1.0", "pause", "cancel"])
    driver.startInteractiveTransition(context)
    driver.finish()
    #expect(context.calls.last == "finish")
  }
}
#endif

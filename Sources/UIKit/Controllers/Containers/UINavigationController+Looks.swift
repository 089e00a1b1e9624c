#if UIKit
public import Foundation
import Gestures
import Graphics
public import Navigation
public import ResponderKit

/// The values that UIKit stores of a navigation controller and the core has no use for.
@MainActor
private final class NavigationLooks {
  var hidesBarsOnTap = false
  var hidesBarsOnSwipe = false
  var hidesBarsWhenKeyboardAppears = false
  var hidesBarsWhenVerticallyCompact = false
}

/// The recognizer of the swipe back, and what it does.
@MainActor
private final class PopGesture: UIGestureRecognizerDelegate {
  let recognizer: UIScreenEdgePanGestureRecognizer
  private weak var controller: UINavigationController?

  init(of controller: UINavigationController) {
    self.controller = controller
    recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addTarget(self, action: ActionSelector("panned", PopGesture.panned))
    controller.view.addGestureRecognizer(recognizer)
  }

  private func panned() {
    guard let controller, recognizer.state == .ended, controller.viewControllers.count > 1 else {
      return
    }
    let view = controller.view
    let isFar = recognizer.translation(in: view).x > view.bounds.width / 2
    if isFar || recognizer.velocity(in: view).x > 500 {
      controller.popViewController(animated: true)
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    controller.map { $0.viewControllers.count > 1 && !$0.isNavigationBarHidden } ?? false
  }
}

extension UINavigationController {
  private var looks: NavigationLooks { values(NavigationLooks.self) { NavigationLooks() } }

  /// The recognizer of a swipe from the left edge, which pops the controller on top
  /// (`UINavigationController.interactivePopGestureRecognizer`).
  ///
  /// It is made, and with it the view, when it is first asked for. Its own delegate lets it begin
  /// where there is a controller to go back to and a bar.
  public final var interactivePopGestureRecognizer: UIGestureRecognizer? {
    values(PopGesture.self) { PopGesture(of: self) }.recognizer
  }

  /// A Boolean value that indicates whether a tap hides the bars; false unless set.
  ///
  /// No tap hides them here (`UINavigationController.hidesBarsOnTap`).
  public final var hidesBarsOnTap: Bool {
    get { valuesIfAny(NavigationLooks.self)?.hidesBarsOnTap ?? false }
    set { looks.hidesBarsOnTap = newValue }
  }

  /// A Boolean value that indicates whether a swipe hides the bars; false unless set.
  ///
  /// No swipe hides them here (`UINavigationController.hidesBarsOnSwipe`).
  public final var hidesBarsOnSwipe: Bool {
    get { valuesIfAny(NavigationLooks.self)?.hidesBarsOnSwipe ?? false }
    set { looks.hidesBarsOnSwipe = newValue }
  }

  /// A Boolean value that indicates whether the keyboard hides the bars; false unless set.
  ///
  /// It hides none here (`UINavigationController.hidesBarsWhenKeyboardAppears`).
  public final var hidesBarsWhenKeyboardAppears: Bool {
    get { valuesIfAny(NavigationLooks.self)?.hidesBarsWhenKeyboardAppears ?? false }
    set { looks.hidesBarsWhenKeyboardAppears = newValue }
  }

  /// A Boolean value that indicates whether a compact height hides the bars; false unless set.
  ///
  /// It hides none here (`UINavigationController.hidesBarsWhenVerticallyCompact`).
  public final var hidesBarsWhenVerticallyCompact: Bool {
    get { valuesIfAny(NavigationLooks.self)?.hidesBarsWhenVerticallyCompact ?? false }
    set { looks.hidesBarsWhenVerticallyCompact = newValue }
  }

  /// The duration for which a bar comes and goes, in seconds
  /// (`UINavigationController.hideShowBarDuration`).
  public static let hideShowBarDuration: CGFloat = 0.2
}
#endif

extension ViewController {
  /// The controller that this one or a parent presents
  /// (`UIViewController.presentedViewController`).
  public final var presentedViewController: ViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.started).first?.presentedViewController
  }

  /// The controller that presents this one or a parent
  /// (`UIViewController.presentingViewController`).
  public final var presentingViewController: ViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presentation).first?
      .presentingViewController
  }

  /// The presentation of this controller or of a parent; before this controller is presented, the
  /// one that it will have (`UIViewController.presentationController`).
  ///
  /// It is created on demand, so that its delegate can be set before the controller is presented.
  public final var presentationController: PresentationController? {
    for controller in sequence(first: self, next: \.parent) {
      if let presentation = controller.presentation { return presentation }
    }
    if let planned = plannedPresentation, planned.style == modalPresentationStyle { return planned }
    let planned = newPresentation(by: nil, from: nil)
    plannedPresentation = planned
    return planned
  }

  /// The controller whose view is covered when this one presents another in a style.
  private func presenter(in style: ModalPresentationStyle) -> ViewController {
    guard style.isOfContext else { return outermostParent }
    return sequence(first: self, next: \.parent).first(where: \.definesPresentationContext)
      ?? outermostParent
  }

  /// Implements ``present(_:animated:completion:)``.
  final func startPresentation(
    of controller: ViewController, animated: Bool, completion: (@MainActor () -> Void)?
  ) {
    guard !controller.isActive(around: self) else {
      fatalError(
        "Application tried to present modally an active controller \(controller.nameInMessages).")
    }
    if let parent = controller.parent {
      fatalError(
        """
        Application tried to present modally a view controller \(controller.nameInMessages) that \
        has a parent view controller \(parent.nameInMessages).
        """)
    }
    let presenter = presenter(in: controller.modalPresentationStyle)
    if let presented = presenter.started?.presentedViewController {
      return warn(
        """
        Attempt to present \(controller.nameInMessages) on \(presenter.nameInMessages) (from \
        \(nameInMessages)) which is already presenting \(presented.nameInMessages).
        """)
    }
    guard let covered = presenter.viewIfLoaded, covered.window != nil,
      let superview = covered.superview
    else {
      return warn(
        """
        Attempt to present \(controller.nameInMessages) on \(presenter.nameInMessages) (from \
        \(nameInMessages)) whose view is not in the window hierarchy.
        """)
    }
    let presentation = controller.presentationController(for: presenter, from: self)
    presenter.started = presentation
    controller.presentation = presentation
    note(.presents(controller.recordName, presentation.presentationStyle))
    presentation.begin(over: covered, in: superview, from: self, animated: animated) {
      completion?()
      let first = (controller as? any ChoosesFirstElement)?.firstElement
      controller.viewIfLoaded?.post(.screenChanged(first.map { .element($0) }))
    }
  }

  /// Returns whether the controller is presented, is the root of a window, or is around another
  /// one.
  private func isActive(around other: ViewController) -> Bool {
    if presentation != nil || viewIfLoaded?.window?.rootViewController === self { return true }
    return sequence(first: other) { $0.parent ?? $0.presentation?.presentingViewController }
      .contains(self)
  }

  /// The presentation that was planned for this controller, otherwise a new one.
  private func presentationController(for presenter: ViewController, from source: ViewController)
    -> PresentationController
  {
    var presentation = newPresentation(by: presenter, from: source)
    if let planned = plannedPresentation, planned.style == modalPresentationStyle {
      presentation = planned
    }
    plannedPresentation = nil
    presentation.presentingLink = Backlink(presenter)
    return presentation
  }

  /// Implements ``dismiss(animated:completion:)``.
  final func endPresentation(animated: Bool, completion: (@MainActor () -> Void)?) {
    let presenter = sequence(first: self, next: \.parent).first { $0.started != nil }
    guard let presenter, let presentation = presenter.started else {
      guard let presenter = presentingViewController else { completion?(); return }
      return presenter.dismiss(animated: animated, completion: completion)
    }
    // What the presented controller presents goes first, without coming back to it.
    var chain = [presentation]
    while let next = chain.last?.presentedViewController.started { chain.append(next) }
    let isShown = chain.last?.presentedViewController.appearance.isShown ?? false
    // UIKit ignores a dismissal while the controller is being presented or dismissed.
    if presentation.presentedViewController.transition?.isPending == true {
      completion?()
      return
    }
    for presentation in chain.reversed() {
      presentation.presentingViewController?.note(
        .dismisses(presentation.presentedViewController.recordName))
      let isLast = presentation === chain[0]
      presentation.end(animated: animated && isLast, tellsPresenter: isShown && isLast) {
        guard isLast else { return }
        AccessibilityChanges.note()
        completion?()
        presenter.viewIfLoaded?.post(.screenChanged(nil))
      }
    }
  }
}

extension PresentationController {
  /// Shows the presented controller; the calls come in the order of WinObjC's tests.
  fileprivate func begin(
    over covered: View, in superview: View, from source: ViewController, animated: Bool,
    then done: @escaping @MainActor () -> Void
  ) {
    guard let presenter = presentingViewController else { return done() }
    let presented = presentedViewController
    let isShown = presenter.appearance.isShown
    let removesPresenter = shouldRemovePresentersView
    let finish = { @MainActor in
      if isShown {
        presented.announceAppearing()
        presented.endAppearanceTransition()
      }
      self.removePresentersView()
      if isShown, removesPresenter { presenter.endAppearanceTransition() }
      self.presentationTransitionDidEnd(true)
    }
    let container = addContainer(over: covered, in: superview)
    let transition = ControllerTransition(
      from: presenter, to: presented, in: container, animated: animated, style: presentationStyle)
    transition.keepsFormer = !removesPresenter
    let animator =
      animated
      ? presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenter, source: source) : nil
    presentationTransitionWillBegin()
    if isShown { presented.movement = .presented }
    if isShown, removesPresenter {
      presenter.beginAppearanceTransition(false, animated: animated)
    }
    if isShown { presented.beginAppearanceTransition(true, animated: animated) }
    show(in: container)
    transition.finalFrame = frameOfPresentedViewInContainerView
    transition.run(animator) {
      finish()
      transition.end()
      done()
    }
  }

  /// Removes the presented controller; the presenting one is shown again unless it goes, too.
  ///
  /// They can present others once the change is complete.
  fileprivate func end(
    animated: Bool, tellsPresenter: Bool, then done: @escaping @MainActor () -> Void
  ) {
    guard let presenter = presentingViewController else {
      removePresentedView()
      return done()
    }
    let presented = presentedViewController
    let restores = tellsPresenter && shouldRemovePresentersView
    let transition = containerView.map {
      ControllerTransition(
        from: presented, to: presenter, in: $0, animated: animated, style: presentationStyle)
    }
    transition?.keepsNext = !shouldRemovePresentersView
    let animator =
      animated
      ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    dismissalTransitionWillBegin()
    if presented.appearance.isShown {
      presented.movement = .dismissed
      presented.beginAppearanceTransition(false, animated: animated)
    }
    if restores { presenter.beginAppearanceTransition(true, animated: animated) }
    restorePresentersView()
    let finish = { @MainActor in
      self.removePresentedView()
      presenter.started = nil
      presented.presentation = nil
      if restores { presenter.endAppearanceTransition() }
      presented.endAppearanceTransition()
      presented.movement = nil
      self.dismissalTransitionDidEnd(true)
    }
    transition?.run(animator) {
      finish()
      transition?.end()
      done()
    }
    if transition != nil { return }
    finish()
    done()
  }
}

/// A controller that chooses where a screen reader begins once it is presented.
@MainActor
package protocol ChoosesFirstElement: ViewController {
  /// The element; nil for the first one of the screen.
  var firstElement: Responder? { get }
}

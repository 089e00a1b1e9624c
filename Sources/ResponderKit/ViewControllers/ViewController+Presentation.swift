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
    let planned = PresentationController(presentedViewController: self, presenting: nil)
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
    guard controller.presentation == nil, controller !== self else {
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
    presentation.begin(over: covered, in: superview, animated: animated)
    completion?()
    controller.viewIfLoaded?.post(.screenChanged(nil))
  }

  /// The presentation that was planned for this controller, otherwise a new one.
  private func presentationController(for presenter: ViewController, from source: ViewController)
    -> PresentationController
  {
    var presentation = PresentationController(presentedViewController: self, presenting: presenter)
    if let planned = plannedPresentation, planned.style == modalPresentationStyle {
      presentation = planned
    }
    plannedPresentation = nil
    presentation.presentingLink = Backlink(presenter)
    presentation.sourceLink = Backlink(source)
    return presentation
  }

  /// Implements ``dismiss(animated:completion:)``.
  final func endPresentation(animated: Bool, completion: (@MainActor () -> Void)?) {
    let presenter = sequence(first: self, next: \.parent).first { $0.started != nil }
    guard let presenter, let presentation = presenter.started else {
      guard let presenter = presentingViewController else { completion?(); return }
      return presenter.dismiss(animated: animated, completion: completion)
    }
    let presented = presentation.presentedViewController
    // What the presented controller presents goes first, without coming back to it.
    if presented.started != nil { presented.endPresentation(animated: animated, completion: nil) }
    note(.dismisses(presented.recordName))
    presentation.end(animated: animated, presented)
    presenter.started = nil
    presented.presentation = nil
    AccessibilityChanges.note()
    completion?()
    presenter.viewIfLoaded?.post(.screenChanged(nil))
  }
}

extension PresentationController {
  /// Shows the presented controller; the calls come in the order of WinObjC's tests.
  fileprivate func begin(over covered: View, in superview: View, animated: Bool) {
    guard let presenter = presentingViewController else { return }
    let isShown = presenter.appearance.isShown
    presentedViewController.movement = .presented
    defer { presentedViewController.movement = nil }
    presentationTransitionWillBegin()
    if isShown, shouldRemovePresentersView {
      presenter.beginAppearanceTransition(false, animated: animated)
    }
    if isShown {
      presentedViewController.appear(true, animated: animated) {
        show(over: covered, in: superview)
      }
    } else {
      show(over: covered, in: superview)
    }
    removePresentersView()
    if isShown, shouldRemovePresentersView { presenter.endAppearanceTransition() }
    presentationTransitionDidEnd(true)
  }

  /// Removes the presented controller.
  fileprivate func end(animated: Bool, _ presented: ViewController) {
    guard let presenter = presentingViewController else { return removePresentedView() }
    let wasShown = presented.appearance.isShown
    presented.movement = .dismissed
    defer { presented.movement = nil }
    dismissalTransitionWillBegin()
    if wasShown {
      presented.beginAppearanceTransition(false, animated: animated)
      if shouldRemovePresentersView {
        presenter.beginAppearanceTransition(true, animated: animated)
      }
    }
    restorePresentersView()
    removePresentedView()
    if wasShown, shouldRemovePresentersView { presenter.endAppearanceTransition() }
    presented.endAppearanceTransition()
    dismissalTransitionDidEnd(true)
  }
}

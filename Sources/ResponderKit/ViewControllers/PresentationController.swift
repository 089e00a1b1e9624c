public import Graphics

/// Shows a controller in front of others, and decides who is behind it: UIKit's
/// `UIPresentationController`.
///
/// Its container view is modal for screen readers. Nothing is animated.
@preconcurrency @MainActor
open class PresentationController: AccessibleObject {
  /// Creates the presentation of a controller by another one
  /// (`UIPresentationController.init(presentedViewController:presenting:)`).
  public init(presentedViewController: ViewController, presenting: ViewController?) {
    presentedLink = Backlink(presentedViewController)
    style = presentedViewController.modalPresentationStyle
    super.init()
    if let presenting { presentingLink = Backlink(presenting) }
  }

  /// The controller that is presented; retained from its presentation to its dismissal.
  public final var presentedViewController: ViewController {
    guard let controller = presentedLink.object else {
      fatalError("the controller of a presentation was deallocated before it was presented")
    }
    return controller
  }
  private final let presentedLink: Backlink<ViewController>
  /// The presented controller, which nothing else may retain.
  private final var retained: ViewController?
  /// The controller that presents it; nil before it is presented.
  public final var presentingViewController: ViewController? { presentingLink.object }
  final var presentingLink = Backlink<ViewController>()

  /// The style in which the controller is presented (`UIPresentationController.presentationStyle`).
  public internal(set) final var presentationStyle: ModalPresentationStyle {
    get { style == .automatic ? .pageSheet : style }
    set { style = newValue }
  }
  package final var style: ModalPresentationStyle

  /// The object that is asked whether the user may dismiss the controller; not retained.
  public final weak var delegate: (any AdaptivePresentationControllerDelegate)?

  /// The view in the window that contains the presented view; nil while it is not presented.
  public private(set) final var containerView: View?
  /// The view that is presented (`UIPresentationController.presentedView`).
  open var presentedView: View? { presentedViewController.viewIfLoaded }
  /// A Boolean value that indicates whether the view of the presenting controller is removed while
  /// the presented one is shown: for ``ModalPresentationStyle/fullScreen`` and
  /// ``ModalPresentationStyle/currentContext``
  /// (`UIPresentationController.shouldRemovePresentersView`).
  open var shouldRemovePresentersView: Bool { style.removesPresenter }
  /// The rectangle of the presented view in the container view: all of it unless overridden
  /// (`UIPresentationController.frameOfPresentedViewInContainerView`).
  open var frameOfPresentedViewInContainerView: Rect { containerView?.bounds ?? .zero }

  /// Called before the controller is shown.
  open func presentationTransitionWillBegin() {}
  /// Called after the controller has been shown.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the controller is dismissed.
  open func dismissalTransitionWillBegin() {}
  /// Called after the controller has been dismissed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The view that the presenting controller's view was removed from, with its place.
  private final var presentersPlace: (superview: Backlink<View>, index: Int)?

  /// Adds the view around the presented one to the place that it covers.
  final func addContainer(over covered: View, in superview: View) -> View {
    retained = presentedViewController
    let container = PresentationContainerView(frame: covered.frame)
    container.presentation = self
    // Records name it as what it is for the program: a view.
    container.setRecordName("View")
    container.accessibilityViewIsModal = true
    containerView = container
    superview.addSubview(container)
    return container
  }

  /// Adds the presented view to the view around it.
  final func show(in container: View) {
    let view = presentedViewController.view
    presentingViewController?.viewIfLoaded?.window?.fitKeptSizes()
    if let size = presentedViewController.keptSize {
      container.frame.size = Size(
        width: max(size.width, container.bounds.width),
        height: max(size.height, container.bounds.height))
      view.frame = Rect(origin: .zero, size: size)
    } else {
      view.frame = frameOfPresentedViewInContainerView
    }
    container.addSubview(view)
  }

  /// Removes the presenting controller's view, which is not shown any longer.
  final func removePresentersView() {
    guard shouldRemovePresentersView, let view = presentingViewController?.viewIfLoaded,
      let superview = view.superview
    else { return }
    presentersPlace = (Backlink(superview), superview.subviews.firstIndex(of: view) ?? 0)
    view.removeFromSuperview()
  }

  /// Puts the presenting controller's view back.
  final func restorePresentersView() {
    guard let (superview, index) = presentersPlace, let presenter = presentingViewController else {
      return
    }
    presentersPlace = nil
    guard let superview = superview.object else { return }
    if superview is Window, presenter.keptSize == nil { presenter.view.frame = superview.bounds }
    superview.insertSubview(presenter.view, at: index)
  }

  /// Removes the presented view.
  final func removePresentedView() {
    presentedView?.removeFromSuperview()
    containerView?.removeFromSuperview()
    containerView = nil
    retained = nil
  }

  /// Dismisses the controller as the user's gesture does, if its style, the controller and the
  /// delegate allow it; returns whether it was dismissed.
  final func dismissByUser() -> Bool {
    guard presentedViewController.started == nil, style.isDismissedByGesture else { return false }
    let refuses = presentedViewController.isModalInPresentation
    guard !refuses, delegate?.presentationControllerShouldDismiss(self) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true)
    delegate?.presentationControllerDidDismiss(self)
    return true
  }

  /// Called before the container view lays out its subviews; an override calls super
  /// (`UIPresentationController.containerViewWillLayoutSubviews()`).
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container view has laid out its subviews; an override calls super
  /// (`UIPresentationController.containerViewDidLayoutSubviews()`).
  open func containerViewDidLayoutSubviews() {}
  /// A Boolean value that indicates whether the presentation covers the screen; true unless
  /// overridden (`UIPresentationController.shouldPresentInFullscreen`).
  open var shouldPresentInFullscreen: Bool { true }
  /// The traits that the presented controller gets in addition; none unless set
  /// (`UIPresentationController.overrideTraitCollection`).
  open var overrideTraitCollection: TraitCollection? {
    didSet { applyTraitOverrides(after: oldValue) }
  }
  /// The style in which the controller is presented in an interface with traits: what the delegate
  /// says, otherwise its own (`UIPresentationController.adaptivePresentationStyle(for:)`).
  open func adaptivePresentationStyle(for traitCollection: TraitCollection)
    -> ModalPresentationStyle
  {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }
  /// The style in which the controller is presented where the width is compact
  /// (`UIPresentationController.adaptivePresentationStyle`).
  open var adaptivePresentationStyle: ModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? .none
  }

  // MARK: As a content container

  /// The size that suits the presented controller (`UIContentContainer.preferredContentSize`).
  open var preferredContentSize: Size { presentedViewController.preferredContentSize }
  /// Called when the preferred size of the presented controller has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) { containerView?.setNeedsLayout() }
  /// Called when the fitting size of the presented controller has changed, which is never here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
  /// Returns the size of the presented controller in a container of a size: all of it unless
  /// overridden.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size { parentSize }
  /// Called before the size of the container changes; notifies the presented controller.
  open func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    let controller = presentedViewController
    controller.viewWillTransition(
      to: self.size(forChildContentContainer: controller, withParentContainerSize: size),
      with: coordinator)
  }
  /// Called before the traits of the scene change; notifies the presented controller.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }
}

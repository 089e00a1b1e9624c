import Graphics

extension ViewController {
  /// Implements ``traitCollection``.
  final var currentTraits: TraitCollection {
    if let view = viewIfLoaded, view.superview != nil || parent == nil {
      return view.traitCollection
    }
    return parent?.traitCollection ?? presentingViewController?.traitCollection ?? .standard
  }

  /// Notifies the children, and the controller that it presents, of a size.
  final func tellChildren(
    of size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
    started?.viewWillTransition(to: size, with: coordinator)
  }

  /// Notifies the children, and the controller that it presents, of traits.
  final func tellChildren(
    of traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: traits, with: coordinator) }
    started?.willTransition(to: traits, with: coordinator)
  }

  /// Notifies the container or the presentation of the controller that another size suits it.
  final func preferredSizeChanged() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Creates the presentation of this controller: for the style custom that of the delegate.
  final func newPresentation(by presenter: ViewController?, from source: ViewController?)
    -> PresentationController
  {
    if modalPresentationStyle == .custom, let presenter,
      let presentation = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source ?? presenter)
    {
      return presentation
    }
    return switch modalPresentationStyle {
    case .popover:
      PopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .automatic, .pageSheet, .formSheet:
      SheetPresentationController(presentedViewController: self, presenting: presenter)
    default: PresentationController(presentedViewController: self, presenting: presenter)
    }
  }
}

extension Window {
  /// Notifies the controllers that the window is resized; the transition ends when their views have
  /// the new size.
  final func beginResizing() -> ControllerTransition? {
    guard isShown, let root = rootViewController, root.isViewLoaded else { return nil }
    let transition = ControllerTransition(from: root, to: root, in: self, animated: false)
    root.viewWillTransition(to: bounds.size, with: transition)
    return transition
  }

  /// Notifies the controllers that the traits change, and changes them.
  final func announceTraitTransition(after former: TraitCollection) {
    guard isShown, let root = rootViewController, root.isViewLoaded else {
      return announceTraits(after: former)
    }
    let transition = ControllerTransition(from: root, to: root, in: self, animated: false)
    root.willTransition(to: traitCollection, with: transition)
    announceTraits(after: former)
    transition.run()
    transition.end()
  }
}

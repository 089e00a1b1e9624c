extension ViewController {
  /// The item of a navigation bar; nil before it is first used.
  package final var navigationItemIfMade: NavigationItem? { barState.navigationItem }

  /// The view for an archive: nil for one that is not loaded, and for that of a container, which makes it.
  package final var archivedView: View? { self is any ContainerController ? nil : viewIfLoaded }

  /// The controller that this one presents itself; nil for none.
  package final var ownPresentedController: ViewController? { started?.presentedViewController }

  /// The popover or the sheet that shows the controller, or is planned to; nil for none, and for one
  /// of the app's own.
  package final var archivedPresentation: PresentationController? {
    guard let own = presentation ?? plannedPresentation, own.style == modalPresentationStyle,
      own.style != .custom,
      type(of: own) == PopoverPresentationController.self
        || type(of: own) == SheetPresentationController.self
    else { return nil }
    return own
  }

  /// Tells the controller that it has its view.
  package final func didRestoreView() { if isViewLoaded { viewDidLoad() } }
}

extension ViewController {
  /// The item of a navigation bar; nil before it is first used.
  package final var navigationItemIfMade: NavigationItem? { barState.navigationItem }

  /// The view for an archive: nil for one that is not loaded, and for that of a container, which makes it.
  package final var archivedView: View? { self is any ContainerController ? nil : viewIfLoaded }

  /// The controller that this one presents itself; nil for none.
  package final var ownPresentedController: ViewController? { started?.presentedViewController }

  /// Tells the controller that it has its view.
  package final func didRestoreView() { if isViewLoaded { viewDidLoad() } }
}

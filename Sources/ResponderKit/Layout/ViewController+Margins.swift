public import Graphics

extension ViewController {
  /// The least margins of the controller's view: 16 points at the sides of a compact width, 20 of a
  /// regular one, and none above and below (`UIViewController.systemMinimumLayoutMargins`).
  public final var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let isRegular = viewIfLoaded?.traitCollection.horizontalSizeClass == .regular
    let side: Scalar = isRegular ? 20 : 16
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// A Boolean value that indicates whether the margins of the controller's view are at least the
  /// system's; true unless set (`UIViewController.viewRespectsSystemMinimumLayoutMargins`).
  public final var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { valuesIfAny(ControllerLayoutValues.self)?.respectsMinimumMargins ?? true }
    set {
      guard newValue != viewRespectsSystemMinimumLayoutMargins else { return }
      layoutValues.respectsMinimumMargins = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }
}

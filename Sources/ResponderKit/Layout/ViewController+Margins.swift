public import Graphics

extension ViewController {
  /// The least margins of the controller's view: 16 points at the sides, 20 in a regular width and from
  /// 414 points on, and none above and below (`UIViewController.systemMinimumLayoutMargins`).
  public final var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let view = viewIfLoaded
    let isWide =
      view?.traitCollection.horizontalSizeClass == .regular || view?.bounds.width ?? 0 >= 414
    let side: Scalar = isWide ? 20 : 16
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

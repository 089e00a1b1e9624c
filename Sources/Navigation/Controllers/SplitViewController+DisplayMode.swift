public import ResponderKit

extension SplitViewController {
  /// The modes of showing columns, with the raw values of `UISplitViewController.DisplayMode`.
  public enum DisplayMode: Int, Sendable, Hashable, CaseIterable {
    /// The system's choice.
    case automatic = 0
    /// The detail only.
    case secondaryOnly = 1
    /// Both, side by side.
    case oneBesideSecondary = 2
    /// The list over the detail.
    case oneOverSecondary = 3
    /// Both lists beside the detail.
    case twoBesideSecondary = 4
    /// Both lists over the detail.
    case twoOverSecondary = 5
    /// Both lists, which push the detail aside.
    case twoDisplaceSecondary = 6

    /// The name of ``secondaryOnly`` before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The name of ``oneBesideSecondary`` before iOS 14.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The name of ``oneOverSecondary`` before iOS 14.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// A column, with the raw values of `UISplitViewController.Column`.
  public enum Column: Int, Sendable, Hashable, CaseIterable {
    /// The list.
    case primary = 0
    /// The second list.
    case supplementary = 1
    /// The detail.
    case secondary = 2
    /// An item that is shown where there is little room.
    case compact = 3
    /// The inspector (iOS 26).
    case inspector = 4
  }

  /// Sets the controller of a column of a split view that was created with a style; the one for
  /// compact widths and the inspector are kept and not shown
  /// (`UISplitViewController.setViewController(_:for:)`).
  ///
  /// As Apple's page of the class has it, a controller that is no navigation controller is put into
  /// one.
  public final func setViewController(_ vc: ViewController?, for column: Column) {
    controllersByColumn[column] = vc
    let shown: [Column] = [.primary, .supplementary, .secondary]
    guard shown.contains(column) else { return }
    viewControllers = shown.compactMap { column in
      guard let controller = controllersByColumn[column] else { return nil }
      if controller is NavigationController { return controller }
      return controller.parent as? NavigationController
        ?? NavigationController(rootViewController: controller)
    }
  }

  /// Returns the controller that was set for a column; nil unless set
  /// (`UISplitViewController.viewController(for:)`).
  public final func viewController(for column: Column) -> ViewController? {
    controllersByColumn[column]
  }
}

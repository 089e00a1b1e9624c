import ResponderKit

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
}

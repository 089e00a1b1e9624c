extension PageViewController {
  /// The way from one page to another, with the raw values of
  /// `UIPageViewController.NavigationDirection`.
  public enum NavigationDirection: Int, Sendable, Hashable, CaseIterable {
    /// To a later page.
    case forward = 0
    /// To an earlier page.
    case reverse = 1
  }

  /// The orientations in which pages turn, with the raw values of
  /// `UIPageViewController.NavigationOrientation`.
  public enum NavigationOrientation: Int, Sendable, Hashable, CaseIterable {
    /// Sideways.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }

  /// The styles of turning pages, with the raw values of `UIPageViewController.TransitionStyle`.
  public enum TransitionStyle: Int, Sendable, Hashable, CaseIterable {
    /// As in a book.
    case pageCurl = 0
    /// As a scroll view does.
    case scroll = 1
  }

  /// The position of the spine of the book, with the raw values of
  /// `UIPageViewController.SpineLocation`.
  public enum SpineLocation: Int, Sendable, Hashable, CaseIterable {
    /// There is none.
    case none = 0
    /// At the left or the top.
    case min = 1
    /// In the middle: two pages are shown.
    case mid = 2
    /// At the right or the bottom.
    case max = 3
  }

  /// The options with which a controller is created: `UIPageViewController.OptionsKey`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as UIKit spells it.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A ``SpineLocation``, or the number of one.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

import ControlCore
public import Graphics
public import ResponderKit

/// The looks of a page control that a program can set.
enum PageLook: Hashable {
  case indicatorTint, currentTint, background, direction
  case image, currentImage
  case imageOfPage(Int), currentImageOfPage(Int)
}

extension PageControl {
  /// The ways in which the user is choosing a page: `UIPageControl.InteractionState`, with its raw
  /// values.
  public enum InteractionState: Int, Sendable, Hashable, CaseIterable {
    /// The user chooses no page.
    case none = 0
    /// By a tap, one page after the other.
    case discrete = 1
    /// With a finger that moves across the pages.
    case continuous = 2
  }

  /// The styles of the background behind the dots: `UIPageControl.BackgroundStyle`, with its raw
  /// values.
  public enum BackgroundStyle: Int, Sendable, Hashable, CaseIterable {
    /// The style that the interaction needs.
    case automatic = 0
    /// Always a background.
    case prominent = 1
    /// Never more than a little.
    case minimal = 2
  }

  /// The position of the next page: `UIPageControl.Direction`, with its raw values (iOS 16).
  public enum Direction: Int, Sendable, Hashable, CaseIterable {
    /// In the direction of the layout.
    case natural = 0
    /// To the right.
    case leftToRight = 1
    /// To the left.
    case rightToLeft = 2
    /// Down.
    case topToBottom = 3
    /// Up.
    case bottomToTop = 4
  }

  /// Sets the image of a page, or removes it for nil (`UIPageControl.setIndicatorImage(_:forPage:)`).
  ///
  /// Traps on a page that the control does not have, as UIKit raises an exception.
  public final func setIndicatorImage(_ image: Image?, forPage page: Int) {
    check(page, "setIndicatorImage(_:forPage:)")
    looks.set(image, .imageOfPage(page))
  }
  /// Returns the image of a page: its own, otherwise that of each page
  /// (`UIPageControl.indicatorImage(forPage:)`).
  public final func indicatorImage(forPage page: Int) -> Image? {
    looks.stored(.imageOfPage(page)) ?? preferredIndicatorImage
  }

  /// Sets the image of a page while it is the current one, or removes it for nil
  /// (`UIPageControl.setCurrentPageIndicatorImage(_:forPage:)`).
  ///
  /// Traps on a page that the control does not have, as UIKit raises an exception.
  public final func setCurrentPageIndicatorImage(_ image: Image?, forPage page: Int) {
    check(page, "setCurrentPageIndicatorImage(_:forPage:)")
    looks.set(image, .currentImageOfPage(page))
  }
  /// Returns the image of a page while it is the current one: its own, otherwise that of current
  /// pages, otherwise the page's (`UIPageControl.currentPageIndicatorImage(forPage:)`).
  public final func currentPageIndicatorImage(forPage page: Int) -> Image? {
    looks.stored(.currentImageOfPage(page)) ?? preferredCurrentPageIndicatorImage
      ?? indicatorImage(forPage: page)
  }

  private func check(_ page: Int, _ call: String) {
    precondition(
      (0..<numberOfPages).contains(page), "PageControl.\(call): there is no page \(page)")
  }

  /// Sets the colors of a document, which an appearance proxy may replace.
  package final func decode(indicatorTint: Color?, currentTint: Color?) {
    if let indicatorTint { looks.setImplicitly(indicatorTint, .indicatorTint) }
    if let currentTint { looks.setImplicitly(currentTint, .currentTint) }
  }
}

extension AppearanceProxy where Target: PageControl {
  private func set(_ color: Color?, _ look: PageLook) {
    add(look, color) { $0.looks.setImplicitly(color, look) }
  }

  /// The color of dots (`UIPageControl.pageIndicatorTintColor`).
  public var pageIndicatorTintColor: Color? {
    get { value(PageLook.indicatorTint) }
    nonmutating set { set(newValue, .indicatorTint) }
  }
  /// The color of the current page's dot (`UIPageControl.currentPageIndicatorTintColor`).
  public var currentPageIndicatorTintColor: Color? {
    get { value(PageLook.currentTint) }
    nonmutating set { set(newValue, .currentTint) }
  }
}

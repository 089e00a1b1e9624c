package import Accessibility
public import Graphics

/// A tab of a tab bar: UIKit's `UITabBarItem`.
@preconcurrency @MainActor
open class TabBarItem: BarItem {
  /// A tab that the system draws and names, with the raw values of `UITabBarItem.SystemItem`.
  public enum SystemItem: Int, Sendable, Hashable, CaseIterable {
    /// The tabs without a place in the bar.
    case more = 0
    /// The items that the user marked.
    case favorites = 1
    /// The items that the app recommends.
    case featured = 2
    /// The items that users rate highest.
    case topRated = 3
    /// The items that the user looked at last.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// The history of the user.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// A search.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// The newest content.
    case mostRecent = 10
    /// The items that are viewed most.
    case mostViewed = 11

    /// The system's name for the tab.
    package var label: SystemLabel? { SystemLabel(rawValue: "label.\(self)") }
  }

  /// Creates a tab with a title and an image (`UITabBarItem.init(title:image:tag:)`).
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates a tab with an image for each state.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates a tab of the system (`UITabBarItem.init(tabBarSystemItem:tag:)`).
  ///
  /// Its title is nil, as sources differ; a screen reader says the system's name for it.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    (self.systemItem, self.tag) = (systemItem, tag)
  }

  /// The image while the tab is selected; nil, for ``BarItem/image``, unless set.
  open var selectedImage: Image?
  /// The text in the badge; nil, for no badge, unless set.
  open var badgeValue: String? { didSet { changed() } }
  /// The color of the badge; nil, for red, unless set.
  open var badgeColor: Color?

  /// The tab of the system that this one is; nil for none.
  package final var systemItem: SystemItem? { didSet { changed() } }
}

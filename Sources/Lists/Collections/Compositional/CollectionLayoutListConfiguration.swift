public import FoundationEssentials
public import Graphics

/// The configuration of a collection that is a list: UIKit's `UICollectionLayoutListConfiguration`,
/// as a value.
public struct CollectionLayoutListConfiguration: @unchecked Sendable {
  /// The appearances of a list (`UICollectionLayoutListConfiguration.Appearance`).
  public enum Appearance: Int, Sendable {
    /// A plain one.
    case plain = 0
    /// Groups.
    case grouped = 1
    /// Groups with round corners, away from the edges.
    case insetGrouped = 2
    /// A sidebar.
    case sidebar = 3
    /// A list beside a sidebar.
    case sidebarPlain = 4
  }

  /// The source of headers (`UICollectionLayoutListConfiguration.HeaderMode`).
  public enum HeaderMode: Int, Sendable {
    /// There are none.
    case none = 0
    /// From the data source.
    case supplementary = 1
    /// The first item is the header.
    case firstItemInSection = 2
  }

  /// The source of footers (`UICollectionLayoutListConfiguration.FooterMode`).
  public enum FooterMode: Int, Sendable {
    /// There are none.
    case none = 0
    /// From the data source.
    case supplementary = 1
  }

  /// Returns the actions behind an item
  /// (`UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider`).
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (
      _ indexPath: IndexPath
    ) -> SwipeActionsConfiguration?
  /// Returns the separators of an item
  /// (`UICollectionLayoutListConfiguration.ItemSeparatorHandler`).
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: ListSeparatorConfiguration
    ) -> ListSeparatorConfiguration

  /// The appearance of the list (`appearance`).
  public let appearance: Appearance
  /// The color behind the items; nil, for the list's, unless set (`backgroundColor`).
  public var backgroundColor: Color?
  /// A Boolean value that indicates whether lines separate the items; true unless set
  /// (`showsSeparators`).
  public var showsSeparators = true
  /// The configuration of the lines (`separatorConfiguration`).
  public var separatorConfiguration: ListSeparatorConfiguration
  /// Returns how the lines of an item look; nil unless set, and nothing asks for it
  /// (`itemSeparatorHandler`).
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The source of headers; there are none unless set (`headerMode`).
  public var headerMode = HeaderMode.none
  /// The source of footers; there are none unless set (`footerMode`).
  public var footerMode = FooterMode.none
  /// The space above headers; nil, for the list's, unless set (`headerTopPadding`).
  public var headerTopPadding: Scalar?
  /// Returns the actions at the leading edge of an item; nil unless set, and nothing asks for it
  /// (`leadingSwipeActionsConfigurationProvider`).
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions at the trailing edge of an item; nil unless set, and nothing asks for it
  /// (`trailingSwipeActionsConfigurationProvider`).
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration (`UICollectionLayoutListConfiguration.init(appearance:)`).
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = ListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// The configuration of the lines between the items of a list: UIKit's
/// `UIListSeparatorConfiguration`, as a value.
public struct ListSeparatorConfiguration: Hashable, @unchecked Sendable {
  /// The visibility of a separator line (`UIListSeparatorConfiguration.Visibility`).
  public enum Visibility: Int, Sendable {
    /// As the list decides.
    case automatic = 0
    /// It is shown.
    case visible = 1
    /// It is hidden.
    case hidden = 2
  }

  /// The visibility of the line above an item; as the list decides unless set
  /// (`topSeparatorVisibility`).
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the line below an item; as the list decides unless set
  /// (`bottomSeparatorVisibility`).
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances of the line above from the edges; zero unless set (`topSeparatorInsets`).
  public var topSeparatorInsets = DirectionalEdgeInsets.zero
  /// The distances of the line below from the edges; zero unless set (`bottomSeparatorInsets`).
  public var bottomSeparatorInsets = DirectionalEdgeInsets.zero
  /// The color; the system's unless set (`color`).
  public var color: Color = .system("systemGrayColor")
  /// The color while several items are selected; the system's unless set
  /// (`multipleSelectionColor`).
  public var multipleSelectionColor: Color = .system("systemGrayColor")

  /// Creates the lines of a list (`UIListSeparatorConfiguration.init(listAppearance:)`).
  public init(listAppearance: CollectionLayoutListConfiguration.Appearance) {}
}

/// The content of a navigation bar for a controller: UIKit's `UINavigationItem`.
///
/// Defaults are those of UINavigationItem.h. Main actor only.
@preconcurrency @MainActor
open class NavigationItem: AccessibleObject {
  /// The contents of a back button to this item, with the raw values of
  /// `UINavigationItem.BackButtonDisplayMode`.
  public enum BackButtonDisplayMode: Int, Sendable, Hashable, CaseIterable {
    /// The title of this item, “Back” where it is too long.
    case `default` = 0
    /// “Back”.
    case generic = 1
    /// No text.
    case minimal = 2
  }

  /// The modes of showing a large title, with the raw values of
  /// `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: Int, Sendable, Hashable, CaseIterable {
    /// As that of the item below; large for the first one.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
    /// Beside the buttons; since iOS 17.
    case inline = 3
  }

  /// Creates an item with a title (`UINavigationItem.init(title:)`).
  public init(title: String?) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public override init() { super.init() }

  /// The title; that of the controller unless set.
  open var title: String? { didSet { changed() } }
  /// The line above the bar's content; nil, for none, unless set.
  open var prompt: String? { didSet { changed() } }
  /// The view in place of the title; nil unless set.
  open var titleView: View? { didSet { changed() } }
  /// The mode of showing a large title, in a bar that prefers large titles; automatic unless set.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

  /// The items at the leading edge, from the edge inward; nil unless set.
  open var leftBarButtonItems: [BarButtonItem]? { didSet { changed() } }
  /// The items at the trailing edge, from the edge inward; nil unless set.
  open var rightBarButtonItems: [BarButtonItem]? { didSet { changed() } }
  /// The first item at the leading edge.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item at the trailing edge.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the items at the leading edge.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the items at the trailing edge.
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the only item at the leading edge.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the only item at the trailing edge.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// A Boolean value that indicates whether the leading items follow the back button instead of
  /// replacing it; false unless set.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// A Boolean value that indicates whether there is no back button while this item is on top;
  /// false unless set.
  open var hidesBackButton = false { didSet { changed() } }
  /// Sets whether there is no back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// The button that leads back to this item; nil, for one with the title, unless set.
  ///
  /// Its target and action are not used in a navigation controller.
  open var backBarButtonItem: BarButtonItem? { didSet { changed() } }
  /// The text of the button that leads back to this item; nil, for the title, unless set.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The content of the button that leads back to this item; the title unless set.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// The action of the back button in place of going back, while this item is on top; nil unless
  /// set (`UINavigationItem.backAction`, iOS 16).
  open var backAction: Action? { didSet { changed() } }

  /// The bar that shows the item; nil for none.
  package final weak var bar: View?

  private func changed() {
    AccessibilityChanges.note()
    bar?.setNeedsLayout()
  }
}

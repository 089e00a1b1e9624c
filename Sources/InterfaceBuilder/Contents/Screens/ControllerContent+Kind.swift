extension ControllerContent {
  /// The kinds of controllers, named after their elements.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A controller of a screen or a part of one (`UIViewController`).
    case viewController
    /// A controller of a table (`UITableViewController`).
    case tableViewController
    /// A controller of a collection view (`UICollectionViewController`).
    case collectionViewController
    /// A stack of controllers below a navigation bar (`UINavigationController`).
    case navigationController
    /// Controllers that a tab bar chooses from (`UITabBarController`).
    case tabBarController
    /// Controllers side by side (`UISplitViewController`).
    case splitViewController
    /// Controllers that the user turns like pages (`UIPageViewController`).
    case pageViewController
    /// A reference to a controller of another storyboard, in whose place it stands.
    case placeholder = "viewControllerPlaceholder"
    /// A controller of a SwiftUI view (`UIHostingController`).
    case hostingController
    /// A controller with an element of another name, such as `avPlayerViewController`.
    case other
  }

  /// The kind of controller.
  public var kind: Kind { Kind(rawValue: element.name) ?? .other }

  /// The identifier with which the app makes the controller; nil for none.
  public var storyboardIdentifier: String? { element[.storyboardIdentifier] }
  /// The name of the xib with the view; nil if the document has the view.
  public var nibName: String? { element["nibName"] }
  /// A Boolean value that indicates whether a table or collection view loses its selection when it
  /// appears; true by default.
  public var clearsSelectionOnViewWillAppear: Bool {
    element.bool("clearsSelectionOnViewWillAppear") ?? true
  }

  /// The name of the storyboard that a placeholder refers to.
  public var storyboardName: String? { element["storyboardName"] }
  /// The storyboard identifier that a placeholder refers to; nil for the initial controller.
  public var referencedIdentifier: String? { element["referencedIdentifier"] }
  /// The bundle of the storyboard that a placeholder refers to; nil for that of the document.
  public var bundleIdentifier: String? { element["bundleIdentifier"] }

  /// The style of a split view controller with columns, such as `doubleColumn`; nil for one without.
  public var splitStyle: String? { element["style"] }
  /// The first controller of a split view controller, if its element is inside; nil otherwise.
  public var masterViewController: InterfaceElement? {
    element.object(forKey: "masterViewController")
  }
  /// The second controller of a split view controller, if its element is inside; nil otherwise.
  public var detailViewController: InterfaceElement? {
    element.object(forKey: "detailViewController")
  }
}

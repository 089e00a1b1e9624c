// The bars around a controller's view, and how it is presented.
extension ControllerContent {
  /// The navigation bar of a navigation controller; nil if the document has none.
  public var navigationBar: InterfaceElement? { element.object(forKey: "navigationBar") }
  /// The toolbar of a navigation controller; nil if the document has none.
  public var toolbar: InterfaceElement? { element.object(forKey: "toolbar") }
  /// The tab bar of a tab bar controller; nil if the document has none.
  public var tabBar: InterfaceElement? { element.object(forKey: "tabBar") }
  /// The items for the toolbar of a navigation controller around this one.
  public var toolbarItems: [BarItemContent] {
    element.child("toolbarItems").map { $0.children.map { BarItemContent($0) } } ?? []
  }

  /// A Boolean value that indicates whether a navigation controller hides its toolbar; true by
  /// default.
  public var isToolbarHidden: Bool { element.bool("toolbarHidden") ?? true }
  /// A Boolean value that indicates whether a navigation controller hides its navigation bar; false
  /// by default.
  public var isNavigationBarHidden: Bool { element.bool("navigationBarHidden") ?? false }
  /// A Boolean value that indicates whether the bar at the bottom is hidden once the controller is
  /// pushed; false by default.
  public var hidesBottomBarWhenPushed: Bool { element.bool("hidesBottomBarWhenPushed") ?? false }

  /// The style in which the controller is presented, such as `formSheet`; nil, the default, if
  /// UIKit decides.
  public var modalPresentationStyle: String? { element["modalPresentationStyle"] }
  /// The style in which the controller moves in, such as `crossDissolve`; nil, the default, for
  /// `coverVertical`.
  public var modalTransitionStyle: String? { element["modalTransitionStyle"] }
  /// A Boolean value that indicates whether a controller presented over the context covers this
  /// one; false by default.
  public var definesPresentationContext: Bool {
    element.bool("definesPresentationContext") ?? false
  }
}

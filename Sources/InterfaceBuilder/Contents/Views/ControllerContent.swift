/// The properties of a UIKit view controller in a document.
public struct ControllerContent: Sendable {
  /// The element of the controller.
  public let element: InterfaceElement

  /// Reads the element of a controller.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The title; nil for a controller without one.
  public var title: String? { element.string(.title) }

  /// The way in which a controller of AppKit shows its tabs, such as `toolbar`; nil for a segmented control.
  public var tabStyle: String? { element["tabStyle"] }

  /// The view, whose key depends on the kind of controller; nil if the document has none.
  public var view: InterfaceElement? {
    element.children.first { ["view", "tableView", "collectionView"].contains($0[.key]) }
  }

  /// The control with which the user refreshes a table; nil for none.
  public var refreshControl: InterfaceElement? {
    element.children.first { $0[.key] == "refreshControl" && $0.name == "refreshControl" }
  }

  /// The child controllers whose elements are inside the element of this controller.
  public var children: [InterfaceElement] {
    element.children.filter { $0.name == "viewControllers" }.flatMap { Array($0.children) }
  }

  /// The title and buttons for a navigation bar; nil for a controller without them.
  public var navigationItem: NavigationItemContent? {
    element.child("navigationItem", key: "navigationItem").map { NavigationItemContent($0) }
  }

  /// The item for a tab bar; nil for a controller without one.
  public var tabBarItem: BarItemContent? {
    element.child("tabBarItem", key: "tabBarItem").map { BarItemContent($0) }
  }
}

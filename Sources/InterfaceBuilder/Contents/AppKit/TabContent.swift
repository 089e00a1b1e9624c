public import Graphics

/// The properties of a tab of AppKit in a document.
public struct TabContent: Sendable {
  /// The element of the tab.
  public let element: InterfaceElement

  /// Reads the element of a tab.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The title; empty if there is none.
  public var label: String { element.label ?? "" }
  /// The name by which the app finds the tab; nil for none.
  public var identifier: String? { element[.identifier] }
  /// The image; nil for none.
  public var image: Image? { element.image(.image) }
  /// The view; nil for none.
  public var view: InterfaceElement? { element.object(forKey: "view") }
}

extension InterfaceDocument {
  /// The tabs of AppKit's tab views, in the order of the document.
  package var tabItems: [InterfaceElement] {
    family == .appKit ? root.descendants.filter { $0.name == "tabViewItem" } : []
  }
}

extension InterfaceElement {
  /// The number of AppKit's tabs that the element is in, or is.
  package var depthInTabs: Int {
    sequence(first: self, next: \.parent).count { $0.name == "tabViewItem" }
  }
}

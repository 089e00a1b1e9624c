/// The title and buttons for a navigation bar in a document.
public struct NavigationItemContent: Sendable {
  /// The element of the item.
  public let element: InterfaceElement

  /// Reads the element of an item.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The title.
  public var title: String? { element.string(.title) }
  /// The prompt, which is the line above the title.
  public var prompt: String? { element.string("prompt") }
  /// The leading buttons, the trailing buttons, and the back button for the controllers pushed on
  /// top, in document order.
  public var barButtonItems: [BarItemContent] {
    let single = ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"]
    let several = ["leftBarButtonItems", "rightBarButtonItems"]
    return element.children.flatMap { child -> [BarItemContent] in
      if several.contains(child.name) { return child.children.map { BarItemContent($0) } }
      return child[.key].map(single.contains) == true ? [BarItemContent(child)] : []
    }
  }
}

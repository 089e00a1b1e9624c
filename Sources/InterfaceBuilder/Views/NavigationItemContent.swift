/// What a document says of the title and the buttons for a navigation bar.
public struct NavigationItemContent: Sendable {
  /// The element of the item.
  public let element: InterfaceElement

  /// Reads the element of an item.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The title.
  public var title: String? { element.string(.title) }
  /// The line above the title.
  public var prompt: String? { element.string("prompt") }
  /// The buttons on the leading side, then those on the trailing one, then the back button for the
  /// controllers above.
  public var barButtonItems: [BarItemContent] {
    let single = ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"]
    let several = ["leftBarButtonItems", "rightBarButtonItems"]
    return element.children.flatMap { child -> [BarItemContent] in
      if several.contains(child.name) { return child.children.map { BarItemContent($0) } }
      return child[.key].map(single.contains) == true ? [BarItemContent(child)] : []
    }
  }
}

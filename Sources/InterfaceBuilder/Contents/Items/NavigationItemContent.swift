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
  /// The view in place of the title; nil for none.
  public var titleView: InterfaceElement? { element.object(forKey: "titleView") }
  /// The size of the title, such as `never`; nil, the default, for that of the item below.
  public var largeTitleDisplayMode: String? { element["largeTitleDisplayMode"] }

  /// The buttons at the left, of which the first one is the leftmost.
  public var leftBarButtonItems: [BarItemContent] { items("leftBarButtonItem") }
  /// The buttons at the right, of which the first one is the rightmost.
  public var rightBarButtonItems: [BarItemContent] { items("rightBarButtonItem") }
  /// The back button for the controllers pushed on top; nil if the titles decide.
  public var backBarButtonItem: BarItemContent? {
    element.object(forKey: "backBarButtonItem").map { BarItemContent($0) }
  }
  /// The title of the back button for the controllers pushed on top; nil for the title.
  public var backButtonTitle: String? { element.string("backButtonTitle") }
  /// The content of the back button for the controllers pushed on top, such as `minimal`; nil, the
  /// default, for the title if it fits.
  public var backButtonDisplayMode: String? { element["backButtonDisplayMode"] }
  /// A Boolean value that indicates whether the item has no back button; false by default.
  public var hidesBackButton: Bool { element.bool("hidesBackButton") ?? false }
  /// A Boolean value that indicates whether the buttons at the left follow the back button rather
  /// than replace it; false by default.
  public var leftItemsSupplementBackButton: Bool {
    element.bool("leftItemsSupplementBackButton") ?? false
  }

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

  /// A single button is a property, and several are in a list.
  private func items(_ key: String) -> [BarItemContent] {
    let single = element.object(forKey: key).map { [$0] } ?? []
    let several = element.child(key + "s").map { Array($0.children) } ?? []
    return (single + several).map { BarItemContent($0) }
  }
}

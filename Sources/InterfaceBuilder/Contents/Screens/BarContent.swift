/// The properties of a navigation bar, a toolbar or a tab bar in a document.
public struct BarContent: Sendable {
  /// The element of the bar.
  public let element: InterfaceElement

  /// Reads the element of a bar.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The buttons of a toolbar or the tabs of a tab bar; none in the bar of a controller.
  public var items: [BarItemContent] {
    elements.filter { $0.name != "navigationItem" }.map { BarItemContent($0) }
  }
  /// The items of a navigation bar, of which the last one is shown; none in the bar of a
  /// controller.
  public var navigationItems: [NavigationItemContent] {
    elements.filter { $0.name == "navigationItem" }.map { NavigationItemContent($0) }
  }
  /// A Boolean value that indicates whether titles in a navigation bar are large; false by default.
  public var prefersLargeTitles: Bool { element.bool("largeTitles") ?? false }
  /// A Boolean value that indicates whether the content below shows through; true by default.
  public var isTranslucent: Bool { element.bool("translucent") ?? true }

  private var elements: [InterfaceElement] {
    element.child(.items).map { Array($0.children) } ?? []
  }
}

public import Graphics

/// The properties of any AppKit view in a document.
public struct AppKitViewContent: Sendable {
  /// The element of the view.
  public let element: InterfaceElement

  /// Reads the element of a view.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The frame in the coordinates of the superview; nil if the document has none.
  public var frame: Rect? { element.rect("frame") }
  /// A Boolean value that indicates whether the view is hidden.
  public var isHidden: Bool { element.loadedBool(.hidden) ?? false }
  /// The opacity; 1 by default.
  public var alphaValue: Double { element.finiteNumber("alphaValue") ?? 1 }
  /// The size of a control, of its cell or of a view without one, such as `small`; nil for the regular one.
  package var controlSize: String? {
    element.children.first { $0[.key] == "cell" }?["controlSize"] ?? element["controlSize"]
  }
  /// Where a view with tabs has them and its border; nil for the tabs at the top.
  package var tabViewType: String? { element[.type] }
  /// The tag; 0 by default.
  public var tag: Int { element["tag"].flatMap { Int($0) } ?? 0 }
  /// The text that is shown while the pointer rests on the view; nil for none.
  public var toolTip: String? { element.string(.toolTip) }
  /// The name by which the app finds the view; nil for none.
  public var identifier: String? { element[.identifier] }
  /// The name that the author gave for screen readers, of the view or of its cell; nil for none.
  public var accessibilityDescription: String? { accessibility("description") }
  /// The help that the author gave for screen readers, of the view or of its cell; nil for none.
  public var accessibilityHelp: String? { accessibility("help") }

  private func accessibility(_ attribute: String) -> String? {
    let cell = element.children.first { $0[.key] == "cell" }
    return [element, cell].lazy.compactMap { $0?.child("accessibility")?[attribute] }
      .first { !$0.isEmpty }
  }

  /// The elements whose children are views.
  private static let containers: Set<String> = [
    "subviews", "beginningViews", "middleViews", "endViews",
  ]
  /// The properties that hold a view.
  private static let properties: Set<String> = [
    "contentView", "view", "headerView", "cornerView", "documentView",
  ]

  /// The views in this one, in document order, from back to front; those of tabs are in ``tabs``.
  public var subviews: [InterfaceElement] {
    var views: [InterfaceElement] = []
    for child in element.children {
      if Self.containers.contains(child.name) {
        views += child.children.filter { !ViewContent.placeholders.contains($0.name) }
      } else if child.name == "gridCells" {
        views += child.children.compactMap { $0.object(forKey: "contentView") }
      } else if let key = child[.key], Self.properties.contains(key),
        !ViewContent.placeholders.contains(child.name)
      {
        views.append(child)
      }
    }
    return views
  }

  /// The views of the items of the Touch Bar that the view brings, in order; none without one.
  public var touchBarViews: [InterfaceElement] {
    guard let bar = element.child("touchBar", key: "touchBar") else { return [] }
    return bar.descendants.filter { item in
      item.key == "view"
        && sequence(first: item, next: \.parent).dropFirst()
          .first { $0.key == "view" || $0.ordinal == bar.ordinal }?.ordinal == bar.ordinal
    }
  }

  /// The tabs of a tab view, in order; none for any other view.
  public var tabs: [InterfaceElement] {
    element.child("tabViewItems").map { Array($0.children) } ?? []
  }
}

extension InterfaceElement {
  /// Indicates whether the element is a controller of a view, not of data.
  package var isViewController: Bool {
    name.hasSuffix("iewController") || name == "hostingController" || name == "pageController"
  }
}

public import Graphics

/// What a document says of any UIKit view.
public struct ViewContent: Sendable {
  /// The element of the view.
  public let element: InterfaceElement

  /// Reads the element of a view.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The frame in the coordinates of the view around it; nil where the document has none.
  public var frame: Rect? { element.rect("frame") }
  /// Whether the view is hidden; it is not where the document does not say.
  public var isHidden: Bool { element.bool(.hidden) ?? false }
  /// Whether the view takes touches; it does where the document does not say.
  public var isUserInteractionEnabled: Bool { element.bool("userInteractionEnabled") ?? true }
  /// The opacity, 1 where the document does not say.
  public var alpha: Double { element["alpha"].flatMap(Double.init) ?? 1 }
  /// The number that the app knows the view by, 0 where the document does not say.
  public var tag: Int { element["tag"].flatMap { Int($0) } ?? 0 }
  /// Whether what is outside of the bounds is cut off.
  public var clipsToBounds: Bool { element.bool("clipsSubviews") ?? false }
  /// The color of what is shown as a shape; nil for the one of the view around.
  public var tintColor: Color? { element.color("tintColor") }
  /// What decides about the direction of the layout, such as `forceRightToLeft`; nil where the document
  /// does not say.
  public var semanticContentAttribute: String? { element["semanticContentAttribute"] }
  /// Where a control puts its content between left and right, such as `leading`.
  public var contentHorizontalAlignment: String? { element["contentHorizontalAlignment"] }
  /// Where a control puts its content between top and bottom, such as `fill`.
  public var contentVerticalAlignment: String? { element["contentVerticalAlignment"] }

  /// The views in this one, in the order of the document: subviews, cells, and views that are a
  /// property, such as a table's header.
  public var subviews: [InterfaceElement] {
    var views: [InterfaceElement] = []
    Self.collect(element, into: &views)
    return views
  }

  /// The elements whose children are views, or hold views in the same way.
  private static let containers: Set<String> = ["subviews", "cells", "prototypes", "sections"]
  /// The properties that hold a view.
  private static let properties: Set<String> = [
    "view", "contentView", "tableHeaderView", "tableFooterView", "backgroundView", "accessoryView",
  ]

  private static func collect(_ element: InterfaceElement, into views: inout [InterfaceElement]) {
    for child in element.children {
      if let key = child[.key], properties.contains(key), child.id != nil {
        views.append(child)
      } else if containers.contains(child.name) {
        for inner in child.children {
          if inner.name == "tableViewSection" {
            collect(inner, into: &views)
          } else {
            views.append(inner)
          }
        }
      }
    }
  }
}

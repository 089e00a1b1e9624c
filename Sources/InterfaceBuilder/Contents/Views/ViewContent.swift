public import Graphics

/// The properties of any UIKit view in a document.
public struct ViewContent: Sendable {
  /// The element of the view.
  public let element: InterfaceElement

  /// Reads the element of a view.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The frame in the coordinates of the superview; nil if the document has none.
  public var frame: Rect? { element.rect("frame") }
  /// The distances from the edges of the superview that older documents have in place of a frame;
  /// nil if the document has none.
  public var frameInset: FrameInset? {
    element.child("frame", key: "frameInset").map { FrameInset($0) }
  }

  /// Returns the frame in a superview of a size, as written or as the insets determine; nil if the
  /// document has neither.
  ///
  /// A rectangle that is not four finite numbers is empty.
  public func frame(inSuperviewOf size: Size) -> Rect? {
    if element.child("rect", key: "frame") != nil { return frame ?? .zero }
    return frameInset?.frame(inSuperviewOf: size)
  }
  /// A Boolean value that indicates whether the view is hidden; false by default.
  public var isHidden: Bool { element.loadedBool(.hidden) ?? false }
  /// A Boolean value that indicates whether the view receives touches; true by default.
  public var isUserInteractionEnabled: Bool { element.loadedBool("userInteractionEnabled") ?? true }
  /// The opacity; 1 by default.
  public var alpha: Double { element.loadedNumber("alpha") ?? 1 }
  /// The tag by which the app identifies the view; 0 by default.
  public var tag: Int { element["tag"].flatMap { Int($0) } ?? 0 }
  /// The way the content fits into the bounds, such as `scaleAspectFit`; nil if it is not specified.
  public var contentMode: String? { element["contentMode"] }
  /// A Boolean value that indicates whether content outside the bounds is clipped.
  public var clipsToBounds: Bool { element.bool("clipsSubviews") ?? false }
  /// A Boolean value that indicates whether the user can scroll the view, if it is a scroll view;
  /// true by default.
  public var isScrollEnabled: Bool { element.bool("scrollEnabled") ?? true }
  /// The tint color; nil if it is inherited from the superview.
  public var tintColor: Color? { element.color("tintColor") }
  /// The semantic content attribute, which determines the layout direction, such as
  /// `forceRightToLeft`; nil if it is not specified.
  public var semanticContentAttribute: String? { element["semanticContentAttribute"] }
  /// The horizontal alignment of a control's content, such as `leading`.
  public var contentHorizontalAlignment: String? { element["contentHorizontalAlignment"] }
  /// The vertical alignment of a control's content, such as `fill`.
  public var contentVerticalAlignment: String? { element["contentVerticalAlignment"] }

  /// The views in this one, in document order: subviews, cells, and views that are properties, such
  /// as a table's header.
  public var subviews: [InterfaceElement] {
    var views: [InterfaceElement] = []
    Self.collect(element, into: &views)
    return views
  }

  /// The elements whose children are views or contain views in the same way.
  private static let containers: Set<String> = ["subviews", "cells", "prototypes", "sections"]
  /// The properties that hold a view, which need not have an id.
  private static let properties: Set<String> = [
    "view", "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView",
    "sectionFooterView", "backgroundView", "accessoryView",
  ]
  /// The elements that stand for no view, or for one elsewhere.
  static let placeholders: Set<String> = ["nil", "null", "reference"]

  private static func collect(_ element: InterfaceElement, into views: inout [InterfaceElement]) {
    for child in element.children {
      if let key = child[.key], properties.contains(key), !placeholders.contains(child.name) {
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

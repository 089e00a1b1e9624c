public import Graphics

/// The properties of a collection in a document.
public struct CollectionContent: Sendable {
  /// The element of the collection.
  public let element: InterfaceElement

  /// Reads the element of a collection.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The prototypes of the app's cells.
  public var prototypes: [InterfaceElement] {
    element.child("cells")?.children.filter { $0.name == "collectionViewCell" } ?? []
  }
  /// The prototypes of headers and footers, with their kinds.
  public var others: [(element: InterfaceElement, kind: String)] {
    element.children.compactMap { child in
      switch child[.key] {
      case "sectionHeaderView": (child, "UICollectionElementKindSectionHeader")
      case "sectionFooterView": (child, "UICollectionElementKindSectionFooter")
      default: nil
      }
    }
  }
  /// The element of a flow layout; nil for another layout.
  private var flow: InterfaceElement? {
    element.child("collectionViewFlowLayout", key: "collectionViewLayout")
  }
  /// The size of items; nil without a flow layout.
  public var itemSize: Size? { flow?.size("itemSize") }
  /// The size of headers; nil without a flow layout.
  public var headerReferenceSize: Size? { flow?.size("headerReferenceSize") }
  /// The size of footers; nil without a flow layout.
  public var footerReferenceSize: Size? { flow?.size("footerReferenceSize") }
  /// The distances of the items of a section from the edges; nil without a flow layout.
  public var sectionInset: EdgeInsets? { flow?.insets("sectionInset") }
  /// The least distance between lines; nil without one.
  public var minimumLineSpacing: Double? { flow?.finiteNumber("minimumLineSpacing") }
  /// The least distance between the items of a line; nil without one.
  public var minimumInteritemSpacing: Double? { flow?.finiteNumber("minimumInteritemSpacing") }
  /// A Boolean value that indicates whether the items scroll sideways.
  public var scrollsSideways: Bool { flow?["scrollDirection"] == "horizontal" }

  /// A Boolean value that indicates whether the layout is one in lines.
  public var isFlow: Bool { flow != nil }
  /// A Boolean value that indicates whether the user can select items, in AppKit.
  public var isSelectable: Bool { element.bool("selectable") ?? false }
  /// A Boolean value that indicates whether several items can be selected, in AppKit.
  public var allowsMultipleSelection: Bool { element.bool("allowsMultipleSelection") ?? false }
  /// A Boolean value that indicates whether the user can leave no item selected, in AppKit.
  public var allowsEmptySelection: Bool { element.bool("allowsEmptySelection") ?? true }
}

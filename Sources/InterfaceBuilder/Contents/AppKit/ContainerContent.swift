public import Graphics

/// The properties of a box of AppKit in a document.
public struct BoxContent: Sendable {
  /// The element of the box.
  public let element: InterfaceElement

  /// Reads the element of a box.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The title, also of a box that hides it; nil if it is not specified.
  public var title: String? { element.string(.title) }
  /// The place of the title, such as `noTitle`; nil for the upper border.
  public var titlePosition: String? { element["titlePosition"] }
  /// The kind of box, such as `separator`; nil for the usual one.
  public var boxType: String? { element["boxType"] }
  /// A Boolean value that indicates whether the box is not drawn.
  public var isTransparent: Bool { element.bool("transparent") ?? false }
}

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

/// The properties of a split view of AppKit in a document.
public struct SplitViewContent: Sendable {
  /// The element of the split view.
  public let element: InterfaceElement

  /// Reads the element of a split view.
  public init(_ element: InterfaceElement) { self.element = element }

  /// A Boolean value that indicates whether the dividers are vertical.
  public var isVertical: Bool { element.bool("vertical") ?? false }
}

/// The properties of a text view of AppKit in a document.
public struct AppKitTextContent: Sendable {
  /// The element of the text view.
  public let element: InterfaceElement

  /// Reads the element of a text view.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The text; empty if there is none.
  public var text: String {
    element.attributedText("attributedString") ?? element.string("string") ?? ""
  }
  /// A Boolean value that indicates whether the user can change the text; true by default.
  public var isEditable: Bool { element.bool("editable") ?? true }
  /// A Boolean value that indicates whether the user can select the text; true by default.
  public var isSelectable: Bool { element.bool("selectable") ?? true }
  /// The color of the text; nil if it is not specified.
  public var textColor: Color? { element.color("textColor") }
  /// The color behind the text; nil if it is not specified.
  public var backgroundColor: Color? { element.color("backgroundColor") }
}

/// The properties of a matrix of AppKit in a document.
public struct MatrixContent: Sendable {
  /// The element of the matrix.
  public let element: InterfaceElement

  /// Reads the element of a matrix.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The way in which a click changes the cells, such as `list`; nil for radio.
  public var mode: String? { element["mode"] }
  /// A Boolean value that indicates whether no cell may be on; true by default.
  public var allowsEmptySelection: Bool { element.bool("allowsEmptySelection") ?? true }
  /// The size of each cell; nil if it is not specified.
  public var cellSize: Size? { element.size("cellSize") }
  /// The space between cells; nil if it is not specified.
  public var intercellSpacing: Size? { element.size("intercellSpacing") }
  /// The cells, by columns.
  public var columns: [[InterfaceElement]] {
    element.child("cells").map { $0.children.map { Array($0.children) } } ?? []
  }
}

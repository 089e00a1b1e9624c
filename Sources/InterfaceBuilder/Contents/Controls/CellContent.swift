/// The cell of an AppKit control, which holds most of what the control shows.
public struct CellContent: Sendable {
  /// The element of the cell.
  public let element: InterfaceElement

  /// Reads the element of a cell.
  package init(_ element: InterfaceElement) { self.element = element }

  /// The object id.
  public var id: String? { element[.id] }
  /// The title; nil if there is none.
  public var title: String? { element.string(.title) }
  /// The alternate title, which is shown in the on state.
  public var alternateTitle: String? { element.string("alternateTitle") }
  /// The placeholder of an empty field.
  public var placeholder: String? { element.string(.placeholderString) }
  /// The `type` of a button cell, such as `check`.
  public var type: String? { element[.type] }
  /// The state of a button cell, such as `on`.
  public var state: String? { element[.state] }
  /// A Boolean value that indicates whether the user can change the text; a field that cannot be
  /// edited is a label.
  public var isEditable: Bool { element.bool("editable") ?? false }
  /// The attributes other than the id, the key and the title, in document order.
  public var otherAttributes: [(name: String, value: String)] {
    element.attributeList.filter { !["id", "key", "title"].contains($0.name) }
  }
  /// The key equivalent that operates the control.
  public var keyEquivalent: KeyEquivalent? { KeyEquivalent(element) }
  /// The names of the behavior flags of a button cell, sorted.
  public var behavior: [String]? {
    element.child(.behavior)?.attributeList
      .filter { $0.value == "YES" && $0.name != "key" }.map(\.name).sorted()
  }
  /// The items of a pop-up button's menu in order; nil if the cell has no menu.
  public var menuItems: [InterfaceElement]? {
    element.child(.menu, key: "menu").map { menu in
      menu.child(.items).map { $0.children.filter { $0.isNamed(.menuItem) } } ?? []
    }
  }
  /// The choices of a combo box; nil if the cell has none.
  public var objectValues: [String]? {
    element.child(.objectValues).map { values in
      values.children.filter { $0.isNamed(.string) }.map(\.text)
    }
  }
}

extension InterfaceControl {
  /// The cells of a matrix, in document order; none for any other control.
  public var matrixCells: [CellContent] {
    guard family == .appKit, elementName == "matrix", let cells = element.child("cells") else {
      return []
    }
    return cells.descendants.filter { $0.name.hasSuffix("Cell") }.map { CellContent($0) }
  }

  /// The cell of an AppKit control; nil if there is none.
  public var cell: CellContent? {
    guard family == .appKit else { return nil }
    for child in element.children where child[.key] == "cell" && child.name.hasSuffix("Cell") {
      return CellContent(child)
    }
    return nil
  }
}

extension InterfaceControl {
  /// The key equivalent of the item or the control itself; ``cell`` has that of the cell.
  public var keyEquivalent: KeyEquivalent? { KeyEquivalent(element) }

  /// The image names by property, from attributes whose names end in "image" and from references.
  public var images: [String: String] { element.images }
}

extension InterfaceElement {
  /// The image names of the element by property.
  ///
  /// The image for the large content viewer is left out because the element does not show it.
  public var images: [String: String] {
    var images: [String: String] = [:]
    for (name, value) in attributeList
    where name.hasSuffix("mage") && name != "largeContentSizeImage" { images[name] = value }
    for child in children where child.isNamed(.imageReference) {
      if let key = child[.key], let image = child[.image] { images[key] = image }
    }
    return images
  }
}

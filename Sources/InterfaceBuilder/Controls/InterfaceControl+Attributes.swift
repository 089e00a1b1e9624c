// Attributes of a control as they stand in the document, in the groups in which JSON has them.
extension InterfaceControl {
  /// The title, texts and labels, by their names.
  public var texts: [String: String] {
    texts(["title", "text", "placeholder", "label", "paletteLabel", "toolTip"]) {
      element.string($0)
    }
  }

  /// The attributed title and text without their looks, by their names.
  public var attributedTexts: [String: String] {
    texts(["attributedTitle", "attributedText"]) { element.attributedText($0) }
  }

  private func texts(_ names: [String], _ read: (String) -> String?) -> [String: String] {
    names.reduce(into: [:]) { texts, name in texts[name] = read(name) }
  }

  /// The numbers and names that tell the control apart.
  public var identity: [String: String] {
    attributes([
      "tag", "systemItem", "style", "identifier", "implicitItemIdentifier",
      "explicitItemIdentifier",
    ])
  }

  /// The value of the control, its range, and how it is changed.
  public var values: [String: String] {
    attributes([
      "value", "minValue", "maxValue", "minimumValue", "maximumValue", "stepValue",
      "numberOfPages", "currentPage", "on", "datePickerMode", "minuteInterval", "continuous",
      "wraps", "autorepeat", "state", "controlSize", "selectedSegmentIndex", "isSeparatorItem",
      "alternate", "momentary",
    ])
  }

  /// The id of the menu of an item that opens one.
  public var submenuID: String? { element.child("menu", key: "submenu")?.id }

  /// Whether the control is a line between items of a menu.
  public var isSeparator: Bool { MenuItemContent(element).isSeparator }

  /// The name of an item of the system's, such as `done`.
  public var systemItem: String? { element["systemItem"] }

  /// The name by which an AppKit control is found in its window.
  public var identifier: String? { element[.identifier] }

  /// What the segments of a segmented control are; nil for other controls.
  public var segmentedControl: SegmentedControlContent? {
    elementName == "segmentedControl"
      ? SegmentedControlContent(element, cell: cell?.element) : nil
  }

  private func attributes(_ names: Set<String>) -> [String: String] {
    element.attributeList.reduce(into: [:]) { result, attribute in
      if names.contains(attribute.name) { result[attribute.name] = attribute.value }
    }
  }
}

extension ButtonContent {
  /// The attributes of the button as they stand in the document.
  public var attributes: [String: String] {
    let names = [
      "buttonType", "role", "lineBreakMode", "reversesTitleShadowWhenHighlighted",
      "showsTouchWhenHighlighted", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled",
      "showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction",
    ]
    return names.reduce(into: [:]) { attributes, name in attributes[name] = element[name] }
  }

  /// The font, the insets and the shadow's offset as they stand in the document, by their names.
  public var structures: [String: [String: String]] {
    var structures: [String: [String: String]] = [:]
    structures["font"] = element.child("fontDescription")?.attributes(without: ["key"])
    for key in ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"] {
      structures[key] = element.child("inset", key: key)?.attributes(without: ["key"])
    }
    structures["titleShadowOffset"] =
      element.child("size", key: "titleShadowOffset")?.attributes(without: ["key"])
    structures["tintColor"] = element.colors["tintColor"]
    return structures
  }
}

extension InterfaceElement {
  /// The attributes as in the document, but for the key.
  public var attributes: [String: String] { attributes(without: ["key"]) }

  /// The elements of a menu in it, or of one that it is; none for an element without.
  public var menuElements: [InterfaceElement] {
    let holder = isNamed(.menu) ? self : child(.menu, key: "menu")
    return (holder ?? self).child(.children).map { Array($0.children) } ?? []
  }

  /// The catalog that an image comes from, such as `system`.
  public var catalog: String? { self[.catalog] }
}

// Attributes of a control as written in the document, grouped as in the JSON output.
extension InterfaceControl {
  /// The title, texts and labels by attribute name, without a text that is hidden.
  public var texts: [String: String] {
    texts(["title", "text", "placeholder", "label", "paletteLabel", "toolTip"]) {
      element.string($0)
    }
  }

  /// The plain text of the attributed title and text by property name, without a text that is hidden.
  public var attributedTexts: [String: String] {
    texts(["attributedTitle", "attributedText"]) { element.attributedText($0) }
  }

  private func texts(_ names: [String], _ read: (String) -> String?) -> [String: String] {
    names.reduce(into: [:]) { texts, name in
      let isHidden = isSecure && (name == "text" || name == "attributedText")
      if !isHidden { texts[name] = read(name) }
    }
  }

  /// The attributes that identify the control: its tag, style and identifiers.
  public var identity: [String: String] {
    attributes(.identity)
  }

  /// The value of the control, its range and its behavior.
  public var values: [String: String] {
    attributes(.value)
  }

  /// The title; nil if the element itself has none.
  public var title: String? { element.title }
  /// The label of an item.
  public var label: String? { element.label }
  /// The text of a field.
  public var text: String? { element.string(.text) }
  /// The placeholder of an empty field.
  public var placeholder: String? { element.string("placeholder") }
  /// The help text that appears under the pointer.
  public var toolTip: String? { element.string(.toolTip) }

  /// The id of the submenu that an item opens.
  public var submenuID: String? { element.child("menu", key: "submenu")?.id }

  /// A Boolean value that indicates whether the control is a separator in a menu.
  public var isSeparator: Bool { MenuItemContent(element).isSeparator }

  /// The name of a system item, such as `done`.
  public var systemItem: String? { element["systemItem"] }

  /// The identifier by which an app finds an AppKit control in its window.
  public var identifier: String? { element[.identifier] }

  private func attributes(_ subject: DocumentProperty.Subject) -> [String: String] {
    let names = DocumentProperty.attributes[subject] ?? []
    return element.attributeList.reduce(into: [:]) { result, attribute in
      if names.contains(attribute.name) { result[attribute.name] = attribute.value }
    }
  }
}

extension ButtonContent {
  /// The attributes of the button as written in the document.
  public var attributes: [String: String] {
    let names = [
      "buttonType", "role", "lineBreakMode", "reversesTitleShadowWhenHighlighted",
      "showsTouchWhenHighlighted", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled",
      "showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction",
    ]
    return names.reduce(into: [:]) { attributes, name in attributes[name] = element[name] }
  }

  /// The font, the insets, the shadow offset and the tint color as written in the document, by
  /// name.
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
  /// The attributes as written in the document, without the key.
  public var attributes: [String: String] { attributes(without: ["key"]) }

  /// The children of the element's menu, or of the element itself if it is a menu; empty for
  /// others.
  public var menuElements: [InterfaceElement] {
    let holder = isNamed(.menu) ? self : child(.menu, key: "menu")
    return (holder ?? self).child(.children).map { Array($0.children) } ?? []
  }

  /// The catalog that an image comes from, such as `system`.
  public var catalog: String? { self[.catalog] }
}

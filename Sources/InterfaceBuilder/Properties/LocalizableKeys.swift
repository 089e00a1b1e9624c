/// A text of a document that string tables translate.
public struct LocalizableText: Sendable {
  /// The key in the tables: `<object id>.<property>`.
  public let key: String
  /// The text in the document.
  public let text: String
  /// The object that the key names, and its property.
  package let object: InterfaceElement
  package let property: String
  /// The element that has the text, and the name of its attribute or child.
  package let place: (element: InterfaceElement, property: String)

  /// The text as a person may read it: that of a secure field is bullets.
  public var shownText: String {
    let isSecret = ["text", "title"].contains(place.property) && place.element.isSecureField
    return isSecret ? String(repeating: "•", count: text.count) : text
  }
}

extension InterfaceElement {
  /// Indicates whether the element is a secure text field, or the cell of one.
  package var isSecureField: Bool {
    if name.hasPrefix("secureTextField") { return true }
    let classes = ["NSSecureTextField", "NSSecureTextFieldCell"]
    if name.hasPrefix("textField"), let customClass, classes.contains(customClass) { return true }
    return name == "textField" && TextInputContent(self).isSecure
  }
}

extension InterfaceDocument {
  /// The texts that string tables translate, in document order; a key may occur twice.
  ///
  /// The rules reproduce the keys of real tables. Empty texts, notes for translators, identifiers
  /// and attributed texts have no key, and the title of a pop-up button's cell repeats that of its
  /// item.
  public var localizableTexts: [LocalizableText] {
    var texts: [LocalizableText] = []
    for scene in scenes {
      for element in scene.objects.descendants {
        guard let id = element[.id] else { continue }
        for (property, place) in element.localizablePlaces(in: family) {
          guard let text = place.element.string(place.property), !text.isEmpty else { continue }
          texts.append(
            .init(
              key: "\(id).\(property)", text: text, object: element, property: property,
              place: place))
        }
      }
    }
    return texts
  }

  /// The keys of the texts that string tables translate, sorted.
  public var localizableKeys: [String] {
    Set(localizableTexts.map(\.key)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension InterfaceElement {
  typealias Place = (element: InterfaceElement, property: String)

  /// The locations of the element's localizable texts, by property.
  fileprivate func localizablePlaces(
    in family: InterfaceDocument.Family
  ) -> [(property: String, place: Place)] {
    var places: [(String, Place)] = []
    func add(_ property: String, _ element: InterfaceElement?, _ name: String) {
      if let element { places.append((property, (element, name))) }
    }
    let localized = DocumentProperty.localized[family]
    for property in localized?[name] ?? [] { add(property.name, self, property.attribute) }
    if family == .appKit, name != "toolbarItem" { add("ibShadowedToolTip", self, "toolTip") }
    let accessibility = child(.accessibility)
    for property in localized?["*"] ?? [] { add(property.name, accessibility, property.attribute) }
    switch family {
    case .uiKit: addUIKit(add)
    case .appKit: addAppKit(add)
    }
    return places
  }

  private func addUIKit(_ add: (String, InterfaceElement?, String) -> Void) {
    if name == ButtonContent.elementName {
      for state in children where state.isNamed(.state) {
        add(LocalizableProperty.title(ofState: state[.key] ?? "normal"), state, "title")
      }
      let configuration = child(.buttonConfiguration)
      add(LocalizableProperty.configurationTitle, configuration, "title")
      add(LocalizableProperty.configurationSubtitle, configuration, "subtitle")
    }
    for (number, segment) in segmentElements.enumerated() {
      add(LocalizableProperty.title(ofSegment: number), segment, "title")
    }
    let attributes = child(.userDefinedRuntimeAttributes)?.children.filter { attribute in
      attribute.isNamed(.userDefinedRuntimeAttribute) && attribute[.keyPath] != nil
        && attribute.bool(.localized) == true
    }
    for (number, attribute) in (attributes ?? []).enumerated() {
      add(LocalizableProperty.runtimeAttribute(number), attribute, "value")
    }
  }

  private func addAppKit(_ add: (String, InterfaceElement?, String) -> Void) {
    add("headerCell.title", child("tableHeaderCell", key: "headerCell"), "title")
    for (number, segment) in segmentElements.enumerated() {
      add("ibShadowedLabels[\(number)]", segment, "label")
      add("ibShadowedToolTips[\(number)]", segment, "toolTip")
    }
    guard isNamed(.binding), let options = child("dictionary", key: "options") else { return }
    for (option, property) in bindingOptions { add(property, options, option) }
  }
}

/// The binding options that are localized, and the property names that tables use for them.
private let bindingOptions = [
  ("NSNullPlaceholder", "ibShadowedIsNilPlaceholder"),
  ("NSNoSelectionPlaceholder", "ibShadowedNoSelectionPlaceholder"),
  ("NSMultipleValuesPlaceholder", "ibShadowedMultipleValuesPlaceholder"),
  ("NSNotApplicablePlaceholder", "ibShadowedNotApplicablePlaceholder"),
  ("NSDisplayPattern", "ibShadowedDisplayPattern"),
]

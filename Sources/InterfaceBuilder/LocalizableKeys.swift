extension InterfaceDocument {
  /// The keys of the texts that string tables translate, each `<object id>.<property>`, sorted.
  ///
  /// The rules are those that regenerate the keys of real tables: an empty text has no key, notes
  /// for translators, identifiers and attributed texts have none, and the title of a pop-up
  /// button's cell repeats that of its item.
  public var localizableKeys: [String] {
    var keys: Set<String> = []
    for scene in scenes {
      for element in scene.objects.descendants {
        guard let id = element[.id] else { continue }
        for (property, text) in element.localizableTexts(in: family) where !text.isEmpty {
          keys.insert("\(id).\(property)")
        }
      }
    }
    return keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// The properties of UIKit's elements that are translated under their own names.
private let uiKitProperties: [String: [String]] = [
  "label": ["text"], "textField": ["text", "placeholder"], "textView": ["text"],
  "searchBar": ["text", "placeholder", "prompt"], "navigationItem": ["title", "prompt"],
  "barButtonItem": ["title"], "tabBarItem": ["title"], "menu": ["title"], "command": ["title"],
  "tableViewSection": ["headerTitle", "footerTitle"], "viewController": ["title"],
  "tableViewController": ["title"], "collectionViewController": ["title"],
  "tabBarController": ["title"], "navigationController": ["title"],
  "splitViewController": ["title"],
  "pageViewController": ["title"], "hostingController": ["title"],
]

/// The properties of AppKit's elements that are translated under their own names.
private let appKitProperties: [String: [String]] = [
  "menuItem": ["title"], "menu": ["title"], "textFieldCell": ["title", "placeholderString"],
  "secureTextFieldCell": ["title", "placeholderString"],
  "searchFieldCell": ["title", "placeholderString"],
  "tokenFieldCell": ["title", "placeholderString"], "comboBoxCell": ["title", "placeholderString"],
  "buttonCell": ["title", "alternateTitle"], "tableColumn": ["headerToolTip"],
  "tabViewItem": ["label"], "window": ["title"], "box": ["title"],
  "toolbarItem": ["label", "paletteLabel", "toolTip"], "viewController": ["title"],
]

extension InterfaceElement {
  /// The texts of the element that are translated, by their properties.
  fileprivate func localizableTexts(
    in family: InterfaceDocument.Family
  ) -> [(property: String, text: String)] {
    var texts: [(String, String)] = []
    func add(_ property: String, _ text: String?) {
      if let text { texts.append((property, text)) }
    }
    let properties = (family == .uiKit ? uiKitProperties : appKitProperties)[name] ?? []
    for property in properties { add(property, string(property)) }
    switch family {
    case .uiKit: addUIKit(add)
    case .appKit: addAppKit(add)
    }
    return texts
  }

  private func addUIKit(_ add: (String, String?) -> Void) {
    if let accessibility = child(.accessibility) {
      add("accessibilityLabel", accessibility.string(.label))
      add("accessibilityHint", accessibility.string(.hint))
    }
    if name == "button" {
      for state in children where state.isNamed(.state) {
        add("\(state[.key] ?? "normal")Title", state.string(.title))
      }
      if let configuration = child(.buttonConfiguration) {
        add("configuration.title", configuration.string(.title))
        add("configuration.subtitle", configuration.string(.subtitle))
      }
    }
    for (number, segment) in members(of: .segments).enumerated() {
      add("segmentTitles[\(number)]", segment.string(.title))
    }
    let localized = RuntimeAttribute.all(of: self).filter(\.isLocalized)
    for (number, attribute) in localized.enumerated() {
      add(
        "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(number)]", attribute.value)
    }
  }

  private func addAppKit(_ add: (String, String?) -> Void) {
    if name != "toolbarItem" { add("ibShadowedToolTip", string(.toolTip)) }
    if let accessibility = child(.accessibility) {
      add("ibExternalAccessibilityDescription", accessibility.string(.description))
      add("ibExternalAccessibilityHelp", accessibility.string(.help))
    }
    add("headerCell.title", child("tableHeaderCell", key: "headerCell")?.string(.title))
    for (number, segment) in members(of: .segments).enumerated() {
      add("ibShadowedLabels[\(number)]", segment.string(.label))
      add("ibShadowedToolTips[\(number)]", segment.string(.toolTip))
    }
    guard isNamed(.binding), let options = child("dictionary", key: "options") else { return }
    for (option, property) in bindingOptions { add(property, options.string(option)) }
  }

  /// The members of a container in the element, such as the segments of a segmented control.
  private func members(of container: KnownName) -> [InterfaceElement] {
    child(container).map { $0.children.filter { $0.isNamed(.segment) } } ?? []
  }
}

/// The options of bindings that are translated, and the properties that stand for them.
private let bindingOptions = [
  ("NSNullPlaceholder", "ibShadowedIsNilPlaceholder"),
  ("NSNoSelectionPlaceholder", "ibShadowedNoSelectionPlaceholder"),
  ("NSMultipleValuesPlaceholder", "ibShadowedMultipleValuesPlaceholder"),
  ("NSNotApplicablePlaceholder", "ibShadowedNotApplicablePlaceholder"),
  ("NSDisplayPattern", "ibShadowedDisplayPattern"),
]

package import Accessibility

extension InterfaceElement {
  /// The property that a phrase was read from, named as in string table keys; nil for a property
  /// that tables do not translate.
  ///
  /// The part is the index of a segment, and the state is the current state of a button.
  package func localizableProperty(
    of source: Announcement.Source, part: Int? = nil, state: String? = nil
  ) -> String? {
    switch source {
    case .label(.accessibilityLabel):
      runtimeProperty("accessibilityLabel", or: "accessibilityLabel")
    case .hint: runtimeProperty("accessibilityHint", or: "accessibilityHint")
    case .label(.title), .label(.attributedTitle): titleProperty(part: part, state: state)
    case .label(.text): string(.text) == nil ? nil : "text"
    case .label(.placeholder): "placeholder"
    case .value: valueProperty(state: state)
    default: nil
    }
  }

  private func titleProperty(part: Int?, state: String?) -> String? {
    if let part { return "segmentTitles[\(part)]" }
    guard name == "button" else { return nil }
    let content = ButtonContent(self)
    if let configuration = content.configuration {
      // Attributed titles have no key.
      if configuration.attributedTitle?.isEmpty == false { return nil }
      if configuration.title?.isEmpty == false { return "configuration.title" }
    }
    for state in [state, "normal"].compactMap({ $0 }) {
      guard let own = content.content(for: state) else { continue }
      if own.attributedTitle?.isEmpty == false { return nil }
      if own.title?.isEmpty == false { return "\(state)Title" }
    }
    return nil
  }

  private func valueProperty(state: String?) -> String? {
    switch name {
    case "textField", "textView", "searchBar": string(.text) == nil ? nil : "text"
    // The title of a pop-up button with a label is its value.
    case "button": titleProperty(part: nil, state: state)
    default: runtimeProperty("accessibilityValue", or: nil)
    }
  }

  /// The property of the runtime attribute that sets a key path; without one, the given property.
  ///
  /// Tables number the localized attributes.
  private func runtimeProperty(_ keyPath: String, or property: String?) -> String? {
    let attributes = RuntimeAttribute.all(of: self)
    guard let last = attributes.last(where: { $0.keyPath == keyPath && $0.value != nil }) else {
      return property
    }
    guard last.isLocalized,
      let number = attributes.filter(\.isLocalized).lastIndex(where: { $0.keyPath == keyPath })
    else { return nil }
    return "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(number)]"
  }
}

package import Accessibility

extension InterfaceElement {
  /// The property of the element that a phrase was read from, as the keys of string tables name it; nil
  /// for one that tables do not translate.
  ///
  /// A part is the number of a segment. An object with a value of its own has it from a runtime
  /// attribute. Buttons know themselves which of their titles they show.
  package func localizableProperty(
    of source: Announcement.Source, part: Int? = nil, hasOwnValue: Bool = false
  ) -> String? {
    switch source {
    case .label(.accessibilityLabel), .container:
      runtimeProperty("accessibilityLabel", or: "accessibilityLabel")
    case .hint: runtimeProperty("accessibilityHint", or: "accessibilityHint")
    case .label(.title): part.map { LocalizableProperty.title(ofSegment: $0) }
    // An attributed text takes the place of a plain one, and has no key.
    case .label(.text):
      LabelContent(self).attributedText == nil && string(.text) != nil ? "text" : nil
    case .label(.placeholder): "placeholder"
    case .value where hasOwnValue: runtimeProperty("accessibilityValue", or: nil)
    case .value where isTextInput:
      string(.text)?.isEmpty == false ? "text" : string("placeholder").map { _ in "placeholder" }
    default: nil
    }
  }

  /// Indicates whether the element is a text field, text view or search bar.
  package var isTextInput: Bool { TextInputContent.elementNames.contains(name) }

  /// The property of the runtime attribute that sets a key path, which wins; the other one without it.
  private func runtimeProperty(_ keyPath: String, or property: String?) -> String? {
    let attributes = RuntimeAttribute.all(of: self)
    guard let last = attributes.last(where: { $0.keyPath == keyPath && $0.value != nil }) else {
      return property
    }
    // Tables number the attributes that are localized.
    guard last.isLocalized,
      let number = attributes.filter(\.isLocalized).lastIndex(where: { $0.keyPath == keyPath })
    else { return nil }
    return LocalizableProperty.runtimeAttribute(number)
  }
}

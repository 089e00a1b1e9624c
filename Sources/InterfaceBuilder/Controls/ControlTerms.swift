package import Localize

/// A word or text by which a control of a document can be found.
package struct ControlTerm: Sendable, Hashable {
  /// The kinds of terms.
  package enum Kind: String, Sendable, CaseIterable {
    /// A class: the app's, or that of the framework.
    case `class`
    /// A text that the control shows or says, in any language.
    case title
    /// The key of such a text in string tables.
    case key
    /// The accessibility identifier.
    case identifier
    /// The id in the document.
    case id
    /// The words of a screen reader.
    case spoken
    /// The selector of an action.
    case selector
    /// The class or the label of the object that an action is sent to.
    case target
    /// The name of an image or of a symbol of the system.
    case image
    /// The name of a color of a catalog.
    case color
  }

  package var kind: Kind
  package var text: String
  /// The language of a text in a table; nil for the document's own.
  package var language: String?

  package init(_ kind: Kind, _ text: String, language: String? = nil) {
    (self.kind, self.text, self.language) = (kind, text, language)
  }
}

extension InterfaceDocument {
  /// Returns the terms of each control, in the order of the controls, with its texts in languages.
  package func terms(
    in languages: [(language: String, strings: LocalizedStrings)] = []
  ) -> [(control: InterfaceControl, terms: [ControlTerm])] {
    var places: [Int: Int] = [:]
    for (number, control) in controls.enumerated() {
      places[control.element.ordinal] = number
    }
    var terms = controls.map { $0.terms }
    func add(_ term: ControlTerm, of element: InterfaceElement) {
      let owner = sequence(first: element, next: \.parent).lazy.compactMap { places[$0.ordinal] }
        .first
      if let owner { terms[owner].append(term) }
    }
    for text in localizableTexts where !text.text.isEmpty {
      add(ControlTerm(.title, text.shownText), of: text.object)
      add(ControlTerm(.key, text.key), of: text.object)
      guard !text.place.element.isSecureField else { continue }
      for (language, strings) in languages {
        guard let translation = strings.text(forKey: text.key)?.value.plainText else { continue }
        add(ControlTerm(.title, translation, language: language), of: text.object)
      }
    }
    for use in assetUses(of: .images) + symbolUses {
      add(ControlTerm(.image, use.name), of: use.element)
    }
    for use in assetUses(of: .colors) { add(ControlTerm(.color, use.name), of: use.element) }
    return zip(controls, terms).map { ($0, $1) }
  }
}

extension InterfaceControl {
  /// The terms that stand at the control itself.
  fileprivate var terms: [ControlTerm] {
    var terms = [ControlTerm(.class, element.frameworkClass(in: family))]
    if let name = customClass { terms.append(ControlTerm(.class, name)) }
    if let id { terms.append(ControlTerm(.id, id)) }
    if let name = effectiveAccessibility.identifier, !name.isEmpty {
      terms.append(ControlTerm(.identifier, name))
    }
    if let label = userLabel { terms.append(ControlTerm(.title, label)) }
    for action in actions {
      terms.append(ControlTerm(.selector, action.selector))
      for name in [action.targetClass, action.targetLabel].compactMap({ $0 }) {
        terms.append(ControlTerm(.target, name))
      }
    }
    return terms
  }
}

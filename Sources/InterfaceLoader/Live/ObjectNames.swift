import Accessibility
import ButtonModel
import ControlCore
import ControlValues
import InterfaceBuilder
import Localize
import ResponderKit

/// What the live objects of a document are called in it, and where their texts are kept.
@MainActor
struct ObjectNames {
  private var elements: [ObjectIdentifier: InterfaceElement] = [:]
  /// The texts by their keys.
  private var texts: [String: LocalizedDocument.Text] = [:]

  init(_ live: LiveDocument) {
    for element in live.document.root.descendants {
      guard let object = live.interface.object(for: element) else { continue }
      elements[ObjectIdentifier(object)] = element
    }
    for text in live.texts ?? [] where texts[text.original.key] == nil {
      texts[text.original.key] = text
    }
  }

  /// The identifier, or the id of the object or of what it is a part of; nil for an object without.
  func handle(of object: Responder) -> String? {
    if let identifier = object.accessibilityIdentifier, !identifier.isEmpty {
      return "#\(identifier)"
    }
    return element(of: object)?.id.map { "id \($0)" }
  }

  func element(of object: Responder) -> InterfaceElement? {
    elements[ObjectIdentifier(object)]
      ?? (object as? AccessibilityItem)?.accessibilityContainer.flatMap {
        elements[ObjectIdentifier($0)]
      }
  }

  /// Where the text of a phrase is kept: that of the property that it was read from.
  ///
  /// The language is that of the reader's own words.
  func origin(
    of phrase: Announcement.Phrase, in language: String, _ object: Responder
  ) -> PhraseOrigin {
    if let word = phrase.word { return .word(word, language: language) }
    guard let element = element(of: object), let id = element.id,
      let property = element.localizableProperty(
        of: phrase.source, part: part(object), state: (object as? Button)?.state.documentName),
      let text = texts["\(id).\(property)"]
    else { return .document(key: nil) }
    guard let path = text.translation?.origin.path else {
      return .document(key: text.original.key)
    }
    return .table(key: text.original.key, path: path)
  }

  /// The number of an object among the parts of a control; nil for one that is no part.
  private func part(_ object: Responder) -> Int? {
    guard let item = object as? AccessibilityItem else { return nil }
    return item.accessibilityContainer?.accessibilityElements?.firstIndex { $0 === item }
  }
}

extension ControlState {
  /// The name that documents have for the state; nil for a combined one, which they cannot set.
  fileprivate var documentName: String? {
    rawValue.nonzeroBitCount > 1 ? nil : "\(self)"
  }
}

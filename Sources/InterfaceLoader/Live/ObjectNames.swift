import Accessibility
import ButtonModel
import ControlCore
import ControlValues
import InterfaceBuilder
import Localize
import ResponderKit

/// The names of the live objects in the document, and the origins of their texts.
@MainActor
struct ObjectNames {
  private var elements: [ObjectIdentifier: InterfaceElement] = [:]
  /// The texts by key.
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

  /// Returns the identifier, or the id of the object or its container; nil if there is none.
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

  /// Returns the origin of a phrase: the location of the property that it was read from.
  ///
  /// The language is that of the screen reader's own words.
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

  /// The index of an object among the parts of a control; nil if it is not a part.
  private func part(_ object: Responder) -> Int? {
    guard let item = object as? AccessibilityItem else { return nil }
    return item.accessibilityContainer?.accessibilityElements?.firstIndex { $0 === item }
  }
}

extension ControlState {
  /// The name of the state in documents; nil for a combined state, which documents cannot set.
  fileprivate var documentName: String? {
    rawValue.nonzeroBitCount > 1 ? nil : "\(self)"
  }
}

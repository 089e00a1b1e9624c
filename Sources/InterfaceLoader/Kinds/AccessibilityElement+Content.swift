import Accessibility
import InterfaceBuilder

// The standard accessibility of views without a live class of their own, from the values of the
// document. A search field is edited like a text field, as devices announce it. Date pickers and
// pickers have none, because their contents are determined at run time.

extension AccessibilityElement {
  init?(_ content: LabelContent) {
    guard let text = content.text, !text.isEmpty else { return nil }
    self.init(label: text, traits: .staticText, labelSource: .text)
  }

  init(_ content: TextInputContent) {
    var traits: AccessibilityTraits
    switch content.kind {
    case .field: traits = .textEntry
    case .area: traits = content.isEditable ? [.textEntry, .textArea] : .staticText
    case .search: traits = [.searchField, .textEntry]
    }
    if content.isSecure { traits.insert(.secureTextField) }
    let text = content.text
    let value = content.isSecure ? String(repeating: "•", count: text.count) : text
    self.init(
      label: text.isEmpty ? content.placeholder : nil, value: text.isEmpty ? nil : .text(value),
      traits: traits, labelSource: .placeholder)
  }
}

import Accessibility
import InterfaceBuilder

// The standard accessibility of a label of the app's class, from the values of the document.

extension AccessibilityElement {
  init?(_ content: LabelContent) {
    guard let text = content.text, !text.isEmpty else { return nil }
    self.init(label: text, traits: .staticText, labelSource: .text)
  }
}

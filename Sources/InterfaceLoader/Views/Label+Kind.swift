import Accessibility
package import ControlCore
import Graphics
package import InterfaceBuilder
package import ResponderKit

extension Label: LoadableView {
  package static var elementNames: [String] { ["label"] }
  package static func make(_ element: InterfaceElement) -> View { Label(frame: .zero) }

  package func apply(_ element: InterfaceElement, _ context: ViewKind.Context) {
    let content = LabelContent(element)
    if let text = content.attributedText {
      attributedText = text.styled
    } else {
      text = content.text
    }
    if let font = context.font(content.font) { self.font = font }
    if let color = content.textColor { textColor = color }
    if let color = content.shadowColor { shadowColor = color }
    if let color = content.highlightedTextColor { highlightedTextColor = color }
    if let offset = content.shadowOffset { shadowOffset = offset }
    if let mode = content.lineBreakMode { lineBreakMode = mode }
    if let lines = content.numberOfLines { numberOfLines = lines }
    adjustsFontSizeToFitWidth = content.adjustsFontSizeToFitWidth
    if let scale = content.minimumScaleFactor { minimumScaleFactor = scale }
    if let width = content.preferredMaxLayoutWidth { preferredMaxLayoutWidth = width }
    adjustsFontForContentSizeCategory = content.adjustsFontForContentSizeCategory
    isEnabled = content.isEnabled
    isHighlighted = content.isHighlighted
    if let alignment = TextAlignment.named(content.textAlignment) { textAlignment = alignment }
  }

  /// Makes a view of the app's class say the text of the document.
  package static func apply(_ element: InterfaceElement, toOther view: View) {
    guard let text = LabelContent(element).text, !text.isEmpty else { return }
    view.setStandardAccessibility(
      AccessibilityElement(label: text, traits: .staticText, labelSource: .text))
  }

  package var shownText: String? { text }
  package func take(text: String) -> Bool {
    self.text = text
    return true
  }

  package func shapes(_ source: InterfaceElement?) -> [ViewShape] {
    guard let text, !text.isEmpty else { return [] }
    return [
      ViewShape(
        content: .text(.init(text, font: font, alignment: textAlignment)), frame: bounds,
        color: textColor, isDimmed: !isEnabled)
    ]
  }
}

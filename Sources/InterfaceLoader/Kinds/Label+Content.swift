import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit

extension Label {
  func apply(_ content: LabelContent) {
    if let text = content.attributedText {
      attributedText = text.styled
    } else {
      text = content.text
    }
    if let font = content.font { self.font = font }
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
}

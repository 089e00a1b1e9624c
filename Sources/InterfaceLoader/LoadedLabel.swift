import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit

extension Label {
  func apply(_ element: InterfaceElement) {
    if let text = element.styledText("attributedText") {
      attributedText = text
    } else {
      text = element.string("text") ?? element.attributedText("attributedText")
    }
    if let font = element.font("fontDescription") { self.font = font }
    if let color = element.color("textColor") { textColor = color }
    if let color = element.color("shadowColor") { shadowColor = color }
    if let color = element.color("highlightedColor") { highlightedTextColor = color }
    if let offset = element.size("shadowOffset") { shadowOffset = offset }
    if let mode = element["lineBreakMode"].flatMap({ LineBreakMode(documentName: $0) }) {
      lineBreakMode = mode
    }
    if let lines = element["numberOfLines"].flatMap({ Int($0) }) { numberOfLines = lines }
    if element["adjustsFontSizeToFit"] == "YES" { adjustsFontSizeToFitWidth = true }
    if let scale = element.finiteNumber("minimumScaleFactor") { minimumScaleFactor = scale }
    if let width = element.finiteNumber("preferredMaxLayoutWidth") {
      preferredMaxLayoutWidth = width
    }
    if element["adjustsFontForContentSizeCategory"] == "YES" {
      adjustsFontForContentSizeCategory = true
    }
    if element["enabled"] == "NO" { isEnabled = false }
    if element["highlighted"] == "YES" { isHighlighted = true }
    if let alignment = TextAlignment.named(element["textAlignment"]) { textAlignment = alignment }
  }
}

extension ImageView {
  func apply(_ element: InterfaceElement, sizes: [String: Size]) {
    image = element.image("image")?.sized(by: sizes)
    highlightedImage = element.image("highlightedImage")?.sized(by: sizes)
    isHighlighted = element["highlighted"] == "YES"
    preferredSymbolConfiguration = element.symbolConfiguration("preferredSymbolConfiguration")
  }
}

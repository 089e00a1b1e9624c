import ControlCore
import Graphics
import InterfaceBuilder

extension ImageView {
  func apply(_ content: ImageViewContent, sizes: [String: Size]) {
    image = content.image?.sized(by: sizes)
    highlightedImage = content.highlightedImage?.sized(by: sizes)
    isHighlighted = content.isHighlighted
    preferredSymbolConfiguration = content.preferredSymbolConfiguration
  }
}

import Accessibility
package import ControlCore
import Graphics
package import InterfaceBuilder
package import ResponderKit

extension ImageView: LoadableView {
  package static var elementNames: [String] { ["imageView"] }
  package static func make(_ element: InterfaceElement) -> View { ImageView(frame: .zero) }
  package static var isShownByItsViews: Bool { true }

  package func apply(_ element: InterfaceElement, _ context: ViewKind.Context) {
    let content = ImageViewContent(element)
    image = content.image?.sized(by: context)
    highlightedImage = content.highlightedImage?.sized(by: context)
    isHighlighted = content.isHighlighted
    preferredSymbolConfiguration = content.preferredSymbolConfiguration
  }

  /// UIKit's page says that an image view is accessible; in practice it is not an element unless the
  /// app makes it one.
  package static func apply(_ element: InterfaceElement, toOther view: View) {
    view.setStandardAccessibility(AccessibilityElement(traits: .image), isElement: false)
  }

  package func shapes(_ source: InterfaceElement?) -> [ViewShape] {
    guard let name = image?.name else { return [] }
    var shape = ViewShape(
      content: .image(name, isSymbol: image?.catalog == .system), frame: bounds)
    shape.contentMode = contentMode
    return [shape]
  }
}

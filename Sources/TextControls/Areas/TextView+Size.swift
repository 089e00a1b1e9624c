import Graphics
package import ResponderKit

extension TextView: WrapsContent {
  package func textHeight(forWidth width: Scalar) -> Scalar? {
    isScrollEnabled ? nil : size(within: width).height
  }

  /// Returns the size of the text with its insets, and 5 points beside each line.
  final func size(within width: Scalar?) -> Size {
    let insets = textContainerInset
    let (beside, above) = (insets.left + insets.right + 10, insets.top + insets.bottom)
    let content: AttributedText = attributedText?.attributedText ?? AttributedText("")
    let text = content.string.isEmpty ? AttributedText(" ") : content
    let size = textMeasurer.size(
      of: text, font: font ?? .system(ofSize: 12), width: width.map { max($0 - beside, 1) },
      lines: 0)
    return Size(width: size.width + beside, height: size.height + above)
  }
}

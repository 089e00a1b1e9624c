import Graphics
import InterfaceBuilder
import Layout

extension LayoutView {
  /// Sets the content priorities of a document, in which 250 and 750 are not written.
  func decodeContentPriorities(_ content: LayoutContent) {
    let (hugging, resistance) = (content.hugging, content.compressionResistance)
    setContentHuggingPriority(LayoutPriority(hugging.horizontal), for: .horizontal)
    setContentHuggingPriority(LayoutPriority(hugging.vertical), for: .vertical)
    setContentCompressionResistancePriority(
      LayoutPriority(resistance.horizontal), for: .horizontal)
    setContentCompressionResistancePriority(LayoutPriority(resistance.vertical), for: .vertical)
  }
}

extension LayoutViewNode {
  /// Makes the natural size the one that the document was saved with, along each axis on which the view
  /// has one.
  ///
  /// The editor assumes one for some views whose class gets it when the app runs.
  func takeSavedSize(_ frame: Rect?, _ content: LayoutContent) {
    guard let frame else { return }
    let (own, insets, placeholder) = (
      contentSizeForLayout, alignmentInsets, content.placeholderSize
    )
    let size = Size(
      width: own.width >= 0 ? frame.width - insets.left - insets.right : placeholder.width ?? -1,
      height: own.height >= 0
        ? frame.height - insets.top - insets.bottom : placeholder.height ?? -1)
    if size.width >= 0 || size.height >= 0 { layoutState.naturalSize = size }
  }
}

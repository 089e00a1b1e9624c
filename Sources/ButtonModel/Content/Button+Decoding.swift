import ControlCore
package import Graphics

// These methods set what a document contains. Like an archive, they bypass the overrides of a
// subclass and let an appearance proxy set the values again, as in UIKit.

extension Button {
  /// Sets the type of a new button.
  package final func decode(type: ButtonType) { decodeType(type) }

  /// Sets the attributes of a state that an appearance proxy can set too.
  package final func decode(
    titleColor: Color?, titleShadowColor: Color?, backgroundImage: Image?,
    symbolConfiguration: SymbolConfiguration?, for state: ControlState
  ) {
    if let titleColor { setImplicitly(.titleColor(titleColor), .titleColor, for: state) }
    if let titleShadowColor {
      setImplicitly(.titleShadowColor(titleShadowColor), .titleShadowColor, for: state)
    }
    if let backgroundImage {
      setImplicitly(.backgroundImage(backgroundImage), .backgroundImage, for: state)
    }
    if let symbolConfiguration {
      setImplicitly(.symbolConfiguration(symbolConfiguration), .symbolConfiguration, for: state)
    }
  }

  /// Sets the insets of a button without a configuration.
  package final func decode(content: EdgeInsets?, title: EdgeInsets?, image: EdgeInsets?) {
    if let content { setContentEdgeInsets(content) }
    if let title { madeExtras.titleEdgeInsets = title }
    if let image { madeExtras.imageEdgeInsets = image }
  }

  /// Sets how images and shadows respond to the state; nil leaves an option unchanged.
  package final func decode(
    adjustsImageWhenHighlighted: Bool?, adjustsImageWhenDisabled: Bool?,
    showsTouchWhenHighlighted: Bool?, reversesTitleShadowWhenHighlighted: Bool?
  ) {
    let options: [(Drawing, Bool?)] = [
      (.adjustsImageWhenHighlighted, adjustsImageWhenHighlighted),
      (.adjustsImageWhenDisabled, adjustsImageWhenDisabled),
      (.showsTouchWhenHighlighted, showsTouchWhenHighlighted),
      (.reversesTitleShadowWhenHighlighted, reversesTitleShadowWhenHighlighted),
    ]
    for (option, isSet) in options { if let isSet { setDrawing(option, isSet) } }
  }
}

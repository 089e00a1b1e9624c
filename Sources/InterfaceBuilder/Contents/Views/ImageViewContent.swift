public import Graphics

/// The properties of a UIKit image view in a document.
public struct ImageViewContent: Sendable {
  /// The element of the image view.
  public let element: InterfaceElement

  /// Reads the element of an image view.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The image; nil for none.
  public var image: Image? { element.image("image") }
  /// The image while the view is highlighted; nil if it does not change.
  public var highlightedImage: Image? { element.image("highlightedImage") }
  /// A Boolean value that indicates whether the view is highlighted.
  public var isHighlighted: Bool { element.loadedBool(.highlighted) ?? false }
  /// The size and weight of the image, if it is a symbol.
  public var preferredSymbolConfiguration: SymbolConfiguration? {
    element.symbolConfiguration("preferredSymbolConfiguration")
  }
}

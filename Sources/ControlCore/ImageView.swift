public import Accessibility
public import Graphics
public import ResponderKit

/// A view that shows an image: UIKit's `UIImageView`, without drawing.
///
/// Defaults are those of UIImageView.h.
@preconcurrency @MainActor
open class ImageView: View {
  /// Creates a view without an image; touches reach the view behind it
  /// (`UIImageView.init(frame:)`).
  public override init(frame: Rect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view with an image, at the image's size (`UIImageView.init(image:)`).
  public init(image: Image?) {
    super.init(frame: Rect(origin: .zero, size: image?.size(applying: nil) ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Creates a view with an image and a highlighted image, at the size of the first
  /// (`UIImageView.init(image:highlightedImage:)`).
  public init(image: Image?, highlightedImage: Image?) {
    super.init(frame: Rect(origin: .zero, size: image?.size(applying: nil) ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The image; nil unless set (`UIImageView.image`).
  open var image: Image? {
    didSet { if image != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The image while highlighted; nil, which means the same, unless set
  /// (`UIImageView.highlightedImage`).
  open var highlightedImage: Image?
  /// A Boolean value that indicates whether the highlighted image is shown; false unless set
  /// (`UIImageView.isHighlighted`).
  open var isHighlighted = false
  /// The size and weight of a symbol; nil unless set (`UIImageView.preferredSymbolConfiguration`).
  open var preferredSymbolConfiguration: SymbolConfiguration? {
    didSet {
      if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The size of the image, or ``View/noIntrinsicMetric`` without one
  /// (`UIView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size {
    image?.size(applying: preferredSymbolConfiguration) ?? super.intrinsicContentSize
  }

  /// Returns the size of the image, or zero without one (`UIView.sizeThatFits(_:)`).
  open override func sizeThatFits(_ size: Size) -> Size {
    image?.size(applying: preferredSymbolConfiguration) ?? .zero
  }

  // MARK: Accessibility

  /// The label that was set, otherwise the image's (`UIAccessibility.accessibilityLabel`).
  open override var accessibilityLabel: String? {
    get { explicitAccessibilityLabel ?? image?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  /// The traits that were set, otherwise the trait of an image
  /// (`UIAccessibility.accessibilityTraits`).
  open override var accessibilityTraits: AccessibilityTraits {
    get { explicitAccessibilityTraits ?? .image }
    set { super.accessibilityTraits = newValue }
  }

  /// The images that follow one another; nil unless set (`UIImageView.animationImages`).
  open var animationImages: [Image]?
  /// The highlighted images that follow one another; nil unless set
  /// (`UIImageView.highlightedAnimationImages`).
  open var highlightedAnimationImages: [Image]?
  /// The seconds that all images take, 0 for a thirtieth each; 0 unless set
  /// (`UIImageView.animationDuration`).
  open var animationDuration = 0.0
  /// The number of times that the images are shown, 0 for no end; 0 unless set
  /// (`UIImageView.animationRepeatCount`).
  open var animationRepeatCount = 0
  /// Begins to show the images; does nothing without any (`UIImageView.startAnimating()`).
  ///
  /// No image is shown, and the animation does not end by itself.
  open func startAnimating() {
    isShowingImages =
      animationImages?.isEmpty == false
      || highlightedAnimationImages?.isEmpty == false
  }
  /// Shows no more images (`UIImageView.stopAnimating()`).
  open func stopAnimating() { isShowingImages = false }
  /// A Boolean value that indicates whether the images follow one another
  /// (`UIImageView.isAnimating`).
  open var isAnimating: Bool { isShowingImages }
  private final var isShowingImages = false
}

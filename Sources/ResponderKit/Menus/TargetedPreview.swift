public import Graphics

/// The parameters of a preview: `UIPreviewParameters`.
@preconcurrency @MainActor
open class PreviewParameters: RootObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color behind the view; the system's unless set.
  open var backgroundColor: Color! = .system("systemBackgroundColor")
  /// The part of the view that is shown and the shape of its shadow, of the module UIKit's type.
  package final var paths: (visible: AnyObject?, shadow: AnyObject?)
  /// The rectangles of the lines of text that the preview shows; none unless it was created with some.
  package final let lineRects: [Rect]

  /// Creates parameters.
  public convenience override init() { self.init(lineRects: []) }

  /// Creates parameters for lines of text.
  package init(lineRects: [Rect]) {
    self.lineRects = lineRects
    super.init()
  }
}

/// The target of a preview: `UIPreviewTarget`.
@preconcurrency @MainActor
open class PreviewTarget: RootObject {
  /// The view that the preview is shown in.
  public final let container: View
  /// The middle of the preview in that view.
  public final let center: Point
  /// The transform of the preview.
  public final let transform: AffineTransform

  /// Creates a target with a transform.
  public init(container: View, center: Point, transform: AffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// Creates a target.
  public convenience init(container: View, center: Point) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view that is shown while something is done with it: `UITargetedPreview`.
///
/// The values are kept and can be read; nothing is drawn.
@preconcurrency @MainActor
open class TargetedPreview: RootObject {
  /// The view.
  public final let view: View
  /// The look of the preview.
  public final let parameters: PreviewParameters
  /// The target of the preview.
  public final let target: PreviewTarget

  /// Creates a preview of a view that goes to a target.
  public init(view: View, parameters: PreviewParameters, target: PreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Creates a preview of a view at its place.
  ///
  /// Traps for a view without a superview, as UIKit raises an exception for one without a window.
  public convenience init(view: View, parameters: PreviewParameters) {
    guard let container = view.superview else {
      fatalError("UITargetedPreview: the view is in no superview")
    }
    self.init(
      view: view, parameters: parameters,
      target: PreviewTarget(container: container, center: view.center, transform: view.transform))
  }

  /// Creates a preview of a view at its place.
  public convenience init(view: View) {
    self.init(view: view, parameters: PreviewParameters())
  }

  /// The size of the view.
  open var size: Size { view.bounds.size }

  /// Returns a preview of the same view with another target.
  open func retargetedPreview(with newTarget: PreviewTarget) -> TargetedPreview {
    TargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

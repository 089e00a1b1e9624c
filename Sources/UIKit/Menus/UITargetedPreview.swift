#if UIKit
public import Foundation
public import Graphics
public import ResponderKit

/// The parameters of a preview: `UIPreviewParameters`.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color behind the view; the system's unless set.
  open var backgroundColor: UIColor! = .systemBackground
  /// The part of the view that is shown; nil, for all of it, unless set.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow; nil, for that of the view, unless set.
  open var shadowPath: UIBezierPath?
  /// The rectangles of the lines that the preview shows; none unless it was created with some
  /// (UIKit does not make them available).
  public final let textLineRects: [NSValue]

  /// Creates parameters.
  public override init() {
    textLineRects = []
    super.init()
  }

  /// Creates parameters for lines of text.
  public init(textLineRects: [NSValue]) {
    self.textLineRects = textLineRects
    super.init()
  }
}

/// The target of a preview: `UIPreviewTarget`.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that the preview is shown in.
  public final let container: UIView
  /// The middle of the preview in that view.
  public final let center: CGPoint
  /// The transform of the preview.
  public final let transform: CGAffineTransform

  /// Creates a target with a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// Creates a target.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view that is shown while something is done with it: `UITargetedPreview`.
///
/// The values are kept and can be read; nothing is drawn.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public final let view: UIView
  /// The look of the preview.
  public final let parameters: UIPreviewParameters
  /// The target of the preview.
  public final let target: UIPreviewTarget

  /// Creates a preview of a view that goes to a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Creates a preview of a view at its place.
  ///
  /// Traps for a view without a superview, as UIKit raises an exception for one without a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview else {
      fatalError("UITargetedPreview: the view is in no window")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center, transform: view.transform))
  }

  /// Creates a preview of a view at its place.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview of the same view with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
#endif

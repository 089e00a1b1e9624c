#if UIKit
public import Foundation
import Graphics
public import ResponderKit

extension UIScrollView {
  /// The scale of the content: that of the view that the delegate names; 1 without one
  /// (`UIScrollView.zoomScale`).
  ///
  /// Setting it changes the transform of that view and the size of the content.
  public final var zoomScale: CGFloat {
    get { scrollDelegate?.viewForZooming(in: self)?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }
  /// The least scale; 1 unless set (`UIScrollView.minimumZoomScale`).
  public final var minimumZoomScale: CGFloat {
    get { scrollValuesIfAny?.scale.minimum ?? 1 }
    set { scrollValues.scale.minimum = newValue }
  }
  /// The greatest scale; 1 unless set (`UIScrollView.maximumZoomScale`).
  public final var maximumZoomScale: CGFloat {
    get { scrollValuesIfAny?.scale.maximum ?? 1 }
    set { scrollValues.scale.maximum = newValue }
  }
  /// Whether the content can be zoomed beyond its limits for a moment; true unless set
  /// (`UIScrollView.bouncesZoom`).
  public final var bouncesZoom: Bool {
    get { scrollValuesIfAny?.bounces.zooming ?? true }
    set { scrollValues.bounces.zooming = newValue }
  }
  /// Whether the user zooms: false (`UIScrollView.isZooming`).
  public final var isZooming: Bool { false }
  /// Whether the content returns to a limit of its scale: false (`UIScrollView.isZoomBouncing`).
  public final var isZoomBouncing: Bool { false }

  /// Sets the scale within its limits, at once; does nothing if the delegate names no view
  /// (`UIScrollView.setZoomScale(_:animated:)`).
  public final func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
    let scale = max(minimumZoomScale, min(scale, maximumZoomScale))
    guard scale != view.transform.a else { return }
    if animated { scrollDelegate?.scrollViewWillBeginZooming(self, with: view) }
    view.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    let size = view.frame.size
    view.center = CGPoint(x: size.width / 2, y: size.height / 2)
    contentSize = size
    scrollDelegate?.scrollViewDidZoom(self)
    if animated { scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale) }
  }

  /// Zooms so that a rectangle of the unscaled content fills the view, as far as the limits of the
  /// scale allow (`UIScrollView.zoom(to:animated:)`).
  public final func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    let scale = zoomScale
    let offset = CGPoint(
      x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)
    let last = CGPoint(
      x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
    setContentOffset(
      CGPoint(x: max(0, min(offset.x, last.x)), y: max(0, min(offset.y, last.y))),
      animated: animated)
  }
}
#endif

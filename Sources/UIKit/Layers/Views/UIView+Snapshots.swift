#if UIKit
public import Foundation
public import UIKitDialect

extension UIView {
  /// Lets the current context record the view and those in it, in a rectangle; returns whether
  /// there is a context (`UIView.drawHierarchy(in:afterScreenUpdates:)`).
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    if bounds.width > 0, bounds.height > 0 {
      context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// Returns a view of the same size whose layer's contents are what was recorded of this one
  /// (`UIView.snapshotView(afterScreenUpdates:)`).
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view as large as a rectangle whose layer's contents are what was recorded of that
  /// part (`UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)`).
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let image = UIGraphicsImageRenderer(bounds: rect).image { _ in
      drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
    }
    let view = UIView(frame: CGRect(origin: frame.origin, size: rect.size))
    view.layer.contents = image.cgImage
    return view
  }
}
#endif

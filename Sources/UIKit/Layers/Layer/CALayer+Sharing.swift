#if UIKit
import Foundation
import UIKitDialect

/// Runs a closure on the main actor, on which the caller already is: what belongs to a view is used
/// there only.
func onMain<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try MainActor.assumeIsolated(body)
}

// What a layer shares with its view is kept by the view.
extension CALayer {
  final func shared<Value: Sendable>(
    _ key: String, _ standard: Value, _ get: @MainActor (UIView) -> Value
  ) -> Value {
    guard let host else { return read(key, standard) }
    return onMain { get(host) }
  }

  final func share<Value: Sendable>(
    _ key: String, _ value: Value, _ set: @MainActor (UIView) -> Void
  ) {
    change(key) {
      if let host { onMain { set(host) } } else { stored[key] = value }
    }
  }

  // MARK: Color

  final var sharedBackgroundColor: CGColor? {
    guard let host else { return read("backgroundColor", nil) }
    return onMain { host.backgroundColor?.cgColor }
  }

  final func shareBackgroundColor(_ color: CGColor?) {
    guard let host else { return write("backgroundColor", color) }
    change("backgroundColor") {
      onMain { host.backgroundColor = color.map { UIColor(cgColor: $0) } }
    }
  }

  // MARK: Transform

  /// The transform of the view, or the one that was set in space as long as the view's is that one
  /// in the plane.
  final var sharedTransform: CATransform3D {
    guard let host else { return read("transform", .identity) }
    let affine = onMain { host.transform }
    if let stored = stored["transform"] as? CATransform3D, stored.affine == affine {
      return stored
    }
    return CATransform3DMakeAffineTransform(affine)
  }

  final func shareTransform(_ transform: CATransform3D) {
    change("transform") {
      stored["transform"] = transform
      if let host { onMain { host.transform = transform.affine } }
    }
  }

  // MARK: Mask

  final var sharedMask: CALayer? {
    if let host, let mask = layer(of: { host.mask }) { return mask }
    return read("mask", nil)
  }

  final func shareMask(_ mask: CALayer?) {
    change("mask") {
      if let host, sharedMask !== mask { onMain { host.mask = nil } }
      mask?.leaveSuperlayer()
      stored["mask"] = mask.map { $0 as Any } ?? NSNull()
    }
  }

  /// Returns the layer of a view, on the main actor.
  final func layer(of view: @MainActor () -> UIView?) -> CALayer? {
    // A layer is not Sendable; it does not leave the thread.
    nonisolated(unsafe) var layer: CALayer?
    onMain { layer = view()?.layer }
    return layer
  }

  // MARK: Frame

  final var computedFrame: CGRect {
    let (bounds, anchor, position) = (bounds, anchorPoint, position)
    let around = CGRect(
      x: -anchor.x * bounds.width, y: -anchor.y * bounds.height, width: bounds.width,
      height: bounds.height)
    return around.applying(transform.affine).offsetBy(dx: position.x, dy: position.y)
  }

  final func setComputedFrame(_ frame: CGRect) {
    let frame = frame.standardized
    let size = sizeBeforeTransform(of: frame.size)
    // The anchor point is as far into the frame as into the layer, unless the layer is transformed.
    let anchor = anchorPoint
    let around = CGRect(
      x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width,
      height: size.height
    ).applying(transform.affine)
    bounds = CGRect(origin: bounds.origin, size: size)
    position = CGPoint(x: frame.minX - around.minX, y: frame.minY - around.minY)
  }

  /// The size that the transform turns into one of the given extent; that one if there is none.
  private func sizeBeforeTransform(of size: CGSize) -> CGSize {
    let m = transform.affine
    if m.a == 1, m.b == 0, m.c == 0, m.d == 1 { return size }
    // The extent is |a|w + |c|h wide and |b|w + |d|h high.
    let determinant = abs(m.a * m.d) - abs(m.b * m.c)
    let width = (size.width * abs(m.d) - size.height * abs(m.c)) / determinant
    let height = (size.height * abs(m.a) - size.width * abs(m.b)) / determinant
    guard width.isFinite, height.isFinite, width >= 0, height >= 0 else { return size }
    return CGSize(width: width, height: height)
  }
}
#endif

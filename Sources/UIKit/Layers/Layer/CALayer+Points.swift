#if UIKit
public import Foundation
import UIKitDialect

// Points are converted in the plane: what a transform does out of it is left out.
extension CALayer {
  /// Converts a point of another layer, or of the outermost one for nil, to this layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(to: l).inverted())
  }

  /// Converts a point of this layer to another one, or to the outermost one for nil.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

  /// Converts a rectangle of another layer, or of the outermost one for nil, to this layer.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(to: l).inverted())
  }

  /// Converts a rectangle of this layer to another one, or to the outermost one for nil.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

  private func transform(to layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return transformToOutermost }
    return transformToOutermost.concatenating(layer.transformToOutermost.inverted())
  }

  private var transformToOutermost: CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer = self
    while let superlayer = layer.superlayer {
      result = result.concatenating(layer.transformToSuperlayer)
      layer = superlayer
    }
    return result
  }

  /// The transform from the layer to its superlayer, in the plane.
  final var transformToSuperlayer: CGAffineTransform {
    let around = anchor
    let own = CGAffineTransform(translationX: -around.x, y: -around.y)
      .concatenating(transform.affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    guard let superlayer, !CATransform3DIsIdentity(superlayer.sublayerTransform) else {
      return own
    }
    let outer = superlayer.anchor
    return
      own
      .concatenating(CGAffineTransform(translationX: -outer.x, y: -outer.y))
      .concatenating(superlayer.sublayerTransform.affine)
      .concatenating(CGAffineTransform(translationX: outer.x, y: outer.y))
  }

  /// The anchor point in the layer's coordinates.
  private var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  final func frontmostLayer(at point: CGPoint) -> CALayer? {
    let inner = point.applying(transformToSuperlayer.inverted())
    let isInside = contains(inner)
    if isHidden || masksToBounds && !isInside { return nil }
    // The sort is stable: of layers at one depth, the later one is in front.
    let layers = (sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    for (_, layer) in layers {
      if let hit = layer.hitTest(inner) { return hit }
    }
    return isInside ? self : nil
  }
}
#endif

#if UIKit
import TestSupport
import Foundation
import UIKit

/// A property of layers that a random program sets and reads: by the property or by its key.
struct Look {
  let key: String
  let random: (inout SeededGenerator) -> AnyHashable?
  let set: (CALayer, AnyHashable?) -> Void
  let get: (CALayer) -> AnyHashable?

  private init<Layer: CALayer, Value: Hashable>(
    _ key: String, _ path: ReferenceWritableKeyPath<Layer, Value>,
    _ random: @escaping (inout SeededGenerator) -> Value
  ) {
    self.key = key
    self.random = { AnyHashable(random(&$0)) }
    set = { layer, value in
      if let layer = layer as? Layer, let value = value?.base as? Value {
        layer[keyPath: path] = value
      }
    }
    get = { ($0 as? Layer).map { AnyHashable($0[keyPath: path]) } }
  }

  private init<Layer: CALayer, Value: Hashable>(
    optional key: String, _ path: ReferenceWritableKeyPath<Layer, Value?>,
    _ random: @escaping (inout SeededGenerator) -> Value
  ) {
    self.key = key
    self.random = { Bool.random(using: &$0) ? AnyHashable(random(&$0)) : nil }
    set = { layer, value in (layer as? Layer)?[keyPath: path] = value?.base as? Value }
    get = { ($0 as? Layer)?[keyPath: path].map { AnyHashable($0) } }
  }

  // Eighths have no rounding in single precision.
  private static func number(_ random: inout SeededGenerator) -> CGFloat {
    CGFloat(Int.random(in: -80...80, using: &random)) / 8
  }

  private static func positive(_ random: inout SeededGenerator) -> CGFloat { abs(number(&random)) }

  private static func point(_ random: inout SeededGenerator) -> CGPoint {
    CGPoint(x: number(&random), y: number(&random))
  }

  private static func color(_ random: inout SeededGenerator) -> CGColor {
    let colors: [UIColor] = [.red, .white, .systemBlue, .clear, .green.withAlphaComponent(0.5)]
    return colors.randomElement(using: &random)?.cgColor ?? UIColor.red.cgColor
  }

  private static func path(_ random: inout SeededGenerator) -> CGPath {
    let rect = CGRect(
      origin: point(&random), size: CGSize(width: positive(&random), height: positive(&random)))
    return Bool.random(using: &random)
      ? CGPath(rect: rect, transform: nil) : CGPath(ellipseIn: rect, transform: nil)
  }

  /// What a view has too.
  nonisolated(unsafe) static let shared: [Look] = [
    Look("opacity", \CALayer.opacity) { Float(positive(&$0) / 10) },
    Look("hidden", \CALayer.isHidden) { Bool.random(using: &$0) },
    Look("masksToBounds", \CALayer.masksToBounds) { Bool.random(using: &$0) },
    Look("opaque", \CALayer.isOpaque) { Bool.random(using: &$0) },
    Look("contentsScale", \CALayer.contentsScale) { positive(&$0) },
    Look("position", \CALayer.position) { point(&$0) },
    Look("bounds", \CALayer.bounds) {
      CGRect(origin: point(&$0), size: CGSize(width: positive(&$0), height: positive(&$0)))
    },
    Look("transform", \CALayer.transform) {
      CATransform3DMakeAffineTransform(
        CGAffineTransform(
          a: number(&$0), b: number(&$0), c: number(&$0), d: number(&$0), tx: number(&$0),
          ty: number(&$0)))
    },
    Look(optional: "backgroundColor", \CALayer.backgroundColor) { color(&$0) },
  ]

  /// What only layers have.
  nonisolated(unsafe) static let own: [Look] = [
    Look("cornerRadius", \CALayer.cornerRadius) { positive(&$0) },
    Look("borderWidth", \CALayer.borderWidth) { positive(&$0) },
    Look(optional: "borderColor", \CALayer.borderColor) { color(&$0) },
    Look(optional: "shadowColor", \CALayer.shadowColor) { color(&$0) },
    Look("shadowOffset", \CALayer.shadowOffset) {
      CGSize(width: number(&$0), height: number(&$0))
    },
    Look("shadowRadius", \CALayer.shadowRadius) { positive(&$0) },
    Look("shadowOpacity", \CALayer.shadowOpacity) { Float(positive(&$0)) },
    Look(optional: "shadowPath", \CALayer.shadowPath) { path(&$0) },
    Look("anchorPoint", \CALayer.anchorPoint) { point(&$0) },
    Look("zPosition", \CALayer.zPosition) { number(&$0) },
    Look("contentsGravity", \CALayer.contentsGravity) {
      [.center, .resize, .top].randomElement(using: &$0) ?? .left
    },
    Look("maskedCorners", \CALayer.maskedCorners) {
      CACornerMask(rawValue: UInt.random(in: 0...15, using: &$0))
    },
    Look(optional: "name", \CALayer.name) { "\(number(&$0))" },
  ]

  nonisolated(unsafe) static let shape: [Look] = [
    Look(optional: "path", \CAShapeLayer.path) { path(&$0) },
    Look(optional: "fillColor", \CAShapeLayer.fillColor) { color(&$0) },
    Look("strokeEnd", \CAShapeLayer.strokeEnd) { positive(&$0) },
    Look("lineCap", \CAShapeLayer.lineCap) {
      [.round, .butt].randomElement(using: &$0) ?? .square
    },
    Look(optional: "lineDashPattern", \CAShapeLayer.lineDashPattern) {
      [NSNumber(value: Double(positive(&$0)))]
    },
  ]

  nonisolated(unsafe) static let gradient: [Look] = [
    Look("startPoint", \CAGradientLayer.startPoint) { point(&$0) },
    Look(optional: "locations", \CAGradientLayer.locations) {
      [NSNumber(value: Double(positive(&$0))), 1]
    },
    Look("type", \CAGradientLayer.type) { [.axial, .conic].randomElement(using: &$0) ?? .radial },
  ]

  nonisolated(unsafe) static let text: [Look] = [
    Look("fontSize", \CATextLayer.fontSize) { positive(&$0) },
    Look("wrapped", \CATextLayer.isWrapped) { Bool.random(using: &$0) },
    Look(optional: "foregroundColor", \CATextLayer.foregroundColor) { color(&$0) },
    Look("alignmentMode", \CATextLayer.alignmentMode) {
      [.left, .center].randomElement(using: &$0) ?? .right
    },
  ]
}
#endif

#if UIKit
import Foundation
import UIKitDialect

/// A property of a layer that has a key.
struct LayerProperty {
  let get: (CALayer) -> Any?
  let set: (CALayer, Any?) -> Void

  init<Layer: CALayer, Value>(_ path: ReferenceWritableKeyPath<Layer, Value>) {
    get = { layer in
      let value = unsafeDowncast(layer, to: Layer.self)[keyPath: path] as Any
      // Nothing, instead of an optional in an optional.
      return Mirror(reflecting: value).displayStyle == .optional ? unwrapped(value) : value
    }
    set = { layer, value in
      guard let value = keyed(value, as: Value.self) else { return }
      unsafeDowncast(layer, to: Layer.self)[keyPath: path] = value
    }
  }

  init<Layer: CALayer, Value: RawRepresentable>(
    named path: ReferenceWritableKeyPath<Layer, Value>
  ) {
    get = { layer in unsafeDowncast(layer, to: Layer.self)[keyPath: path].rawValue }
    set = { layer, value in
      let raw = keyed(value, as: Value.RawValue.self) ?? keyedNumber(value).flatMap(integer)
      guard let value = value as? Value ?? raw.flatMap({ Value(rawValue: $0) }) else { return }
      unsafeDowncast(layer, to: Layer.self)[keyPath: path] = value
    }
  }
}

/// Returns a number as another type of integer.
private func integer<Value>(_ value: CGFloat) -> Value? {
  (Value.self as? any BinaryInteger.Type).flatMap { $0.init(exactly: Double(value)) as? Value }
}

/// Returns what is in an optional value, however deep; nil for nothing.
private func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}

extension CALayer {
  nonisolated(unsafe) static let commonProperties: [String: LayerProperty] = [
    "bounds": LayerProperty(\CALayer.bounds),
    "position": LayerProperty(\CALayer.position),
    "frame": LayerProperty(\CALayer.frame),
    "zPosition": LayerProperty(\CALayer.zPosition),
    "anchorPoint": LayerProperty(\CALayer.anchorPoint),
    "anchorPointZ": LayerProperty(\CALayer.anchorPointZ),
    "transform": LayerProperty(\CALayer.transform),
    "sublayerTransform": LayerProperty(\CALayer.sublayerTransform),
    "hidden": LayerProperty(\CALayer.isHidden),
    "isHidden": LayerProperty(\CALayer.isHidden),
    "doubleSided": LayerProperty(\CALayer.isDoubleSided),
    "geometryFlipped": LayerProperty(\CALayer.isGeometryFlipped),
    "opacity": LayerProperty(\CALayer.opacity),
    "opaque": LayerProperty(\CALayer.isOpaque),
    "isOpaque": LayerProperty(\CALayer.isOpaque),
    "masksToBounds": LayerProperty(\CALayer.masksToBounds),
    "mask": LayerProperty(\CALayer.mask),
    "contents": LayerProperty(\CALayer.contents),
    "contentsRect": LayerProperty(\CALayer.contentsRect),
    "contentsCenter": LayerProperty(\CALayer.contentsCenter),
    "contentsGravity": LayerProperty(named: \CALayer.contentsGravity),
    "contentsScale": LayerProperty(\CALayer.contentsScale),
    "contentsFormat": LayerProperty(named: \CALayer.contentsFormat),
    "minificationFilter": LayerProperty(named: \CALayer.minificationFilter),
    "magnificationFilter": LayerProperty(named: \CALayer.magnificationFilter),
    "minificationFilterBias": LayerProperty(\CALayer.minificationFilterBias),
    "needsDisplayOnBoundsChange": LayerProperty(\CALayer.needsDisplayOnBoundsChange),
    "drawsAsynchronously": LayerProperty(\CALayer.drawsAsynchronously),
    "allowsEdgeAntialiasing": LayerProperty(\CALayer.allowsEdgeAntialiasing),
    "edgeAntialiasingMask": LayerProperty(named: \CALayer.edgeAntialiasingMask),
    "allowsGroupOpacity": LayerProperty(\CALayer.allowsGroupOpacity),
    "shouldRasterize": LayerProperty(\CALayer.shouldRasterize),
    "rasterizationScale": LayerProperty(\CALayer.rasterizationScale),
    "wantsExtendedDynamicRangeContent": LayerProperty(
      \CALayer.wantsExtendedDynamicRangeContent),
    "backgroundColor": LayerProperty(\CALayer.backgroundColor),
    "cornerRadius": LayerProperty(\CALayer.cornerRadius),
    "maskedCorners": LayerProperty(named: \CALayer.maskedCorners),
    "cornerCurve": LayerProperty(named: \CALayer.cornerCurve),
    "borderWidth": LayerProperty(\CALayer.borderWidth),
    "borderColor": LayerProperty(\CALayer.borderColor),
    "shadowColor": LayerProperty(\CALayer.shadowColor),
    "shadowOpacity": LayerProperty(\CALayer.shadowOpacity),
    "shadowOffset": LayerProperty(\CALayer.shadowOffset),
    "shadowRadius": LayerProperty(\CALayer.shadowRadius),
    "shadowPath": LayerProperty(\CALayer.shadowPath),
    "sublayers": LayerProperty(\CALayer.sublayers),
    "compositingFilter": LayerProperty(\CALayer.compositingFilter),
    "filters": LayerProperty(\CALayer.filters),
    "backgroundFilters": LayerProperty(\CALayer.backgroundFilters),
    "name": LayerProperty(\CALayer.name),
    "actions": LayerProperty(\CALayer.actions),
    "style": LayerProperty(\CALayer.style),
    "beginTime": LayerProperty(\CALayer.beginTime),
    "duration": LayerProperty(\CALayer.duration),
    "speed": LayerProperty(\CALayer.speed),
    "timeOffset": LayerProperty(\CALayer.timeOffset),
    "repeatCount": LayerProperty(\CALayer.repeatCount),
    "repeatDuration": LayerProperty(\CALayer.repeatDuration),
    "autoreverses": LayerProperty(\CALayer.autoreverses),
    "fillMode": LayerProperty(named: \CALayer.fillMode),
  ]
}
#endif

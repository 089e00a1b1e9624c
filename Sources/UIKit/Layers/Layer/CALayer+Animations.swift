#if UIKit
import Foundation
import UIKitDialect

extension CALayer {
  final func begin(_ animation: CAAnimation, key: String?) {
    guard let animation = animation.copy() as? CAAnimation else { return }
    if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
    if animation.timingFunction == nil, let function = CATransaction.animationTimingFunction() {
      animation.timingFunction = function
    }
    // A layer has one transition at a time.
    let key = animation is CATransition ? "transition" : key
    if let key { end { $0.key == key } }
    animations.append(LayerAnimation(animation, key: key, layer: self))
  }

  /// Removes animations before their end.
  final func end(_ condition: (LayerAnimation) -> Bool) {
    let removed = animations.filter(condition)
    animations.removeAll { animation in removed.contains { $0 === animation } }
    removed.forEach { $0.stop() }
  }

  final var presentAnimationKeys: [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  final func foundAction(_ event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    let styled = style?["actions"] as? [String: any CAAction]
    if let action = actions?[event] ?? styled?[event] { return action is NSNull ? nil : action }
    return type(of: self).defaultAction(forKey: event)
  }

  final func makePresentation() -> Self? {
    let copy = copied(self)
    copy.original = model()
    for animation in animations { animation.animation.applyEnd(to: copy) }
    return copy
  }
}

/// Not to be used: the class through which ``CALayer/presentation()`` calls an `init(layer:)`.
@_documentation(visibility: internal)
open class _CopiedLayer: CALayer {
  /// Creates a copy.
  public required override init(layer: Any) { super.init(layer: layer) }
}

/// Returns a layer made by the `init(layer:)` of a layer's class; see `madeByInit(_:)`.
@inline(never)
private func copied<Layer: CALayer>(_ layer: Layer) -> Layer {
  let copy: CALayer = unsafeBitCast(type(of: layer), to: _CopiedLayer.Type.self).init(layer: layer)
  return unsafeDowncast(copy, to: Layer.self)
}
#endif

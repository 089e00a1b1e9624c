#if UIKit
import Foundation

/// An animation of a property from one value to another (`CABasicAnimation`).
open class CABasicAnimation: CAPropertyAnimation {
  /// Creates an animation.
  public override init() { super.init() }

  /// The value at the beginning; nil for that of the layer.
  open var fromValue: Any? {
    get { read("fromValue", nil) }
    set { write("fromValue", newValue) }
  }

  /// The value at the end; nil for that of the layer.
  open var toValue: Any? {
    get { read("toValue", nil) }
    set { write("toValue", newValue) }
  }

  /// The difference between the two; nil unless set.
  open var byValue: Any? {
    get { read("byValue", nil) }
    set { write("byValue", newValue) }
  }

  override func endValue(on layer: CALayer) -> Any? {
    if let toValue { return toValue }
    guard let byValue, let keyPath else { return nil }
    guard let from = fromValue ?? layer.value(forKeyPath: keyPath) else { return nil }
    return keyedSum(from, byValue)
  }
}
#endif

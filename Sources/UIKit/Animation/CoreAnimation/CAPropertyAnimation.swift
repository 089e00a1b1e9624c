#if UIKit
public import Foundation
import UIKitDialect

/// An animation of a property (`CAPropertyAnimation`).
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation.
  public override init() { super.init() }

  /// Creates an animation of a property, or of a part of one, as `transform.rotation.z`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property, or a part of one; nil unless set.
  open var keyPath: String? {
    get { read("keyPath", nil) }
    set { write("keyPath", newValue) }
  }

  /// A Boolean value that indicates whether the values are added to the property's; false unless
  /// set.
  open var isAdditive: Bool {
    get { read("additive", false) }
    set { write("additive", newValue) }
  }

  /// A Boolean value that indicates whether each repetition begins where the one before ended;
  /// false unless set.
  open var isCumulative: Bool {
    get { read("cumulative", false) }
    set { write("cumulative", newValue) }
  }

  /// The function that turns numbers into a transform; nil unless set.
  open var valueFunction: CAValueFunction? {
    get { read("valueFunction", nil) }
    set { write("valueFunction", newValue) }
  }

  /// The value at the end; nil for that of the layer.
  func endValue(on layer: CALayer) -> Any? { nil }

  override func applyEnd(to presentation: CALayer) {
    // One that runs backward ends where it began.
    guard let keyPath, !autoreverses, let value = endValue(on: presentation) else { return }
    let former = isAdditive ? presentation.value(forKeyPath: keyPath) : nil
    presentation.setValue(former.flatMap { keyedSum($0, value) } ?? value, forKeyPath: keyPath)
  }
}

/// A function that turns numbers into a transform (`CAValueFunction`).
open class CAValueFunction: NSObject {
  /// The name.
  public final let name: CAValueFunctionName

  /// Creates a function by its name.
  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }
}

/// The name of a function that turns numbers into a transform (`CAValueFunctionName`).
public struct CAValueFunctionName: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A rotation about x.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about y.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about z.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scaling along all axes.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scaling along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scaling along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scaling along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Returns the sum of two values of an animation; nil for those that cannot be added.
func keyedSum(_ left: Any, _ right: Any) -> Any? {
  if let left = keyedNumber(left), let right = keyedNumber(right) { return left + right }
  if let left = CGPoint.keyed(left), let right = CGPoint.keyed(right) {
    return CGPoint(x: left.x + right.x, y: left.y + right.y)
  }
  if let left = CGSize.keyed(left), let right = CGSize.keyed(right) {
    return CGSize(width: left.width + right.width, height: left.height + right.height)
  }
  if let left = CGRect.keyed(left), let right = CGRect.keyed(right) {
    return CGRect(
      x: left.origin.x + right.origin.x, y: left.origin.y + right.origin.y,
      width: left.size.width + right.size.width, height: left.size.height + right.size.height)
  }
  if let left = CATransform3D.keyed(left), let right = CATransform3D.keyed(right) {
    return CATransform3DConcat(left, right)
  }
  return nil
}
#endif

#if UIKit
public import Foundation

// On Apple's platforms an `NSValue` casts to the structure in it, and a structure to `NSValue`, as
// in `userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect`. These conformances let it
// here.

/// A structure that Foundation keeps in a value object.
public protocol ValueObjectBridging: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// The value in an object, nil for an object of another type.
  static func value(in object: NSValue) -> Self?
}

extension ValueObjectBridging {
  /// Reads the value of an object; traps for an object of another type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = _unconditionallyBridgeFromObjectiveC(source)
  }
  /// Reads the value of an object, nil for an object of another type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    result = value(in: source)
    return result != nil
  }
  /// Returns the value of an object; traps for nil and for an object of another type.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    guard let source, let value = value(in: source) else {
      preconditionFailure("the object is not one of a \(Self.self)")
    }
    return value
  }
}

extension NSValue {
  /// Returns whether the object has the type of another one.
  fileprivate func hasType(of other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, ValueObjectBridging {
  /// The point as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
  /// The point in an object, nil for an object of another type.
  public static func value(in object: NSValue) -> CGPoint? {
    object.hasType(of: NSValue(point: .zero)) ? object.pointValue : nil
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, ValueObjectBridging {
  /// The size as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
  /// The size in an object, nil for an object of another type.
  public static func value(in object: NSValue) -> CGSize? {
    object.hasType(of: NSValue(size: .zero)) ? object.sizeValue : nil
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, ValueObjectBridging {
  /// The rectangle as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
  /// The rectangle in an object, nil for an object of another type.
  public static func value(in object: NSValue) -> CGRect? {
    object.hasType(of: NSValue(rect: .zero)) ? object.rectValue : nil
  }
}
#endif

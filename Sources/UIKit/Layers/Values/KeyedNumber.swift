#if UIKit
import Foundation
import UIKitDialect

/// Returns what a key-value container was given as a number; nil for anything else.
func keyedNumber(_ value: Any?) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Float: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as Bool: value ? 1 : 0
  case let value as NSNumber: CGFloat(value.doubleValue)
  case let value as any BinaryInteger: CGFloat(Double(value))
  default: nil
  }
}

/// A value that a key-value container takes in several forms.
protocol KeyedValue {
  /// The value in another form; nil for none.
  static func keyed(_ value: Any) -> Self?
  /// The value that nil stands for.
  static var zero: Self { get }
}

extension CGFloat: KeyedValue {
  static func keyed(_ value: Any) -> CGFloat? { keyedNumber(value) }
}

extension Double: KeyedValue {
  static func keyed(_ value: Any) -> Double? { keyedNumber(value).map { Double($0) } }
}

extension Float: KeyedValue {
  static func keyed(_ value: Any) -> Float? { keyedNumber(value).map { Float($0) } }
}

extension Int: KeyedValue {
  static func keyed(_ value: Any) -> Int? { keyedNumber(value).map { Int($0) } }
}

extension Bool: KeyedValue {
  static func keyed(_ value: Any) -> Bool? { keyedNumber(value).map { $0 != 0 } }
  static var zero: Bool { false }
}

extension CGPoint: KeyedValue {
  static func keyed(_ value: Any) -> CGPoint? {
    value as? CGPoint ?? (value as? NSValue)?.pointValue
  }
}

extension CGSize: KeyedValue {
  static func keyed(_ value: Any) -> CGSize? { value as? CGSize ?? (value as? NSValue)?.sizeValue }
}

extension CGRect: KeyedValue {
  static func keyed(_ value: Any) -> CGRect? { value as? CGRect ?? (value as? NSValue)?.rectValue }
}

extension CATransform3D: KeyedValue {
  static func keyed(_ value: Any) -> CATransform3D? {
    if let value = value as? CGAffineTransform { return CATransform3DMakeAffineTransform(value) }
    return value as? CATransform3D ?? (value as? NSValue)?.caTransform3DValue
  }
  static var zero: CATransform3D { .identity }
}

/// An optional type, which can represent no value.
private protocol KeyedOptional {
  static var none: Self { get }
}

extension Optional: KeyedOptional {}

/// Returns a value of a key-value container as the type of a property; nil if it cannot be one.
func keyed<Value>(_ value: Any?, as type: Value.Type) -> Value? {
  guard let value, !(value is NSNull) || type == Any?.self else {
    if let optional = type as? any KeyedOptional.Type { return optional.none as? Value }
    return (type as? any KeyedValue.Type)?.zero as? Value
  }
  if let keyed = type as? any KeyedValue.Type { return keyed.keyed(value) as? Value }
  return value as? Value
}
#endif

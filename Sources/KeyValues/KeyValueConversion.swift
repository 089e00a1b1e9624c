/// An optional of any type.
private protocol AnyOptional {
  var innermost: Any? { get }
  static var empty: Any { get }
  static func wrapping(_ value: Any?) -> Any?
}

extension Optional: AnyOptional {
  fileprivate var innermost: Any? { flatMap { unwrapped($0) } }
  fileprivate static var empty: Any { Self.none as Any }
  fileprivate static func wrapping(_ value: Any?) -> Any? {
    converted(value, to: Wrapped.self).map { Self.some($0) as Any }
  }
}

/// Returns a value without the optionals around it; nil if one of them has none.
package func flattened(_ value: Any?) -> Any? { value.flatMap { unwrapped($0) } }

private func unwrapped(_ value: Any) -> Any? {
  guard let optional = value as? any AnyOptional else { return value }
  return optional.innermost
}

/// Returns a value as one of another type, as key-value coding converts numbers; nil if it cannot be.
///
/// A text becomes the number at its start, as with `NSString.integerValue`. No value becomes none of an optional
/// type only.
package func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
  let value = flattened(value)
  if let optional = Value.self as? any AnyOptional.Type {
    return (value == nil ? optional.empty : optional.wrapping(value) as Any) as? Value
  }
  guard let value else { return nil }
  switch Value.self {
  case is Bool.Type: return boolValue(of: value) as? Value
  case is Double.Type: return numberOrPrefix(of: value) as? Value
  case is Float.Type: return numberOrPrefix(of: value).map { Float($0) } as? Value
  case let integer as any FixedWidthInteger.Type: return whole(value, as: integer) as? Value
  default: return value as? Value
  }
}

private func whole<Integer: FixedWidthInteger>(_ value: Any, as type: Integer.Type) -> Any? {
  switch value {
  case let number as any BinaryInteger: Integer(exactly: number)
  case let text as String: Integer(exactly: NumberPrefix(text).integer)
  default: numberValue(of: value).flatMap { Integer(exactly: $0.rounded(.towardZero)) }
  }
}

/// Returns a number, or the one at the start of a text; nil for anything else.
private func numberOrPrefix(of value: Any) -> Double? {
  (value as? String).map { NumberPrefix($0).double } ?? numberValue(of: value)
}

/// Returns a number or a Boolean value as a number; nil for anything else.
package func numberValue(of value: Any?) -> Double? {
  switch flattened(value) {
  case let flag as Bool: flag ? 1 : 0
  case let number as any BinaryInteger: Double(number)
  case let number as any BinaryFloatingPoint: Double(number)
  default: nil
  }
}

/// Returns a value as a Boolean one, as `NSNumber.boolValue` and `NSString.boolValue` do; nil for no value and
/// for an object.
package func boolValue(of value: Any?) -> Bool? {
  if let text = flattened(value) as? String {
    let rest = text.drop(while: { $0.isWhitespace || "+-0".contains($0) })
    return rest.first.map { "YyTt123456789".contains($0) } ?? false
  }
  return numberValue(of: value).map { $0 != 0 }
}

/// Returns whether two values are the same: equal if they can be compared, otherwise one object.
package func isSame(_ first: Any?, _ second: Any?) -> Bool {
  guard let first = flattened(first), let second = flattened(second) else {
    return flattened(first) == nil && flattened(second) == nil
  }
  if let first = first as? Int, let second = second as? Int { return first == second }
  if let first = numberValue(of: first), let second = numberValue(of: second) {
    return first == second
  }
  if let first = first as? AnyHashable, let second = second as? AnyHashable {
    return first == second
  }
  if type(of: first) is AnyClass, type(of: second) is AnyClass {
    return first as AnyObject === second as AnyObject
  }
  guard let first = first as? [Any], let second = second as? [Any] else { return false }
  return first.count == second.count && zip(first, second).allSatisfy { isSame($0, $1) }
}

#if UIKit
import Foundation
import UIKitDialect

extension CALayer {
  struct Needs: OptionSet {
    var rawValue: UInt8
    static let layout = Needs(rawValue: 1 << 0)
    static let display = Needs(rawValue: 1 << 1)
  }

  /// Returns a value that was set, or the standard one.
  final func read<Value>(_ key: String, _ standard: Value) -> Value {
    guard let value = stored[key] ?? styled(key) else { return standard }
    return value as? Value ?? standard
  }

  /// Returns an optional value that was set, or the standard one.
  final func read<Value>(_ key: String, _ standard: Value?) -> Value? {
    guard let value = stored[key] ?? styled(key) else { return standard }
    return value is NSNull ? nil : value as? Value
  }

  private func styled(_ key: String) -> Any? {
    guard let style = stored["style"] as? [AnyHashable: Any], key != "style" else { return nil }
    return style[key]
  }

  /// Keeps a value, and runs the action of its key.
  final func write<Value>(_ key: String, _ value: Value) {
    change(key) { stored[key] = value }
  }

  /// Keeps an optional value, and runs the action of its key.
  final func write<Value>(_ key: String, _ value: Value?) {
    change(key) { stored[key] = value.map { $0 as Any } ?? NSNull() }
  }

  /// Changes a value; the action is looked up before, with the former value, and runs after.
  final func change(_ key: String, _ body: () -> Void) {
    let action = original == nil && !CATransaction.disableActions() ? action(forKey: key) : nil
    body()
    if let action, !(action is NSNull) { action.run(forKey: key, object: self, arguments: nil) }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  // MARK: Keys

  final func keyedValue(_ key: String) -> Any? {
    if let property = type(of: self).properties[key] { return property.get(self) }
    let value: Any? = read(key, Any?.none)
    return value ?? (stored[key] == nil ? type(of: self).defaultValue(forKey: key) : nil)
  }

  final func setKeyedValue(_ value: Any?, _ key: String) {
    if let property = type(of: self).properties[key] { return property.set(self, value) }
    write(key, value)
  }

  final func keyedPart(_ path: String) -> Any? {
    let words = path.split(separator: ".", maxSplits: 1).map { String($0) }
    guard words.count == 2 else { return value(forKey: path) }
    switch words[0] {
    case "sublayers":
      let names = words[1].split(separator: ".", maxSplits: 1).map { String($0) }
      guard let layer = sublayers?.first(where: { $0.name == names[0] }) else { return nil }
      return names.count == 1 ? layer : layer.value(forKeyPath: names[1])
    case "animations":
      let names = words[1].split(separator: ".", maxSplits: 1).map { String($0) }
      guard let animation = animation(forKey: names[0]) else { return nil }
      return names.count == 1 ? animation : animation.value(forKeyPath: names[1])
    default: return partOfValue(words[1], of: value(forKey: words[0]))
    }
  }

  final func setKeyedPart(_ newValue: Any?, _ path: String) {
    let words = path.split(separator: ".", maxSplits: 1).map { String($0) }
    guard words.count == 2 else { return setValue(newValue, forKey: path) }
    if words[0] == "sublayers" {
      let names = words[1].split(separator: ".", maxSplits: 1).map { String($0) }
      guard names.count == 2 else { return }
      sublayers?.first { $0.name == names[0] }?.setValue(newValue, forKeyPath: names[1])
      return
    }
    let former = value(forKey: words[0])
    if let layer = former as? CALayer { return layer.setValue(newValue, forKeyPath: words[1]) }
    guard let changed = replacingPart(words[1], of: former, with: newValue) else { return }
    setValue(changed, forKey: words[0])
  }

  /// The value of a property of a new layer of the class of UIKit from which this one derives.
  final class func standardValue(forKey key: String) -> Any? {
    properties[key]?.get(prototype)
  }

  /// Takes all values of another layer, without what belongs to its place.
  final func takeValues(of layer: CALayer) {
    stored = layer.stored
    stored["mask"] = nil
    original = layer.original ?? layer
    guard layer.host != nil else { return }
    stored["bounds"] = layer.bounds
    stored["position"] = layer.position
    stored["transform"] = layer.transform
    stored["hidden"] = layer.isHidden
    stored["opacity"] = layer.opacity
    stored["opaque"] = layer.isOpaque
    stored["masksToBounds"] = layer.masksToBounds
    stored["contentsScale"] = layer.contentsScale
    stored["backgroundColor"] = layer.backgroundColor.map { $0 as Any } ?? NSNull()
  }
}
#endif

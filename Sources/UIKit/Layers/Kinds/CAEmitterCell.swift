#if UIKit
public import Foundation
import UIKitDialect

/// A kind of particles (`CAEmitterCell`): values that can be read back; no particles are made.
open class CAEmitterCell: NSObject {
  final var stored: [String: Any] = [:]

  /// Creates a cell.
  public override init() { super.init() }

  /// Returns the value of a key before it is set; nil, unless overridden.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns the value that was set under a key; the default one otherwise.
  open func value(forKey key: String) -> Any? {
    let key = key == "enabled" ? "isEnabled" : key
    guard let value = stored[key] else { return type(of: self).defaultValue(forKey: key) }
    return value is NSNull ? nil : value
  }

  /// Sets a property, or keeps a value under any other key.
  open func setValue(_ value: Any?, forKey key: String) {
    stored[key == "enabled" ? "isEnabled" : key] = value ?? NSNull()
  }

  private static let white = CGColor(CGColorSpace(.monochrome), [1, 1])

  /// The content of a particle, such as a ``CGImage``; nil unless set.
  open var contents: Any? {
    get { optional("contents", nil) }
    set { setOptional("contents", newValue) }
  }

  /// The part of it that is shown; all unless set.
  open var contentsRect: CGRect {
    get {
      keyed(stored["contentsRect"] ?? CGRect(x: 0, y: 0, width: 1, height: 1), as: CGRect.self)
        ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    set { stored["contentsRect"] = newValue }
  }

  /// The pixels in a point of it; 1 unless set.
  open var contentsScale: CGFloat {
    get { keyed(stored["contentsScale"] ?? 1, as: CGFloat.self) ?? 1 }
    set { stored["contentsScale"] = newValue }
  }

  /// The particles that a particle makes; nil unless set.
  open var emitterCells: [CAEmitterCell]? {
    get { optional("emitterCells", nil) }
    set { setOptional("emitterCells", newValue) }
  }

  /// A Boolean value that indicates whether particles are born; true unless set.
  open var isEnabled: Bool {
    get { keyed(stored["isEnabled"] ?? true, as: Bool.self) ?? true }
    set { stored["isEnabled"] = newValue }
  }

  /// The name; nil unless set.
  open var name: String? {
    get { optional("name", nil) }
    set { setOptional("name", newValue) }
  }

  /// The number of particles born in a second; 0 unless set.
  open var birthRate: Float {
    get { keyed(stored["birthRate"] ?? 0, as: Float.self) ?? 0 }
    set { stored["birthRate"] = newValue }
  }

  /// The lifetime of a particle, in seconds; 0 unless set.
  open var lifetime: Float {
    get { keyed(stored["lifetime"] ?? 0, as: Float.self) ?? 0 }
    set { stored["lifetime"] = newValue }
  }

  /// The variation of the lifetime; 0 unless set.
  open var lifetimeRange: Float {
    get { keyed(stored["lifetimeRange"] ?? 0, as: Float.self) ?? 0 }
    set { stored["lifetimeRange"] = newValue }
  }

  /// The angle of birth out of the plane; 0 unless set.
  open var emissionLatitude: CGFloat {
    get { keyed(stored["emissionLatitude"] ?? 0, as: CGFloat.self) ?? 0 }
    set { stored["emissionLatitude"] = newValue }
  }

  /// The angle of birth in the plane; 0 unless set.
  open var emissionLongitude: CGFloat {
    get { keyed(stored["emissionLongitude"] ?? 0, as: CGFloat.self) ?? 0 }
    set { stored["emissionLongitude"] = newValue }
  }

  /// The variation of the angle; 0 unless set.
  open var emissionRange: CGFloat {
    get { keyed(stored["emissionRange"] ?? 0, as: CGFloat.self) ?? 0 }
    set { stored["emissionRange"] = newValue }
  }

  /// The initial velocity of a particle; 0 unless set.
  open var velocity: CGFloat {
    get { keyed(stored["velocity"] ?? 0, as: CGFloat.self) ?? 0 }
    set { stored["velocity"] = newValue }
  }

  /// The variation of the velocity; 0 unless set.
  open var velocityRange: CGFloat {
    get { keyed(stored["velocityRange"] ?? 0, as: CGFloat.self) ?? 0 }
    set { stored["velocityRange"] = newValue }
  }

  /// The acceleration along x, per second; 0 unless set.
  open var xAcceleration: CGFloat {
    get { keyed(stored["xAcceleration"] ?? 0, as: CGFloat.self) ?? 0 }
    set { stored["xAcceleration"] = newValue }
  }

  /// The acceleration along y, per second; 0 unless set.
  open var yAcceleration: CGFloat {
    get { keyed(stored["yAcceleration"] ?? 0, as: CGFloat.self) ?? 0 }
    set { stored["yAcceleration"] = newValue }
  }

  /// The acceleration along z, per second; 0 unless set.
  open var zAcceleration: CGFloat {
    get { keyed(stored["zAcceleration"] ?? 0, as: CGFloat.self) ?? 0 }
    set { stored["zAcceleration"] = newValue }
  }

  /// The scale of a particle; 1 unless set.
  open var scale: CGFloat {
    get { keyed(stored["scale"] ?? 1, as: CGFloat.self) ?? 1 }
    set { stored["scale"] = newValue }
  }

  /// The variation of the scale; 0 unless set.
  open var scaleRange: CGFloat {
    get { keyed(stored["scaleRange"] ?? 0, as: CGFloat.self) ?? 0 }
    set { stored["scaleRange"] = newValue }
  }

  /// The growth of the scale, per second; 0 unless set.
  open var scaleSpeed: CGFloat {
    get { keyed(stored["scaleSpeed"] ?? 0, as: CGFloat.self) ?? 0 }
    set { stored["scaleSpeed"] = newValue }
  }

  /// The angle that a particle turns in a second; 0 unless set.
  open var spin: CGFloat {
    get { keyed(stored["spin"] ?? 0, as: CGFloat.self) ?? 0 }
    set { stored["spin"] = newValue }
  }

  /// The variation of the spin; 0 unless set.
  open var spinRange: CGFloat {
    get { keyed(stored["spinRange"] ?? 0, as: CGFloat.self) ?? 0 }
    set { stored["spinRange"] = newValue }
  }

  /// The color that multiplies a particle; white unless set.
  open var color: CGColor? {
    get { optional("color", CAEmitterCell.white) }
    set { setOptional("color", newValue) }
  }

  /// The variation of red; 0 unless set.
  open var redRange: Float {
    get { keyed(stored["redRange"] ?? 0, as: Float.self) ?? 0 }
    set { stored["redRange"] = newValue }
  }

  /// The variation of green; 0 unless set.
  open var greenRange: Float {
    get { keyed(stored["greenRange"] ?? 0, as: Float.self) ?? 0 }
    set { stored["greenRange"] = newValue }
  }

  /// The variation of blue; 0 unless set.
  open var blueRange: Float {
    get { keyed(stored["blueRange"] ?? 0, as: Float.self) ?? 0 }
    set { stored["blueRange"] = newValue }
  }

  /// The variation of opacity; 0 unless set.
  open var alphaRange: Float {
    get { keyed(stored["alphaRange"] ?? 0, as: Float.self) ?? 0 }
    set { stored["alphaRange"] = newValue }
  }

  /// The change of red, per second; 0 unless set.
  open var redSpeed: Float {
    get { keyed(stored["redSpeed"] ?? 0, as: Float.self) ?? 0 }
    set { stored["redSpeed"] = newValue }
  }

  /// The change of green, per second; 0 unless set.
  open var greenSpeed: Float {
    get { keyed(stored["greenSpeed"] ?? 0, as: Float.self) ?? 0 }
    set { stored["greenSpeed"] = newValue }
  }

  /// The change of blue, per second; 0 unless set.
  open var blueSpeed: Float {
    get { keyed(stored["blueSpeed"] ?? 0, as: Float.self) ?? 0 }
    set { stored["blueSpeed"] = newValue }
  }

  /// The change of opacity, per second; 0 unless set.
  open var alphaSpeed: Float {
    get { keyed(stored["alphaSpeed"] ?? 0, as: Float.self) ?? 0 }
    set { stored["alphaSpeed"] = newValue }
  }

  /// The filter that makes a particle larger; linearly unless set.
  open var magnificationFilter: String {
    get { keyed(stored["magnificationFilter"] ?? "linear", as: String.self) ?? "linear" }
    set { stored["magnificationFilter"] = newValue }
  }

  /// The filter that makes a particle smaller; linearly unless set.
  open var minificationFilter: String {
    get { keyed(stored["minificationFilter"] ?? "linear", as: String.self) ?? "linear" }
    set { stored["minificationFilter"] = newValue }
  }

  /// The amount of detail that is kept then; 0 unless set.
  open var minificationFilterBias: Float {
    get { keyed(stored["minificationFilterBias"] ?? 0, as: Float.self) ?? 0 }
    set { stored["minificationFilterBias"] = newValue }
  }

  /// Values of properties that are not set; nil unless set.
  open var style: [AnyHashable: Any]? {
    get { optional("style", nil) }
    set { setOptional("style", newValue) }
  }

  private func optional<Value>(_ key: String, _ standard: Value?) -> Value? {
    guard let value = stored[key] else { return standard }
    return value is NSNull ? nil : value as? Value
  }

  private func setOptional<Value>(_ key: String, _ value: Value?) {
    stored[key] = value.map { $0 as Any } ?? NSNull()
  }
}
#endif

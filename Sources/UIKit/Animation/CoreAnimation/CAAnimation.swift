#if UIKit
public import Foundation

/// The notifications of an animation to its delegate (`CAAnimationDelegate`).
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation ends, or is removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer (`CAAnimation`).
///
/// A layer keeps a copy, which its delegate hears of on the ``AnimationClock``. Nothing moves: the
/// values at the end are those of the layer's ``CALayer/presentation()`` at once.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  /// The values that were set, by their keys; `NSNull` for nil.
  final var stored: [String: Any] = [:]

  /// Creates an animation.
  public override init() { super.init() }

  /// The curve; nil, for an even one, unless set.
  open var timingFunction: CAMediaTimingFunction? {
    get { read("timingFunction", nil) }
    set { write("timingFunction", newValue) }
  }

  /// The object that hears of the beginning and the end, which the animation keeps; nil unless set.
  open var delegate: (any CAAnimationDelegate)? {
    get { read("delegate", nil) }
    set { write("delegate", newValue) }
  }

  /// A Boolean value that indicates whether the layer drops the animation at its end; true unless
  /// set.
  open var isRemovedOnCompletion: Bool {
    get { read("removedOnCompletion", true) }
    set { write("removedOnCompletion", newValue) }
  }

  /// The number of times that it would be drawn in a second; that of the screen unless set.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { read("preferredFrameRateRange", .default) }
    set { write("preferredFrameRateRange", newValue) }
  }

  // MARK: CAMediaTiming

  /// The time at which it begins, in the time of the layer; 0, for now, unless set.
  open var beginTime: CFTimeInterval {
    get { read("beginTime", 0) }
    set { write("beginTime", newValue) }
  }

  /// The time that it takes once, in seconds; 0, for the transaction's, unless set.
  open var duration: CFTimeInterval {
    get { read("duration", 0) }
    set { write("duration", newValue) }
  }

  /// The speed of its time; 1 unless set, 0 stops it.
  open var speed: Float {
    get { read("speed", 1) }
    set { write("speed", newValue) }
  }

  /// Its time at the beginning; 0 unless set.
  open var timeOffset: CFTimeInterval {
    get { read("timeOffset", 0) }
    set { write("timeOffset", newValue) }
  }

  /// The number of times that it is repeated; 0, for once, unless set.
  open var repeatCount: Float {
    get { read("repeatCount", 0) }
    set { write("repeatCount", newValue) }
  }

  /// The time for which it is repeated; 0, for as often as ``repeatCount``, unless set.
  open var repeatDuration: CFTimeInterval {
    get { read("repeatDuration", 0) }
    set { write("repeatDuration", newValue) }
  }

  /// A Boolean value that indicates whether it also runs backward each time; false unless set.
  open var autoreverses: Bool {
    get { read("autoreverses", false) }
    set { write("autoreverses", newValue) }
  }

  /// The values that it shows before and after; none unless set.
  open var fillMode: CAMediaTimingFillMode {
    get { read("fillMode", .removed) }
    set { write("fillMode", newValue) }
  }

  // MARK: Keys

  /// Returns the value of a key before it is set; nil, unless overridden.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns whether a value would be archived; true unless overridden.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// Returns the value that was set for a property or under any other key; the default one
  /// otherwise.
  open func value(forKey key: String) -> Any? {
    guard let value = stored[Self.known(key)] else {
      return type(of: self).defaultValue(forKey: key)
    }
    return value is NSNull ? nil : value
  }

  /// Sets a property, or keeps a value under any other key.
  open func setValue(_ value: Any?, forKey key: String) {
    stored[Self.known(key)] = value ?? NSNull()
  }

  /// Returns a value or a part of it.
  open func value(forKeyPath keyPath: String) -> Any? {
    let words = keyPath.split(separator: ".", maxSplits: 1).map { String($0) }
    return words.count == 2
      ? partOfValue(words[1], of: value(forKey: words[0])) : value(forKey: keyPath)
  }

  /// Sets a value or a part of it.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let words = keyPath.split(separator: ".", maxSplits: 1).map { String($0) }
    guard words.count == 2 else { return setValue(value, forKey: keyPath) }
    if let changed = replacingPart(words[1], of: self.value(forKey: words[0]), with: value) {
      setValue(changed, forKey: words[0])
    }
  }

  private static func known(_ key: String) -> String {
    key == "isRemovedOnCompletion" ? "removedOnCompletion" : key
  }

  final func read<Value>(_ key: String, _ standard: Value) -> Value {
    stored[key].flatMap { keyed($0, as: Value.self) } ?? standard
  }

  final func read<Value>(_ key: String, _ standard: Value?) -> Value? {
    guard let value = stored[key] else { return standard }
    return value is NSNull ? nil : value as? Value
  }

  final func write<Value>(_ key: String, _ value: Value) { stored[key] = value }

  final func write<Value>(_ key: String, _ value: Value?) {
    stored[key] = value.map { $0 as Any } ?? NSNull()
  }

  // MARK: Copying and running

  /// Returns an animation of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = madeByInit(type(of: self))
    copy.stored = stored
    return copy
  }

  /// Adds the animation to the layer whose property changes.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Applies the values at the end to the presentation of a layer.
  func applyEnd(to presentation: CALayer) {}
}
#endif

#if UIKit
public import Foundation
import UIKitDialect

/// How values between key frames are found (`CAAnimationCalculationMode`).
public struct CAAnimationCalculationMode: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// On straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: each value stays until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// On straight lines at an even speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On curves.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On curves at an even speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How what moves on a path is turned (`CAAnimationRotationMode`).
public struct CAAnimationRotationMode: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation of a property through several values (`CAKeyframeAnimation`).
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Creates an animation.
  public override init() { super.init() }

  /// The values; nil unless set.
  open var values: [Any]? {
    get { read("values", nil) }
    set { write("values", newValue) }
  }

  /// The path of points, instead of values; nil unless set.
  open var path: CGPath? {
    get { read("path", nil) }
    set { write("path", newValue?.copy()) }
  }

  /// When each value is reached, from 0 to 1; nil, for evenly, unless set.
  open var keyTimes: [NSNumber]? {
    get { read("keyTimes", nil) }
    set { write("keyTimes", newValue) }
  }

  /// The curves between the values; nil unless set.
  open var timingFunctions: [CAMediaTimingFunction]? {
    get { read("timingFunctions", nil) }
    set { write("timingFunctions", newValue) }
  }

  /// How values in between are found; on straight lines unless set.
  open var calculationMode: CAAnimationCalculationMode {
    get { read("calculationMode", .linear) }
    set { write("calculationMode", newValue) }
  }

  /// How tight curves are at each value; nil unless set.
  open var tensionValues: [NSNumber]? {
    get { read("tensionValues", nil) }
    set { write("tensionValues", newValue) }
  }

  /// How sharp the corners are at each value; nil unless set.
  open var continuityValues: [NSNumber]? {
    get { read("continuityValues", nil) }
    set { write("continuityValues", newValue) }
  }

  /// Where curves bend at each value; nil unless set.
  open var biasValues: [NSNumber]? {
    get { read("biasValues", nil) }
    set { write("biasValues", newValue) }
  }

  /// How what moves on the path is turned; nil, for not at all, unless set.
  open var rotationMode: CAAnimationRotationMode? {
    get { read("rotationMode", nil) }
    set { write("rotationMode", newValue) }
  }

  override func endValue(on layer: CALayer) -> Any? {
    if let path { return path.isEmpty ? nil : path.currentPoint }
    return values?.last
  }
}
#endif

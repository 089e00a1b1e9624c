#if UIKit
public import Foundation
import UIKitDialect

/// The modes for calculating values between key frames (`CAAnimationCalculationMode`).
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

/// The modes for rotating an object that moves on a path (`CAAnimationRotationMode`).
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

  /// The time at which each value is reached, from 0 to 1; nil, for evenly, unless set.
  open var keyTimes: [NSNumber]? {
    get { read("keyTimes", nil) }
    set { write("keyTimes", newValue) }
  }

  /// The curves between the values; nil unless set.
  open var timingFunctions: [CAMediaTimingFunction]? {
    get { read("timingFunctions", nil) }
    set { write("timingFunctions", newValue) }
  }

  /// The mode for calculating the values in between; on straight lines unless set.
  open var calculationMode: CAAnimationCalculationMode {
    get { read("calculationMode", .linear) }
    set { write("calculationMode", newValue) }
  }

  /// The tightness of the curves at each value; nil unless set.
  open var tensionValues: [NSNumber]? {
    get { read("tensionValues", nil) }
    set { write("tensionValues", newValue) }
  }

  /// The sharpness of the corners at each value; nil unless set.
  open var continuityValues: [NSNumber]? {
    get { read("continuityValues", nil) }
    set { write("continuityValues", newValue) }
  }

  /// The place where curves bend at each value; nil unless set.
  open var biasValues: [NSNumber]? {
    get { read("biasValues", nil) }
    set { write("biasValues", newValue) }
  }

  /// The mode for rotating the object that moves on the path; nil, for none, unless set.
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

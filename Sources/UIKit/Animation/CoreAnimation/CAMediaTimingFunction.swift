#if UIKit
public import Foundation

/// A curve of an animation by its name (`CAMediaTimingFunctionName`).
public struct CAMediaTimingFunctionName: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at first and at last.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The timing of animations unless set otherwise.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The curve of an animation: how far it is at which part of its time (`CAMediaTimingFunction`).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// The two inner control points of the curve from (0, 0) to (1, 1).
  private let points: [Float]

  /// Creates a curve by its name; an unknown one is even.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a curve by its two inner control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    super.init()
  }

  /// Stores the coordinates of a control point: 0 and 3 are the ends.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    precondition((0...3).contains(idx), "a curve has four control points")
    let all = [0, 0] + points + [1, 1]
    ptr[0] = all[idx * 2]
    ptr[1] = all[idx * 2 + 1]
  }

  /// Returns a Boolean value that indicates whether the other object is a curve with the same
  /// points.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.points == points
  }

  /// The hash of the points.
  open override var hash: Int { points.hashValue }
}
#endif

#if UIKit
import Foundation
public import UIKitDialect

extension UIView {
  /// The options for an animation of views (`UIView.AnimationOptions`).
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out along with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where a running one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It also runs backward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It does not take the duration of the animation around it.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// It does not take the curve of the animation around it.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The content is drawn while it runs.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Views are hidden and shown instead of removed and added.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// It does not take the options of the animation around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at first and at last.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A turn around a vertical axis, from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A turn around a vertical axis, from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page that is turned upward.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page that is turned downward.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A turn around a horizontal axis, from top to bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A turn around a horizontal axis, from bottom to top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Sixty frames a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Thirty frames a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// The options for an animation with key frames (`UIView.KeyframeAnimationOptions`).
  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public var rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out along with it.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// It begins where a running one is.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// It runs again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// It also runs backward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// It does not take the duration of the animation around it.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// It does not take the options of the animation around it.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// On straight lines between key frames.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each key frame stays until the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// On straight lines at an even speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On curves.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On curves at an even speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// The curve of an animation of views (`UIView.AnimationCurve`).
  public enum AnimationCurve: Int, Sendable, Hashable {
    /// Slow at first and at last.
    case easeInOut = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow at last.
    case easeOut = 2
    /// Even.
    case linear = 3
  }

  /// A transition between views (`UIView.AnimationTransition`).
  public enum AnimationTransition: Int, Sendable, Hashable {
    /// None.
    case none = 0
    /// A turn around a vertical axis, from left to right.
    case flipFromLeft = 1
    /// A turn around a vertical axis, from right to left.
    case flipFromRight = 2
    /// A page that is turned upward.
    case curlUp = 3
    /// A page that is turned downward.
    case curlDown = 4
  }

  /// An animation of the system's own (`UIView.SystemAnimation`).
  public enum SystemAnimation: UInt, Sendable, Hashable {
    /// The views vanish and are removed.
    case delete = 0
  }
}
#endif

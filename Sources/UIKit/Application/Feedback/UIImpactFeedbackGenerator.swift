#if UIKit
public import Foundation
public import ResponderKit

/// Lets the device knock (`UIImpactFeedbackGenerator`); see `UIFeedbackGenerator.performed`.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The styles of the knock (`UIImpactFeedbackGenerator.FeedbackStyle`).
  public enum FeedbackStyle: Int, Sendable, Hashable {
    /// The knock of something small.
    case light = 0
    /// The knock of something of middle size.
    case medium = 1
    /// The knock of something large.
    case heavy = 2
    /// The knock of something soft.
    case soft = 3
    /// The knock of something hard.
    case rigid = 4
  }

  private final var style = FeedbackStyle.medium

  /// Creates a generator of knocks of middle size.
  public override nonisolated init() { super.init() }
  /// Creates a generator of knocks of a style (`UIImpactFeedbackGenerator.init(style:)`).
  public convenience init(style: FeedbackStyle) {
    self.init()
    self.style = style
  }
  /// Creates a generator of knocks of a style for a view
  /// (`UIImpactFeedbackGenerator.init(style:view:)`).
  public convenience init(style: FeedbackStyle, view: View) {
    self.init(view: view)
    self.style = style
  }

  /// Knocks (`UIImpactFeedbackGenerator.impactOccurred()`).
  open func impactOccurred() { note(.impact(style, intensity: 1)) }
  /// Knocks with an intensity from 0 to 1
  /// (`UIImpactFeedbackGenerator.impactOccurred(intensity:)`).
  open func impactOccurred(intensity: CGFloat) { note(.impact(style, intensity: intensity)) }
  /// Knocks at a place in the view (`UIImpactFeedbackGenerator.impactOccurred(at:)`).
  open func impactOccurred(at location: CGPoint) { impactOccurred() }
  /// Knocks with an intensity from 0 to 1 at a place in the view
  /// (`UIImpactFeedbackGenerator.impactOccurred(intensity:at:)`).
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}
#endif

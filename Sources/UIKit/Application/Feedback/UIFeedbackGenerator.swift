#if UIKit
public import Foundation
public import ResponderKit

/// Lets the device vibrate (`UIFeedbackGenerator`); here it remembers what it was asked.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// The feedback that a generator was asked for.
  ///
  /// UIKit has no counterpart: the device vibrates.
  public enum Feedback: Sendable, Hashable {
    /// To be ready soon.
    case prepare
    /// A knock of a style, with an intensity from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// A tick, as of a wheel.
    case selection
    /// The sign of a result.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
  }

  private final class Performed { var feedback: [Feedback] = [] }

  /// The feedback that the generators of the scope were asked for, the latest last; setting it, as
  /// to an empty array, forgets it.
  ///
  /// UIKit has no counterpart.
  public final class var performed: [Feedback] {
    get { ApplicationScope.current.values(Performed.self) { Performed() }.feedback }
    set { ApplicationScope.current.values(Performed.self) { Performed() }.feedback = newValue }
  }

  /// The view that the generator was created for; nil for none (iOS 17.5).
  public private(set) final weak var view: View?

  /// Creates a generator.
  public override nonisolated init() { super.init() }
  /// Creates a generator for a view (`UIFeedbackGenerator.init(view:)`).
  public convenience init(view: View) {
    self.init()
    self.view = view
  }

  /// Asks to be ready soon (`UIFeedbackGenerator.prepare()`).
  open func prepare() { note(.prepare) }

  final func note(_ feedback: Feedback) { UIFeedbackGenerator.performed.append(feedback) }
}
#endif

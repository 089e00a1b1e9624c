#if UIKit
public import Foundation

/// An animation as a spring moves (`CASpringAnimation`).
open class CASpringAnimation: CABasicAnimation {
  /// Creates an animation.
  public override init() { super.init() }

  /// Creates the spring that seems to move for a time, and bounces as much as from -1 to 1; 0 not
  /// at all.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * Double.pi / max(perceptualDuration, 0.001)
    stiffness = CGFloat(frequency * frequency)
    let ratio = bounce >= 0 ? 1 - Double(bounce) : 1 / (1 + Double(bounce))
    damping = CGFloat(2 * frequency * ratio)
    allowsOverdamping = bounce < 0
  }

  /// The mass; 1 unless set.
  open var mass: CGFloat {
    get { read("mass", 1) }
    set { write("mass", newValue) }
  }

  /// The stiffness; 100 unless set.
  open var stiffness: CGFloat {
    get { read("stiffness", 100) }
    set { write("stiffness", newValue) }
  }

  /// The damping; 10 unless set.
  open var damping: CGFloat {
    get { read("damping", 10) }
    set { write("damping", newValue) }
  }

  /// The velocity at the beginning; 0 unless set.
  open var initialVelocity: CGFloat {
    get { read("initialVelocity", 0) }
    set { write("initialVelocity", newValue) }
  }

  /// A Boolean value that indicates whether the spring may be slower than one that just does not
  /// bounce; false unless set.
  open var allowsOverdamping: Bool {
    get { read("allowsOverdamping", false) }
    set { write("allowsOverdamping", newValue) }
  }

  /// The time until the spring moves less than a thousandth of its way; Core Animation's rule is
  /// not documented.
  open var settlingDuration: CFTimeInterval {
    let (mass, stiffness, damping) = (Double(mass), Double(stiffness), Double(damping))
    guard mass > 0, stiffness > 0, damping > 0 else { return 0 }
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    // Of the two exponentials of a slow spring, the slower one lasts.
    let decay =
      ratio <= 1 || !allowsOverdamping
      ? min(ratio, 1) * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
    return log(1000 * (1 + abs(Double(initialVelocity)) / frequency)) / decay
  }
}
#endif

#if UIKit
import Foundation

/// The ways in which one content of a layer replaces another (`CATransitionType`).
public struct CATransitionType: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// It moves in front.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// It pushes the other away.
  public static let push = CATransitionType(rawValue: "push")
  /// It appears behind the other.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction from which one content of a layer replaces another (`CATransitionSubtype`).
public struct CATransitionSubtype: RawRepresentable, Sendable, Hashable {
  /// The name.
  public var rawValue: String
  /// Creates a subtype from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from one content of a layer to another (`CATransition`).
open class CATransition: CAAnimation {
  /// Creates a transition.
  public override init() { super.init() }

  /// The way in which the content is replaced; by fading unless set.
  open var type: CATransitionType {
    get { read("type", .fade) }
    set { write("type", newValue) }
  }

  /// The direction from which it comes; nil unless set.
  open var subtype: CATransitionSubtype? {
    get { read("subtype", nil) }
    set { write("subtype", newValue) }
  }

  /// The progress of the transition when it begins, from 0 to 1; 0 unless set.
  open var startProgress: Float {
    get { read("startProgress", 0) }
    set { write("startProgress", newValue) }
  }

  /// The progress of the transition when it ends, from 0 to 1; 1 unless set.
  open var endProgress: Float {
    get { read("endProgress", 1) }
    set { write("endProgress", newValue) }
  }
}
#endif

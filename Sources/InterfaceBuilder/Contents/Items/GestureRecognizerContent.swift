/// The properties of a UIKit gesture recognizer in a document.
public struct GestureRecognizerContent: Sendable {
  /// The gestures that a recognizer looks for, named after its element.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// One tap or several in a row (`UITapGestureRecognizer`).
    case tap
    /// A touch that stays (`UILongPressGestureRecognizer`).
    case longPress
    /// A touch that moves (`UIPanGestureRecognizer`).
    case pan
    /// A touch that moves in from an edge of the screen (`UIScreenEdgePanGestureRecognizer`).
    case screenEdgePan
    /// A quick move in one direction (`UISwipeGestureRecognizer`).
    case swipe
    /// Two touches that come nearer or go apart (`UIPinchGestureRecognizer`).
    case pinch
    /// Two touches that turn around each other (`UIRotationGestureRecognizer`).
    case rotation
    /// A pointer over the view (`UIHoverGestureRecognizer`).
    case hover
    /// The gesture of the recognizer's own class (`UIGestureRecognizer`).
    case custom
  }

  /// The directions of a swipe (`UISwipeGestureRecognizer.Direction`).
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// To the right, the default.
    case right
    /// To the left.
    case left
    /// Toward the top.
    case up
    /// Toward the bottom.
    case down
  }

  /// The edges of the screen (`UIRectEdge`).
  public enum Edge: String, Sendable, Hashable, CaseIterable {
    /// The edge at the top.
    case top
    /// The edge at the left.
    case left
    /// The edge at the bottom.
    case bottom
    /// The edge at the right.
    case right
  }

  /// The element of the recognizer.
  public let element: InterfaceElement

  /// Reads the element of a recognizer.
  public init(_ element: InterfaceElement) { self.element = element }

  /// The gesture that the recognizer looks for; custom for an unknown element.
  public var kind: Kind {
    let name = element.name
    // Interface Builder misspells the long press gesture recognizer.
    if name == "pongPressGestureRecognizer" { return .longPress }
    let suffix = "GestureRecognizer"
    return name.hasSuffix(suffix)
      ? Kind(rawValue: String(name.dropLast(suffix.count))) ?? .custom : .custom
  }

  /// A Boolean value that indicates whether the recognizer receives touches; true by default.
  public var isEnabled: Bool { element.bool(.enabled) ?? true }
  /// A Boolean value that indicates whether the view loses its touches when the gesture is
  /// recognized; true by default.
  public var cancelsTouchesInView: Bool { element.bool("cancelsTouchesInView") ?? true }
  /// A Boolean value that indicates whether the view gets no touch before the gesture has failed;
  /// false by default.
  public var delaysTouchesBegan: Bool { element.bool("delaysTouchesBegan") ?? false }
  /// A Boolean value that indicates whether the view gets the end of a touch only after the gesture
  /// has failed; true by default.
  public var delaysTouchesEnded: Bool { element.bool("delaysTouchesEnded") ?? true }
  /// A Boolean value that indicates whether touches of other types are ignored after the first one;
  /// true by default.
  public var requiresExclusiveTouchType: Bool {
    element.bool("requiresExclusiveTouchType") ?? true
  }

  /// The number of taps required, of a long press before it; 1 by default, 0 of a long press.
  public var numberOfTapsRequired: Int {
    let least = kind == .longPress ? 0 : 1
    return count("numberOfTapsRequired", atLeast: least) ?? least
  }
  /// The number of fingers required; 1 by default.
  public var numberOfTouchesRequired: Int { count("numberOfTouchesRequired", atLeast: 1) ?? 1 }
  /// The least duration of a long press in seconds; 0.5 by default.
  public var minimumPressDuration: Double {
    max(0, element.finiteNumber("minimumPressDuration") ?? 0.5)
  }
  /// The distance in points that the fingers of a long press may move; 10 by default.
  public var allowableMovement: Double { max(0, element.finiteNumber("allowableMovement") ?? 10) }
  /// The direction of a swipe; right by default.
  public var direction: Direction {
    element["direction"].flatMap { Direction(rawValue: $0) } ?? .right
  }
  /// The least number of fingers of a pan; 1 by default.
  public var minimumNumberOfTouches: Int { count("minimumNumberOfTouches", atLeast: 1) ?? 1 }
  /// The largest number of fingers of a pan; nil, the default, for any number.
  public var maximumNumberOfTouches: Int? {
    // UIKit's default is the largest integer, which had 32 bits once.
    guard let most = count("maximumNumberOfTouches", atLeast: 1), most < Int(Int32.max) else {
      return nil
    }
    return most
  }
  /// The edges from which a screen edge pan starts, in the order of ``Edge``; none by default.
  public var edges: [Edge] {
    guard let edges = element.children.first(where: { $0[.key] == "edges" }) else { return [] }
    return Edge.allCases.filter { edges.bool($0.rawValue) == true }
  }

  /// A number that a document cannot make too small; nil if it is absent or not a number.
  private func count(_ name: String, atLeast least: Int) -> Int? {
    element[name].flatMap { Int($0) }.map { max(least, $0) }
  }
}

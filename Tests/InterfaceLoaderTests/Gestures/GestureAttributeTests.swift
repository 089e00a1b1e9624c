import Gestures
import Graphics
import InterfaceBuilder
import InterfaceLoader
import ResponderKit
import Testing

/// The elements of each kind, the first without attributes, and what becomes of them.
private let rows: [(element: String, values: String)] = [
  ("<tapGestureRecognizer id=\"g\"/>", "TapGestureRecognizer: 1 taps, 1 fingers"),
  (
    "<tapGestureRecognizer numberOfTapsRequired=\"3\" numberOfTouchesRequired=\"2\" id=\"g\"/>",
    "TapGestureRecognizer: 3 taps, 2 fingers"
  ),
  (
    "<pongPressGestureRecognizer id=\"g\"/>",
    "LongPressGestureRecognizer: 0 taps, 1 fingers, 0.5 s, 10.0 points"
  ),
  (
    """
    <pongPressGestureRecognizer numberOfTapsRequired="1" numberOfTouchesRequired="2"
    minimumPressDuration="1.25" allowableMovement="24" id="g"/>
    """,
    "LongPressGestureRecognizer: 1 taps, 2 fingers, 1.25 s, 24.0 points"
  ),
  (
    "<longPressGestureRecognizer minimumPressDuration=\"2\" id=\"g\"/>",
    "LongPressGestureRecognizer: 0 taps, 1 fingers, 2.0 s, 10.0 points"
  ),
  ("<panGestureRecognizer id=\"g\"/>", "PanGestureRecognizer: 1 to 4294967295 fingers"),
  (
    "<panGestureRecognizer minimumNumberOfTouches=\"2\" maximumNumberOfTouches=\"3\" id=\"g\"/>",
    "PanGestureRecognizer: 2 to 3 fingers"
  ),
  ("<screenEdgePanGestureRecognizer id=\"g\"/>", "ScreenEdgePanGestureRecognizer: edges 0"),
  (
    """
    <screenEdgePanGestureRecognizer id="g"><rectEdge key="edges" left="YES" bottom="YES"/>
    </screenEdgePanGestureRecognizer>
    """,
    "ScreenEdgePanGestureRecognizer: edges 6"
  ),
  (
    """
    <screenEdgePanGestureRecognizer id="g"><rectEdge key="edges" top="YES" right="YES"/>
    </screenEdgePanGestureRecognizer>
    """,
    "ScreenEdgePanGestureRecognizer: edges 9"
  ),
  ("<swipeGestureRecognizer id=\"g\"/>", "SwipeGestureRecognizer: direction 1, 1 fingers"),
  (
    "<swipeGestureRecognizer direction=\"up\" numberOfTouchesRequired=\"3\" id=\"g\"/>",
    "SwipeGestureRecognizer: direction 4, 3 fingers"
  ),
  ("<pinchGestureRecognizer id=\"g\"/>", "PinchGestureRecognizer"),
  ("<rotationGestureRecognizer id=\"g\"/>", "RotationGestureRecognizer"),
  ("<hoverGestureRecognizer id=\"g\"/>", "HoverGestureRecognizer"),
  ("<gestureRecognizer customClass=\"Knob\" id=\"g\"/>", "GestureRecognizer"),
]

/// The attributes of every kind, all other than UIKit's defaults.
private let flags = """
  enabled="NO" cancelsTouchesInView="NO" delaysTouchesBegan="YES" delaysTouchesEnded="NO" \
  requiresExclusiveTouchType="NO" id=
  """

extension GestureRecognizer {
  /// The class, and the values that only this kind has.
  fileprivate var values: String {
    let values: String? =
      switch self {
      case let tap as TapGestureRecognizer:
        "\(tap.numberOfTapsRequired) taps, \(tap.numberOfTouchesRequired) fingers"
      case let press as LongPressGestureRecognizer:
        """
        \(press.numberOfTapsRequired) taps, \(press.numberOfTouchesRequired) fingers, \
        \(press.minimumPressDuration) s, \(press.allowableMovement) points
        """
      case let pan as ScreenEdgePanGestureRecognizer: "edges \(pan.edges.rawValue)"
      case let pan as PanGestureRecognizer:
        "\(pan.minimumNumberOfTouches) to \(pan.maximumNumberOfTouches) fingers"
      case let swipe as SwipeGestureRecognizer:
        "direction \(swipe.direction.rawValue), \(swipe.numberOfTouchesRequired) fingers"
      default: nil
      }
    return "\(type(of: self))" + (values.map { ": \($0)" } ?? "")
  }

  /// The values that every kind has.
  fileprivate var flags: [Bool] {
    [
      isEnabled, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded,
      requiresExclusiveTouchType,
    ]
  }
}

@MainActor @Suite struct GestureAttributeTests {
  @Test(arguments: rows.indices)
  func `a recognizer has the class of its element and the values of its attributes`(row: Int)
    throws
  {
    let plain = try GestureForm(rows[row].element)
    #expect(plain.recognizer()?.values == rows[row].values)
    #expect(plain.recognizer()?.flags == [true, true, false, true, true])
    let element = rows[row].element.replacing("id=", with: flags)
    let flagged = try GestureForm(element)
    #expect(flagged.recognizer()?.values == rows[row].values)
    #expect(flagged.recognizer()?.flags == [false, false, true, false, false])
    #expect(flagged.recognizer()?.view === flagged.canvas)
  }

  @Test func `a registered class keeps what the document does not set`() throws {
    final class DoubleTap: TapGestureRecognizer {
      override init(target: Any?, action: ActionSelector?) {
        super.init(target: target, action: action)
        numberOfTapsRequired = 2
        delaysTouchesBegan = true
      }
    }
    let loader = InterfaceLoader.forGestures()
    loader.register("DoubleTap") { DoubleTap() }
    let form = try GestureForm(
      """
      <tapGestureRecognizer customClass="DoubleTap" numberOfTouchesRequired="2" id="g"/>
      """, loader: loader)
    let tap = try #require(form.recognizer("g", as: DoubleTap.self))
    #expect(tap.numberOfTapsRequired == 2)
    #expect(tap.numberOfTouchesRequired == 2)
    #expect(tap.delaysTouchesBegan)
    #expect(tap.view === form.canvas)
  }
}

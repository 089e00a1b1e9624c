public import Graphics
public import ResponderKit

/// Recognizes a finger that drags from an edge of the screen: UIKit's
/// `UIScreenEdgePanGestureRecognizer`.
///
/// The edges are those of the window, or of the outermost view without one. Further fingers are
/// ignored. Main actor only.
@preconcurrency @MainActor
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The edges from which the gesture begins; none unless set
  /// (`UIScreenEdgePanGestureRecognizer.edges`).
  open var edges: RectEdge = []
  /// The distance from the edge at which a finger may come down, in points; 20 unless set.
  ///
  /// UIKit has no counterpart, and Apple documents no figure.
  open var edgeWidth: Scalar = 20

  /// The edges that the finger came down at.
  private var touched: RectEdge = []

  /// Follows the first finger, if it comes down at one of the edges.
  open override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {
    for touch in touches where touch !== self.touches.first { ignore(touch, for: event) }
    guard let touch = self.touches.first, touches.contains(touch) else { return }
    super.touchesBegan([touch], with: event)
    guard state == .possible, let view else { return }
    let screen = sequence(first: view, next: \.superview).reduce(view) { $1 }.bounds
    let place = touch.locationInWindow
    if place.x - screen.minX <= edgeWidth { touched.insert(.left) }
    if screen.maxX - place.x <= edgeWidth { touched.insert(.right) }
    if place.y - screen.minY <= edgeWidth { touched.insert(.top) }
    if screen.maxY - place.y <= edgeWidth { touched.insert(.bottom) }
    touched.formIntersection(edges)
    if touched.isEmpty {
      fail(because: edges.isEmpty ? "it has no edges" : "the finger came down beside its edges")
    }
  }

  override func obstacle(to movement: Point) -> String? {
    if let reason = super.obstacle(to: movement) { return reason }
    let isSideways = abs(movement.x) >= abs(movement.y)
    let inward: RectEdge =
      isSideways ? (movement.x > 0 ? .left : .right) : (movement.y > 0 ? .top : .bottom)
    return touched.contains(inward) ? nil : "the finger did not move inward"
  }

  /// Forgets the movement; an override calls super.
  open override func reset() {
    super.reset()
    touched = []
  }
}

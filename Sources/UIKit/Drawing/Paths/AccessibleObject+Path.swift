#if UIKit
import Graphics
public import ResponderKit

extension AccessibleObject {
  /// The outline that is drawn instead of the frame, in the coordinates of the screen; nil unless
  /// set.
  ///
  /// A copy is kept (`NSObject.accessibilityPath`).
  public var accessibilityPath: UIBezierPath? {
    get { outline.map { UIBezierPath(cgPath: CGPath(pieces: $0.elements)) } }
    set { outline = newValue.map { BezierPath(pieces: $0.path.pieces) } }
  }

  /// The outline as the core keeps it: the property of the same name and another type.
  private var outline: BezierPath? {
    get { self.ResponderKit::accessibilityPath }
    set { self.ResponderKit::accessibilityPath = newValue }
  }
}

extension BezierPath {
  fileprivate init(pieces: [Element]) {
    self.init()
    for piece in pieces {
      switch piece {
      case .move(let point): move(to: point)
      case .line(let point): addLine(to: point)
      case .quadCurve(let point, let control): addQuadCurve(to: point, controlPoint: control)
      case .curve(let point, let control1, let control2):
        addCurve(to: point, controlPoint1: control1, controlPoint2: control2)
      case .close: close()
      }
    }
  }
}
#endif

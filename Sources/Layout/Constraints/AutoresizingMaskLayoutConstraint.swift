import Graphics

/// A constraint that stands for the frame and the mask of a view along an axis:
/// `NSAutoresizingMaskLayoutConstraint`.
///
/// It is made when it is asked for. The engine does not need it: it computes the frame.
final class AutoresizingMaskLayoutConstraint: LayoutConstraint {
  private let view: any LayoutViewNode

  private init(_ view: any LayoutViewNode) {
    self.view = view
    super.init()
    priority = .required
  }

  /// Returns the constraints for a view in another one: two horizontal ones, then two vertical ones.
  static func constraints(for view: any LayoutViewNode) -> [LayoutConstraint] {
    guard let superview = view.layoutSuperview else { return [] }
    let (frame, flexibility) = (view.placedFrame, view.flexibility)
    let whole = superview.placedFrame.size
    return constraints(
      view, superview, flexibility.horizontal, (.left, .right, .width),
      (frame.minX, frame.width, whole.width))
      + constraints(
        view, superview, flexibility.vertical, (.top, .bottom, .height),
        (frame.minY, frame.height, whole.height))
  }

  private static func constraints(
    _ view: any LayoutViewNode, _ superview: any LayoutViewNode, _ flexible: LayoutFlexibility,
    _ attributes: (start: Attribute, end: Attribute, length: Attribute),
    _ numbers: (start: Scalar, length: Scalar, whole: Scalar)
  ) -> [LayoutConstraint] {
    func constraint(
      _ attribute: Attribute, _ other: Attribute?, _ constant: Scalar
    ) -> LayoutConstraint {
      let constraint = AutoresizingMaskLayoutConstraint(view)
      constraint.relate(
        LayoutTerm(view, attribute), .equal, other.map { LayoutTerm(superview, $0) },
        constant: constant)
      return constraint
    }
    let start = constraint(attributes.start, attributes.start, numbers.start)
    let end = constraint(
      attributes.end, attributes.end, numbers.start + numbers.length - numbers.whole)
    let length = constraint(attributes.length, nil, numbers.length)
    if flexible.contains(.length) { return [start, end] }
    if flexible.isSuperset(of: [.start, .end]) { return [length, start] }
    return flexible.contains(.start) ? [end, length] : [start, length]
  }

  override var note: String? {
    func text(_ flexible: LayoutFlexibility) -> String {
      [LayoutFlexibility.start, .length, .end].map { flexible.contains($0) ? "&" : "-" }.joined()
    }
    let flexibility = view.flexibility
    return "h=\(text(flexibility.horizontal)) v=\(text(flexibility.vertical))"
  }
}

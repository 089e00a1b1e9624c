import ControlCore
import Graphics
import ResponderKit

extension Control {
  /// The center of the control, in the coordinates of its window.
  var middle: Point { convert(bounds.center, to: nil) }

  /// Returns why a tap on the center does not operate the control; nil if it does.
  func tapObstacle(in window: Window) -> String? {
    let name = recordName
    for view in sequence(first: self as View, next: \.superview) {
      let subject = view === self ? name : "\(view.recordName), which it is in,"
      if view.isHidden { return "\(subject) is hidden" }
      if !view.isUserInteractionEnabled { return "\(subject) has isUserInteractionEnabled false" }
      if view.alpha < 0.01 { return "\(subject) is transparent" }
    }
    if bounds.isEmpty { return "\(name) has no extent in the document" }
    guard let hit = window.hitTest(middle, with: nil) else {
      return "the middle of \(name) is outside the views that it is in"
    }
    if self !== hit, isDescendant(of: hit) {
      return "the middle of \(name) is outside the views that it is in"
    }
    guard hit.isDescendant(of: self) else { return "\(hit.recordName) is in front of \(name)" }
    // Views inside a control pass touches on to it, except for other controls.
    let taker = sequence(first: hit, next: \.superview).first { $0 is Control }
    if let taker, taker !== self { return "\(taker.recordName) is in front of \(name)" }
    return isEnabled ? nil : "\(name) is not enabled"
  }
}

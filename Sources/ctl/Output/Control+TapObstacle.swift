import ControlCore
import Graphics
import ResponderKit

extension Control {
  /// The middle of the control, in the coordinates of its window.
  var middle: Point { convert(bounds.center, to: nil) }

  /// Why a tap on the middle does not operate the control in its window; nil where it does.
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
    // What is inside a control passes its touches on to it, but for another control.
    let taker = sequence(first: hit, next: \.superview).first { $0 is Control }
    if let taker, taker !== self { return "\(taker.recordName) is in front of \(name)" }
    return isEnabled ? nil : "\(name) is not enabled"
  }
}

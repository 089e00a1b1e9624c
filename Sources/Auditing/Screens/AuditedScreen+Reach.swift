import ButtonModel
import ControlCore
import Gestures
import Graphics
import InterfaceLoader
import ResponderKit
import TextControls

extension AuditedScreen {
  /// Returns whether a screen reader stops at a view, or at a part of it.
  func isReached(_ view: View) -> Bool {
    reached.contains(ObjectIdentifier(view))
  }

  /// The view nearest around another one that a screen reader stops at; nil for none.
  func elementAround(_ view: View) -> View? {
    sequence(first: view, next: \.superview).dropFirst().first {
      stops.contains(ObjectIdentifier($0))
    }
  }

  /// Returns the controls in a view, and the views in it that say that they are elements.
  func operable(in view: View) -> [View] {
    var found: [View] = []
    func collect(_ inner: View) {
      guard !inner.isHidden, inner.isOpaqueEnough, !(inner is any PartOfView) else { return }
      let isControl = inner is Control || inner.loadable?.editedText?.hasLines == true
      let isTapped = inner.gestureRecognizers?.contains { $0 is TapGestureRecognizer } ?? false
      if isControl || isTapped && inner.isAccessibilityElement {
        found.append(inner)
      } else {
        for view in inner.subviews { collect(view) }
      }
    }
    for inner in view.subviews { collect(inner) }
    return found
  }
}

extension AuditedScreen {
  /// Returns the reason that a person does not see a view that a screen reader reads, with the
  /// property; nil for one that may be seen, or scrolled into view.
  func reasonUnseen(_ view: View) -> (property: String, words: String)? {
    let around = sequence(first: view, next: \.superview)
    if around.contains(where: { !$0.isOpaqueEnough }) { return ("alpha", "is transparent") }
    if view.bounds.isEmpty { return ("frame", "has no extent") }
    let isScrolled = around.contains { $0.superview is ScrollView }
    guard !isScrolled, let window,
      !view.convert(view.bounds, to: nil).intersects(window.bounds)
    else { return nil }
    return ("frame", "is outside the screen")
  }
}

extension AuditedScreen {
  /// Returns whether the rule for controls outside of the views around them has told of a view.
  func isToldAsOutside(_ view: View) -> Bool {
    guard let control = view as? Control, let window, view.isShown, !view.bounds.isEmpty,
      AuditRule.rule("outside").map({ options.isOn($0.rule) }) == true
    else { return false }
    return !control.isClippedAway && control.tapObstacle(in: window)?.reason == .outside
  }
}

extension View {
  /// Indicates whether a view around it clips the middle of the view, so that it is not seen.
  var isClippedAway: Bool {
    sequence(first: self, next: \.superview).contains {
      $0.clipsToBounds && !$0.bounds.contains(convert(bounds.center, to: $0))
    }
  }

  /// Indicates whether the view itself can be seen.
  var isOpaqueEnough: Bool { alpha >= 0.01 }
}

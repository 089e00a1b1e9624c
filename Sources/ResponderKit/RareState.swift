import Accessibility
import Graphics

/// What few responders set, out of line so that the others stay small.
@MainActor
final class RareState {
  var identifier: String?
  var recordName: String?
  var standIn: StandIn?

  // Of views.

  var transform = AffineTransform.identity
  var tag = 0
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  var gestureRecognizers: [GestureRecognizer] = []
  var touchDelivery: TouchDelivery?
  var isAccessibilityElement: Bool?
  var label: String?
  var value: AccessibilityValue?
  var hint: String?
  var language: String?
  var traits: AccessibilityTraits?
}

import Graphics

/// What few responders set, out of line so that the others stay small.
@MainActor
final class RareState {
  var identifier: String?
  var recordName: String?
  var standIn: StandIn?
  var accessibility: AccessibilityStorage?
  /// Who is told what a screen reader is told.
  var accessibilityListeners: [AccessibilityListener] = []

  // Of views.

  var transform = AffineTransform.identity
  var tag = 0
  var clipsToBounds = false
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  var gestureRecognizers: [GestureRecognizer] = []
  var touchDelivery: TouchDelivery?
}

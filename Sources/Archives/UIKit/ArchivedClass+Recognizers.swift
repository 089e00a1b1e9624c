import Gestures
import ResponderKit

// Gesture recognizers.
extension ArchivedClass {
  static let recognizers: [ArchivedClass] = [
    ArchivedClass("UIGestureRecognizer", GestureRecognizer.self, make: { _ in GestureRecognizer() })
    {
      recognizer in
      recognizer.value("isEnabled", \.isEnabled)
      recognizer.value("cancelsTouchesInView", \.cancelsTouchesInView)
      recognizer.value("delaysTouchesBegan", \.delaysTouchesBegan)
      recognizer.value("delaysTouchesEnded", \.delaysTouchesEnded)
      recognizer.value("requiresExclusiveTouchType", \.requiresExclusiveTouchType)
      recognizer.value("name", \.name)
      recognizer.value("recordLabel", \.recordLabel)
      recognizer.computed("allowedTouchTypes") {
        $0.allowedTouchTypes.map(\.rawValue)
      } set: {
        $0.allowedTouchTypes = $1.compactMap { .init(rawValue: $0) }
      }
      recognizer.computed("allowedPressTypes") {
        $0.allowedPressTypes.map(\.rawValue)
      } set: {
        $0.allowedPressTypes = $1.compactMap { .init(rawValue: $0) }
      }
      recognizer.reference("delegate", \.delegate)
      recognizer.references("requiredFailures") { recognizer -> [GestureRecognizer]? in
        let required = recognizer.requiredFailures
        return required.isEmpty ? nil : required
      } set: { recognizer, required in
        for other in required { recognizer.require(toFail: other) }
      }
      recognizer.handlers()
    },
    ArchivedClass(
      "UITapGestureRecognizer", TapGestureRecognizer.self, "UIGestureRecognizer",
      make: { _ in TapGestureRecognizer() }
    ) {
      $0.value("limits", \.limits)
      $0.value("numberOfTapsRequired", \.numberOfTapsRequired)
      $0.value("numberOfTouchesRequired", \.numberOfTouchesRequired)
      $0.raw("buttonMaskRequired", \.buttonMaskRequired)
    },
    ArchivedClass(
      "UILongPressGestureRecognizer", LongPressGestureRecognizer.self, "UIGestureRecognizer",
      make: { _ in LongPressGestureRecognizer() }
    ) {
      $0.value("tapLimits", \.tapLimits)
      $0.value("numberOfTapsRequired", \.numberOfTapsRequired)
      $0.value("numberOfTouchesRequired", \.numberOfTouchesRequired)
      $0.value("minimumPressDuration", \.minimumPressDuration)
      $0.value("allowableMovement", \.allowableMovement)
    },
    ArchivedClass(
      "UISwipeGestureRecognizer", SwipeGestureRecognizer.self, "UIGestureRecognizer",
      make: { _ in SwipeGestureRecognizer() }
    ) {
      $0.value("limits", \.limits)
      $0.raw("direction", \.direction)
      $0.value("numberOfTouchesRequired", \.numberOfTouchesRequired)
    },
    ArchivedClass(
      "UIPanGestureRecognizer", PanGestureRecognizer.self, "UIGestureRecognizer",
      make: { _ in PanGestureRecognizer() }
    ) {
      $0.value("limits", \.limits)
      $0.value("minimumNumberOfTouches", \.minimumNumberOfTouches)
      $0.value("maximumNumberOfTouches", \.maximumNumberOfTouches)
      $0.raw("allowedScrollTypesMask", \.allowedScrollTypesMask)
    },
    ArchivedClass(
      "UIScreenEdgePanGestureRecognizer", ScreenEdgePanGestureRecognizer.self,
      "UIPanGestureRecognizer",
      make: { _ in
        ScreenEdgePanGestureRecognizer()
      }
    ) {
      $0.raw("edges", \.edges)
      $0.value("edgeWidth", \.edgeWidth)
    },
    ArchivedClass(
      "UIPinchGestureRecognizer", PinchGestureRecognizer.self, "UIGestureRecognizer",
      make: { _ in PinchGestureRecognizer() }
    ) {
      $0.value("threshold", \.threshold)
    },
    ArchivedClass(
      "UIRotationGestureRecognizer", RotationGestureRecognizer.self, "UIGestureRecognizer",
      make: { _ in
        RotationGestureRecognizer()
      }
    ) {
      $0.value("threshold", \.threshold)
    },
    ArchivedClass(
      "UIHoverGestureRecognizer", HoverGestureRecognizer.self, "UIGestureRecognizer",
      make: { _ in HoverGestureRecognizer() }),
  ]
}

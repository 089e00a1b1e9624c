extension GestureRecognizerDelegate {
  /// Returns true, UIKit's answer without an implementation.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive press: Press
  ) -> Bool { true }
}

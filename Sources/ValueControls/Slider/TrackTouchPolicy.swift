/// The policies for a touch on the track of a slider, beside the thumb; UIKit has no counterpart.
///
/// A named policy: Apple's pages are silent, and apps that want the thumb to jump add a recognizer;
/// see Docs/Divergences.md.
public enum TrackTouchPolicy: UInt8, Sendable, Hashable, CaseIterable {
  /// The slider does not track it, as seen on devices.
  case ignored
  /// The thumb jumps to the finger and follows it.
  case jumps
}

extension Slider {
  /// The style of a slider, with or without a thumb: `UISlider.Style` (iOS 26).
  public enum Style: Int, Sendable, Hashable, CaseIterable {
    /// The thumb is shown.
    case `default` = 0
    /// Only the track is shown.
    case thumbless = 1
  }
}

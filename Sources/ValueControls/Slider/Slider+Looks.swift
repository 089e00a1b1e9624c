public import ControlCore
public import Graphics
public import ResponderKit

/// The looks of a slider that a program can set.
package enum SliderLook: Hashable, Codable {
  case thumbImage, minimumTrackImage, maximumTrackImage, minimumValueImage, maximumValueImage
  case thumbTint, minimumTrackTint, maximumTrackTint
  case track, style, behavioralStyle
}

extension Slider {
  final func set(
    _ value: (any Sendable)?, _ look: SliderLook, for state: ControlState = .normal
  ) {
    looks.set(value, look, for: state)
    setNeedsLayout()
  }

  /// Sets a color of a document, which an appearance proxy may replace.
  package final func decode(
    thumbTint: Color?, minimumTrackTint: Color?, maximumTrackTint: Color?
  ) {
    for (color, look) in [
      (thumbTint, SliderLook.thumbTint), (minimumTrackTint, .minimumTrackTint),
      (maximumTrackTint, .maximumTrackTint),
    ] where color != nil { looks.setImplicitly(color, look) }
  }

  /// The image of the thumb in the present state (`UISlider.currentThumbImage`).
  public final var currentThumbImage: Image? { thumbImage(for: state) }
  /// The image of the track below the thumb in the present state
  /// (`UISlider.currentMinimumTrackImage`).
  public final var currentMinimumTrackImage: Image? { minimumTrackImage(for: state) }
  /// The image of the track above the thumb in the present state
  /// (`UISlider.currentMaximumTrackImage`).
  public final var currentMaximumTrackImage: Image? { maximumTrackImage(for: state) }

  /// The behavioral style of the slider; never automatic (`UISlider.behavioralStyle`).
  public final var behavioralStyle: BehavioralStyle {
    preferredBehavioralStyle.resolved(in: traitCollection, automatic: .mac)
  }
}

extension AppearanceProxy where Target: Slider {
  private func set(_ color: Color?, _ look: SliderLook) {
    add(look, color) { $0.looks.setImplicitly(color, look) }
  }

  /// The color of thumbs (`UISlider.thumbTintColor`).
  public var thumbTintColor: Color? {
    get { value(SliderLook.thumbTint) }
    nonmutating set { set(newValue, .thumbTint) }
  }
  /// The color of tracks below the thumb (`UISlider.minimumTrackTintColor`).
  public var minimumTrackTintColor: Color? {
    get { value(SliderLook.minimumTrackTint) }
    nonmutating set { set(newValue, .minimumTrackTint) }
  }
  /// The color of tracks above the thumb (`UISlider.maximumTrackTintColor`).
  public var maximumTrackTintColor: Color? {
    get { value(SliderLook.maximumTrackTint) }
    nonmutating set { set(newValue, .maximumTrackTint) }
  }
}

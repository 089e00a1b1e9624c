public import Accessibility
public import ControlCore
import Gestures
public import Graphics
public import ResponderKit

/// A control whose thumb the user drags along a track to choose a value: UIKit's `UISlider`, without
/// drawing.
///
/// Setting a value in code sends nothing; dragging sends ``ControlEvents/valueChanged``. The class
/// declares the members that a subclass may override; the files beside it implement them. Defaults
/// are those of UISlider.h. Main actor only.
@preconcurrency @MainActor
open class Slider: Control {
  final var storedValue: Float = 0
  final var storedMinimum: Float = 0
  final var storedMaximum: Float = 1
  /// The drag that is under way; nil while there is none.
  final var drag: SliderDrag?
  /// The looks that few programs set: images, tints and the configuration of the track.
  final var looks = StateValues<SliderLook>()

  /// Creates a slider with a frame (`UISlider.init(frame:)`).
  public override init(frame: Rect) { super.init(frame: frame) }

  // MARK: Value, see Slider+Value.swift

  /// The value, between the two ends; 0 unless set (`UISlider.value`).
  ///
  /// A value beyond an end becomes that end; one that is no number is ignored. It sends nothing.
  open var value: Float {
    get { storedValue }
    set { change(to: newValue) }
  }

  /// Sets the value, at once even if animated, and sends nothing
  /// (`UISlider.setValue(_:animated:)`).
  open func setValue(_ value: Float, animated: Bool) { change(to: value) }

  /// The smallest value; 0 unless set (`UISlider.minimumValue`).
  ///
  /// An end that is not finite is ignored.
  /// A smallest value above the largest one moves that too, and the value follows into the range.
  open var minimumValue: Float {
    get { storedMinimum }
    set { changeRange(from: newValue, to: max(newValue, storedMaximum)) }
  }

  /// The largest value; 1 unless set (`UISlider.maximumValue`).
  ///
  /// An end that is not finite is ignored.
  /// A largest value below the smallest one moves that too, and the value follows into the range.
  open var maximumValue: Float {
    get { storedMaximum }
    set { changeRange(from: min(storedMinimum, newValue), to: newValue) }
  }

  /// A Boolean value that indicates whether every change of a drag is reported, or only the last
  /// one when the finger is lifted; true unless set (`UISlider.isContinuous`).
  open var isContinuous: Bool = true

  /// The policy for a touch beside the thumb; none unless set.
  ///
  /// UIKit has no counterpart.
  open var trackTouchPolicy: TrackTouchPolicy = .ignored

  // MARK: Looks, see Slider+Looks.swift

  /// Sets the image of the thumb in a state, or removes it for nil
  /// (`UISlider.setThumbImage(_:for:)`).
  open func setThumbImage(_ image: Image?, for state: ControlState) {
    set(image, .thumbImage, for: state)
  }
  /// Sets the image of the track below the thumb in a state, or removes it for nil
  /// (`UISlider.setMinimumTrackImage(_:for:)`).
  open func setMinimumTrackImage(_ image: Image?, for state: ControlState) {
    set(image, .minimumTrackImage, for: state)
  }
  /// Sets the image of the track above the thumb in a state, or removes it for nil
  /// (`UISlider.setMaximumTrackImage(_:for:)`).
  open func setMaximumTrackImage(_ image: Image?, for state: ControlState) {
    set(image, .maximumTrackImage, for: state)
  }

  /// Returns the image of the thumb in a state: its own, otherwise that of the normal state
  /// (`UISlider.thumbImage(for:)`).
  open func thumbImage(for state: ControlState) -> Image? {
    looks.value(.thumbImage, for: state)
  }
  /// Returns the image of the track below the thumb in a state: its own, otherwise that of the normal
  /// state (`UISlider.minimumTrackImage(for:)`).
  open func minimumTrackImage(for state: ControlState) -> Image? {
    looks.value(.minimumTrackImage, for: state)
  }
  /// Returns the image of the track above the thumb in a state: its own, otherwise that of the normal
  /// state (`UISlider.maximumTrackImage(for:)`).
  open func maximumTrackImage(for state: ControlState) -> Image? {
    looks.value(.maximumTrackImage, for: state)
  }

  /// The image at the smallest value; nil unless set (`UISlider.minimumValueImage`).
  open var minimumValueImage: Image? {
    get { looks.stored(.minimumValueImage) }
    set { set(newValue, .minimumValueImage) }
  }
  /// The image at the largest value; nil unless set (`UISlider.maximumValueImage`).
  open var maximumValueImage: Image? {
    get { looks.stored(.maximumValueImage) }
    set { set(newValue, .maximumValueImage) }
  }
  /// The color of the thumb; nil, for the system's, unless set (`UISlider.thumbTintColor`).
  open var thumbTintColor: Color? {
    get { looks.stored(.thumbTint) }
    set { set(newValue, .thumbTint) }
  }
  /// The color of the track below the thumb; nil, for the tint, unless set
  /// (`UISlider.minimumTrackTintColor`).
  open var minimumTrackTintColor: Color? {
    get { looks.stored(.minimumTrackTint) }
    set { set(newValue, .minimumTrackTint) }
  }
  /// The color of the track above the thumb; nil, for the system's, unless set
  /// (`UISlider.maximumTrackTintColor`).
  open var maximumTrackTintColor: Color? {
    get { looks.stored(.maximumTrackTint) }
    set { set(newValue, .maximumTrackTint) }
  }
  /// The values that the user can choose; nil, for all of the range, unless set
  /// (`UISlider.trackConfiguration`, iOS 26).
  open var trackConfiguration: TrackConfiguration? {
    get { looks.stored(.track) }
    set { set(newValue, .track) }
  }
  /// The style of the slider, with or without a thumb; with one unless set (`UISlider.sliderStyle`,
  /// iOS 26).
  open var sliderStyle: Style {
    get { looks.stored(.style) ?? .default }
    set { set(newValue, .style) }
  }
  /// The preferred behavioral style of the slider in an app made for the Mac; automatic unless set
  /// (`UISlider.preferredBehavioralStyle`).
  open var preferredBehavioralStyle: BehavioralStyle {
    get { looks.stored(.behavioralStyle) ?? .automatic }
    set { set(newValue, .behavioralStyle) }
  }

  /// Returns the rectangle of the image at the smallest value; empty without one
  /// (`UISlider.minimumValueImageRect(forBounds:)`).
  open func minimumValueImageRect(forBounds bounds: Rect) -> Rect {
    imageRect(atStart: true, in: bounds)
  }
  /// Returns the rectangle of the image at the largest value; empty without one
  /// (`UISlider.maximumValueImageRect(forBounds:)`).
  open func maximumValueImageRect(forBounds bounds: Rect) -> Rect {
    imageRect(atStart: false, in: bounds)
  }
  /// Returns the rectangle of the track, between the images at the two ends
  /// (`UISlider.trackRect(forBounds:)`).
  open func trackRect(forBounds bounds: Rect) -> Rect { standardTrack(in: bounds) }
  /// Returns the rectangle of the thumb for a value (`UISlider.thumbRect(forBounds:trackRect:value:)`).
  open func thumbRect(forBounds bounds: Rect, trackRect rect: Rect, value: Float) -> Rect {
    standardThumb(on: rect, value: value)
  }

  /// The size of the thumb at its height; the width is not determined
  /// (`UIView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: max(34, thumbSize.height))
  }

  /// The edges without two points at each side and one below, as documents have it
  /// (`UIView.alignmentRectInsets`).
  open override var alignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  // MARK: Tracking, see Slider+Tracking.swift

  /// Begins to drag the thumb, if the touch is on it.
  open override func beginTracking(_ touch: Touch, with event: InputEvent?) -> Bool {
    beginDrag(touch)
  }
  /// Moves the thumb with the finger.
  open override func continueTracking(_ touch: Touch, with event: InputEvent?) -> Bool {
    continueDrag(touch, with: event)
    return true
  }
  /// Ends the drag; a value that was not reported on the way is reported before the touch.
  open override func endTracking(_ touch: Touch?, with event: InputEvent?) {
    if let touch { endDrag(touch) }
    drag = nil
  }
  /// Ends the drag; the value stays where it is, and is reported unless the program ended the
  /// tracking.
  open override func cancelTracking(with event: InputEvent?) {
    drag = nil
    super.cancelTracking(with: event)
  }

  /// Returns false for a swipe along the slider of a recognizer of another view while the thumb is
  /// dragged: the slider keeps it (`UIView.gestureRecognizerShouldBegin(_:)`).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    if drag != nil, gestureRecognizer.view !== self,
      let swipe = gestureRecognizer as? SwipeGestureRecognizer,
      !swipe.direction.isDisjoint(with: [.left, .right])
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  /// A Boolean value that indicates whether a screen reader stops at the slider: true unless set.
  open override var isAccessibilityElement: Bool {
    get { explicitIsAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  /// The value that was set, otherwise the place of the thumb as a percentage.
  open override var defaultAccessibilityValue: AccessibilityValue? { .percent(fraction) }
  /// The trait of what can be adjusted.
  open override var defaultAccessibilityTraits: AccessibilityTraits { .adjustable }
  /// The point that was set, otherwise the middle of the thumb.
  open override var accessibilityActivationPoint: Point {
    get { explicitAccessibilityActivationPoint ?? thumbCenterOnScreen }
    set { super.accessibilityActivationPoint = newValue }
  }
  /// Does nothing, and says so: VoiceOver does not tap a slider.
  open override func accessibilityActivate() -> Bool { true }
  /// Moves the thumb up by a tenth of the range, or to the next tick, and sends
  /// ``ControlEvents/valueChanged`` if that changes the value.
  open override func accessibilityIncrement() { adjust(by: 1) }
  /// Moves the thumb down by a tenth of the range, or to the next tick, and sends
  /// ``ControlEvents/valueChanged`` if that changes the value.
  open override func accessibilityDecrement() { adjust(by: -1) }
}

extension Slider: HugsContent {
  package nonisolated static var huggedDirections: HuggedDirections { .vertical }
}

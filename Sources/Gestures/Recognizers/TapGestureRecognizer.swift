public import Graphics
public import ResponderKit

/// Recognizes one or more taps with one or more fingers: UIKit's `UITapGestureRecognizer`.
///
/// A discrete gesture: its action is sent once, when the last finger of the last tap is lifted. The
/// number of taps decides between two tap recognizers: one that needs fewer taps does not prevent
/// one that needs more. Main actor only.
@preconcurrency @MainActor
open class TapGestureRecognizer: GestureRecognizer {
  /// The number of taps; 1 unless set (`UITapGestureRecognizer.numberOfTapsRequired`).
  open var numberOfTapsRequired: Int = 1 {
    didSet { precedence = numberOfTapsRequired }
  }
  /// The number of fingers; 1 unless set (`UITapGestureRecognizer.numberOfTouchesRequired`).
  open var numberOfTouchesRequired: Int = 1
  /// The limits of a tap; the figures of WebKit unless set; UIKit has no counterpart.
  open var limits: TapLimits = .webKit

  @exclusivity(unchecked) private var counter = TapCounter()

  /// Creates a recognizer with a target and an action
  /// (`UIGestureRecognizer.init(target:action:)`).
  public override init(target: Any?, action: ActionSelector?) {
    super.init(target: target, action: action)
    precedence = 1
  }

  /// The place where the fingers of the first tap were.
  private var places: [Point] { counter.firstPlaces }

  /// The number of fingers of the tap.
  open override var numberOfTouches: Int {
    places.isEmpty ? super.numberOfTouches : places.count
  }
  /// Returns the location of the first tap, the middle for several fingers.
  open override func location(in view: View?) -> Point {
    places.isEmpty ? super.location(in: view) : locate(places.middle, in: view)
  }
  /// Returns the location of one of the fingers of the first tap; traps for another number.
  open override func location(ofTouch touchIndex: Int, in view: View?) -> Point {
    guard places.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return locate(places[touchIndex], in: view)
  }

  /// Returns whether the tap makes another gesture fail: not one that needs more taps.
  open override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? TapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }
  /// Returns whether another gesture makes the tap fail: not a tap that needs fewer taps.
  open override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool {
    guard let tap = preventingGestureRecognizer as? TapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired >= numberOfTapsRequired
  }

  /// Begins a tap.
  open override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    let isFirst = self.touches.count == touches.count
    if let reason = counter.begin(self, fingers: numberOfTouchesRequired, limits) {
      return fail(because: reason)
    }
    guard isFirst else { return }
    wait(limits.duration) { ($0 as? TapGestureRecognizer)?.failWithTime() }
  }

  /// Fails if a finger moves too far.
  open override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesMoved(touches, with: event)
    if let reason = TapCounter.movement(of: touches, beyond: limits.distance) {
      fail(because: reason)
    }
  }

  /// Recognizes the gesture, or waits for the next tap.
  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesEnded(touches, with: event)
    if let reason = TapCounter.movement(of: touches, beyond: limits.distance) {
      return fail(because: reason)
    }
    guard state == .possible else { return }
    let before = counter.count
    if let reason = counter.end(touches, of: self) { return fail(because: reason) }
    guard counter.count > before else { return }
    if counter.count >= numberOfTapsRequired {
      stopWaiting()
      state = .ended
    } else {
      wait(limits.interval) { ($0 as? TapGestureRecognizer)?.failWithTime() }
    }
  }

  private func failWithTime() {
    if touches.isEmpty {
      fail(because: "no tap followed within \(decimal(limits.interval, digits: 2)) seconds")
    } else {
      let duration = decimal(limits.duration, digits: 2)
      fail(because: "the finger was down for more than \(duration) seconds")
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent) {
    super.touchesCancelled(touches, with: event)
    fail(because: "the touch was canceled")
  }

  /// Forgets the taps; an override calls super.
  open override func reset() {
    super.reset()
    counter = TapCounter()
  }

  /// The buttons of the pointer that tap; the primary one unless set
  /// (`UITapGestureRecognizer.buttonMaskRequired`).
  ///
  /// A press of the pointer is always of that one here.
  open var buttonMaskRequired = InputEvent.ButtonMask.primary
}

extension TapGestureRecognizer {
  /// Indicates whether the gesture is a single tap with a single finger.
  private var isSingleTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }

  /// Returns whether the gesture is the default gesture of a control that is tapped, and of another
  /// view than the control, so that the control keeps it.
  package static func yields(_ recognizer: GestureRecognizer, to control: View) -> Bool {
    guard let tap = recognizer as? TapGestureRecognizer else { return false }
    return tap.isSingleTap && tap.view !== control
  }
}

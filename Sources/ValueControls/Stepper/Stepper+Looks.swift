public import ControlCore
public import Graphics
public import ResponderKit

/// The looks of a stepper that a program can set.
package enum StepperLook: Hashable, Codable {
  case background, increment, decrement
  case divider(right: ControlState)
}

extension Stepper {
  /// Sets the image behind both halves in a state, or removes it for nil
  /// (`UIStepper.setBackgroundImage(_:for:)`).
  public final func setBackgroundImage(_ image: Image?, for state: ControlState) {
    looks.set(image, .background, for: state)
  }
  /// Returns the image behind both halves in a state: its own, otherwise that of the normal state
  /// (`UIStepper.backgroundImage(for:)`).
  public final func backgroundImage(for state: ControlState) -> Image? {
    looks.value(.background, for: state)
  }

  /// Sets the image between the halves for a state of each, or removes it for nil
  /// (`UIStepper.setDividerImage(_:forLeftSegmentState:rightSegmentState:)`).
  public final func setDividerImage(
    _ image: Image?, forLeftSegmentState left: ControlState, rightSegmentState right: ControlState
  ) { looks.set(image, .divider(right: right), for: left) }
  /// Returns the image between the halves for a state of each: its own, otherwise that of two normal
  /// halves (`UIStepper.dividerImage(forLeftSegmentState:rightSegmentState:)`).
  public final func dividerImage(
    forLeftSegmentState left: ControlState, rightSegmentState right: ControlState
  ) -> Image? {
    looks.stored(.divider(right: right), for: left) ?? looks.stored(.divider(right: .normal))
  }

  /// Sets the image of the half that makes the value larger in a state, or removes it for nil
  /// (`UIStepper.setIncrementImage(_:for:)`).
  public final func setIncrementImage(_ image: Image?, for state: ControlState) {
    looks.set(image, .increment, for: state)
  }
  /// Returns the image of the half that makes the value larger: that of the state, otherwise that of
  /// the normal state (`UIStepper.incrementImage(for:)`).
  public final func incrementImage(for state: ControlState) -> Image? {
    looks.value(.increment, for: state)
  }

  /// Sets the image of the half that makes the value smaller in a state, or removes it for nil
  /// (`UIStepper.setDecrementImage(_:for:)`).
  public final func setDecrementImage(_ image: Image?, for state: ControlState) {
    looks.set(image, .decrement, for: state)
  }
  /// Returns the image of the half that makes the value smaller: that of the state, otherwise that of
  /// the normal state (`UIStepper.decrementImage(for:)`).
  public final func decrementImage(for state: ControlState) -> Image? {
    looks.value(.decrement, for: state)
  }
}

extension AppearanceProxy where Target: Stepper {
  private func set(_ image: Image?, _ look: StepperLook, for state: ControlState) {
    add(StateLook(look: look, state: state), image) {
      $0.looks.setImplicitly(image, look, for: state)
    }
  }

  /// Sets the image behind both halves in a state (`UIStepper.setBackgroundImage(_:for:)`).
  public func setBackgroundImage(_ image: Image?, for state: ControlState) {
    set(image, .background, for: state)
  }
  /// Sets the image between the halves for a state of each
  /// (`UIStepper.setDividerImage(_:forLeftSegmentState:rightSegmentState:)`).
  public func setDividerImage(
    _ image: Image?, forLeftSegmentState left: ControlState, rightSegmentState right: ControlState
  ) { set(image, .divider(right: right), for: left) }
  /// Sets the image of the half that makes the value larger in a state
  /// (`UIStepper.setIncrementImage(_:for:)`).
  public func setIncrementImage(_ image: Image?, for state: ControlState) {
    set(image, .increment, for: state)
  }
  /// Sets the image of the half that makes the value smaller in a state
  /// (`UIStepper.setDecrementImage(_:for:)`).
  public func setDecrementImage(_ image: Image?, for state: ControlState) {
    set(image, .decrement, for: state)
  }
}

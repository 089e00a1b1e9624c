import Accessibility
import Graphics
import ResponderKit

/// A view with wheels side by side, each of which a screen reader adjusts.
@MainActor
protocol WheelView: View {
  /// Returns the value at rest on a wheel.
  func wheelValue(_ wheel: Int) -> AccessibilityValue?
  /// The name and the hint of a wheel; nil for none.
  func wheelLabel(_ wheel: Int) -> (label: String?, hint: String?)
  /// Returns the name that the system gives to a wheel; nil for none.
  func wheelSystemLabel(_ wheel: Int) -> SystemLabel?
  /// Returns the position of the row among the others; nil if that is not said.
  func wheelPosition(_ wheel: Int) -> ContainerPosition?
  /// Turns a wheel by rows, as the user does.
  func turnWheel(_ wheel: Int, by rows: Int)
  /// Indicates whether the user can turn the wheels.
  var wheelsAreEnabled: Bool { get }
  /// The rectangle of a wheel, in the coordinates of the view.
  func wheelFrame(_ wheel: Int) -> Rect
}

/// A wheel of a picker, which a screen reader stops at.
final class WheelItem: AccessibilityItem {
  let number: Int

  init(_ number: Int, of view: any WheelView) {
    self.number = number
    super.init(accessibilityContainer: view)
    setRecordName("Wheel \(number + 1) of \(view.recordName)")
  }

  private var view: (any WheelView)? { accessibilityContainer as? any WheelView }

  override var accessibilityLabel: String? {
    get { explicitAccessibilityLabel ?? view?.wheelLabel(number).label }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? view?.wheelLabel(number).hint }
    set { super.accessibilityHint = newValue }
  }
  override var defaultAccessibilityValue: AccessibilityValue? { view?.wheelValue(number) }
  override var accessibilityTraits: AccessibilityTraits {
    get {
      let traits = explicitAccessibilityTraits ?? [.pickerElement, .adjustable, .selected]
      return view?.wheelsAreEnabled == false ? traits.union(.notEnabled) : traits
    }
    set { super.accessibilityTraits = newValue }
  }
  override var accessibilityContainerPosition: ContainerPosition? {
    get { super.accessibilityContainerPosition ?? view?.wheelPosition(number) }
    set { super.accessibilityContainerPosition = newValue }
  }
  override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    if element.label == nil { element.systemLabel = view?.wheelSystemLabel(number) }
    return element
  }
  override var accessibilityFrameInContainerSpace: Rect {
    get {
      let own = super.accessibilityFrameInContainerSpace
      return own.isEmpty ? view?.wheelFrame(number) ?? .zero : own
    }
    set { super.accessibilityFrameInContainerSpace = newValue }
  }

  /// Turns the wheel to the next row.
  override func accessibilityIncrement() { turn(by: 1) }
  /// Turns the wheel to the row before.
  override func accessibilityDecrement() { turn(by: -1) }

  private func turn(by rows: Int) {
    guard let view, view.wheelsAreEnabled else { return }
    InteractionRecorder.current?.look(at: self)
    view.turnWheel(number, by: rows)
  }
}

extension WheelView {
  func wheelSystemLabel(_ wheel: Int) -> SystemLabel? { nil }

  /// The rectangles of equal wheels, from the leading edge to the trailing one.
  func equalFrame(_ wheel: Int, of count: Int) -> Rect {
    let width = bounds.width / Double(max(count, 1))
    let place = effectiveUserInterfaceLayoutDirection == .rightToLeft ? count - 1 - wheel : wheel
    return Rect(x: Double(place) * width, y: 0, width: width, height: bounds.height)
  }
}

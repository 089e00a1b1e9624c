public import Accessibility
public import ControlCore
import Gestures
public import Graphics
public import ResponderKit

/// A control that is on or off: UIKit's `UISwitch`, without drawing.
///
/// A touch that ends inside changes the value, then sends ``ControlEvents/valueChanged`` and
/// ``ControlEvents/primaryActionTriggered``; Apple documents no order. Setting the value in code sends
/// nothing. Defaults are those of UISwitch.h. Main actor only.
@preconcurrency @MainActor
open class Switch: Control {
  /// The looks that few programs set: colors, images, title and style.
  final var looks = StateValues<SwitchLook>()
  private var endsInside = false

  /// Creates a switch at the origin of a frame; its size is the switch's own
  /// (`UISwitch.init(frame:)`).
  public override init(frame: Rect) {
    super.init(frame: Rect(origin: frame.standardized.origin, size: Self.size))
  }

  /// The size, in points: UIKit's until iOS 18; Apple documents none.
  private static let size = Size(width: 51, height: 31)

  /// A Boolean value that indicates whether the switch is on; false unless set (`UISwitch.isOn`).
  open var isOn: Bool = false {
    willSet { noteElement() }
    didSet { AccessibilityChanges.note() }
  }

  /// Sets the value, at once even if animated, and sends nothing (`UISwitch.setOn(_:animated:)`).
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The color of a switch that is on; nil, for the system's green, unless set
  /// (`UISwitch.onTintColor`).
  open var onTintColor: Color? {
    get { looks.stored(.onTint) }
    set { looks.set(newValue, .onTint) }
  }
  /// The color of the thumb; nil, for the system's, unless set (`UISwitch.thumbTintColor`).
  open var thumbTintColor: Color? {
    get { looks.stored(.thumbTint) }
    set { looks.set(newValue, .thumbTint) }
  }
  /// An image for the position on, which is kept and not shown since iOS 7; nil unless set
  /// (`UISwitch.onImage`).
  open var onImage: Image? {
    get { looks.stored(.onImage) }
    set { looks.set(newValue, .onImage) }
  }
  /// An image for the position off, which is kept and not shown since iOS 7; nil unless set
  /// (`UISwitch.offImage`).
  open var offImage: Image? {
    get { looks.stored(.offImage) }
    set { looks.set(newValue, .offImage) }
  }
  /// The text beside a check box; nil unless set (`UISwitch.title`).
  ///
  /// Only an app made for the Mac shows it.
  open var title: String? {
    get { looks.stored(.title) }
    set { looks.set(newValue, .title) }
  }
  /// The style that the switch is to have; automatic unless set (`UISwitch.preferredStyle`).
  open var preferredStyle: Style {
    get { looks.stored(.style) ?? .automatic }
    set { looks.set(newValue, .style) }
  }

  /// The size of the switch (`UIView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size {
    Size(width: Self.size.width - 2, height: Self.size.height)
  }
  /// The edges without the two points on the right that are not aligned, as seen on iOS 10
  /// (`UIView.alignmentRectInsets`).
  open override var alignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }
  /// Returns the size of the switch (`UIView.sizeThatFits(_:)`).
  open override func sizeThatFits(_ size: Size) -> Size { Self.size }

  /// Changes the value if the touch ends inside, so that every handler sees the new one.
  open override func endTracking(_ touch: Touch?, with event: InputEvent?) {
    endsInside = isTouchInside
    if endsInside { isOn.toggle() }
  }

  /// Ends the tracking, and reports a new value after the touch.
  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    endsInside = false
    super.touchesEnded(touches, with: event)
    guard endsInside else { return }
    endsInside = false
    send(.valueChanged, with: event)
    send(.primaryActionTriggered, with: event)
  }

  /// Returns false for a single tap with one finger, and for a pan along the switch, of a recognizer
  /// of another view: the switch keeps them (Apple's page on attaching gesture recognizers to
  /// controls).
  ///
  /// A disabled switch keeps nothing; Apple is silent.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    if TapGestureRecognizer.yields(gestureRecognizer, to: self) { return false }
    if let way = (gestureRecognizer as? PanGestureRecognizer)?.translation(in: self),
      abs(way.x) >= abs(way.y)
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  /// A Boolean value that indicates whether a screen reader stops at the switch: true unless set.
  open override var isAccessibilityElement: Bool {
    get { explicitIsAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  /// The state; as in UIKit, an assigned value is ignored.
  open override var accessibilityValue: SpokenValue? {
    get { super.accessibilityValue }
    set {}
  }
  /// The state.
  open override var defaultAccessibilityValue: AccessibilityValue? { .toggle(isOn ? .on : .off) }
  /// The two traits of a switch.
  open override var defaultAccessibilityTraits: AccessibilityTraits { [.button, .toggleButton] }
}

extension Switch: HugsContent {
  package nonisolated static var huggedDirections: HuggedDirections { .both }
}

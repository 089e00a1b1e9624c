public import Accessibility
public import ControlCore
public import Graphics
public import ResponderKit

/// A control that opens the system's color picker: UIKit's `UIColorWell`, without drawing.
///
/// Choosing a color sends ``ControlEvents/valueChanged``; setting it in code sends nothing. Defaults
/// are those of UIColorWell.h. Main actor only.
@preconcurrency @MainActor
open class ColorWell: Control {
  /// The title of the color picker; nil unless set (`UIColorWell.title`).
  open var title: String? {
    willSet { noteElement() }
    didSet { AccessibilityChanges.note() }
  }
  /// The color; nil unless set (`UIColorWell.selectedColor`).
  open var selectedColor: Color? {
    willSet { noteElement() }
    didSet {
      AccessibilityChanges.note()
      if let selectedColor { opened?.picker.selectedColor = selectedColor }
    }
  }
  /// A Boolean value that indicates whether the picker offers an opacity; true unless set
  /// (`UIColorWell.supportsAlpha`).
  open var supportsAlpha: Bool = true
  /// A Boolean value that indicates whether the picker offers to take a color from the screen; true
  /// unless set (`UIColorWell.supportsEyedropper`, iOS 26, which documents no default).
  open var supportsEyedropper: Bool = true
  /// The greatest brightness that can be chosen, 1 for the usual one; 1 unless set
  /// (`UIColorWell.maximumLinearExposure`, iOS 26, which documents no default).
  open var maximumLinearExposure: Scalar = 1

  /// The color picker that a tap has opened; nil while none is open.
  ///
  /// The controller of the screen presents it. UIKit keeps its own to itself.
  public final var presentedPicker: ColorPickerViewController? {
    isPickerPresented ? opened?.picker : nil
  }
  /// A Boolean value that indicates whether the color picker is open, as after a tap; UIKit has no
  /// counterpart.
  public final var isPickerPresented: Bool {
    // A controller may have dismissed it.
    opened.map { !$0.wasPresented || $0.picker.presentingViewController != nil } ?? false
  }
  private var opened: OpenedColorPicker?
  private var endsInside = false

  /// Creates a well with a frame (`UIColorWell.init(frame:)`).
  public override init(frame: Rect) { super.init(frame: frame) }

  /// The size, in points; Apple documents none (`UIView.intrinsicContentSize`).
  open override var intrinsicContentSize: Size { Size(width: 28, height: 28) }
  /// Returns the size of the well (`UIView.sizeThatFits(_:)`).
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// Notes whether the touch ends inside.
  open override func endTracking(_ touch: Touch?, with event: InputEvent?) {
    endsInside = isTouchInside
  }

  /// Ends the tracking, and opens the color picker if the touch ended inside.
  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    endsInside = false
    super.touchesEnded(touches, with: event)
    if endsInside, !isPickerPresented { openPicker() }
    endsInside = false
  }

  /// Chooses a color in the open picker; returns false if it is not open.
  ///
  /// An opacity that the well does not support becomes 1.
  final func pick(_ color: Color) -> Bool {
    guard let picker = presentedPicker else { return false }
    picker.select(color)
    return true
  }

  private func openPicker() {
    let picker = ColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    picker.supportsEyedropper = supportsEyedropper
    picker.maximumLinearExposure = maximumLinearExposure
    if let selectedColor { picker.selectedColor = selectedColor }
    let opened = OpenedColorPicker(picker, of: self)
    picker.delegate = opened
    self.opened = opened
    // A well in a window without a controller has nothing that could present it.
    let presenter = sequence(first: self as Responder, next: \.next).lazy
      .compactMap { $0 as? ViewController }.first
    presenter?.present(picker, animated: true, completion: nil)
    opened.wasPresented = picker.presentingViewController != nil
  }

  /// Takes a color that was chosen in the picker.
  final func take(_ color: Color) {
    guard color != selectedColor else { return }
    selectedColor = color
    send(.valueChanged, with: nil)
  }

  /// Notes that the picker is closed.
  final func pickerClosed() { opened = nil }

  /// Closes the color picker without another choice; UIKit has no counterpart.
  public final func closePicker() { opened?.picker.finish() }

  /// A Boolean value that indicates whether the user can operate the well; a well that is disabled
  /// closes its picker.
  open override var isEnabled: Bool {
    didSet { if !isEnabled { closePicker() } }
  }
  /// Closes the picker of a well that leaves its superview.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { closePicker() }
  }

  // MARK: Accessibility

  /// A Boolean value that indicates whether a screen reader stops at the well: true unless set.
  open override var isAccessibilityElement: Bool {
    get { explicitIsAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  /// The label that was set, otherwise the title.
  open override var accessibilityLabel: String? {
    get { explicitAccessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }
  /// The value that was set, otherwise the name of the color.
  open override var defaultAccessibilityValue: AccessibilityValue? {
    selectedColor.map { .color($0) }
  }
  /// The trait of a button.
  open override var defaultAccessibilityTraits: AccessibilityTraits { .button }
  /// The element that a screen reader sees, with the system's name for a well without one.
  open override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    guard explicitAccessibilityLabel == nil else { return element }
    if element.label?.isEmpty ?? true {
      element.label = nil
      element.systemLabel = .colorWell
    } else if element.label == title {
      element.labelSource = .title
    }
    return element
  }
}

/// The color picker that a well has opened, and whose choices it takes.
private final class OpenedColorPicker: ColorPickerViewControllerDelegate {
  let picker: ColorPickerViewController
  /// Indicates whether a controller was there to present it.
  var wasPresented = false
  private weak var well: ColorWell?

  init(_ picker: ColorPickerViewController, of well: ColorWell) {
    (self.picker, self.well) = (picker, well)
  }

  func colorPickerViewController(
    _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool
  ) { well?.take(color) }

  func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController) {
    well?.pickerClosed()
  }
}

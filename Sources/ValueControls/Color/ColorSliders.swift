import Accessibility
import ControlCore
import Graphics
import ResponderKit

/// The view of a color picker: its heading, the button that closes it, and a slider for each part of
/// the color.
final class ColorSliders: View {
  /// Called with a color that a slider has chosen, and whether its drag goes on.
  var choose: ((Color, Bool) -> Void)?
  /// Called when the button is tapped.
  var close: (() -> Void)?
  /// Indicates whether there is a slider for the opacity.
  var offersOpacity = true { didSet { sliders[3].isHidden = !offersOpacity } }
  private let heading: ColorSlidersHeading
  private let button = ColorSlidersCloseButton(frame: .zero)
  private let sliders = [
    ColorPartSlider(.red), ColorPartSlider(.green), ColorPartSlider(.blue),
    ColorPartSlider(.opacity),
  ]

  init(title: String?) {
    heading = ColorSlidersHeading(title: title)
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 300))
    addSubview(heading)
    addSubview(button)
    button.addAction(Action { [weak self] _ in self?.close?() }, for: .primaryActionTriggered)
    for slider in sliders {
      addSubview(slider)
      slider.addAction(Action { [weak self] _ in self?.sliderMoved() }, for: .valueChanged)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    heading.frame = Rect(x: 60, y: 0, width: max(width - 120, 0), height: 44)
    button.frame = Rect(x: max(width - 52, 0), y: 0, width: 44, height: 44)
    for (number, slider) in sliders.enumerated() {
      slider.frame = Rect(
        x: 16, y: 60 + Double(number) * 56, width: max(width - 32, 0), height: 44)
    }
  }

  /// Moves the sliders to a color; one without components leaves them where they are.
  func show(_ color: Color) {
    let parts: [Double]
    switch color.value {
    case .sRGB(let red, let green, let blue, let alpha):
      parts = [red * 255, green * 255, blue * 255, alpha * 100]
    case .gray(let white, let alpha):
      parts = [white * 255, white * 255, white * 255, alpha * 100]
    case .system, .named, .adjusted: return
    }
    // The color is what changes, and not what each slider says of it.
    for (slider, part) in zip(sliders, parts) where !slider.isTracking {
      let part = part.isNaN ? 0 : Float(min(max(part, 0), Double(slider.maximumValue)))
      slider.storedValue = part
    }
  }

  private func sliderMoved() {
    choose?(shownColor, sliders.contains(where: \.isTracking))
  }

  /// Reports the color that a drag has ended with.
  fileprivate func sliderReleased() { choose?(shownColor, false) }

  private var shownColor: Color {
    let parts = sliders.map { Double($0.value) / Double($0.maximumValue) }
    let alpha = offersOpacity ? parts[3] : 1
    return .sRGB(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
}

/// The slider of a part of a color.
final class ColorPartSlider: Slider {
  private let part: SystemLabel

  init(_ part: SystemLabel) {
    self.part = part
    super.init(frame: .zero)
    setRecordName("Slider")
    storedMaximum = part == .opacity ? 100 : 255
    // A color without known parts is opaque.
    storedValue = part == .opacity ? 100 : 0
  }

  override func endTracking(_ touch: Touch?, with event: InputEvent?) {
    super.endTracking(touch, with: event)
    (superview as? ColorSliders)?.sliderReleased()
  }

  override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    element.systemLabel = part
    return element
  }
}

/// The heading of a color picker.
final class ColorSlidersHeading: View {
  private let title: String?

  init(title: String?) {
    self.title = title
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = [.header, .staticText]
  }

  override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    if title == nil { element.systemLabel = .colors }
    return element
  }
}

/// The button that closes a color picker.
final class ColorSlidersCloseButton: Control {
  override init(frame: Rect) {
    super.init(frame: frame)
    setRecordName("Close Button")
    isTapPrimary = true
  }

  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }
  override var defaultAccessibilityTraits: AccessibilityTraits { .button }
  override var accessibilityElement: AccessibilityElement {
    var element = super.accessibilityElement
    element.systemLabel = .close
    return element
  }
}

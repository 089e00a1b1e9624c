import Accessibility
import ButtonModel
import ControlCore
import Graphics
import ResponderKit

/// A switch as far as a reader is concerned: UIKit's ignores a value that is set.
final class TestSwitch: Control {
  var isOn = false

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var defaultAccessibilityTraits: AccessibilityTraits { [.button, .toggleButton] }
  override var accessibilityValue: AccessibilityValue? {
    get { .toggle(isOn ? .on : .off) }
    set {}
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    let isInside = isTouchInside
    super.touchesEnded(touches, with: event)
    guard isInside else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}

/// A slider from 0 to 1 that a reader moves by a tenth.
final class TestSlider: Control {
  var value = 0.48 { didSet { if value != oldValue { sendActions(for: .valueChanged) } } }

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var defaultAccessibilityTraits: AccessibilityTraits { .adjustable }
  override var accessibilityValue: AccessibilityValue? {
    get { .percent(value) }
    set {}
  }
  override var accessibilityActivationPoint: Point {
    get {
      let frame = accessibilityFrame
      return Point(x: frame.minX + frame.width * value, y: frame.midY)
    }
    set { super.accessibilityActivationPoint = newValue }
  }
  override func accessibilityIncrement() { value = min(1, value + 0.1) }
  override func accessibilityDecrement() { value = max(0, value - 0.1) }
}

/// Segments of which one is selected, each an element of its own.
final class TestSegments: Control {
  var selectedIndex: Int? {
    didSet { if selectedIndex != oldValue { sendActions(for: .valueChanged) } }
  }
  private var items: [Segment] = []

  init(_ titles: [String]) {
    super.init(frame: Rect(x: 0, y: 0, width: 300, height: 30))
    items = titles.enumerated().map { Segment($0.offset, of: titles.count, $0.element, in: self) }
  }

  override var accessibilityElements: [Responder]? {
    get { items }
    set {}
  }

  final class Segment: AccessibilityItem {
    private let number: Int

    init(_ number: Int, of count: Int, _ title: String, in segments: TestSegments) {
      self.number = number
      super.init(accessibilityContainer: segments)
      accessibilityLabel = title
      accessibilityContainerPosition = .series(number + 1, of: count)
      let width = 300 / Double(count)
      accessibilityFrameInContainerSpace = Rect(
        x: Double(number) * width, y: 0, width: width, height: 30)
    }

    private var segments: TestSegments? { accessibilityContainer as? TestSegments }

    override var accessibilityTraits: AccessibilityTraits {
      get { segments?.selectedIndex == number ? [.button, .selected] : .button }
      set {}
    }
    override func accessibilityActivate() -> Bool {
      segments?.selectedIndex = number
      return true
    }
  }
}

/// A window with views one below the other.
@MainActor
func window(_ views: View...) -> Window {
  let window = Window(frame: Rect(x: 0, y: 0, width: 393, height: 852))
  let controller = ViewController()
  window.rootViewController = controller
  for (number, view) in views.enumerated() {
    let size = view.bounds.isEmpty ? Size(width: 300, height: 30) : view.bounds.size
    view.frame = Rect(origin: Point(x: 20, y: 60 + 50 * Double(number)), size: size)
    controller.view.addSubview(view)
  }
  return window
}

/// A button with a title.
@MainActor
func button(_ title: String, hint: String? = nil) -> Button {
  let button = Button(type: .system)
  button.setTitle(title, for: .normal)
  button.accessibilityHint = hint
  return button
}

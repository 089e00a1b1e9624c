import Accessibility
import ControlCore
import Graphics
import InterfaceBuilder
import ResponderKit

/// A switch as far as its events and its announcement go: the value changes when a touch ends inside,
/// then the primary action is triggered.
final class LoadedSwitch: Control {
  private var isOn: Bool
  private var endsInside = false

  init(isOn: Bool) {
    self.isOn = isOn
    super.init(frame: .zero)
    setStandardAccessibility(AccessibilityElement(traits: [.button, .toggleButton]))
  }

  /// The state, whatever value is set, as with UIKit's.
  override var accessibilityValue: AccessibilityValue? {
    get { .toggle(isOn ? .on : .off) }
    set {}
  }

  override func endTracking(_ touch: Touch?, with event: InputEvent?) { endsInside = isTouchInside }

  override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    endsInside = false
    super.touchesEnded(touches, with: event)
    guard endsInside else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}

/// A slider as far as a screen reader moves it: by a tenth of its range.
final class LoadedSlider: Control {
  private let range: ClosedRange<Double>
  private var value: Double

  init(_ element: InterfaceElement) {
    let low = element.finiteNumber("minValue") ?? 0
    let high = element.finiteNumber("maxValue") ?? 1
    range = low...max(low, high)
    value = min(max(element.finiteNumber("value") ?? low, range.lowerBound), range.upperBound)
    super.init(frame: .zero)
    setStandardAccessibility(AccessibilityElement(traits: .adjustable))
  }

  /// Where a slider of a document stands in its range, from 0 to 1.
  static func share(of element: InterfaceElement) -> Double { LoadedSlider(element).share }

  private var share: Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 && length.isFinite ? (value - range.lowerBound) / length : 0
  }

  override var accessibilityValue: AccessibilityValue? {
    get { explicitAccessibilityValue ?? .percent(share) }
    set { super.accessibilityValue = newValue }
  }

  /// The middle of the thumb, as with UIKit's.
  override var accessibilityActivationPoint: Point {
    get {
      let frame = accessibilityFrame
      return Point(x: frame.minX + frame.width * share, y: frame.midY)
    }
    set {}
  }

  override func accessibilityIncrement() { move(by: 0.1) }
  override func accessibilityDecrement() { move(by: -0.1) }

  private func move(by share: Double) {
    let length = range.upperBound - range.lowerBound
    let moved = min(max(value + share * length, range.lowerBound), range.upperBound)
    guard moved != value else { return }
    value = moved
    sendActions(for: .valueChanged)
  }
}

extension Loading {
  /// Makes an object stand in for its class, and gives it the name that people know it by.
  func name(_ responder: Responder, _ element: InterfaceElement) {
    guard makesPlaceholders else { return }
    if let customClass = element["customClass"], makers[customClass] == nil {
      responder.becomePlaceholder(for: customClass)
    }
    guard element["customClass"] == nil else { return }
    let kind = words(of: element.name)
    let label = element["userLabel"] ?? element.string("title")
    responder.setRecordName(label.map { "\(kind) “\($0)”" } ?? kind)
  }

  /// Gives a control its name: its class with its identifier or title.
  func name(_ live: Control, _ control: InterfaceControl) {
    guard makesPlaceholders else { return }
    let kind = control.customClass ?? words(of: control.elementName)
    let title = control.button?.shownTitle ?? control.effectiveAccessibility.label
    let handle =
      control.effectiveAccessibility.identifier.map { "#\($0)" } ?? title.map { "“\($0)”" }
      ?? control.id ?? ""
    live.setRecordName(handle.isEmpty ? kind : "\(kind) \(handle)")
  }

  /// Lets a control tell of a segue that it would begin.
  func connect(segue: Connection, of control: Control) {
    let attributes = segue.attributes
    let name = attributes["identifier"].map { " \($0)" } ?? ""
    let destination =
      segue.targetClass ?? segue.target.map { words(of: $0.name) } ?? "a missing scene"
    control.addAction(
      Action(title: "segue\(name) (\(attributes["kind"] ?? "custom")) to \(destination)") { _ in },
      for: .touchUpInside)
  }
}

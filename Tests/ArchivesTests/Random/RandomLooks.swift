import AppKitDialect
import ButtonModel
import ControlCore
import Graphics
import Layout
import Localize
import Pickers
import ResponderKit
import TextControls
import ValueControls

/// Sets what several properties together are archived as.
@MainActor
enum RandomLooks {
  static func set(
    of object: AnyObject, _ random: inout RandomValues, _ changed: inout Set<String>
  ) {
    if let object = object as? AccessibleObject {
      setAccessibility(of: object, &random)
      changed.insert("accessibility")
    }
    if let view = object as? View {
      view.setContentHuggingPriority(LayoutPriority(Float(random.int(1...999))), for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .vertical)
      view.traitOverrides.userInterfaceStyle = .dark
      view.traitOverrides.layoutDirection = .rightToLeft
      view.focusGroupPriority = FocusGroupPriority(rawValue: random.int(1...3000))
      changed.formUnion(["contentPriorities", "traitOverrides", "focusGroupPriority"])
    }
    if let view = object as? NSView {
      view.setContentHuggingPriority(LayoutPriority(Float(random.int(1...999))), for: .vertical)
      view.identifier = NSUserInterfaceItemIdentifier("view \(random.int(0...9))")
      view.bounds.origin = Point(x: Scalar(random.int(0...9)), y: 2)
      changed.formUnion(["contentPriorities", "identifier", "bounds", "alignmentInsets"])
    }
    setValues(of: object, &random, &changed)
  }

  private static func setAccessibility(of object: AccessibleObject, _ random: inout RandomValues) {
    object.isAccessibilityElement = random.bool()
    object.accessibilityHint = random.text()
    object.accessibilityLanguage = "de"
    object.accessibilityElementsHidden = random.bool()
    object.accessibilityExpandedStatus = .collapsed
    object.accessibilityUserInputLabels = [random.text(), "Save"]
    object.accessibilityCustomContent = [.init(label: "Size", value: random.text())]
    object.largeContentImage = random.image()
    object.accessibilityActivationPoint = Point(x: 1, y: Scalar(random.int(0...99)))
    guard !(object is NSControl) else { return }
    object.accessibilityLabel = random.text()
    object.accessibilityTraits = [.header, .adjustable]
  }

  private static func setValues(
    of object: AnyObject, _ random: inout RandomValues, _ changed: inout Set<String>
  ) {
    switch object {
    case let slider as Slider:
      slider.setThumbImage(random.image(), for: .highlighted)
      slider.minimumTrackTintColor = random.color()
      slider.sliderStyle = .thumbless
      changed.insert("looks")
    case let stepper as Stepper:
      stepper.setIncrementImage(random.image(), for: [.highlighted, .selected])
      stepper.repeatTiming.delay = 1
      changed.formUnion(["looks", "repeatTiming"])
    case let control as SegmentedControl:
      control.removeAllSegments()
      control.insertSegment(withTitle: random.text(), at: 0, animated: false)
      control.insertSegment(with: random.image(), at: 1, animated: false)
      control.setEnabled(random.bool(), forSegmentAt: 1)
      control.setWidth(Scalar(random.int(1...50)), forSegmentAt: 0)
      control.selectedSegmentIndex = random.int(-1...1)
      control.setBackgroundImage(random.image(), for: .selected, barMetrics: .compact)
      changed.formUnion(["segments", "looks"])
    case let control as PageControl:
      control.numberOfPages = 5
      control.setIndicatorImage(random.image(), forPage: random.int(0...4))
      changed.insert("images")
    case let picker as DatePicker:
      picker.policies.rounding = .allCases.randomElement(using: &random.generator) ?? .down
      picker.timeZone = .gmt
      changed.formUnion(["policies", "timeZone"])
    case let field as TextField:
      field.keyboardType = .emailAddress
      field.isSecureTextEntry = random.bool()
      field.policies.returnOrder =
        .allCases.randomElement(using: &random.generator) ?? .primaryActionFirst
      field.text = random.text()
      field.placeholder = random.text()
      changed.formUnion([
        "textInputTraits", "policies", "text", "attributedPlaceholder", "defaultTextAttributes",
      ])
    case let button as Button:
      button.setTitle(random.text(), for: .normal)
      button.setImage(random.image(), for: .selected)
      if random.bool() { button.configuration = .filled() }
      changed.insert("content")
    case let control as NSSegmentedControl:
      control.segmentCount = random.int(1...4)
      control.setLabel(random.text(), forSegment: 0)
      control.setSelected(random.bool(), forSegment: 0)
    case let button as NSPopUpButton:
      button.addItems(withTitles: ["One", random.text() + "2"])
      button.selectItem(at: random.int(-1...1))
    case let box as NSComboBox:
      box.addItems(withObjectValues: ["One", random.int(0...9), 2.5])
      box.stringValue = random.text()
    case let matrix as NSMatrix:
      matrix.prototype = NSButtonCell()
      matrix.renewRows(random.int(1...3), columns: 2)
      matrix.selectCell(atRow: 0, column: random.int(0...1))
      changed.formUnion(["selection", "lastSelected"])
    case let control as NSControl where random.bool(): control.objectValue = random.number()
    default: break
    }
  }
}

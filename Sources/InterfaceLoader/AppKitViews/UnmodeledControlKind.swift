import AppKitDialect
import InterfaceBuilder
import ResponderKit

/// Controls whose own class is not modeled yet: a click sends their action, and changes no value.
enum UnmodeledControlKind: AppKitControlKind {
  static var elementNames: [String] {
    [
      "stepper", "segmentedControl", "datePicker", "colorWell", "switch", "pathControl",
      "levelIndicator", "control",
    ]
  }
  static func make() -> NSControl { NSControl(frame: .zero) }
  static var note: String? { "what a click changes in it is not modeled yet" }
}

import Accessibility
import AppKitDialect
import Graphics
import InterfaceBuilder

/// Fields with a list of values, of which only the text is modeled.
enum ComboBoxKind: AppKitControlKind {
  static var elementNames: [String] { ["comboBox"] }
  static func make() -> NSTextField { NSTextField(frame: .zero) }
  static var attributes: AppKitAttributes? { AppKitAttributes(.comboBox) }
  static var note: String? { "only the text of the field is modeled yet" }
}

// What is aligned, with the number of equalities that it was seen in.
extension ComboBoxKind {
  static func alignment(
    of element: InterfaceElement, in generation: ControlGeneration
  ) -> ControlAlignment? {
    guard generation < .tahoe else { return ControlAlignment(baseline: 7) }
    return AppKitViewContent(element).frame?.height == 28
      ? ControlAlignment(top: 2, left: 0, bottom: 4, right: 3, baseline: 7)  // 6
      : ControlAlignment(top: 1, left: 1, bottom: 2, right: 3, baseline: 7)  // 8
  }
}

import Accessibility
import AppKitDialect
import Graphics
import InterfaceBuilder

/// Fields with a list of values, of which only the text is modeled.
enum ComboBoxKind: AppKitControlKind {
  static var elementNames: [String] { ["comboBox"] }
  static func make() -> NSTextField { NSTextField(frame: .zero) }
  static var attributes: AppKitAttributes? { AppKitAttributes(.comboBox) }
  static func alignedKind(of element: InterfaceElement) -> String { "comboBox -" }
  static var note: String? { "only the text of the field is modeled yet" }
}

import Accessibility
import AppKitDialect
import InterfaceBuilder

/// Fields for a search, of which only the text is modeled.
enum SearchFieldKind: AppKitControlKind {
  static var elementNames: [String] { ["searchField"] }
  static func make() -> NSTextField { NSTextField(frame: .zero) }
  static var attributes: AppKitAttributes? { AppKitAttributes(.textField, .searchField) }
  static func alignedKind(of element: InterfaceElement) -> String { "searchField -" }
  static var note: String? { "only the text of the field is modeled yet" }
}

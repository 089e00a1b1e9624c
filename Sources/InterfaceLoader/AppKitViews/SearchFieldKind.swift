import Accessibility
import AppKitDialect

/// Fields for a search, of which only the text is modeled.
enum SearchFieldKind: AppKitControlKind {
  static var elementNames: [String] { ["searchField"] }
  static func make() -> NSTextField { NSTextField(frame: .zero) }
  static var attributes: AppKitAttributes? { AppKitAttributes(.textField, .searchField) }
  static var note: String? { "only the text of the field is modeled yet" }
}

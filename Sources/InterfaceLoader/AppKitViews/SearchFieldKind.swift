import AppKitDialect

/// Fields that do more than edit a text, of which only that is modeled.
enum SearchFieldKind: AppKitControlKind {
  static var elementNames: [String] { ["searchField", "comboBox", "tokenField"] }
  static func make() -> NSTextField { NSTextField(frame: .zero) }
  static var note: String? { "only the text of the field is modeled yet" }
}

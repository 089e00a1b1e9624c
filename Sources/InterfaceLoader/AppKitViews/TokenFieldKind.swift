import AppKitDialect

/// Fields with several values, of which only the text is modeled.
enum TokenFieldKind: AppKitControlKind {
  static var elementNames: [String] { ["tokenField"] }
  static func make() -> NSTextField { NSTextField(frame: .zero) }
  static var note: String? { "only the text of the field is modeled yet" }
}

import AppKitDialect

/// Fields for passwords.
enum SecureFieldKind: AppKitControlKind {
  static var elementNames: [String] { ["secureTextField"] }
  static var operatedName: String? { "secure text fields" }
  static func make() -> NSSecureTextField { NSSecureTextField(frame: .zero) }
  static func shownText(of view: NSSecureTextField) -> String? { nil }
}

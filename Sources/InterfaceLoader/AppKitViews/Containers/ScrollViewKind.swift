import AppKitDialect

/// Views that show a part of a larger one.
enum ScrollViewKind: AppKitKind {
  static var elementNames: [String] { ["scrollView"] }
  static func make() -> NSScrollView { NSScrollView(frame: .zero) }
}

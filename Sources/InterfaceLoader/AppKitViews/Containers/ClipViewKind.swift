import AppKitDialect

/// The part of a scroll view that cuts what it shows.
enum ClipViewKind: AppKitKind {
  static var elementNames: [String] { ["clipView"] }
  static func make() -> NSClipView { NSClipView(frame: .zero) }
}

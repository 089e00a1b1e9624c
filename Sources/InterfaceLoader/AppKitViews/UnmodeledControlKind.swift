import AppKitDialect
import InterfaceBuilder
import ResponderKit

/// Controls whose own class is not modeled yet: a click sends their action, and changes no value.
///
/// It is the kind of every control of a document that no other kind has.
enum UnmodeledControlKind: AppKitControlKind {
  static var elementNames: [String] { [] }
  static func make() -> NSControl { NSControl(frame: .zero) }
  static var note: String? { "what a click changes in it is not modeled yet" }
}

extension ViewKind {
  /// The kind of controls of AppKit that no table contains.
  static let unmodeledControl = ViewKind(UnmodeledControlKind.self)
}
